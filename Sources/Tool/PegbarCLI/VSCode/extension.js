"use strict";
// The extension: VS Code's side of it. What it does with pegbar is in lib, which does not depend on an editor.

const path = require("node:path");
const vscode = require("vscode");
const command = require("./lib/command");
const control = require("./lib/control");
const scene = require("./lib/scene");

let problems, mark;
/** The windows that were opened here, by their files. */
const windows = new Map();
/** The number of the last check of each file: an older one that ends later says nothing. */
const checks = new Map();

function activate(context) {
  problems = vscode.languages.createDiagnosticCollection("pegbar");
  mark = vscode.window.createTextEditorDecorationType({
    gutterIconPath: context.asAbsolutePath("media/preview.svg"),
    gutterIconSize: "contain",
  });
  const commands = {
    "pegbar.preview": preview,
    "pegbar.check": () => withScene((document) => check(document)),
    "pegbar.seek": seek,
    "pegbar.slowMotion": () => tell("slow-motion"),
    "pegbar.playOrPause": () => tell("play-or-pause"),
    "pegbar.restart": () => tell("restart"),
  };
  context.subscriptions.push(
    problems,
    mark,
    ...Object.entries(commands).map(([name, act]) => vscode.commands.registerCommand(name, reported(act))),
    vscode.workspace.onDidSaveTextDocument(reported(checkByItself)),
    vscode.workspace.onDidSaveTextDocument(quiet(() => showMarks(vscode.window.activeTextEditor))),
    vscode.workspace.onDidOpenTextDocument(reported(checkByItself)),
    vscode.workspace.onDidCloseTextDocument((document) => problems.delete(document.uri)),
    vscode.window.onDidChangeActiveTextEditor(quiet(showMarks)),
  );
  const editor = vscode.window.activeTextEditor;
  if (!editor) return;
  quiet(showMarks)(editor);
  reported(checkByItself)(editor.document);
}

function deactivate() {
  for (const window of windows.values()) window.end();
}

/** The same function, whose errors are shown. */
function reported(act) {
  return async (...values) => {
    try {
      return await act(...values);
    } catch (error) {
      vscode.window.showErrorMessage(`Pegbar: ${error.message}`);
    }
  };
}

/** The same function, whose errors are left to commands to show: without pegbar a file has no marks. */
function quiet(act) {
  return (...values) => act(...values).catch(() => {});
}

function setting(name) {
  return vscode.workspace.getConfiguration("pegbar").get(name);
}

/** Runs pegbar in the folder of a file. */
function pegbar(words, document) {
  return command.run(setting("path"), words, path.dirname(document.uri.fsPath));
}

/** Does something with the scene in front. */
async function withScene(act) {
  const editor = vscode.window.activeTextEditor;
  if (!editor || editor.document.languageId !== "swift" || editor.document.uri.scheme !== "file") {
    throw new Error("no Swift file is in front");
  }
  return act(editor.document, editor);
}

// Marks

/** Puts a mark at each preview that is saved: while the text changes, VS Code moves it with its line. */
async function showMarks(editor) {
  if (!editor || editor.document.languageId !== "swift") return;
  const list = await previews(editor.document);
  editor.setDecorations(mark, list.map(({ line }) => new vscode.Range(line, 0, line, 0)));
  await vscode.commands.executeCommand("setContext", "pegbar.isScene", list.length > 0);
}

async function previews(document) {
  if (document.uri.scheme !== "file" || !scene.isScene(document.getText())) return [];
  const words = scene.previewWords(document.uri.fsPath);
  return scene.previews(command.answer(await pegbar(words, document)));
}

// Errors

async function checkByItself(document) {
  const isScene = document.languageId === "swift" && document.uri.scheme === "file" && scene.isScene(document.getText());
  if (isScene && setting("checkOnSave")) await check(document);
}

async function check(document) {
  const file = document.uri.fsPath;
  const number = (checks.get(file) || 0) + 1;
  checks.set(file, number);
  const answer = command.answer(await pegbar(scene.checkWords(file), document));
  if (checks.get(file) !== number) return;
  const found = scene.problems(answer, (other, line) =>
    other === file && line < document.lineCount ? document.lineAt(line).text : null,
  );
  problems.set(document.uri, found.filter((problem) => problem.path === file).map(diagnostic));
}

function diagnostic(problem) {
  const severities = { error: vscode.DiagnosticSeverity.Error, warning: vscode.DiagnosticSeverity.Warning };
  const severity = severities[problem.severity] ?? vscode.DiagnosticSeverity.Information;
  const item = new vscode.Diagnostic(range(problem), problem.message, severity);
  item.source = "pegbar";
  item.relatedInformation = problem.related.map(
    (note) => new vscode.DiagnosticRelatedInformation(new vscode.Location(vscode.Uri.file(note.path), range(note)), note.message),
  );
  return item;
}

function range({ line, column }) {
  return new vscode.Range(line, column, line, column);
}

// The window

/** Opens the preview at the cursor in a window beside the editor; one that is open shows it there. */
async function preview() {
  await withScene(async (document, editor) => {
    if (document.isDirty) await document.save();
    const file = document.uri.fsPath;
    const name = scene.previewAt(await previews(document), editor.selection.active.line);
    if (windows.has(file)) {
      if (name !== null) await tellWindow(document, "scene", name);
      return;
    }
    const words = control.previewWords(file, name);
    const window = command.start(setting("path"), words, path.dirname(file));
    windows.set(file, window);
    // It stays open: its end is waited for, and the command is done.
    window.ended
      .finally(() => windows.delete(file))
      .then(({ status, errors }) => {
        if (status !== 0) throw new Error(command.reason(errors));
      })
      .catch((error) => vscode.window.showErrorMessage(`Pegbar: ${error.message}`));
  });
}

async function seek() {
  const text = await vscode.window.showInputBox({
    prompt: "The scene's time: 0.5, 0.5s or 250ms",
    validateInput: (value) => (control.seconds(value) === null ? "0 … 3600 seconds: 0.5, 0.5s or 250ms" : undefined),
  });
  if (text !== undefined) await tell("seek", control.seconds(text));
}

async function tell(...words) {
  await withScene((document) => tellWindow(document, ...words));
}

async function tellWindow(document, ...words) {
  const result = await pegbar(control.tellWords(document.uri.fsPath, ...words), document);
  if (result.status !== 0) throw new Error(command.reason(result.errors));
}

module.exports = { activate, deactivate };
