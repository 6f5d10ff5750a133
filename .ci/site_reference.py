"""Writes the reference as pages of Markdown: python3 .ci/site_reference.py ARCHIVE SYMBOLS OUTPUT

ARCHIVE is what `docc convert` has made of the modules' symbol graphs, SYMBOLS the folder of these. DocC's own pages ask a
server for their contents; these can be read from a disk: a page for each type, with its members.
"""

import collections
import glob
import json
import os
import re
import shutil
import sys

# Parts of a page's text, and headings that DocC puts above all of it.
SECTIONS = ("declarations", "parameters", "content")
USUAL_HEADINGS = ("Overview", "Discussion")
PAGES = ("class", "struct", "enum", "protocol", "module")
NOTES = {
    "Sources/Documentation/Differences.md": "manual/differences.md",
    "Sources/Documentation/PortedCode.md": "manual/ported-code.md",
    "Sources/Engine/QuartzCore/Documentation/WhereWeHadToChoose.md": "manual/where-we-had-to-choose.md",
}


def escaped(text):
    """Plain text as Markdown has it: none of it is markup, nor HTML."""
    return re.sub(r"([\\*_<>\[\]`#|&])", r"\\\1", text)


def heading_id(text, used):
    """A heading's name in links, as `pegbar book` makes it."""
    kept = "".join(c if c.isalnum() or c in "_-" else "-" if c == " " else "" for c in text.lower())
    count = used[kept]
    used[kept] += 1
    return f"{kept}-{count}" if count else kept


class Symbol:
    """One of DocC's pages, and where it stands here."""

    def __init__(self, data):
        self.data = data
        meta = data["metadata"]
        self.url = data["identifier"]["url"]
        self.title = meta.get("title", "")
        self.kind = meta.get("symbolKind")
        self.precise = meta.get("externalID")
        self.page = self.anchor = None

    @property
    def abstract(self):
        return self.data.get("abstract", [])

    def section(self, kind):
        return next((s for s in self.data.get("primaryContentSections", []) if s["kind"] == kind), None)

    @property
    def declaration(self):
        section = self.section("declarations")
        tokens = section["declarations"][0]["tokens"] if section else []
        return "".join(token["text"] for token in tokens).replace("@MainActor ", "").replace("@MainActor\n", "")

    @property
    def groups(self):
        return [
            (group["title"], group["identifiers"])
            for group in self.data.get("topicSections", [])
            if group["title"] != "Default Implementations"
        ]


