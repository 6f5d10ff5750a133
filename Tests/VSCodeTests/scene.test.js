"use strict";
const assert = require("node:assert");
const test = require("node:test");
const scene = require("../../Sources/Tool/PegbarCLI/VSCode/lib/scene");

const none = () => null;

test("files with a preview, and applications, are scenes", () => {
  for (const text of ['import UIKit\n#Preview("A") {}', "#Preview {}", "  #Preview {}", "import UIKit\n@main final class App {}"]) {
    assert.ok(scene.isScene(text), text);
  }
  for (const text of ["", "// #Preview {}", "import Foundation\n@main struct Tool {}", "#PreviewX", "let mainView = 1"]) {
    assert.ok(!scene.isScene(text), text);
  }
});

test("previews have lines from 0, and an error has none", () => {
  const answer = { previews: [{ line: 3, name: "A" }, { line: 9, name: null }] };
  assert.deepStrictEqual(scene.previews(answer), [{ line: 2, name: "A" }, { line: 8, name: null }]);
  assert.deepStrictEqual(scene.previews({ error: { kind: "nothingToShow" } }), []);
});

test("the preview at a line is the one around it, or the first", () => {
  const list = [{ line: 5, name: "A" }, { line: 9, name: "B" }, { line: 12, name: null }];
  const names = [0, 5, 8, 9, 11, 12, 99].map((line) => scene.previewAt(list, line));
  assert.deepStrictEqual(names, ["A", "A", "A", "B", "B", null, null]);
  assert.strictEqual(scene.previewAt([], 3), null);
});

test("columns in bytes become columns in UTF-16 code units", () => {
  const line = "ä🎈x";
  assert.deepStrictEqual([0, 2, 6, 7, 9].map((bytes) => scene.utf16Column(line, bytes)), [0, 1, 3, 4, 6]);
  assert.strictEqual(scene.utf16Column(null, 6), 6);
});

test("problems have places from 0, and notes are of the one before them", () => {
  const place = { file: "/a.swift", line: 2, column: 4 };
  const answer = {
    files: [
      {
        file: "/a.swift",
        error: { kind: "doesNotCompile", message: "/a.swift does not compile (1 error)" },
        diagnostics: [
          { ...place, severity: "error", message: "no" },
          { ...place, file: "/b.swift", line: 7, severity: "note", message: "because" },
          { file: null, line: null, column: null, severity: "warning", message: "hm" },
        ],
      },
    ],
  };
  const found = scene.problems(answer, (path, line) => (path === "/a.swift" && line === 1 ? "ä x" : null));
  assert.deepStrictEqual(found, [
    {
      path: "/a.swift", line: 1, column: 2, severity: "error", message: "no",
      related: [{ path: "/b.swift", line: 6, column: 3, severity: "note", message: "because" }],
    },
    { path: "/a.swift", line: 0, column: 0, severity: "warning", message: "hm", related: [] },
  ]);
});

test("a file that cannot be compiled at all has that as its problem", () => {
  const answer = { files: [{ file: "/a.swift", error: { kind: "noInput", message: "cannot read" }, diagnostics: [] }] };
  assert.deepStrictEqual(scene.problems(answer, none).map(({ line, message }) => [line, message]), [[0, "cannot read"]]);
  assert.deepStrictEqual(scene.problems({ error: { message: "usage" } }, none), []);
});
