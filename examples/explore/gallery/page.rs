//! The page of the gallery: one file, without scripts and without anything from elsewhere.

use super::pieces::{GROUPS, Group, Piece};

const HEAD: &str = r#"<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>Forty pieces in Betza notation</title>
<style>
:root { color-scheme: light dark; --page: #faf8f4; --card: #fff; --text: #26221c; --soft: #6b6356; --line: #e4ddd0; --code: #f1ece2; }
@media (prefers-color-scheme: dark) {
  :root { --page: #14130f; --card: #1d1b17; --text: #ece7dd; --soft: #a59c8c; --line: #36322a; --code: #2a271f; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 86rem; padding: 2rem 1.5rem 4rem; background: var(--page); color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { margin: 0 0 .25rem; font-size: 2rem; }
h2 { margin: 2.5rem 0 1rem; padding-bottom: .3rem; border-bottom: 1px solid var(--line); font-size: 1.3rem; }
body > p { max-width: 46rem; margin: 0 0 1rem; color: var(--soft); }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(19rem, 1fr)); gap: 1.25rem; }
article { display: flex; flex-direction: column; padding: 1rem; background: var(--card);
  border: 1px solid var(--line); border-radius: .75rem; }
article img { display: block; width: 100%; height: 22rem; object-fit: contain; }
h3 { display: flex; justify-content: space-between; align-items: baseline; gap: .75rem; margin: .9rem 0 .3rem;
  font-size: 1.1rem; }
code { padding: .1rem .45rem; background: var(--code); border-radius: .35rem;
  font: .9rem/1.5 ui-monospace, monospace; white-space: nowrap; }
article p { margin: 0; color: var(--soft); font-size: .95rem; }
</style>
</head>
<body>
<h1>Forty pieces in Betza notation</h1>
<p>Each picture shows where the white piece goes; black discs are other pieces, of whatever side. What the signs mean
stands below each board. Drawn by <code>explore gallery</code>; <code>explore show PIECE --svg FILE</code> draws
any other piece.</p>
"#;

/// The whole page, which is XML as well.
pub fn page() -> String {
    let groups = GROUPS.iter().map(section);
    std::iter::once(HEAD.to_owned()).chain(groups).chain(["</body>\n</html>\n".to_owned()]).collect()
}

fn section(group: &Group) -> String {
    let cards: String = group.pieces.iter().map(card).collect();
    format!("<h2>{}</h2>\n<div class=\"cards\">\n{cards}</div>\n", group.name)
}

fn card(piece: &Piece) -> String {
    let Piece { name, betza, from, sentence, .. } = piece;
    let file = piece.file();
    format!(
        "<article>\n<a href=\"{file}\"><img src=\"{file}\" alt=\"{name} on {from}\" loading=\"lazy\"/></a>\n\
         <h3>{name} <code>{betza}</code></h3>\n<p>{sentence}</p>\n</article>\n"
    )
}
