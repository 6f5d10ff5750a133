"use strict";
// What is known of a scene: its previews, and its errors. Nothing here knows VS Code.

/** The arguments that ask which previews a file has; it is not compiled for that. */
function previewWords(path) {
  return ["scenes", "--no-compile", "--json", "--", path];
}

/** The arguments that compile a file and ask for its errors. */
function checkWords(path) {
  return ["check", "--json", "--", path];
}

/**
 * The previews in a file, by the answer to `previewWords`.
 *
 * @param {object} answer The command's answer; one with an error has none.
 * @returns {{line: number, name: ?string}[]} Lines from 0; a name that is made by code is null.
 */
function previews(answer) {
  return (answer.previews || []).map(({ line, name }) => ({ line: line - 1, name }));
}

/** Whether a text looks like a scene: only these are compiled without being asked. */
function isScene(text) {
  return /^\s*#Preview\b/m.test(text) || (/^\s*@main\b/m.test(text) && /^\s*import\s+UIKit\b/m.test(text));
}

/**
 * The name of the preview at a line: the last that begins at or before it, or else the first.
 *
 * @returns {?string} Null where the text does not say it, and for a file without previews.
 */
function previewAt(list, line) {
  const before = list.filter((preview) => preview.line <= line);
  const found = before.length > 0 ? before[before.length - 1] : list[0];
  return found ? found.name : null;
}

/**
 * The messages of an answer to `checkWords`.
 *
 * @param {object} answer The command's answer.
 * @param {function(string, number): ?string} lineOf A line of a file, by its path and number from 0; null without one.
 * @returns {object[]} The errors and warnings, in order, each with its notes in `related`. In each: `path`, `line` and
 *   `column` from 0, the column in UTF-16 code units; `severity`, `message`.
 */
function problems(answer, lineOf) {
  const found = [];
  for (const file of answer.files || []) {
    for (const item of file.diagnostics) {
      const path = item.file === null ? file.file : item.file;
      const line = Math.max(0, (item.line || 1) - 1);
      const column = utf16Column(lineOf(path, line), Math.max(0, (item.column || 1) - 1));
      const problem = { path, line, column, severity: item.severity, message: item.message };
      if (item.severity === "note" && found.length > 0) found[found.length - 1].related.push(problem);
      else found.push({ ...problem, related: [] });
    }
    // Without a message of the compiler the file itself is what is wrong.
    if (file.error && file.diagnostics.length === 0) {
      const problem = { path: file.file, line: 0, column: 0, severity: "error", message: file.error.message };
      found.push({ ...problem, related: [] });
    }
  }
  return found;
}

/** The column in UTF-16 code units of a column in bytes of UTF-8, both from 0. */
function utf16Column(line, bytes) {
  if (line === null || line === undefined) return bytes;
  let rest = bytes;
  let column = 0;
  for (const character of line) {
    if (rest <= 0) break;
    rest -= Buffer.byteLength(character, "utf8");
    column += character.length;
  }
  return column + Math.max(0, rest);
}

module.exports = { previewWords, checkWords, previews, isScene, previewAt, problems, utf16Column };
