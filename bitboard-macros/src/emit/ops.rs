//! A program as statements and an expression.

use std::collections::BTreeSet;

use bitboard_plan::{Op, Program, Table, Value, Word};
use proc_macro2::{Ident, Literal, TokenStream};

use super::{ident, literal, word_type};

/// What a program is printed into.
pub(crate) struct Place<'a> {
    /// The expression of each input.
    pub(crate) inputs: &'a [TokenStream],
    /// The expression of the direction parameter's index.
    pub(crate) direction: Option<TokenStream>,
    /// Names of locals that are taken.
    pub(crate) taken: Vec<String>,
    /// Where the runtime crate is.
    pub(crate) runtime: &'a TokenStream,
}

/// Tables, statements, and the expression of the result.
pub(crate) struct Body {
    pub(crate) tables: TokenStream,
    pub(crate) statements: TokenStream,
    pub(crate) result: TokenStream,
}

/// How tightly an expression binds: whether it needs parentheses as an operand.
#[derive(Clone, Copy, PartialEq)]
enum Binds {
    /// A name, literal or call.
    Tightly,
    /// A unary operator.
    Unary,
    /// A binary operator.
    By(char),
}

#[derive(Clone)]
struct Expression {
    tokens: TokenStream,
    binds: Binds,
}

impl Expression {
    fn tight(tokens: TokenStream) -> Self {
        Self { tokens, binds: Binds::Tightly }
    }

    /// As an operand: in parentheses unless it is a single thing. A chain of one operator, which groups to
    /// the left, needs none there.
    fn operand(&self, chain: Option<char>) -> TokenStream {
        let tokens = &self.tokens;
        match self.binds {
            Binds::Tightly => tokens.clone(),
            Binds::Unary if chain.is_some() => tokens.clone(),
            Binds::By(operator) if chain == Some(operator) => tokens.clone(),
            Binds::Unary | Binds::By(_) => ours! { (#tokens) },
        }
    }
}

pub(crate) fn body(program: &Program, place: &Place<'_>) -> Body {
    let mut printer = Printer {
        program,
        place,
        bodies: program.bodies(),
        uses: uses(program),
        expressions: Vec::new(),
        taken: place.taken.iter().cloned().collect(),
        main: TokenStream::new(),
        turns: vec![TokenStream::new(); program.loops().len()],
        variables: vec![Vec::new(); program.loops().len()],
        closed: vec![false; program.loops().len()],
        tables: Vec::new(),
    };
    let tables = printer.tables();
    for index in 0..program.ops().len() {
        printer.operation(index);
    }
    let result = printer.expressions[program.result().index()].tokens.clone();
    Body { tables, statements: printer.main, result }
}

/// How often each value is written; what is written once needs no name.
fn uses(program: &Program) -> Vec<usize> {
    let mut uses = vec![0; program.ops().len()];
    let bodies = program.bodies();
    for (index, op) in program.ops().iter().enumerate() {
        for operand in op.operands() {
            uses[operand.index()] += 1;
            // What a loop only reads is computed before it.
            if bodies[index].is_some() && bodies[operand.index()].is_none() {
                uses[operand.index()] += 1;
            }
        }
    }
    uses
}

struct Printer<'a> {
    program: &'a Program,
    place: &'a Place<'a>,
    bodies: Vec<Option<usize>>,
    uses: Vec<usize>,
    expressions: Vec<Expression>,
    taken: BTreeSet<String>,
    /// Statements outside loops.
    main: TokenStream,
    /// Statements inside each loop.
    turns: Vec<TokenStream>,
    variables: Vec<Vec<Ident>>,
    /// The loops that have been written.
    closed: Vec<bool>,
    tables: Vec<Ident>,
}

impl Printer<'_> {
    fn lanes(&self) -> bool {
        matches!(self.program.word(), Word::Lanes(_))
    }

    /// A local name that is not taken yet.
    fn fresh(&mut self, stem: &str) -> Ident {
        let mut name = stem.to_owned();
        let mut count = 1;
        while !self.taken.insert(name.clone()) {
            count += 1;
            name = format!("{stem}_{count}");
        }
        ident(&name)
    }

