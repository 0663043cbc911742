//! A declaration under examination: what it is compiled to, and what it means.

use alloc::{format, string::String, vec, vec::Vec};

use bitboard_plan::prove::{self, Proof, Statement, Unproved};
use bitboard_plan::{Bits, Geometry, Plan, Request, compile, leaper, sliced_leaper};

use super::{
    Declared,
    declared::{Board, Declaration, What},
};
use crate::arch::Level;

/// A function under examination.
pub(super) struct Judge<'a> {
    name: &'a str,
    declaration: &'a Declaration,
    geometry: Geometry,
}

impl<'a> Judge<'a> {
    pub(super) fn new(name: &'a str, declaration: &'a Declaration) -> Self {
        Self { name, declaration, geometry: declaration.geometry() }
    }

    /// All values of the index, each with the number of its direction or square.
    pub(super) fn values<Function, Index: Copy>(
        &self,
        declared: &Declared<Function, Index>,
        told: Option<&[Index]>,
    ) -> Result<Vec<(u32, Index)>, String> {
        let wanted: Vec<u32> = match &self.declaration.what {
            What::Fill(_, _, directions) if self.declaration.indexed => {
                (0..directions.len() as u32).collect()
            }
            What::Piece(..) if self.declaration.indexed => self.geometry.cells().iter().collect(),
            _ => vec![0],
        };
        let known = told.unwrap_or(declared.all);
        let name = self.name;
        let values: Vec<(u32, Index)> = match declared.from {
            Some(from) if known.is_empty() => {
                wanted.iter().map(|&number| (number, from(number as usize))).collect()
            }
            _ => known.iter().map(|&value| ((declared.number)(value) as u32, value)).collect(),
        };
        if values.is_empty() {
            let help = format!("help: `prove!({name} in [Way::North, Way::East])`");
            return Err(format!("the values of a parameter of `{name}` are not known; {help}"));
        }
        let lacks = wanted.iter().find(|number| values.iter().all(|(known, _)| known != *number));
        if let Some(number) = lacks {
            return Err(format!("the values given for `{name}` lack that with number {number}"));
        }
        let extra = values.iter().find(|(number, _)| !wanted.contains(number));
        match extra {
            Some((number, _)) => Err(format!("`{name}` has no direction or square with number {number}")),
            None => Ok(values),
        }
    }

    /// What the function should compute; for a piece on a square from each of them.
    pub(super) fn statements(&self) -> Result<Vec<(Option<u32>, Statement)>, String> {
        let stray_bits = self.declaration.board.stray_bits;
        Ok(match &self.declaration.what {
            What::Fill(..) => vec![(None, Statement::plan(&self.plan(&self.geometry)?))],
            What::Leaper(leaps, offsets) => {
                vec![(None, Statement::leaper(&self.geometry, offsets, *leaps, stray_bits))]
            }
            What::Piece(..) => {
                let request = self.request()?;
                let squares = if request.sets { Bits::first(1) } else { self.geometry.cells() };
                let mut statements = Vec::new();
                for square in squares.iter() {
                    let statement = Statement::piece(
                        &self.geometry,
                        &request,
                        square,
                        self.declaration.has_blockers(),
                        stray_bits,
                    );
                    let statement = statement.map_err(|unproved| self.refusal(&unproved, 0, None))?;
                    statements.push(((!request.sets).then_some(square), statement));
                }
                statements
            }
        })
    }

    /// Compiles what is declared as the macros do, and proves it.
    pub(super) fn proof(&self) -> Result<Proof, String> {
        let Board { many, stray_bits, .. } = self.declaration.board;
        let geometry = if many { self.geometry.in_parts() } else { self.geometry.clone() };
        let proof = match &self.declaration.what {
            What::Fill(_, by, _) => {
                let plan = self.plan(&geometry)?;
                let program = plan.lower(*by).map_err(|_| self.differs())?;
                let mut statement = Statement::plan(&plan);
                let sliced = many.then(|| self.plan(&self.geometry)).transpose()?.map(|plan| plan.slice());
                statement.program(&program).and_then(|proof| match sliced {
                    Some(Ok(sliced)) => statement.sliced(&sliced),
                    _ => Ok(proof),
                })
            }
            What::Leaper(leaps, offsets) => {
                let program = leaper(&geometry, offsets, *leaps, stray_bits);
                let program = program.map_err(|_| self.differs())?;
                let mut statement = Statement::leaper(&geometry, offsets, *leaps, stray_bits);
                let sliced = many.then(|| sliced_leaper(&self.geometry, offsets, *leaps, stray_bits));
                statement.program(&program).and_then(|proof| match sliced {
                    Some(Ok(sliced)) => statement.sliced(&sliced),
                    _ => Ok(proof),
                })
            }
            What::Piece(..) => {
                let requests = [self.request()?];
                let pieces = compile(&geometry, &requests).map_err(|_| self.differs())?;
                prove::pieces(&geometry, &requests, &pieces)
            }
        };
        proof.map_err(|unproved| {
            format!("what `{}` is compiled from is not what it declares: {unproved}", self.name)
        })
    }

    fn plan(&self, geometry: &Geometry) -> Result<Plan, String> {
        self.declaration.plan(geometry).ok_or_else(|| self.differs())
    }

    fn request(&self) -> Result<Request, String> {
        self.declaration.request().ok_or_else(|| self.differs())
    }

    fn differs(&self) -> String {
        format!("`{}` cannot be compiled again: it was declared by another version of the macros", self.name)
    }

    /// What is wrong with the function, drawn.
    pub(super) fn refusal(&self, unproved: &Unproved, direction: usize, level: Option<Level>) -> String {
        let mut text = format!("`{}` is not what it is declared to be", self.name);
        if let Some(level) = level {
            text.push_str(&format!(" at level {level}"));
        }
        if let Some(way) = self.declaration.direction(&self.geometry, direction) {
            text.push_str(&format!(" to the {way}"));
        }
        let Unproved::Refuted(refutation) = unproved else { return format!("{text}: {unproved}") };
        if let Some((_, from)) = refutation.from {
            text.push_str(&format!(" from {}", self.geometry.square_name(from).unwrap_or_default()));
        }
        text.push_str(&format!(": wrong on {}\n", refutation.square_name()));
        let inputs = self.declaration.names.iter().copied().zip(refutation.inputs.iter().copied());
        for (what, set) in inputs.chain([("expected", refutation.expected), ("got", refutation.got)]) {
            text.push_str(&format!("\n{what}\n{}", refutation.draw(set)));
        }
        text
    }
}
