// Looks at every page of a site in a real browser: node Tests/SiteTests/check.js SITE [PATTERN]
//
// Says what is wrong, page by page, and at the end how long pages take to their first paint; ends with 1 if anything is wrong.
"use strict";
const fs = require("node:fs");
const path = require("node:path");
const vm = require("node:vm");
const { fileURLToPath, pathToFileURL } = require("node:url");
const { Browser } = require("./browser.js");
const rules = require("./rules.js");

const site = path.resolve(process.argv[2]);
const pattern = new RegExp(process.argv[3] ?? "");
const problems = [];
const note = (page, text) => problems.push(`${page}: ${text}`);
const texts = new Map();
const textOf = (file) => {
  if (!texts.has(file)) texts.set(file, fs.existsSync(file) ? fs.readFileSync(file, "utf8") : null);
  return texts.get(file);
};

/** All pages of the site, by their paths in it. */
function pagesOf(folder, prefix = "") {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = prefix + entry.name;
    if (entry.isDirectory()) return pagesOf(path.join(folder, entry.name), name + "/");
    return name.endsWith(".html") ? [name] : [];
  }).sort();
}

function checkAddress(page, address) {
  const url = new URL(address);
  const file = fileURLToPath(url.origin === "null" ? "file://" + url.pathname : url);
  if (!file.startsWith(site + path.sep)) return note(page, `leads out of the site: ${address}`);
  if (!fs.existsSync(file)) return note(page, `leads nowhere: ${path.relative(site, file)}`);
  const anchor = decodeURIComponent(url.hash.slice(1));
  if (anchor && file.endsWith(".html") && !textOf(file).includes(`id="${anchor}"`)) note(page, `there is no #${anchor} in ${path.relative(site, file)}`);
}

async function checkPage(page, name, paints) {
  await page.scheme("light");
  await page.size(1280, 900);
  await page.open(pathToFileURL(path.join(site, name)).href);
  for (const text of await page.evaluate(`(${rules.structure})()`)) note(name, text);
  for (const scheme of ["light", "dark"]) {
    await page.scheme(scheme);
    for (const text of await page.evaluate(`(${rules.contrast})()`)) note(name, `${scheme}: ${text}`);
  }
  for (const address of new Set(await page.evaluate(`(${rules.addresses})()`))) checkAddress(name, address);
  const paint = await page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null");
  if (paint !== null) paints.push(paint);
  for (const width of [320, 768]) {
    await page.size(width, 900);
    const over = await page.evaluate("document.documentElement.scrollWidth - innerWidth");
    if (over > 0) note(name, `is ${over} points too wide for a window of ${width}`);
  }
  for (const text of page.problems) note(name, `the browser says: ${text}`);
}

/** Each page is in the search by its title, and nothing else is. */
function checkIndex(all) {
  let rows = [];
  vm.runInNewContext(textOf(path.join(site, "search.js")) ?? "", { bookIndex: (list) => { rows = list; } });
  const titled = new Set(rows.filter(([, title, heading]) => title && !heading).map(([address]) => decodeURIComponent(address)));
  for (const name of all) if (!titled.delete(name)) note("search", `does not have ${name}`);
  for (const name of titled) note("search", `has ${name}, which is no page`);
}

/** The keyboard and the search, on the first page. */
async function checkSearch(page, first, word) {
  await page.size(1280, 900);
  await page.open(pathToFileURL(path.join(site, first)).href);
  await page.press("Tab", 9);
  if (await page.evaluate("document.activeElement.className") !== "skip") note(first, "Tab does not begin at the way to the text");
  await page.press("/", 191, "/");
  if (await page.evaluate("document.activeElement.id") !== "book-search") note(first, "/ does not lead to the search");
  await page.type(word);
  const found = await page.evaluate(`new Promise((resolve) => {
    const end = Date.now() + 10000;
    const look = () => {
      const links = [...document.querySelectorAll("#book-results a")].map((link) => link.href);
      if (links.length || Date.now() > end) resolve(links); else setTimeout(look, 20);
    };
    look();
  })`);
  if (found.length === 0) note(first, `the search finds nothing for ${word}`);
  for (const address of found) checkAddress("search", address);
  await page.press("ArrowDown", 40);
  if (found.length && !await page.evaluate("document.activeElement.matches('#book-results a')")) note(first, "ArrowDown does not lead to what was found");
  await page.press("Escape", 27);
  if (!await page.evaluate("document.querySelector('#book-results').hidden")) note(first, "Escape does not close the search");
  for (const text of page.problems) note("search", `the browser says: ${text}`);
}