class Reference:
    """All symbols, and the pages that they stand on."""

    def __init__(self, archive, symbols, output):
        self.output = output
        self.book = os.path.dirname(output)
        self.symbols = {}
        for path in sorted(glob.glob(f"{archive}/data/documentation/**/*.json", recursive=True)):
            symbol = Symbol(json.load(open(path, encoding="utf-8")))
            self.symbols[symbol.url] = symbol
        self.places = self.read_places(symbols)
        self.notes = self.read_notes()
        self.modules = [s for s in self.symbols.values() if s.kind == "module"]
        for module in self.modules:
            self.lay_out(module, f"{module.title}/README.md")

    @staticmethod
    def read_places(folder):
        """Where each symbol is declared: file in the repository and line, by its precise identifier."""
        places, root = {}, os.getcwd() + "/"
        for path in sorted(glob.glob(f"{folder}/*.symbols.json")):
            for symbol in json.load(open(path, encoding="utf-8"))["symbols"]:
                location = symbol.get("location")
                if location:
                    file = location["uri"].removeprefix("file://").removeprefix(root)
                    if not file.startswith("/"):
                        places[symbol["identifier"]["precise"]] = (file, location["position"]["line"] + 1)
        return places

    @staticmethod
    def read_notes():
        """The headings under which each name is spoken of in the pages about differences."""
        notes = collections.defaultdict(list)
        for path, page in NOTES.items():
            heading, anchor, used = "", "", collections.Counter()
            text = re.sub(r"^```.*?^```$", "", open(path, encoding="utf-8").read(), flags=re.M | re.S)
            for line in text.split("\n"):
                title = re.match(r"#+ (.*)", line)
                if title:
                    heading = re.sub(r"[`*]", "", title.group(1))
                    anchor = heading_id(heading, used)
                for code in re.findall(r"`([^`]+)`", line):
                    for name in re.findall(r"\b(?:CA|UI|CG|CT|CI|NS)\w+", code):
                        if (page, heading, anchor) not in notes[name]:
                            notes[name].append((page, heading, anchor))
        return notes

    def lay_out(self, owner, page):
        """Gives a type's members their headings on its page, and the types in it pages of their own."""
        owner.page, owner.anchor = page, ""
        used = collections.Counter()
        heading_id(owner.title, used)
        for title, identifiers in owner.groups:
            heading_id(title, used)
            for identifier in identifiers:
                symbol = self.symbols.get(identifier)
                if symbol is None or symbol.page:
                    continue
                if symbol.kind in PAGES:
                    self.lay_out(symbol, self.fresh(f"{os.path.dirname(page)}/{symbol.title}.md"))
                elif symbol.kind:
                    symbol.page, symbol.anchor = page, heading_id(symbol.title, used)

    def fresh(self, path):
        taken = {s.page.lower() for s in self.symbols.values() if s.page}
        number, free = 1, path
        while free.lower() in taken:
            number += 1
            free = f"{path[:-3]}-{number}.md"
        return free

    # Text

    def link(self, identifier, here, references):
        symbol = self.symbols.get(identifier)
        title = symbol.title if symbol else references.get(identifier, {}).get("title", identifier.split("/")[-1])
        if symbol is None or not symbol.page:
            return f"`{title}`"
        path = os.path.relpath(symbol.page, os.path.dirname(here))
        return f"[`{title}`]({path}{'#' + symbol.anchor if symbol.anchor else ''})"

    def inline(self, parts, here, references):
        text = ""
        for part in parts:
            kind = part["type"]
            if kind == "text":
                text += escaped(part["text"])
            elif kind == "codeVoice":
                ticks = "``" if "`" in part["code"] else "`"
                text += f"{ticks}{part['code']}{ticks}"
            elif kind == "reference":
                text += self.link(part["identifier"], here, references)
            elif kind in ("emphasis", "strong"):
                mark = "*" if kind == "emphasis" else "**"
                text += mark + self.inline(part["inlineContent"], here, references) + mark
            else:
                self.refuse(kind, here)
        return text

    @staticmethod
    def refuse(kind, here):
        """Ends with an error: what is not understood would be missing on the page without notice."""
        sys.exit(f"site: {here}: site_reference.py does not know DocC's kind of text \"{kind}\": add it there")

    def blocks(self, content, here, references):
        lines = []
        for block in content:
            kind = block["type"]
            if kind == "paragraph":
                lines += [self.inline(block["inlineContent"], here, references), ""]
            elif kind == "codeListing":
                lines += ["```" + (block.get("syntax") or "swift")] + block["code"] + ["```", ""]
            elif kind == "aside":
                inner = "\n".join(self.blocks(block["content"], here, references)).strip()
                lines += [f"> **{block.get('name', 'Note')}:** {inner}", ""]
            elif kind in ("unorderedList", "orderedList"):
                for item in block["items"]:
                    inner = " ".join(self.blocks(item["content"], here, references)).strip()
                    lines.append(f"- {inner}")
                lines.append("")
            elif kind == "heading":
                if block["text"] not in USUAL_HEADINGS:
                    lines += [f"**{escaped(block['text'])}**", ""]
            else:
                self.refuse(kind, here)
        return lines

    def details(self, symbol, here):
        """Declaration, abstract, parameters and discussion."""
        references = symbol.data.get("references", {})
        lines = []
        for section in symbol.data.get("primaryContentSections", []):
            if section["kind"] not in SECTIONS:
                self.refuse(section["kind"], here)
        if symbol.abstract:
            lines += [self.inline(symbol.abstract, here, references), ""]
        if symbol.declaration:
            lines += ["```swift", symbol.declaration, "```", ""]
        section = symbol.section("parameters")
        for parameter in section["parameters"] if section else []:
            inner = " ".join(self.blocks(parameter["content"], here, references)).strip()
            lines.append(f"- `{parameter['name']}`: {inner}")
        if section:
            lines.append("")
        content = symbol.section("content")
        if content:
            lines += self.blocks(content["content"], here, references)
        return lines

    def source(self, symbol, here):
        place = self.places.get(symbol.precise)
        if not place:
            return []
        file, line = place
        copy = f"{self.book}/files/{file}.txt"
        if not os.path.exists(copy):
            os.makedirs(os.path.dirname(copy), exist_ok=True)
            shutil.copyfile(file, copy)
        path = os.path.relpath(f"../files/{file}.txt", os.path.dirname(here))
        return [f"Declared in [{os.path.basename(file)}]({path}), line {line}.", ""]

    def differences(self, symbol, here):
        """Links to where the pages speak of a type: what differs, and, folded, what had to be decided."""
        links = {True: [], False: []}
        for page, heading, anchor in self.notes.get(symbol.title, []):
            path = os.path.relpath("../" + page, os.path.dirname(here))
            words = escaped(re.sub(r" \([^()]*\)$", "", heading))
            links["where-we" in page].append(f"[{words}]({path}#{anchor})")
        lines = []
        if links[False]:
            lines += [f"> **Differs from Apple's:** {'; '.join(links[False])}.", ""]
        if links[True]:
            count = len(links[True])
            title = "One decision" if count == 1 else f"{count} decisions"
            lines += [f"<details><summary>{title} where Apple's documentation leaves one open</summary>", ""]
            lines += [f"- {link}" for link in links[True]] + ["", "</details>", ""]
        return lines

    # Pages

    def write(self):
        for symbol in self.symbols.values():
            if symbol.kind in PAGES and symbol.page:
                self.write_page(symbol)
        names = [f"| [{m.title}]({m.page}) | {self.inline(m.abstract, 'README.md', {})} |" for m in self.modules]
        self.save(
            "README.md",
            ["# Reference", "", "What scenes may use, module by module. `import UIKit` has all of it.", ""]
            + ["| module | |", "|---|---|"] + names + [""],
        )

    def write_page(self, symbol):
        here = symbol.page
        lines = [f"# {escaped(symbol.title)}", ""] + self.details(symbol, here)
        lines += self.differences(symbol, here) + self.source(symbol, here)
        for section in symbol.data.get("relationshipsSections", []):
            known = [i for i in section["identifiers"] if i in self.symbols and self.symbols[i].page]
            if known:
                links = ", ".join(self.link(i, here, {}) for i in known)
                lines += [f"{section['title']}: {links}.", ""]
        for title, identifiers in symbol.groups:
            present = [self.symbols[i] for i in identifiers if i in self.symbols and self.symbols[i].kind]
            if not present:
                continue
            lines += [f"## {escaped(title)}", ""]
            for member in present:
                if member.page == here:
                    lines += [f"### {escaped(member.title)}", ""] + self.details(member, here)
                else:
                    text = self.inline(member.abstract, here, member.data.get("references", {}))
                    lines += [f"- {self.link(member.url, here, {})}: {text}"]
            lines.append("")
        self.save(here, lines)

    def save(self, name, lines):
        path = os.path.join(self.output, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write("\n".join(lines))


if __name__ == "__main__":
    Reference(*sys.argv[1:4]).write()
