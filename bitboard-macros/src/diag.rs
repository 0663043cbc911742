//! The collector of errors and the table of messages.

use std::fmt;

use proc_macro2::TokenStream;
use quote::ToTokens;

/// Errors of one phase. Phases stop between, not within: the user sees all errors of an item together, and
/// none that only follows from another.
#[derive(Default)]
pub(crate) struct Diagnostics {
    errors: Vec<syn::Error>,
}

impl Diagnostics {
    /// Reports a message at the tokens it is about.
    pub(crate) fn at(&mut self, tokens: impl ToTokens, message: impl fmt::Display) {
        self.errors.push(syn::Error::new_spanned(tokens, message));
    }

    /// The value, or `None` with the error reported.
    pub(crate) fn take<T>(&mut self, result: syn::Result<T>) -> Option<T> {
        result.map_err(|error| self.errors.push(error)).ok()
    }

    /// The value, or `None` with what is wrong reported at the tokens it is about.
    pub(crate) fn take_at<T>(
        &mut self,
        tokens: impl ToTokens,
        result: Result<T, impl fmt::Display>,
    ) -> Option<T> {
        result.map_err(|message| self.at(tokens, message)).ok()
    }

    /// How many errors there are.
    pub(crate) const fn count(&self) -> usize {
        self.errors.len()
    }

    /// Whether nothing has been reported.
    pub(crate) fn is_clean(&self) -> bool {
        self.errors.is_empty()
    }

    /// The errors as tokens that make the compiler report them.
    pub(crate) fn into_tokens(self) -> TokenStream {
        self.errors.iter().map(syn::Error::to_compile_error).collect()
    }
}

