// What pages of a book can do beyond being read: search, copy code, stop clips, choose by tags. Without it they are whole.
(() => {
  "use strict";
  const root = document.currentScript.dataset.root;
  const make = (name, text, more = {}) => Object.assign(document.createElement(name), { textContent: text, ...more });

  // The list of pages is open beside the text, and folded above it.
  const side = document.querySelector(".side details");
  const wide = matchMedia("(min-width: 60.01rem)");
  const fold = () => { if (side) side.open = wide.matches; };
  wide.addEventListener("change", fold);
  fold();

  for (const code of document.querySelectorAll(".code")) {
    const button = make("button", "Copy", { type: "button" });
    button.setAttribute("aria-label", "Copy " + code.querySelector("pre").getAttribute("aria-label"));
    button.addEventListener("click", async () => {
      const text = code.querySelector("code").textContent;
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        const field = make("textarea", text);
        document.body.append(field);
        field.select();
        document.execCommand("copy");
        field.remove();
        button.focus();
      }
      button.textContent = "Copied";
      setTimeout(() => { button.textContent = "Copy"; }, 1500);
    });
    code.append(button);
  }

  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  for (const clip of document.querySelectorAll(".clip")) {
    const image = clip.querySelector("img[data-still]");
    if (!image) continue;
    const moving = image.getAttribute("src");
    let plays = !calm.matches;
    const button = make("button", "", { type: "button" });
    const show = () => {
      button.textContent = plays ? "Pause" : "Play";
      button.setAttribute("aria-label", (plays ? "Pause" : "Play") + " the clip");
    };
    button.addEventListener("click", () => {
      plays = !plays;
      clip.querySelector("source")?.remove();
      image.src = plays ? moving : image.dataset.still;
      show();
    });
    show();
    clip.append(button);
  }

  for (const cards of document.querySelectorAll(".cards")) {
    const tags = cards.querySelector(".tags");
    tags.hidden = !tags.querySelector("button");
    tags.addEventListener("click", (event) => {
      const chosen = event.target.closest("button");
      if (!chosen) return;
      const isOn = chosen.getAttribute("aria-pressed") !== "true";
      for (const button of tags.querySelectorAll("button")) {
        button.setAttribute("aria-pressed", String(isOn && button === chosen));
      }
      for (const card of cards.querySelectorAll("li")) {
        card.hidden = isOn && !card.dataset.tags.split(",").includes(chosen.textContent);
      }
    });
  }

  // The words of all pages are loaded when a search begins.
  const form = document.querySelector("header form");
  const input = form.querySelector("input");
  const results = form.querySelector("#book-results");
  let rows = null;
  let isLoading = false;
  const load = () => {
    if (rows || isLoading) return;
    isLoading = true;
    document.head.append(make("script", "", { src: root + "search.js" }));
  };
  globalThis.bookIndex = (all) => {
    rows = all.map(([address, title, section, text]) => ({
      address, title, section, text,
      heads: (title + " " + section).toLowerCase(), body: text.toLowerCase(),
    }));
    search();
  };
  const excerpt = (row, word) => {
    const at = Math.max(0, row.body.indexOf(word) - 40);
    return (at > 0 ? "… " : "") + row.text.slice(at, at + 130) + (row.text.length > at + 130 ? " …" : "");
  };
  const search = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    results.replaceChildren();
    results.hidden = words.length === 0 || !rows;
    if (results.hidden) return;
    const found = rows
      .filter((row) => words.every((word) => row.heads.includes(word) || row.body.includes(word)))
      .map((row) => ({ row, score: words.filter((word) => row.heads.includes(word)).length * 2 + (row.section ? 0 : 1) }))
      .sort((a, b) => b.score - a.score)
      .slice(0, 20);
    if (found.length === 0) results.append(make("p", "Nothing found."));
    const list = document.createElement("ul");
    for (const { row } of found) {
      const link = make("a", row.section ? row.title + " › " + row.section : row.title, { href: root + row.address });
      link.append(make("small", excerpt(row, words[0])));
      const item = document.createElement("li");
      item.append(link);
      list.append(item);
    }
    if (found.length) results.append(list);
  };
  form.hidden = false;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    results.querySelector("a")?.click();
  });
  input.addEventListener("focus", load);
  input.addEventListener("input", () => { load(); search(); });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && form.contains(document.activeElement)) {
      results.hidden = true;
      input.focus();
    } else if (event.key === "/" && !/^(INPUT|TEXTAREA)$/.test(document.activeElement.tagName)) {
      event.preventDefault();
      input.focus();
    } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && form.contains(document.activeElement)) {
      const links = [...results.querySelectorAll("a")];
      const next = links.indexOf(document.activeElement) + (event.key === "ArrowDown" ? 1 : -1);
      event.preventDefault();
      (links[next] ?? input).focus();
    }
  });
  document.addEventListener("click", (event) => { if (!form.contains(event.target)) results.hidden = true; });
})();