    /// The tables, as references to constants: unlike items, locals cannot meet names of the user.
    fn tables(&mut self) -> TokenStream {
        let mut tokens = TokenStream::new();
        for (name, table) in self.program.tables() {
            let (entry, entries): (_, Vec<TokenStream>) = match table {
                Table::Amounts(amounts) => {
                    let amounts = amounts.iter().map(|&amount| Literal::u32_unsuffixed(amount));
                    (word_type(Word::Integer(32)), amounts.map(|amount| ours! { #amount }).collect())
                }
                Table::Sets(sets) => {
                    let word = self.program.word();
                    (word_type(word), sets.iter().map(|&set| literal(set, word)).collect())
                }
            };
            let length = Literal::usize_unsuffixed(entries.len());
            let name = self.fresh(&name.to_lowercase());
            tokens.extend(ours! { let #name: &[#entry; #length] = &[#(#entries),*]; });
            self.tables.push(name);
        }
        tokens
    }

    fn operation(&mut self, index: usize) {
        let op = self.program.ops()[index];
        let expression = self.expression(op);
        let value = match op {
            Op::Input(_) | Op::Constant(_) | Op::Carried(..) | Op::Finished(..) => expression,
            _ => self.bind(index, expression),
        };
        self.expressions.push(value);
    }

    /// Gives a value a name if it is written more than once or deserves one.
    fn bind(&mut self, index: usize, expression: Expression) -> Expression {
        let is_result = self.program.result().index() == index;
        let hint = self.program.names()[index].as_deref().filter(|_| !is_result);
        if self.uses[index] < 2 && hint.is_none() {
            return expression;
        }
        let unnamed = if matches!(self.program.ops()[index], Op::Entry(_)) { "landing" } else { "squares" };
        let name = self.fresh(hint.unwrap_or(unnamed));
        let tokens = expression.tokens;
        let statement = ours! { let #name = #tokens; };
        match self.bodies[index] {
            Some(id) => self.turns[id].extend(statement),
            None => self.main.extend(statement),
        }
        Expression::tight(ours! { #name })
    }

    fn of(&self, value: Value) -> &Expression {
        &self.expressions[value.index()]
    }

    /// A function of the runtime crate for words of several lanes.
    fn call(&self, function: &str, arguments: &[TokenStream]) -> Expression {
        let (runtime, function) = (self.place.runtime, ident(function));
        Expression::tight(ours! { #runtime::__private::word::lanes::#function(#(#arguments),*) })
    }

    fn infix(&self, a: Value, operator: char, function: &str, b: Value) -> Expression {
        let (a, b) = (self.of(a), self.of(b));
        if self.lanes() {
            return self.call(function, &[a.tokens.clone(), b.tokens.clone()]);
        }
        let (left, right) = (a.operand(Some(operator)), b.operand(None));
        let right = if b.binds == Binds::Unary { b.tokens.clone() } else { right };
        let symbol = proc_macro2::Punct::new(operator, proc_macro2::Spacing::Alone);
        Expression { tokens: ours! { #left #symbol #right }, binds: Binds::By(operator) }
    }

    fn expression(&mut self, op: Op) -> Expression {
        match op {
            Op::Input(input) => Expression::tight(self.place.inputs[input].clone()),
            Op::Constant(set) => Expression::tight(literal(set, self.program.word())),
            Op::Entry(table) => {
                let (name, index) = (&self.tables[table], &self.place.direction);
                Expression::tight(ours! { #name[#index] })
            }
            Op::Shift(a, by) => self.shift(a, by),
            Op::Rotate(a, by) => {
                let by = Literal::u32_unsuffixed(by);
                self.rotate(a, &ours! { #by })
            }
            Op::RotateBy(a, table) => {
                let (name, index) = (&self.tables[table], &self.place.direction);
                self.rotate(a, &ours! { #name[#index] })
            }
            Op::And(a, b) => self.infix(a, '&', "and", b),
            Op::Or(a, b) => self.infix(a, '|', "or", b),
            Op::Xor(a, b) => self.infix(a, '^', "xor", b),
            Op::Not(a) if self.lanes() => self.call("not", &[self.of(a).tokens.clone()]),
            Op::Not(a) => {
                let a = self.of(a).operand(None);
                Expression { tokens: ours! { !#a }, binds: Binds::Unary }
            }
            Op::Sub(a, b) if self.lanes() => {
                self.call("sub", &[self.of(a).tokens.clone(), self.of(b).tokens.clone()])
            }
            Op::Sub(a, b) => {
                let (a, b) = (self.of(a).operand(None), &self.of(b).tokens);
                Expression::tight(ours! { #a.wrapping_sub(#b) })
            }
            Op::Carried(id, variable) => {
                if self.variables[id].is_empty() {
                    self.open_loop(id);
                }
                let name = &self.variables[id][variable];
                Expression::tight(ours! { #name })
            }
            Op::Finished(id, variable) => {
                if !std::mem::replace(&mut self.closed[id], true) {
                    self.close_loop(id);
                }
                let name = &self.variables[id][variable];
                Expression::tight(ours! { #name })
            }
        }
    }

    fn shift(&self, a: Value, by: i32) -> Expression {
        let a = self.of(a);
        let amount = Literal::u32_unsuffixed(by.unsigned_abs());
        if self.lanes() {
            let function = if by < 0 { "shr" } else { "shl" };
            return self.call(function, &[a.tokens.clone(), ours! { #amount }]);
        }
        let a = a.operand(None);
        let tokens = if by < 0 {
            ours! { #a >> #amount }
        } else {
            ours! { #a << #amount }
        };
        Expression { tokens, binds: Binds::By('<') }
    }

    fn rotate(&self, a: Value, by: &TokenStream) -> Expression {
        let a = self.of(a);
        if self.lanes() {
            return self.call("rotate_left", &[a.tokens.clone(), by.clone()]);
        }
        let a = a.operand(None);
        Expression::tight(ours! { #a.rotate_left(#by) })
    }

    /// Declares the variables of a loop.
    fn open_loop(&mut self, id: usize) {
        let program = self.program;
        for (variable, start) in program.loops()[id].start.iter().enumerate() {
            let stem = if variable == 0 { "flood" } else { "newest" };
            let name = self.fresh(stem);
            let start = &self.of(*start).tokens;
            self.main.extend(ours! { let mut #name = #start; });
            self.variables[id].push(name);
        }
    }

    /// Sets a variable to what it is after a turn.
    fn update(&self, next: Value, variable: &Ident) -> TokenStream {
        let of_itself = |value: Value| matches!(self.program.ops()[value.index()], Op::Carried(id, index) if self.variables[id][index] == *variable);
        match self.program.ops()[next.index()] {
            Op::Or(own, more) if of_itself(own) && !self.lanes() && self.uses[next.index()] < 2 => {
                let more = &self.of(more).tokens;
                ours! { #variable |= #more; }
            }
            _ => {
                let next = &self.of(next).tokens;
                ours! { #variable = #next; }
            }
        }
    }

    /// Writes the loop with what its turn consists of.
    fn close_loop(&mut self, id: usize) {
        let program = self.program;
        let this = &program.loops()[id];
        let turn = std::mem::take(&mut self.turns[id]);
        let variables = self.variables[id].clone();
        let updates = this.next.iter().zip(&variables).map(|(next, variable)| self.update(*next, variable));
        let mut updates: TokenStream = updates.collect();
        let counter = this.turns.map(|turns| (self.fresh("turn"), Literal::u32_unsuffixed(turns)));
        let mut conditions = Vec::new();
        if let Some(last) = this.until_empty {
            let variable = &variables[last];
            conditions.push(if self.lanes() {
                let empty = self.call("is_zero", &[ours! { #variable }]).tokens;
                ours! { !#empty }
            } else {
                ours! { #variable != 0 }
            });
        }
        let mut before = TokenStream::new();
        if let Some((turn, turns)) = counter {
            let number = ours! { ::core::primitive::u32 };
            before = ours! { let mut #turn: #number = 0; };
            conditions.push(ours! { #turn < #turns });
            updates.extend(ours! { #turn += 1; });
        }
        self.main.extend(ours! {
            #before
            while #(#conditions)&&* {
                #turn
                #updates
            }
        });
    }
}
