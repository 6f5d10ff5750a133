"use strict";
const assert = require("node:assert");
const test = require("node:test");
const command = require("../../Sources/Tool/PegbarCLI/VSCode/lib/command");

test("a program's end has its status and both of its outputs", async () => {
  const result = await command.run("/bin/sh", ["-c", "printf 'ä\\n'; printf no >&2; exit 3"], "/");
  assert.deepStrictEqual(result, { status: 3, output: "ä\n", errors: "no" });
});

test("a program that a signal ends has a status of its own", async () => {
  assert.strictEqual((await command.run("/bin/sh", ["-c", "kill -9 $$"], "/")).status, 128);
});

test("a program that is ended when it is asked to has done well", async () => {
  const program = command.start("/bin/sleep", ["600"], "/");
  program.end();
  assert.strictEqual((await program.ended).status, 0);
});

test("a program that is not there is named, with the setting", async () => {
  await assert.rejects(command.run("/nowhere/pegbar", [], "/"), /cannot start \/nowhere\/pegbar: it is not there.*pegbar\.path/);
});

test("an answer is read, and what was said in place of one is the error", () => {
  assert.deepStrictEqual(command.answer({ status: 0, output: '{"a":1}\n', errors: "" }), { a: 1 });
  assert.throws(() => command.answer({ status: 1, output: "", errors: "pegbar: no\n" }), /^Error: pegbar: no$/);
  assert.throws(() => command.answer({ status: 9, output: "x", errors: "" }), /ended with status 9/);
});

test("a reason is the first line without the command's name", () => {
  assert.strictEqual(command.reason("pegbar: no window shows a.swift\nmore"), "no window shows a.swift");
});