/** The button of a block copies its code: what is pasted is the same. */
async function checkCopy(page, name) {
  const wanted = await page.evaluate(`(async () => {
    const block = document.querySelector(".code"), button = block.querySelector("button");
    if (!button) return null;
    button.click();
    const end = Date.now() + 5000;
    while (button.textContent !== "Copied" && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
    const field = document.body.appendChild(document.createElement("textarea"));
    field.id = "pasted";
    field.focus();
    return block.querySelector("code").textContent;
  })()`);
  await page.press("v", 86, undefined, ["paste"]);
  const pasted = await page.evaluate("document.querySelector('#pasted')?.value");
  if (wanted === null || pasted !== wanted) note(name, `code is not copied: ${JSON.stringify(pasted)}`);
}

/** Buttons: a clip stops, code is copied, cards are chosen by their tags. */
async function checkButtons(page, all) {
  const first = async (selector) => {
    for (const name of all) {
      if (!textOf(path.join(site, name)).includes(selector)) continue;
      await page.open(pathToFileURL(path.join(site, name)).href);
      return name;
    }
    return null;
  };
  const clip = await first("<figure class=\"clip\"><picture><source");
  if (clip) {
    const moved = await page.evaluate(`(() => {
      const image = document.querySelector(".clip img[data-still]"), before = image.src;
      image.closest(".clip").querySelector("button").click();
      return [before, image.src, image.closest(".clip").querySelector("button").textContent];
    })()`);
    if (moved[0] === moved[1] || moved[2] !== "Play") note(clip, "the clip does not stop");
  }
  const cards = await first("aria-label=\"Show only\" hidden><button");
  if (cards) {
    const counts = await page.evaluate(`(() => {
      const all = document.querySelectorAll(".cards li").length;
      document.querySelector(".tags button").click();
      const some = document.querySelectorAll(".cards li:not([hidden])").length;
      document.querySelector(".tags button").click();
      return [all, some, document.querySelectorAll(".cards li:not([hidden])").length];
    })()`);
    if (!(counts[1] > 0 && counts[1] < counts[0] && counts[2] === counts[0])) note(cards, `tags choose ${counts[1]} of ${counts[0]} cards`);
  }
  const code = await first("class=\"code\"");
  if (code) await checkCopy(page, code);
  const pdf = await page.send("Page.printToPDF", {});
  if (!Buffer.from(pdf.data, "base64").subarray(0, 5).equals(Buffer.from("%PDF-"))) note(code ?? all[0], "does not print");
}

(async () => {
  const all = pagesOf(site);
  const names = all.filter((name) => pattern.test(name));
  const browser = new Browser();
  try {
    const page = await browser.page();
    const paints = [];
    for (const name of names) await checkPage(page, name, paints);
    checkIndex(all);
    const first = all.includes("index.html") ? "index.html" : all[0];
    await checkSearch(page, first, process.env.PEGBAR_SEARCH ?? "position");
    await checkButtons(page, all);
    paints.sort((a, b) => a - b);
    const at = (part) => Math.round(paints[Math.min(paints.length - 1, Math.floor(paints.length * part))]);
    if (paints.length) console.log(`first paint of ${paints.length} pages: median ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms, longest ${at(1)} ms`);
  } finally {
    await browser.close();
  }
  for (const problem of problems) console.log(problem);
  console.log(`${names.length} pages, ${problems.length} things wrong`);
  process.exitCode = problems.length ? 1 : 0;
})();
