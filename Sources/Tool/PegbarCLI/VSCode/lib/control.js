"use strict";
// What the preview window is asked to do. Nothing here knows VS Code.

/**
 * The arguments that open a file in a window.
 *
 * @param {string} path The file.
 * @param {?string} name The preview; null for the first.
 */
function previewWords(path, name) {
  const scene = name === null ? [] : [`--scene=${name}`];
  return ["preview", ...scene, "--", path];
}

/** The arguments that have the window of a file do something. */
function tellWords(path, ...command) {
  return ["tell", "--", path, ...command.map(String)];
}

/**
 * A time as it is typed: "0.5", "0.5s", "250ms", in a decimal point or comma.
 *
 * @returns {?number} Seconds; null for other texts, and for times outside 0 … 3600.
 */
function seconds(text) {
  const parts = /^\s*(\d+(?:[.,]\d+)?|[.,]\d+)\s*(ms|s)?\s*$/.exec(text);
  if (!parts) return null;
  const number = Number(parts[1].replace(",", "."));
  const time = parts[2] === "ms" ? number / 1000 : number;
  return time <= 3600 ? time : null;
}

module.exports = { previewWords, tellWords, seconds };
