"""Measures the sources' text: lengths, words of comments, and stored static variables."""

import os
import re
from statistics import median

# Words that a reader who knows the field but not this project has to translate; what to write instead follows.
DIALECT = {
    r"anew": "again, from scratch",
    r"(some|any|no)body|someone|persons?|people": "user, caller, no code",
    r"told|said to": "notified, calls",
    r"led by( hand)?": "interactive",
    r"lets? go( of)?": "released, dropped, no longer retains",
    r"turned around": "reversed, inverted",
    r"hairs?": "epsilon, tolerance",
    r"dice": "random generator, seed",
    r"films?|what is above": "overlay",
    r"levels of cells": "multi-level grid",
    r"hidden files?": "temporary file",
    r"so many": "n, at most n",
    r"knows no": "does not refer to, does not depend on",
    r"(is|are) not so": "fails, is false",
    r"errors? of the compiler": "compiler error",
    r"pictures? of the screen": "screenshot",
    r"works? off|worked off": "processes, performs",
    r"made short": "shortened, skipped",
}
DIALECT_PATTERN = re.compile(r"\b(" + "|".join(DIALECT) + r")\b", re.IGNORECASE)
COMMENT = re.compile(r"(?:^|[^:\"])//+(.*)$", re.MULTILINE)
CODE = re.compile(r"^(```+).*?^\1|`[^`\n]*`", re.MULTILINE | re.DOTALL)
MODIFIERS = r"(?:@?\w+(?:\(\w+\))? +)*"
SHARED = re.compile(rf"^ *{MODIFIERS}static +{MODIFIERS}var +\w+[^{{\n]*(.?)", re.MULTILINE)
WALK = re.compile(r"^\*\*(.+?)\*\*(.*?)(?=^\*\*|^## |\Z)", re.MULTILINE | re.DOTALL)


def text_files(folder, *endings):
    """The files in `folder` whose names have one of the endings, in order."""
    found = []
    for place, _, names in os.walk(folder):
        found += [os.path.join(place, name) for name in names if name.endswith(endings)]
    return sorted(found)


def source_files(folder):
    """The files of Swift and C in `folder`, in order."""
    return text_files(folder, ".swift", ".c", ".h")


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def dialect(text):
    """The words of comments that are in `DIALECT`. Comments are read as one text, as a phrase may be on two lines."""
    return words_of_dialect(COMMENT.findall(text))


def dialect_of_page(text):
    """The words of a Markdown page that are in `DIALECT`, but for its code."""
    return words_of_dialect(CODE.sub("", text).splitlines())


def words_of_dialect(lines):
    text = " ".join(line.strip() for line in lines)
    return [match.group().lower() for match in DIALECT_PATTERN.finditer(text)]


def shared_variables(text):
    """How many `static var` are stored: no braces follow, or a value before them."""
    found = 0
    for match in SHARED.finditer(text):
        found += match.group(1) != "{" or "=" in match.group()
    return found


class Measures:
    """What is counted in the files of one folder."""

    def __init__(self, folder):
        texts = [read(path) for path in source_files(folder)]
        lines = [text.count("\n") for text in texts]
        self.files = len(texts)
        self.median = int(median(lines)) if lines else 0
        self.over_250 = sum(count > 250 for count in lines)
        self.over_400 = sum(count > 400 for count in lines)
        self.dialect = sum(len(dialect(text)) for text in texts)
        self.shared = sum(shared_variables(text) for text in texts)


def walks(page):
    """The walks of ARCHITECTURE.md, and how many files each names."""
    section = read(page).partition("## Four walks")[2].partition("\n## ")[0]
    return [
        (title.rstrip("."), len(set(re.findall(r"`((?:Sources|Tests)/[^`]*)`", text))))
        for title, text in WALK.findall(section)
    ]
