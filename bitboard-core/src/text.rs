//! A short text assembled in `const fn`, so that one wording serves `Display` and compile-time panics.

/// Room for the longest message of this crate; square names use a few bytes of it.
const ROOM: usize = 96;

/// A text of at most [`ROOM`] bytes. What does not fit is cut off at a character boundary.
pub(crate) struct Text {
    bytes: [u8; ROOM],
    length: usize,
}

impl Text {
    pub(crate) const fn new() -> Self {
        Self { bytes: [0; ROOM], length: 0 }
    }

    pub(crate) const fn push_str(mut self, text: &str) -> Self {
        let mut end = text.len();
        if end > ROOM - self.length {
            end = ROOM - self.length;
            while !text.is_char_boundary(end) {
                end -= 1;
            }
        }
        let mut index = 0;
        while index < end {
            self.bytes[self.length + index] = text.as_bytes()[index];
            index += 1;
        }
        self.length += end;
        self
    }

    pub(crate) const fn push_char(self, character: char) -> Self {
        let mut buffer = [0; 4];
        self.push_str(character.encode_utf8(&mut buffer))
    }

    pub(crate) const fn push_number(self, number: u32) -> Self {
        let text = if number >= 10 { self.push_number(number / 10) } else { self };
        text.push_char((b'0' + (number % 10) as u8) as char)
    }

    pub(crate) const fn as_str(&self) -> &str {
        match core::str::from_utf8(self.bytes.split_at(self.length).0) {
            Ok(text) => text,
            Err(_) => unreachable!(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn assembles_and_cuts() {
        assert_eq!(Text::new().push_str("rank ").push_number(1024).push_char('é').as_str(), "rank 1024é");
        let mut text = Text::new();
        for _ in 0..ROOM {
            text = text.push_char('é');
        }
        assert_eq!(text.push_str("x").as_str(), "é".repeat(ROOM / 2));
    }
}
