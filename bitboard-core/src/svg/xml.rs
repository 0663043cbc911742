//! Texts as they are written in XML.

use core::fmt::{self, Write};

/// A text that may hold anything. Characters that XML cannot have become U+FFFD.
pub(super) struct Escaped<'a>(pub(super) &'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for character in self.0.chars() {
            match character {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '"' => f.write_str("&quot;")?,
                '\t' | '\n' => f.write_char(' ')?,
                '\0'..=' ' | '\u{7f}'..='\u{9f}' | '\u{fffe}' | '\u{ffff}' if character != ' ' => {
                    f.write_char(char::REPLACEMENT_CHARACTER)?;
                }
                _ => f.write_char(character)?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    #[test]
    fn nothing_in_a_text_is_markup() {
        let text = "a<b> & \"c\"\u{0}\u{b}\u{ffff}\r\n車";
        let expected = "a&lt;b&gt; &amp; &quot;c&quot;\u{fffd}\u{fffd}\u{fffd}\u{fffd} 車";
        assert_eq!(Escaped(text).to_string(), expected);
    }
}
