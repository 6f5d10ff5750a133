"use strict";
const assert = require("node:assert");
const test = require("node:test");
const control = require("../../Sources/Tool/PegbarCLI/VSCode/lib/control");

test("a window opens with the preview that is named, whatever it is called", () => {
  assert.deepStrictEqual(control.previewWords("/a b.swift", null), ["preview", "--", "/a b.swift"]);
  assert.deepStrictEqual(control.previewWords("/-a.swift", "--x"), ["preview", "--scene=--x", "--", "/-a.swift"]);
});

test("a window gets words", () => {
  assert.deepStrictEqual(control.tellWords("/a.swift", "seek", 1.5), ["tell", "--", "/a.swift", "seek", "1.5"]);
});

for (const [text, seconds] of [
  ["0", 0], ["0.5", 0.5], ["0,5", 0.5], [".5s", 0.5], [" 250 ms ", 0.25], ["3600", 3600],
  ["3601", null], ["", null], ["-1", null], ["1e3", null], ["a", null], ["1 m", null], ["1.2.3", null],
]) {
  test(`"${text}" is ${seconds === null ? "no time" : `${seconds} s`}`, () => {
    assert.strictEqual(control.seconds(text), seconds);
  });
}
