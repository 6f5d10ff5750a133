"use strict";
// The extension in an editor that stands in for VS Code, with the real command: PEGBAR_COMMAND.
const assert = require("node:assert");
const { execFileSync } = require("node:child_process");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const test = require("node:test");
const { Editor } = require("./support/vscode");

const command = process.env.PEGBAR_COMMAND;
const skip = command ? false : "needs PEGBAR_COMMAND, the built command";
const sources = path.join(__dirname, "../../Sources/Tool/PegbarCLI/VSCode");
const manifest = JSON.parse(fs.readFileSync(path.join(sources, "package.json"), "utf8"));

const good = 'import UIKit\n\n#Preview("One") { CALayer() }\n\n// #Preview("None")\n#Preview { UIView() }\n';
const bad = 'import UIKit\n#Preview {\n  /* 🎈 */ UIView().shows(CALayer())\n}\n';

/** A file of a test's own, and an editor with the extension. */
function editor(context, text, settings = {}) {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "pegbar-vscode-"));
  context.after(() => fs.rmSync(directory, { recursive: true }));
  const file = path.join(directory, "Card.swift");
  fs.writeFileSync(file, text);
  const made = new Editor({ path: command, checkOnSave: true, ...settings });
  made.start();
  context.after(() => made.extension.deactivate());
  return { made, file };
}

test("the manifest has the commands that there are, settings with defaults, and the version of the command", () => {
  const made = new Editor({});
  made.start();
  assert.deepStrictEqual([...made.commands.keys()].sort(), manifest.contributes.commands.map(({ command }) => command).sort());
  assert.deepStrictEqual(Object.keys(manifest.contributes.configuration.properties), ["pegbar.path", "pegbar.checkOnSave"]);
  const version = fs.readFileSync(path.join(sources, "../Version.swift"), "utf8").match(/number = "(.*)"/)[1];
  assert.strictEqual(manifest.version, version);
  assert.strictEqual(manifest.dependencies, undefined);
});

test("a mark is beside each preview, and no error at a good scene", { skip }, async (context) => {
  const { made, file } = editor(context, good);
  await made.open(file);
  assert.deepStrictEqual(made.front.marks.map(({ start }) => start.line), [2, 5]);
  assert.strictEqual(made.context.get("pegbar.isScene"), true);
  assert.deepStrictEqual(made.diagnostics.get(file), []);
  assert.deepStrictEqual(made.messages, []);
});

test("an error is at its place, and goes with the save that mends it", { skip }, async (context) => {
  const { made, file } = editor(context, bad);
  await made.open(file);
  const [problem, ...others] = made.diagnostics.get(file);
  assert.deepStrictEqual(others, []);
  assert.match(problem.message, /has no member 'shows'/);
  assert.deepStrictEqual({ ...problem.range.start }, { line: 2, column: bad.split("\n")[2].indexOf("shows") });
  assert.strictEqual(problem.source, "pegbar");
  fs.writeFileSync(file, good);
  await made.save();
  assert.deepStrictEqual(made.diagnostics.get(file), []);
});

test("other Swift files, and scenes with checks turned off, are not compiled", { skip }, async (context) => {
  const other = editor(context, "print(missing)\n");
  await other.made.open(other.file);
  assert.strictEqual(other.made.diagnostics.get(other.file), undefined);
  const off = editor(context, bad, { checkOnSave: false });
  await off.made.open(off.file);
  assert.strictEqual(off.made.diagnostics.get(off.file), undefined);
  await off.made.run("pegbar.check");
  assert.strictEqual(off.made.diagnostics.get(off.file).length, 1);
});

test("a missing command is named with the setting, and a missing window with the file", { skip }, async (context) => {
  const none = editor(context, good, { path: "/nowhere/pegbar" });
  await none.made.open(none.file);
  assert.match(none.made.messages.join("\n"), /^Pegbar: cannot start \/nowhere\/pegbar: .*"pegbar\.path"/);
  const { made, file } = editor(context, good);
  await made.open(file);
  await made.run("pegbar.slowMotion");
  assert.deepStrictEqual(made.messages.length, 1);
  assert.match(made.messages[0], /^Pegbar: no window shows .*Card\.swift/);
});

const noDisplay = process.env.DISPLAY ? skip : "needs DISPLAY";

test("a preview opens in a window, which goes to a time, slowly, and to another preview", { skip: noDisplay }, async (context) => {
  const { made, file } = editor(context, good);
  await made.open(file);
  await made.run("pegbar.preview");
  const state = () => JSON.parse(execFileSync(command, ["tell", "--json", "--", file, "state"], { stdio: ["ignore", "pipe", "ignore"] })).state;
  // The window listens when it is there.
  for (let tries = 0; tries < 600; tries += 1) {
    try {
      execFileSync(command, ["tell", "--", file, "wait"], { stdio: "ignore" });
      break;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  assert.strictEqual(state().scene, "One");
  await made.run("pegbar.playOrPause");
  made.input = "250 ms";
  await made.run("pegbar.seek");
  assert.strictEqual(state().time, 0.25);
  await made.run("pegbar.slowMotion");
  assert.notStrictEqual(state().speed, 1);
  made.front.selection.active.line = 5;
  await made.run("pegbar.preview");
  assert.strictEqual(state().scene, "Card");
  assert.deepStrictEqual(made.messages, []);
});
