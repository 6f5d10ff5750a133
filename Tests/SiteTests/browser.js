// Headless Chromium, spoken to over a pipe in its DevTools protocol.
"use strict";
const { spawn } = require("node:child_process");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");

class Browser {
  constructor() {
    this.folder = fs.mkdtempSync(path.join(os.tmpdir(), "pegbar-browser-"));
    this.child = spawn(
      "chromium",
      ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--remote-debugging-pipe", "--no-first-run",
        "--disable-background-networking", `--user-data-dir=${this.folder}`, "about:blank"],
      { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] },
    );
    this.next = 1;
    this.waiting = new Map();
    this.listeners = new Set();
    this.child.on("error", (error) => this.end(error));
    this.child.on("exit", (code, signal) => this.end(new Error(`Chromium has ended: ${signal ?? code}`)));
    this.child.stdio[3].on("error", (error) => this.end(error));
    let text = "";
    this.child.stdio[4].setEncoding("utf8").on("data", (data) => {
      const parts = (text + data).split("\0");
      text = parts.pop();
      for (const part of parts) this.receive(JSON.parse(part));
    });
  }

  receive(message) {
    const waiting = this.waiting.get(message.id);
    if (!waiting) {
      for (const listener of [...this.listeners]) listener(message);
      return;
    }
    this.waiting.delete(message.id);
    if (message.error) waiting.reject(new Error(`${waiting.method}: ${message.error.message}`));
    else waiting.resolve(message.result);
  }

  /** Nothing is answered any more: whoever waits is told why. */
  end(error) {
    this.ended ??= error;
    for (const { reject } of this.waiting.values()) reject(this.ended);
    this.waiting.clear();
    for (const listener of [...this.listeners]) listener({ error: this.ended });
  }

  send(method, params = {}, sessionId = undefined) {
    if (this.ended) return Promise.reject(this.ended);
    const id = this.next++;
    this.child.stdio[3].write(JSON.stringify({ id, method, params, sessionId }) + "\0");
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject, method }));
  }

  /** A new page; `send` and `evaluate` are for it alone, and `problems` is what its console and its loads complained of. */
  async page() {
    const { targetId } = await this.send("Target.createTarget", { url: "about:blank" });
    const { sessionId } = await this.send("Target.attachToTarget", { targetId, flatten: true });
    const page = new Page(this, sessionId);
    for (const domain of ["Page", "Runtime", "Log", "Network"]) await page.send(`${domain}.enable`);
    await page.send("Page.setLifecycleEventsEnabled", { enabled: true });
    return page;
  }

  async close() {
    if (!this.ended) {
      const ended = new Promise((resolve) => this.child.on("exit", resolve));
      this.send("Browser.close").catch(() => {});
      await ended;
    }
    fs.rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

class Page {
  constructor(browser, sessionId) {
    this.browser = browser;
    this.sessionId = sessionId;
    this.problems = [];
    /** The loads that have ended, and who waits for one. */
    this.loads = new Set();
    this.waiting = null;
    browser.listeners.add((message) => {
      if (message.error) this.waiting?.reject(message.error);
      if (message.sessionId !== sessionId) return;
      const { method, params } = message;
      if (method === "Runtime.exceptionThrown") this.problems.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
      if (method === "Log.entryAdded" && params.entry.level === "error") this.problems.push(params.entry.text);
      if (method === "Runtime.consoleAPICalled" && params.type === "error") this.problems.push("console.error");
      if (method === "Network.loadingFailed" && !params.canceled) this.problems.push(`not loaded: ${params.errorText}`);
      if (method === "Page.lifecycleEvent" && params.name === "load") {
        this.loads.add(params.loaderId);
        if (this.waiting?.loaderId === params.loaderId) this.waiting.resolve();
      }
    });
  }

  send(method, params) { return this.browser.send(method, params, this.sessionId); }

  async open(url) {
    this.problems.length = 0;
    const { errorText, loaderId } = await this.send("Page.navigate", { url });
    if (errorText) throw new Error(`${url}: ${errorText}`);
    // (Another load may end meanwhile: that of the page before.)
    if (!this.loads.has(loaderId)) {
      await new Promise((resolve, reject) => { this.waiting = { loaderId, resolve, reject }; });
    }
    this.waiting = null;
  }

  /** What an expression is in the page; it may do what a user's click may. */
  async evaluate(expression) {
    const answer = await this.send("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true, userGesture: true });
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.exception?.description ?? answer.exceptionDetails.text);
    return answer.result.value;
  }

  async press(key, code = 0, text = undefined, commands = []) {
    await this.send("Input.dispatchKeyEvent", { type: text ? "keyDown" : "rawKeyDown", key, windowsVirtualKeyCode: code, text, commands });
    await this.send("Input.dispatchKeyEvent", { type: "keyUp", key, windowsVirtualKeyCode: code });
  }

  async type(text) { for (const letter of text) await this.press(letter, 0, letter); }

  async size(width, height) {
    await this.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: false });
  }

  async scheme(value) {
    await this.send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value }] });
  }
}

module.exports = { Browser };
