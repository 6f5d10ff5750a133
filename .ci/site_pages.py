"""Lays the site's pages out: python3 .ci/site_pages.py BOOK

Pages of the repository get a place in the book, and their links lead to each other's places; each lesson gets a page.
"""

import os
import re
import shutil
import sys

DOCUMENTS = {
    "Sources/Documentation/Site/README.md": "README.md",
    "Sources/Documentation/README.md": "README.md",
    "README.md": "install.md",
    "Sources/Documentation/Tutorials.docc/Tutorials.tutorial": "tutorials/README.md",
    "Sources/Documentation/Lessons.md": "gallery/README.md",
    "Sources/Documentation/Manual.md": "manual/README.md",
    "Sources/Tape/TapeLanguage/Documentation/Tape.md": "manual/tapes.md",
    "Sources/Documentation/Inspector.md": "manual/inspector.md",
    "Sources/Documentation/Editors.md": "manual/editors.md",
    "Sources/Documentation/Books.md": "manual/books.md",
    "Sources/Documentation/Packages/README.md": "manual/packages.md",
    "Sources/Documentation/PortedCode.md": "manual/ported-code.md",
    "Sources/Documentation/Differences.md": "manual/differences.md",
    "Sources/Engine/QuartzCore/Documentation/WhereWeHadToChoose.md": "manual/where-we-had-to-choose.md",
    "Sources/Documentation/Glossary.md": "manual/glossary.md",
    "Sources/Tape/RecordingOverlay/Documentation/Overlay.md": "manual/overlay.md",
    "Sources/Tape/ClipEncoding/Documentation/Encoding.md": "manual/clip-files.md",
    "Sources/Scene/CSceneClock/Documentation/SceneClock.md": "manual/scene-clock.md",
    "Sources/Tool/PreviewApp/Documentation/Control.md": "manual/control.md",
    "ARCHITECTURE.md": "project/README.md",
    "CONTRIBUTING.md": "project/contributing.md",
    "Sources/Tool/PreviewApp/Documentation/Preview.md": "project/preview-window.md",
    "Sources/Engine/Raster/Documentation/Speed.md": "project/speed.md",
    "Sources/Documentation/OwnAndBorrowed.md": "project/own-and-borrowed.md",
    "CHANGELOG.md": "project/changelog.md",
}
HANDBOOK = "Sources/Documentation/Handbook"
SCENES = "Scenes"
# A lesson without a tape is clicked and gets a key, which moves most of them.
USUAL_TAPE = "Set Scene ../{scene}\nSleep 400ms\nClick 160,140\nSleep 1.2s\nClick 260,190\nSleep 1s\nKey Space\nSleep 1s\n"


def place(path):
    """Where a file of the repository is in the book; None for one that is in none."""
    if path in DOCUMENTS:
        return DOCUMENTS[path]
    if path.startswith(HANDBOOK + "/") and path.endswith(".md"):
        return "handbook/" + os.path.basename(path)
    if re.fullmatch(SCENES + r"/\w+\.swift", path):
        return f"gallery/{os.path.basename(path)[:-6]}.md"
    if os.path.isfile(path):
        ending = os.path.splitext(path)[1]
        return "files/" + (path if ending in (".png", ".gif", ".svg", ".json") else path + ".txt")
    return None


def write(book, name, text):
    path = os.path.join(book, name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def with_links(text, path, here, book, missing):
    """A page's text with its links as they are in the book; a folder of the repository is named and not linked.

    What is not there is noted in `missing`: the page, and the link as it is written.
    """

    def replaced(match):
        mark, words, target = match.groups()
        if re.match(r"[a-z]+:|#", target) or target.startswith("api/"):
            return match.group(0)
        file, anchor = (target.split("#") + [""])[:2]
        source = os.path.normpath(os.path.join(os.path.dirname(path), file))
        there = place(source)
        if there is None:
            if mark or not os.path.isdir(source):
                missing.append((path, target))
            return words
        if there.startswith("files/"):
            copy = os.path.join(book, there)
            os.makedirs(os.path.dirname(copy), exist_ok=True)
            shutil.copyfile(source, copy)
        relative = os.path.relpath(there, os.path.dirname(here) or ".")
        return f"{mark}[{words}]({relative}{'#' + anchor if anchor else ''})"

    parts = re.split(r"(^```.*?^```$)", text, flags=re.M | re.S)
    return "".join(
        part if index % 2 else re.sub(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^()\s]+)\)", replaced, part)
        for index, part in enumerate(parts)
    )


