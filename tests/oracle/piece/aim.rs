//! Direction letters.

use super::Vector;

/// The unit steps that a letter stands for.
fn sides(letter: char) -> Vec<Vector> {
    match letter {
        'f' => vec![(0, 1)],
        'b' => vec![(0, -1)],
        'l' => vec![(-1, 0)],
        'r' => vec![(1, 0)],
        'v' => vec![(0, 1), (0, -1)],
        's' => vec![(-1, 0), (1, 0)],
        other => panic!("`{other}` is no direction"),
    }
}

fn upright(letter: char) -> bool {
    matches!(letter, 'f' | 'b' | 'v')
}

/// How far a step goes to one side.
fn toward(step: Vector, side: Vector) -> i32 {
    step.0 * side.0 + step.1 * side.1
}

/// Letters that belong together: alone, with the next one, or with `h`.
enum Group {
    One(char),
    Two(char, char),
    Half(char),
    RightHanded,
    LeftHanded,
}

fn groups(letters: &[char]) -> Vec<Group> {
    let mut groups = Vec::new();
    let mut at = 0;
    while at < letters.len() {
        let letter = letters[at];
        let next = letters.get(at + 1).copied();
        let (group, length) = match (letter, next) {
            ('h', Some('r')) => (Group::RightHanded, 2),
            ('h', Some('l')) => (Group::LeftHanded, 2),
            ('h', _) => panic!("`h` without a side"),
            (_, Some('h')) => (Group::Half(letter), 2),
            (_, Some(next)) if next == letter => (Group::One(letter), 2),
            (_, Some(next)) if upright(next) != upright(letter) => (Group::Two(letter, next), 2),
            _ => (Group::One(letter), 1),
        };
        groups.push(group);
        at += length;
    }
    groups
}

/// The images, of those that the atom has, that the letters name.
pub fn absolute(ring: &[Vector; 8], images: &[usize], letters: &[char]) -> Vec<usize> {
    let (files, ranks) = ring[0];
    let long = files.abs().max(ranks.abs());
    let short = files.abs().min(ranks.abs());
    let orthogonal = short == 0 && images == [0, 2, 4, 6];
    let diagonal = short == 0 && images == [1, 3, 5, 7];
    assert!(short > 0 || orthogonal || diagonal, "no direction letters before K and Q");

    let named = |image: usize| {
        let step = ring[image];
        if orthogonal {
            return letters.iter().any(|&letter| sides(letter).iter().any(|&side| toward(step, side) > 0));
        }
        groups(letters).iter().any(|group| match *group {
            Group::One(letter) if diagonal => sides(letter).iter().any(|&side| toward(step, side) > 0),
            Group::One(letter) => sides(letter).iter().any(|&side| toward(step, side) == long),
            Group::Two(first, second) => {
                let (first_length, second_length) = if diagonal { (long, long) } else { (short, long) };
                sides(first).iter().any(|&side| toward(step, side) == first_length)
                    && sides(second).iter().any(|&side| toward(step, side) == second_length)
            }
            Group::Half(letter) if !diagonal => sides(letter).iter().any(|&side| toward(step, side) > 0),
            Group::RightHanded if !diagonal => image.is_multiple_of(2),
            Group::LeftHanded if !diagonal => !image.is_multiple_of(2),
            Group::Half(_) | Group::RightHanded | Group::LeftHanded => panic!("`h` before a diagonal atom"),
        })
    };
    images.iter().copied().filter(|&image| named(image)).collect()
}

/// Eighths of a turn clockwise that the letters mean in a part that is not the first.
pub fn relative(letters: &[char]) -> Vec<usize> {
    if letters == ['a'] {
        return (0..8).collect();
    }
    let compass: [Vector; 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
    let mut turns = Vec::new();
    for group in groups(letters) {
        let wanted: Vec<Vector> = match group {
            Group::One(letter) => sides(letter),
            Group::Two(first, second) => {
                let mut between = Vec::new();
                for one in sides(first) {
                    for other in sides(second) {
                        between.push((one.0 + other.0, one.1 + other.1));
                    }
                }
                between
            }
            Group::Half(_) | Group::RightHanded | Group::LeftHanded => panic!("`h` in a later part"),
        };
        turns.extend((0..8).filter(|&turn| wanted.contains(&compass[turn])));
    }
    turns
}

/// The images closest to straight on from a step: one, or two that are equally close.
pub fn onward(ring: &[Vector; 8], images: &[usize], before: Vector) -> Vec<usize> {
    // The cosine of the angle between both steps, squared with its sign kept, as a fraction. The length of
    // `before` is the same for all and left out.
    let cosine = |image: usize| {
        let step = ring[image];
        let along = i64::from(toward(step, before));
        (along * along.abs(), i64::from(toward(step, step)))
    };
    let closer = |one: usize, other: usize| {
        let ((a, b), (c, d)) = (cosine(one), cosine(other));
        a * d > c * b
    };
    let best = |&image: &usize| images.iter().all(|&other| !closer(other, image));
    images.iter().copied().filter(best).collect()
}
