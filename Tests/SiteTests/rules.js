// What every page has to hold, seen from inside it: rules of WCAG 2.2 AA that a program can decide.
"use strict";

/** Runs in the page; answers with what is wrong, in words. */
function structure() {
  const wrong = [];
  const name = (element) => element.outerHTML.slice(0, 90);
  if (!document.documentElement.lang) wrong.push("the page has no language");
  if (!document.title.trim()) wrong.push("the page has no title");
  if (document.querySelectorAll("main").length !== 1) wrong.push("there is not one main part");
  if (document.querySelectorAll("h1").length !== 1) wrong.push(`there are ${document.querySelectorAll("h1").length} titles`);
  let level = 0;
  for (const heading of document.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
    const next = Number(heading.tagName[1]);
    if (level && next > level + 1) wrong.push(`a level is left out before ${name(heading)}`);
    if (!heading.textContent.trim()) wrong.push(`an empty heading: ${name(heading)}`);
    level = next;
  }
  const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
  for (const id of new Set(ids.filter((id, index) => ids.indexOf(id) !== index))) wrong.push(`#${id} is there twice`);
  const label = (element) => (element.getAttribute("aria-label") ?? "") + element.textContent
    + [...element.querySelectorAll("img")].map((image) => image.alt).join("");
  for (const image of document.querySelectorAll("img")) {
    if (image.getAttribute("alt") === null) wrong.push(`no words for ${name(image)}`);
    if (!image.alt && !image.closest("a")) wrong.push(`no words for ${name(image)}`);
    if (!image.getAttribute("width") && !image.naturalWidth && image.loading !== "lazy") wrong.push(`no picture: ${name(image)}`);
  }
  for (const element of document.querySelectorAll("a[href], button, summary")) {
    if (!label(element).trim()) wrong.push(`no name: ${name(element)}`);
  }
  for (const field of document.querySelectorAll("input, select, textarea")) {
    if (!field.getAttribute("aria-label") && !field.labels?.length) wrong.push(`no label: ${name(field)}`);
  }
  for (const region of document.querySelectorAll("pre, .scroll")) {
    if (region.scrollWidth > region.clientWidth + 1 && region.tabIndex < 0) wrong.push(`scrolls, but not by keys: ${name(region)}`);
  }
  for (const list of document.querySelectorAll("ul, ol")) {
    if ([...list.children].some((child) => child.tagName !== "LI")) wrong.push(`not only items in ${name(list)}`);
  }
  return wrong;
}

/** Text whose color is too near to what is behind it: 4.5 to 1, for large text 3 to 1. */
function contrast() {
  const numbers = (color) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const light = ([r, g, b]) => {
    const [x, y, z] = [r, g, b].map((v) => v / 255).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const behind = (element) => {
    for (let one = element; one; one = one.parentElement) {
      const color = numbers(getComputedStyle(one).backgroundColor);
      if (color.length === 3 || color[3] === 1) return color;
      if (color[3] > 0) return null;
    }
    return [255, 255, 255];
  };
  const wrong = new Set();
  const seen = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !element.checkVisibility()) continue;
    const style = getComputedStyle(element);
    const back = behind(element);
    if (!back) { wrong.add(`half clear: ${element.outerHTML.slice(0, 60)}`); continue; }
    const key = style.color + back + style.fontSize + style.fontWeight;
    if (seen.has(key)) continue;
    seen.add(key);
    const [one, other] = [light(numbers(style.color)), light(back)].sort((a, b) => b - a);
    const ratio = (one + 0.05) / (other + 0.05);
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    if (ratio < (isLarge ? 3 : 4.5)) wrong.add(`${ratio.toFixed(2)} to 1: ${element.outerHTML.slice(0, 80)}`);
  }
  return [...wrong];
}

/** Addresses that the page leads to or loads. */
function addresses() {
  return [...document.querySelectorAll("a[href], img[src], link[href], script[src], source[srcset]")]
    .map((one) => one.href || one.src || new URL(one.srcset, document.baseURI).href)
    .filter((address) => address.startsWith("file:"));
}

module.exports = { structure, contrast, addresses };