def lessons():
    """The lessons in the order of their list: (scene, subject, what it shows)."""
    subject, found = "", []
    for line in open("Sources/Documentation/Lessons.md", encoding="utf-8"):
        if line.startswith("## "):
            subject = line[3:].strip()
        row = re.match(r"\| \[`(\w+)`\]\([^)]*\) \| (.*) \|$", line)
        if row:
            found.append((row.group(1), subject, row.group(2)))
    return found


def tapes():
    """The tape of each lesson that has one, by the scene's name."""
    found = {}
    for name in sorted(os.listdir(f"{SCENES}/Tapes")):
        if not name.endswith(".tape"):
            continue
        text = open(f"{SCENES}/Tapes/{name}", encoding="utf-8").read()
        scene = re.search(r"^Set Scene \.\./(\w+)\.swift$", text, re.M)
        if scene:
            found.setdefault(scene.group(1), name)
    return found


def sentence(name):
    """`FadeIn` as a title: Fade in."""
    words = re.findall(r"[A-Z]+(?![a-z])|[A-Z][a-z]*|\d+", name)
    return " ".join([words[0]] + [word if word.isupper() else word.lower() for word in words[1:]])


def tag(subject):
    """A subject without commas, which part tags: Space and particles."""
    return re.sub(r",[^,]* and ", " and ", subject)


def lesson_page(name, subject, text, tape, book):
    shown = text.replace('"', "").replace("`", "")
    lines = [f"# {sentence(name)}", "", text[:1].upper() + text[1:] + ".", ""]
    lines += [f"```swift ../Scenes/{name}.swift", "```", ""]
    if tape:
        lines += [f'```tape ../Scenes/Tapes/{tape} "{shown}"', "```", ""]
    else:
        lines += [f'```tape ../Scenes/Usual/{name}.tape "{shown}"', "```", ""]
        write(book, f"Scenes/Usual/{name}.tape", USUAL_TAPE.format(scene=f"{name}.swift"))
    lines += [f"`pegbar Scenes/{name}.swift` opens it. Subject: {subject.lower()}.", ""]
    write(book, f"gallery/{name}.md", "\n".join(lines))


def gallery(book):
    rows = lessons()
    left = sorted({file[:-6] for file in os.listdir(SCENES) if file.endswith(".swift")} - {row[0] for row in rows})
    if left:
        sys.exit(f"site: Sources/Documentation/Lessons.md does not list {', '.join(left)}")
    own = tapes()
    for name, subject, text in rows:
        lesson_page(name, subject, text, own.get(name), book)
    cards = [f"{name}.md | {tag(subject)} | {re.sub('`', '', text)}" for name, subject, text in rows]
    text = ["# Lessons", "", f"{len(rows)} scenes, each with its clip, its code and the tape that plays it.", ""]
    write(book, "gallery/README.md", "\n".join(text + ["```cards"] + cards + ["```", ""]))
    shutil.copytree(SCENES, os.path.join(book, "Scenes"), dirs_exist_ok=True, ignore=shutil.ignore_patterns("Clips", "Goldens"))


def main():
    book = sys.argv[1]
    pages = {path: there for path, there in DOCUMENTS.items()}
    # These are written by others: `gallery` below, and site_tutorials.py.
    del pages["Sources/Documentation/README.md"], pages["Sources/Documentation/Lessons.md"]
    del pages["Sources/Documentation/Tutorials.docc/Tutorials.tutorial"]
    for name in sorted(os.listdir(HANDBOOK)):
        pages[f"{HANDBOOK}/{name}"] = f"handbook/{name}"
    missing = []
    for path, there in pages.items():
        text = open(path, encoding="utf-8").read()
        if there.startswith(("manual/", "project/")):
            # (The examples of tapes there name scenes that are not there.)
            text = text.replace("```tape\n", "```tape silent\n")
        if path == "README.md":
            text = text.replace("# Pegbar\n", "# What it is, and installing it\n", 1)
        write(book, there, with_links(text, path, there, book, missing))
    if missing:
        sys.exit("\n".join(f"site: {path}: {target} is not there, and the page links to it" for path, target in missing))
    gallery(book)


if __name__ == "__main__":
    main()
