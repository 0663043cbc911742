//! What the names in a mirrored body turn into.

use bitboard_plan::{Geometry, Mirror};
use quote::quote;
use syn::{Expr, Ident, Path};

use super::{Context, Lowered};
use crate::{
    diag::Message,
    input::{conditions, excerpt, fill::Function},
    mirror,
};

/// The names of a board module for the mirror images of its functions.
pub(crate) struct ModuleNames<'a> {
    pub(crate) context: &'a Context,
    pub(crate) mirror: Mirror,
    /// The generated functions.
    pub(crate) functions: &'a [(&'a Function, &'a Lowered)],
    /// Those that could not be compiled, which has been reported; any image will do.
    pub(crate) unknown: &'a [&'a Ident],
    /// Each mirrored function, its twin, and what was turned round.
    pub(crate) twins: &'a [(&'a Ident, &'a Ident, Mirror)],
}

impl mirror::Names for ModuleNames<'_> {
    fn direction(&self, path: &Path) -> Result<Expr, Message> {
        let segments: Vec<&Ident> = path.segments.iter().map(|segment| &segment.ident).collect();
        let [.., home, name] = segments[..] else {
            return Err(Message::NotMirrorable { found: excerpt(path) });
        };
        let set = self.context.enums.iter().find(|set| set.name == *home);
        let found = set.and_then(|set| set.variants.iter().find(|(known, _)| known == name));
        let Some(set) = set else { return Err(Message::NotMirrorable { found: excerpt(path) }) };
        // What the enum does not have the compiler says of the original.
        let Some((_, direction)) = found else { return Ok(syn::parse_quote! { #path }) };
        // A direction that could not be understood has been reported; any image will do.
        let Some(direction) = direction else { return Ok(syn::parse_quote! { #path }) };
        let geometry = &self.context.geometry;
        // That the board has no image has been said already.
        let Some(image) = self.mirror.direction(geometry, direction) else {
            return Ok(syn::parse_quote! { #path });
        };
        let twin =
            set.variants.iter().find(|(_, other)| other.as_ref().is_some_and(|it| it.same_steps(&image)));
        if twin.is_none() && set.complete().is_none() {
            // The image may be the one that could not be understood.
            return Ok(syn::parse_quote! { #path });
        }
        let Some((twin, _)) = twin else {
            let (files, ranks) = image.delta();
            return Err(Message::NoMirrorDirection {
                name: name.to_string(),
                set: home.to_string(),
                step: format!("step({files}, {ranks})"),
            });
        };
        let mut path = path.clone();
        if let Some(last) = path.segments.last_mut() {
            let place = last.ident.span();
            last.ident = twin.clone();
            last.ident.set_span(place);
        }
        Ok(syn::parse_quote! { #path })
    }

    fn function(&self, name: &str) -> Option<Ident> {
        let twins = self.twins.iter().filter(|(.., mirror)| *mirror == self.mirror);
        let mut twins = twins.map(|&(one, other, _)| (one, other));
        let twin = twins.find_map(
            |(one, other)| {
                if one == name { Some(other) } else { (other == name).then_some(one) }
            },
        );
        let twin = twin.or_else(|| self.unknown.iter().find(|unknown| **unknown == name).copied());
        if let Some(twin) = twin {
            return Some(twin.clone());
        }
        let (_, lowered) = self.functions.iter().find(|(known, _)| known.signature.ident == name)?;
        let image = lowered.movement.mirrored(self.mirror, &self.context.geometry)?;
        let images = self.functions.iter().filter(|(_, other)| other.movement == image);
        // One that is always there is better than one that is there on a condition.
        let image = images.min_by_key(|(function, _)| !conditions(&function.attributes).is_empty());
        image.map(|(twin, _)| twin.signature.ident.clone())
    }

    fn refuse(&self) -> Option<Message> {
        (!self.mirror.keeps(&self.context.geometry)).then_some(Message::NotSymmetric {})
    }

    fn fills_word(&self) -> bool {
        self.context.geometry.fills_word()
    }

    fn is_board(&self, name: &str) -> bool {
        name == "Self" || self.context.board == name
    }

    fn shape(&self) -> (u32, u32) {
        (self.context.geometry.files(), self.context.geometry.ranks())
    }
}

/// The names of a mirrored function on its own: directions are turned round by their own methods.
pub(crate) struct AloneNames {
    pub(crate) geometry: Geometry,
    pub(crate) mirror: Mirror,
}

impl mirror::Names for AloneNames {
    fn direction(&self, path: &Path) -> Result<Expr, Message> {
        // A direction is a variant of an enum; what a module holds is something else.
        let home = path.segments.iter().rev().nth(1).map(|segment| segment.ident.to_string());
        if !home.is_some_and(|home| self.is_board(&home)) {
            return Err(Message::NotMirrorable { found: excerpt(path) });
        }
        let files = self.mirror.files.then(|| quote! { .flip_files() });
        let ranks = self.mirror.ranks.then(|| quote! { .flip_ranks() });
        Ok(syn::parse_quote! { #path #files #ranks })
    }

    fn function(&self, _: &str) -> Option<Ident> {
        None
    }

    fn refuse(&self) -> Option<Message> {
        (!self.mirror.keeps(&self.geometry)).then_some(Message::NotSymmetric {})
    }

    fn fills_word(&self) -> bool {
        self.geometry.fills_word()
    }

    fn is_board(&self, name: &str) -> bool {
        // Which type it is cannot be seen here, only that it is one.
        name.starts_with(|first: char| first.is_uppercase())
    }

    fn shape(&self) -> (u32, u32) {
        (self.geometry.files(), self.geometry.ranks())
    }
}
