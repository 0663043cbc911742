//! Islands.

use super::*;

/// The islands of a set of files, first and last file of each.
fn runs_of_files(files: &[bool; 8]) -> Vec<(usize, usize)> {
    let has = |file: usize| files.get(file).copied().unwrap_or(false);
    let starts = (0..8).filter(|&file| has(file) && (file == 0 || !has(file - 1)));
    starts.map(|first| (first, (first..8).find(|&file| !has(file + 1)).unwrap_or(first))).collect()
}

fn byte(files: impl IntoIterator<Item = usize>) -> u8 {
    files.into_iter().map(|file| 1_u8 << file).sum()
}

#[test]
fn islands_of_all_sets_of_files() {
    for set in 0..=255_u8 {
        let has: [bool; 8] = std::array::from_fn(|file| set >> file & 1 == 1);
        let runs = runs_of_files(&has);
        let single = || runs.iter().filter(|(first, last)| first == last);
        let wide = || runs.iter().filter(|(first, last)| first != last);
        let islands: Vec<Island> = Islands::of(set).collect();
        let expected: Vec<Island> = runs
            .iter()
            .map(|&(first, last)| Island { west: File::ALL[first], east: File::ALL[last] })
            .collect();
        assert_eq!(islands, expected);
        assert_eq!(Islands::of(set).len(), runs.len());
        let mut backwards: Vec<Island> = Islands::of(set).rev().collect();
        backwards.reverse();
        assert_eq!(backwards, expected);
        // From both ends in turn.
        let (mut both, mut left) = (Islands::of(set), runs.len());
        while let Some(island) = if left % 2 == 0 { both.next() } else { both.next_back() } {
            assert!(expected.contains(&island));
            left -= 1;
            assert_eq!(both.len(), left);
        }
        assert_eq!(left, 0);
        for (island, &(first, last)) in islands.iter().zip(&runs) {
            assert_eq!(island.width() as usize, last - first + 1);
            assert_eq!(island.files(), byte(first..=last));
            assert_eq!(island.board(), board_where(|at| (first as i32..=last as i32).contains(&at.0)));
        }

        let (east, west) = (byte(runs.iter().map(|run| run.1)), byte(runs.iter().map(|run| run.0)));
        for forms in
            [islands::east_files, islands::east_files_by_transitions, islands::east_files_by_exclusion]
        {
            assert_eq!(forms(set), east);
        }
        for forms in
            [islands::west_files, islands::west_files_by_transitions, islands::west_files_by_exclusion]
        {
            assert_eq!(forms(set), west);
        }
        let next = |file: usize, by: i32| has.get((file as i32 + by) as usize).copied().unwrap_or(false);
        let differ = |by| byte((0..8).filter(move |&file| next(file, 0) != next(file, by)));
        assert_eq!(islands::transitions_to_west(set), differ(1));
        assert_eq!(islands::transitions_to_east(set), differ(-1));
        assert_eq!(islands::count(set) as usize, runs.len());
        assert!(runs.len() <= 4);
        let isolated = byte(single().map(|run| run.0));
        let half_isolated = byte(wide().flat_map(|&(first, last)| [first, last]));
        assert_eq!(islands::isolated_files(set), isolated);
        assert_eq!(islands::half_isolated_files(set), half_isolated);
        for width in 0..=10 {
            let of_width = runs.iter().filter(|(first, last)| last - first + 1 == width);
            let files = byte(of_width.flat_map(|&(first, last)| first..=last));
            assert_eq!(islands::of_width(set, width as u32), files, "{set:08b} {width}");
        }
        let entry = islands::TABLE[usize::from(set)];
        assert_eq!(entry.isolated, board_where(|at| isolated >> at.0 & 1 == 1));
        assert_eq!(entry.half_isolated, half_isolated);
        assert_eq!((entry.east_files, entry.west_files), (east, west));
        assert_eq!(usize::from(entry.count), runs.len());
    }
    assert_eq!(size_of_val(&islands::TABLE), 4096);
}

#[test]
fn islands_of_pawns() {
    for_each_position(0x151, |view, _| {
        let count = |set: &Set| {
            runs_of_files(&std::array::from_fn(|file| set.iter().any(|at| at.0 == file as i32))).len()
        };
        let (own, enemy) = view.boards();
        assert_eq!(islands::islands(own).len(), count(&view.own));
        let all: Set = islands::islands(own).flat_map(|island| set(island.board())).collect();
        assert_eq!(all, set(spans::file_fill(own)));
        let balance = count(&view.enemy) as i8 - count(&view.own) as i8;
        assert_eq!(islands::balance(own, enemy), balance);
        assert_eq!(islands::balance(enemy, own), -balance);
        // Isolated and half-isolated pawns are those on the isolated and half-isolated files.
        let files = spans::fileset(own);
        let on = |files: u8| view.own_where(|at| files >> at.0 & 1 == 1);
        let neighbours = |at: At| [-1, 1].map(|side| view.own.iter().any(|pawn| pawn.0 == at.0 + side));
        assert_eq!(on(islands::isolated_files(files)), view.own_where(|at| neighbours(at) == [false; 2]));
        assert_eq!(
            on(islands::half_isolated_files(files)),
            view.own_where(|at| neighbours(at)[0] != neighbours(at)[1])
        );
    });
}

#[test]
fn sizes_are_as_documented() {
    assert_eq!((size_of::<Chain>(), size_of::<Chains>()), (4, 32));
    assert_eq!((size_of::<Island>(), size_of::<Islands>(), size_of::<islands::Entry>()), (2, 1, 16));
    assert_eq!((size_of::<PawnEnding>(), size_of::<Race>()), (24, 12));
    assert_eq!((size_of_val(&passers::BONUS), size_of_val(&center::BONUS)), (256, 256));
}
