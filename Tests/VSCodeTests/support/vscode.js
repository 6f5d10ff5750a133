"use strict";
// What of VS Code's API the extension uses, as values that a test can look at.

const Module = require("node:module");
const fs = require("node:fs");
const path = require("node:path");

class Place {
  constructor(line, column) {
    Object.assign(this, { line, column });
  }
}

/** An editor with files open, and the extension in it. */
class Editor {
  constructor(settings) {
    this.settings = settings;
    this.commands = new Map();
    this.messages = [];
    this.diagnostics = new Map();
    this.context = new Map();
    this.listeners = { save: [], open: [], close: [], activate: [] };
    this.input = undefined;
  }

  /** Loads the extension and activates it. */
  start() {
    const load = Module._load;
    const api = this.api();
    Module._load = (name, ...rest) => (name === "vscode" ? api : load(name, ...rest));
    const place = path.join(__dirname, "../../../Sources/Tool/PegbarCLI/VSCode");
    const file = require.resolve(path.join(place, "extension.js"));
    delete require.cache[file];
    this.extension = require(file);
    Module._load = load;
    this.extension.activate({ subscriptions: [], asAbsolutePath: (name) => path.join(place, name) });
  }

  /** Opens a file in front. */
  open(file, line = 0) {
    const text = () => fs.readFileSync(file, "utf8");
    const document = {
      uri: { scheme: "file", fsPath: file },
      languageId: file.endsWith(".swift") ? "swift" : "plaintext",
      isDirty: false,
      getText: text,
      get lineCount() {
        return text().split("\n").length;
      },
      lineAt: (number) => ({ text: text().split("\n")[number] }),
    };
    this.front = { document, selection: { active: { line } }, marks: [], setDecorations: (_, ranges) => (this.front.marks = ranges) };
    return Promise.all([...this.listeners.open.map((act) => act(document)), ...this.listeners.activate.map((act) => act(this.front))]);
  }

  save() {
    return Promise.all(this.listeners.save.map((act) => act(this.front.document)));
  }

  run(name) {
    return this.commands.get(name)();
  }

  api() {
    const editor = this;
    const listen = (kind) => (act) => editor.listeners[kind].push(act);
    return {
      DiagnosticSeverity: { Error: 0, Warning: 1, Information: 2 },
      Range: class {
        constructor(line, column, endLine, endColumn) {
          Object.assign(this, { start: new Place(line, column), end: new Place(endLine, endColumn) });
        }
      },
      Location: class {
        constructor(uri, range) {
          Object.assign(this, { uri, range });
        }
      },
      Uri: { file: (fsPath) => ({ scheme: "file", fsPath }) },
      Diagnostic: class {
        constructor(range, message, severity) {
          Object.assign(this, { range, message, severity });
        }
      },
      DiagnosticRelatedInformation: class {
        constructor(location, message) {
          Object.assign(this, { location, message });
        }
      },
      languages: {
        createDiagnosticCollection: () => ({
          set: (uri, items) => editor.diagnostics.set(uri.fsPath, items),
          delete: (uri) => editor.diagnostics.delete(uri.fsPath),
        }),
      },
      commands: {
        registerCommand: (name, act) => editor.commands.set(name, act),
        executeCommand: async (name, key, value) => editor.context.set(key, value),
      },
      workspace: {
        getConfiguration: () => ({ get: (name) => editor.settings[name] }),
        onDidSaveTextDocument: listen("save"),
        onDidOpenTextDocument: listen("open"),
        onDidCloseTextDocument: listen("close"),
      },
      window: {
        createTextEditorDecorationType: (options) => options,
        onDidChangeActiveTextEditor: listen("activate"),
        get activeTextEditor() {
          return editor.front;
        },
        showErrorMessage: (text) => editor.messages.push(text),
        showInputBox: async ({ validateInput }) => {
          if (editor.input !== undefined && validateInput(editor.input)) throw new Error(validateInput(editor.input));
          return editor.input;
        },
      },
    };
  }
}

module.exports = { Editor };
