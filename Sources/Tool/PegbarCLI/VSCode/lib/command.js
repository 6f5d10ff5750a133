"use strict";
// The command pegbar as a process, and what its answers say. Nothing here knows VS Code.

const { spawn } = require("node:child_process");

/**
 * Starts a program that reads no input.
 *
 * @param {string} program A path, or a name that is looked for in PATH.
 * @param {string[]} words Its arguments.
 * @param {string} directory The directory it runs in.
 * @returns {{end: function(), ended: Promise<{status: number, output: string, errors: string}>}} `end` ends it. `ended`
 *   says how it ended, with status 0 if it was by `end`, and 128 for another signal; it is rejected when the program
 *   cannot be started, with a message that says what to do.
 */
function start(program, words, directory) {
  const child = spawn(program, words, { cwd: directory, stdio: ["ignore", "pipe", "pipe"] });
  let isAsked = false;
  const ended = new Promise((resolve, reject) => {
    const texts = { output: [], errors: [] };
    child.stdout.on("data", (bytes) => texts.output.push(bytes));
    child.stderr.on("data", (bytes) => texts.errors.push(bytes));
    child.on("error", (error) => reject(new Error(cannotStart(program, error))));
    child.on("close", (code) => {
      const output = Buffer.concat(texts.output).toString("utf8");
      const errors = Buffer.concat(texts.errors).toString("utf8");
      resolve({ status: isAsked ? 0 : (code ?? 128), output, errors });
    });
  });
  const end = () => {
    isAsked = true;
    child.kill();
  };
  return { end, ended };
}

/** Runs a program to its end: `start`, and what it has ended with. */
function run(program, words, directory) {
  return start(program, words, directory).ended;
}

function cannotStart(program, error) {
  const reason = error.code === "ENOENT" ? "it is not there" : error.message;
  return `cannot start ${program}: ${reason}. The setting "pegbar.path" says where pegbar is.`;
}

/**
 * The JSON value that a command wrote.
 *
 * @param {{status: number, output: string, errors: string}} result How the command ended.
 * @returns {object} The value. Throws what the command said when there is none.
 */
function answer(result) {
  try {
    return JSON.parse(result.output);
  } catch {
    throw new Error(result.errors.trim() || `pegbar ended with status ${result.status}`);
  }
}

/** The first line of what a command said, without its name. */
function reason(errors) {
  return errors.trim().split("\n")[0].replace(/^pegbar: /, "");
}

module.exports = { start, run, answer, reason };