/// Defines the table: the name of each message, its parts, and its text.
macro_rules! messages {
    ($($(#[$doc:meta])* $name:ident { $($part:ident),* } $text:literal)*) => {
        /// A message: what is wrong, then on a line of its own how to mend it.
        #[derive(Debug)]
        pub(crate) enum Message {
            $($(#[$doc])* $name { $($part: String),* },)*
        }

        impl fmt::Display for Message {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(Self::$name { $($part),* } => write!(f, $text),)*
                }
            }
        }
    };
}

messages! {
    Unreadable { reason }
        "{reason}\nhelp: arguments are separated by commas, options are `name = value`, a shape is one word such as `10x8`"
    /// Neither `name = value` nor anything else that can stand there.
    NotAnOption { found, expected }
        "unexpected `{found}`\nhelp: expected {expected}"
    UnknownOption { name, help }
        "unknown option `{name}`\nhelp: {help}"
    OptionTwice { name }
        "option `{name}` is given twice\nhelp: keep one of them"
    OptionAlone { name }
        "option `{name}` has no value\nhelp: write `{name} = …`, or leave it out"
    UnknownValue { name, value, help }
        "`{value}` is no value of `{name}`\nhelp: {help}"
    OptionOutside { name }
        "option `{name}` cannot be given inside a board module\nhelp: the arguments of `#[bitboard]` say it"
    Contradiction { one, other, help }
        "`{one}` contradicts `{other}`\nhelp: {help}"

    NoShape {}
        "the shape of the board is missing\nhelp: files x ranks come first, as in `#[bitboard(8x8)]`"
    BadShape { found }
        "`{found}` is no shape of a board\nhelp: expected files x ranks, such as `8x8` or `9x10`"
    BadOrigin { found, corners }
        "`{found}` is no corner of the board\nhelp: the origin is one of {corners}"
    BadCells { found }
        "unexpected cells `{found}`\nhelp: expected a drawing, one text for each rank from the top, such as \
         `[\". . #\", \". . .\"]`, or `hexagon(6)`"
    BadRow { found }
        "`{found}` is no row of a drawing\nhelp: expected a text for each rank from the top, such as \
         `[\". . #\", \". . .\"]`"
    CellRows { found, expected }
        "the drawing has {found} rows, the board {expected} ranks\nhelp: one text for each rank, from the top"
    CellColumns { found, expected }
        "this row draws {found} squares, the board has {expected} files\nhelp: `.` is a cell, `#` a hole, \
         blanks do not count"
    CellSymbol { symbol }
        "`{symbol}` draws nothing\nhelp: `.` is a cell, `#` a hole, blanks do not count"
    BadWord { found }
        "`{found}` is no word for a board\nhelp: expected `u8`, `u16`, `u32`, `u64`, `u128` or `[u64; N]` \
         with N from 1 to 6"

    OutlineModule { name }
        "the items of module `{name}` are in another file, where the macro cannot see them\n\
         help: write them here, `mod {name} {{ … }}`"
    NotAModule {}
        "`#[bitboard]` goes on a module\nhelp: `#[bitboard(8x8)] pub mod chess {{ pub struct Board(u64); … }}`"
    NoBoard { name }
        "module `{name}` declares no board\nhelp: add a tuple struct such as `pub struct Board(u64);`"
    TwoBoards { first, second }
        "`{second}` is a second board beside `{first}`\nhelp: one tuple struct a module; give `{second}` a \
         module of its own, or named fields"
    TwoSquares { first, second }
        "`{second}` is a second square type beside `{first}`\nhelp: one empty enum a module"
    BoardForm { name }
        "`{name}` is not a board\nhelp: expected a tuple struct of one word without generics, \
         `pub struct {name}(u64);`"
    PublicBits { name }
        "the field of `{name}` is public, so bits outside the board could get in\n\
         help: make it private and read it with `{name}::bits`, write it with `{name}::from_bits`"
    SquareVisibility { name, board }
        "`{name}` is less visible than `{board}`, whose methods speak of it\nhelp: give both the same visibility"
    SquareAttribute { attribute }
        "`{attribute}` does not go on a square type\nhelp: the macro chooses the representation; there is no \
         default square"
    ReservedName { name }
        "a direction cannot be called `{name}`\nhelp: the enum has an associated constant of that name"
    NameTwice { name }
        "`{name}` is declared twice\nhelp: rename or remove one of them"
    TwoMacros { one, other }
        "`#[{other}]` beside `#[{one}]`\nhelp: one of them writes the function; remove the other"
    SquareGenerics { name }
        "`{name}` cannot be generic\nhelp: write `enum {name}`"
    NestedItem { attribute }
        "`#[{attribute}]` is in a module of its own inside the board module\nhelp: move the item one module \
         up, beside the board"
    Misplaced { attribute, place, form }
        "`#[{attribute}]` does not go on {place}\nhelp: {form}"
    NeedsModule { found }
        "direction `{found}` has no meaning outside a board module\nhelp: write `step(files, ranks)` or \
         `shift(bits, mask)`, or move the function into a `#[bitboard]` module"
    DirectionsArguments {}
        "`#[directions]` takes no arguments in a board module\nhelp: the arguments of `#[bitboard]` say it"

    NoDirections { name }
        "`{name}` has no directions\nhelp: add variants such as `North = step(0, 1)`"
    DirectionFields { name }
        "direction `{name}` has fields\nhelp: expected `{name} = step(files, ranks)` or \
         `{name} = shift(bits, mask)`"
    DirectionMissing { name }
        "direction `{name}` says nothing of how it moves\nhelp: expected `{name} = step(files, ranks)`, \
         `shift(bits, mask)` or `opposite(other)`"
    DirectionCfg { name }
        "direction `{name}` is conditional\nhelp: `cfg` goes on the whole enum"
    DirectionForm { found }
        "`{found}` is no direction\nhelp: expected `step(files, ranks)`, `shift(bits, mask)` or `opposite(other)`"
    ShiftForm {}
        "a raw direction is a shift and the mask applied after it\nhelp: `shift(8, !0)`, or \
         `shift(8, MASK, unchecked)` for a mask that takes squares away on purpose"
    StepForm {}
        "a step is files to the east and ranks to the north\nhelp: `step(1, 0)` is east, `step(0, -1)` south; \
         `step(0, 1, within = ZONE)` lands only in a zone, a mask or a drawing"
    OppositeForm {}
        "`opposite` turns one direction round\nhelp: `opposite(North)` or `opposite(step(0, 1))`"
    OppositeOutside {}
        "`opposite` has no enum to look in here\nhelp: describe the direction, `opposite(step(0, 1))`"
    OppositeOfNothing { name, help }
        "there is no direction `{name}` to be the opposite of\nhelp: {help}"
    OppositeCircle { name }
        "`{name}` is the opposite of itself in the end\nhelp: give one of the directions a step or a shift"
    NotANumber { found, expected }
        "`{found}` is no number that the macro can read\nhelp: expected {expected}; a macro sees the text of a \
         program and not the values of constants"
    NumberTooBig { found, limit }
        "`{found}` is out of range\nhelp: {limit}"
    IsAPiece { found, of }
        "`{found}` is no {of}\nhelp: `#[piece({found})]` takes it; with a set as its first parameter it moves all pieces of \
         the set"
    LeapForm { found }
        "`{found}` is no leap\nhelp: expected files and ranks, `#[leaper(1, 2)]`, or pairs of them, \
         `#[leaper((1, 2), (1, 0))]`"

    NoMovement {}
        "nothing says how the piece moves\nhelp: a text in Betza notation, `#[piece(\"RN\")]`, or legs, \
         `#[piece(ride(1, 0), leap(1, 2))]`"
    LegForm { found }
        "`{found}` says nothing of how a piece moves\nhelp: expected Betza notation in quotes, `\"RN\"`, or legs: \
         `leap(1, 2)`, `ride(1, 0)`, `king()` or `queen()`; several are separated by commas"
    NotationAsLeg { found }
        "`{found}` is notation among legs\nhelp: write it as a leg, such as `leap(1, 1)`, or the whole move in notation: \
         `\"[W-F]\"` must go on, `\"[W?F]\"` may"
    UnknownLeg { name, help }
        "no leg begins with `{name}`\nhelp: {help}"
    LegArguments { name, expected }
        "`{name}` does not take these arguments\nhelp: expected {expected}"
    UnknownLegMethod { name, help }
        "a leg has no method `{name}`\nhelp: {help}"
    LegMethodLate { name }
        "`{name}` is said of a leg, and this is a whole component\nhelp: say it of the leg, before `then`, `quiet` and \
         the like: `ride(1, 0).{name}(…).quiet()`"
    HopGoesOn { name, hopping }
        "`{hopping}` ends a move, and `{name}` goes on\nhelp: with `mounting` it runs to the first piece, which stays, and \
         goes on from there: `ride(1, 0).mounting().then(king())`"
    NoLeap {}
        "a leap of 0 files and 0 ranks leads nowhere\nhelp: files and ranks, such as `leap(1, 2)` for a knight"
    LegMethodTwice { name }
        "`{name}` is said twice\nhelp: keep one of them"
    WholeMove { name }
        "`{name}` belongs to the whole move, not to one of its legs\nhelp: say it once, behind the last leg: \
         `leap(1, 0).then(leap(1, 1)).{name}()`"
    LeadsNowhere { component, board }
        "`{component}` leads nowhere on the {board} board\nhelp: from none of its squares; mend it or leave it out"
    WrongWayRound {}
        "the parameters are the wrong way round\nhelp: first the square of the piece, then the occupied squares"
    ProvePaths { found }
        "`{found}` is not the path of a function\nhelp: `prove!` takes paths, and the values of a parameter where the \
         macros cannot know them: `prove!(chess::rook_attacks, ray in [Way::North, Way::East])`"
    TwinTaken { name }
        "a function is called `{name}` already\nhelp: `black = …` names the function to write for the other \
         side; give it a name of its own"
    NestedChain { name }
        "`{name}` takes one leg\nhelp: legs follow from left to right: `leap(1, 1).then(leap(1, 0)).then(ride(1, 0))`"
    NoDetails { name }
        "`{name}` takes no details\nhelp: only `tables` and `pext` do: `by = tables(lookups = 2, index = unique)`"
    NothingGiven { what, help }
        "this piece {what}\nhelp: {help}"
    OccupiedType { found, expected }
        "occupied squares of type `{found}`\nhelp: expected `{expected}`, the type of the set that comes back"
    SquareName { name, help }
        "`{name}` is a set of pieces here, as its type is that of the sets\nhelp: {help}; for a set call it `pieces`"
    EmptyName { name }
        "`{name}` stands where a piece takes the occupied squares\nhelp: call it `occupied` and pass `!{name}`"
    PextConst {}
        "the instruction `pext` cannot run in a `const fn`\nhelp: make it a plain `fn`, or take `by = tables`"
    NoSquare { found, expected }
        "`{found}` is no square\nhelp: first comes where the piece stands: {expected}"
    PieceOnMany {}
        "a piece has no form on many boards\nhelp: `#[fill]` and `#[leaper]` have; or take one board, and call it for each"
    NoSquareType {}
        "the module has no squares for the piece to stand on\nhelp: declare them, `pub enum Square {{}}`"

    SameDirection { name, other }
        "`{name}` moves like `{other}`\nhelp: remove one of them"
    SameName { name }
        "direction `{name}` is declared twice\nhelp: rename or remove one of them"
    AmbiguousDirection { name, homes }
        "more than one enum has a direction `{name}`\nhelp: say which, one of {homes}"
    UnknownEnum { name, help }
        "`{name}` is no enum of directions\nhelp: {help}"
    DirectionPath { name }
        "`{name}` is no name of a direction\nhelp: expected `North` or `Compass::North`"
    UnknownDirection { name, help }
        "unknown direction `{name}`\nhelp: {help}"
    DirectionTwice { name }
        "direction `{name}` is listed twice\nhelp: remove one of them"
    NoDirection {}
        "no direction is given\nhelp: list one or more, such as `#[fill(step(0, 1))]`"
    ListedDirections { parameter }
        "the direction is the parameter `{parameter}`, so none can be listed\nhelp: remove the parameter, or \
         the directions"

    TwinMissing { name }
        "the twin of `{name}` has no name\nhelp: add `black = …`, the name of the function to write"
    TwinName { found }
        "`{found}` is no name of a function\nhelp: expected `black = black_pawn_attacks`"
    NoMirror {}
        "nothing is turned round\nhelp: `#[mirrored(ranks, black = …)]` for the other colour, `files` for the \
         other wing"
    PairForm { found }
        "`{found}` is no pair\nhelp: expected `pairs(white_function = black_function)`"
    NotMirrorable { found }
        "`{found}` cannot be turned round\nhelp: a mirrored body is made of `let`, set operations, directions, \
         `RANK_…`, `FILE_…` and functions with a known mirror image"
    UnknownMethod { name }
        "method `{name}` cannot be turned round\nhelp: known are the set operations, `to` and `step`, and the \
         questions `is_empty`, `is_disjoint`, `is_subset` and `len`"
    UnknownTwin { name }
        "the mirror image of `{name}` is not known\nhelp: make it `#[mirrored]` too, or list it: \
         `symmetric({name})` if it is its own, `pairs({name} = …)` else"
    NoMirrorDirection { name, set, step }
        "no direction of `{set}` is the mirror image of `{name}`\nhelp: add a variant with `{step}`"
    NotSymmetric {}
        "the cells of the board are not their own mirror image\nhelp: only boards that look the same from both \
         sides have twins"
    NumbersNotSets { operator, help }
        "`{operator}` makes a number here and no set of squares\nhelp: {help}"
    MirroredForm {}
        "`#[mirrored]` goes on a function with a body\nhelp: `#[mirrored(ranks, black = black_attacks)] const fn \
         white_attacks(pawns: Board) -> Board {{ … }}`"
    TableForm { name }
        "`{name}` is no table\nhelp: `#[table]` goes on a static with a closure of its indices: \
         `static KNIGHT: [Board; 64] = |square| knight_attacks(square.board());`"
    TableConst { name }
        "`{name}` is a constant, which is copied wherever it is used\nhelp: make it a `static`"
    TableDimensions { parameter, found }
        "parameter `{parameter}` has no dimension in `{found}`\nhelp: one array for each parameter, the first \
         one outermost"
    TableLength { found }
        "`{found}` is no length that the macro can read\nhelp: expected a literal such as `64`; a macro sees the \
         text of a program and not the values of constants"
    TableTooBig { entries, most }
        "a table of {entries} entries is too much to compute while compiling\nhelp: at most {most}; split the \
         table, or fill it when the program starts"
    TableRange { parameter, length, squares }
        "it is not clear what the {length} values of `{parameter}` are\nhelp: {squares}; or say it, `|{parameter}: usize|` \
         for numbers, or `bool`, or a type of your own with an array `ALL` of {length}"
    TableSize { parameter, length, expected }
        "`{parameter}` has {expected} values, the table {length}\nhelp: make that dimension {expected} long; \
         tables by square are indexed by bit and have room for holes"
    TableArguments {}
        "`#[table]` takes no arguments\nhelp: the type and the closure say it all"
    MirroredMethod {}
        "a mirrored function cannot be a method\nhelp: make it a function of the module"
    NotABoard { ty }
        "`self` is a `{ty}` here and no set of squares\nhelp: generated methods are for the board; take the board as \
         a parameter"
    HasBody { name }
        "`{name}` already has a body\nhelp: the macro writes it; end the signature with `;`"
    NotAFunction { attribute, example }
        "`#[{attribute}]` goes on a function without a body\nhelp: such as `{example}`"
    Qualifier { qualifier }
        "a generated function cannot be {qualifier}\nhelp: `fn` or `const fn`, with any visibility"
    ParameterCfg {}
        "a parameter cannot be conditional\nhelp: `cfg` goes on the whole function"
    ParameterForm { found }
        "parameter `{found}` is not a plain name\nhelp: expected `name: Type`"
    ParameterTwice { name }
        "two parameters are called `{name}`\nhelp: rename one of them"
    ReceiverForm {}
        "the receiver is not `self`\nhelp: generated functions take their sets by value"
    ParameterCount { found, of, expected }
        "{found} for {of}\nhelp: expected {expected}"
    ParameterType { found, expected }
        "parameter of type `{found}` where the sets are `{expected}`\nhelp: all sets have one type; \
         only a last parameter, a direction, may differ"
    SquareForSet { found, expected }
        "`{found}` is one square where sets are moved, of type `{expected}`\nhelp: take a set and pass `square.board()`; \
         where a piece goes from a square is told by `#[piece]`"
    BoardType { found, board }
        "`{found}` is not the board `{board}`\nhelp: the sets are of the type that `board = …` names"
    NoReturn { board }
        "the function returns nothing\nhelp: add `-> {board}`"
    ReturnType { found, board }
        "the function returns `{found}`\nhelp: expected `-> {board}`, the type of its sets"
    ManyConst {}
        "a function on many boards cannot be const\nhelp: it works with the instructions that the processor has; make it a \
         plain `fn`"
    ManyOut { element }
        "there is no place for the results\nhelp: add a last parameter `out: &mut [{element}]`"
    ManyOutType { found, expected }
        "results of type `{found}` of sets of type `{expected}`\nhelp: the last parameter is `out: &mut [{expected}]`"
    ManyReturn { element }
        "a function on slices returns nothing\nhelp: the results go to its last parameter, `out: &mut [{element}]`"
    ManyArray { element, length }
        "a function on arrays returns an array\nhelp: add `-> [{element}; {length}]`"
    ManyLength { found, expected }
        "an array of {found} beside one of {expected}\nhelp: all arrays have one length"
    ManyMixed { found, form }
        "`{found}` beside {form} of boards\nhelp: all parameters are {form}; only a direction may follow the sets"
    LinesForm { found, expected }
        "`{found}` beside lines of boards\nhelp: expected `{expected}`, N being the number of lines"
    LinesAlone {}
        "lines of boards outside a board module\nhelp: move the function into a `#[bitboard]` module, which says what the \
         lines are"
    LinesCount { found, expected }
        "{found} lines of a board that has {expected}\nhelp: a line is a rank, or a file with `order = file_major`"
    NoLines { reason }
        "this function has no form on lines: {reason}\nhelp: take slices, `&[Board]`, which are computed word by word where \
         it has none"
    ManySelf {}
        "`Self` is not known where a function on many boards is written\nhelp: name the type"
    OccupiedName { name }
        "`{name}` stands where a fill takes the empty squares\nhelp: call it `empty` and pass `!{name}`"
    ShapeUnknown { word, example }
        "`{word}` alone does not say the shape of the board\nhelp: add `board = {example}` with its files and ranks; \
         only `u64` means 8x8 by itself"
    SetType { found }
        "sets of squares of type `{found}` are not supported\nhelp: expected `u8` to `u128`, `[u64; N]`, or \
         the name of a tuple struct around one"
    WordConflict { word, found }
        "the sets are `{found}`, not `{word}`\nhelp: remove the option `word`"
}

/// The name in `known` that `name` was probably meant to be.
pub(crate) fn closest<'a>(name: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let plain = |text: &str| text.replace('_', "").to_lowercase();
    let (close, best) = known
        .into_iter()
        .map(|candidate| (distance(&plain(name), &plain(candidate)), candidate))
        .min_by_key(|&(distance, _)| distance)?;
    (close <= 1 + name.chars().count() / 3).then_some(best)
}

/// A help line for a name that is not among `known`.
pub(crate) fn expected_one_of(name: &str, known: &[&str]) -> String {
    let all = known.iter().map(|known| format!("`{known}`")).collect::<Vec<_>>().join(", ");
    match (closest(name, known.iter().copied()), known) {
        (_, []) => "none is known here".to_owned(),
        (Some(best), [_]) => format!("did you mean `{best}`?"),
        (Some(best), _) => format!("did you mean `{best}`? there are {all}"),
        (None, _) => format!("expected one of {all}"),
    }
}

/// The number of single-character edits between two texts.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (index, a) in one.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = index + 1;
        for (column, &b) in other.iter().enumerate() {
            let replaced = diagonal + usize::from(a != b);
            diagonal = row[column + 1];
            row[column + 1] = replaced.min(diagonal + 1).min(row[column] + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn suggestions_forgive_typing() {
        let known = ["north", "north_east", "kogge_stone"];
        assert_eq!(closest("koggestone", known), Some("kogge_stone"));
        assert_eq!(closest("NorthEast", known), Some("north_east"));
        assert_eq!(closest("nroth", known), Some("north"));
        assert_eq!(closest("xyz", known), None);
    }
}
