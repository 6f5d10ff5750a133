"""Writes the tutorials as pages of Markdown: python3 .ci/site_tutorials.py CATALOG WORK OUTPUT

CATALOG has DocC's `.tutorial` files and, in Resources, the code of each step with the tape of its clip. DocC reads them, and
says what is wrong; its own pages would ask a server for their contents, so the book makes pages and clips of these.
"""

import glob
import json
import os
import re
import shutil
import subprocess
import sys

from site_reference import Reference


class Tutorials:
    """What DocC has read, and the texts of steps."""

    def __init__(self, catalog, work, output):
        self.output = output
        self.resources = os.path.join(catalog, "Resources")
        self.writer = Reference.__new__(Reference)
        self.writer.symbols = {}
        self.clips = {os.path.basename(path)[:-5] for path in glob.glob(f"{self.resources}/*.tape")}
        self.used = set()
        self.scene = ""
        self.pages = self.converted(catalog, work)

    def converted(self, catalog, work):
        """DocC's answer for each page, by its address. Pictures are only named: in a copy an empty file stands for each clip."""
        copy = os.path.join(work, "Tutorials.docc")
        shutil.copytree(catalog, copy)
        for clip in self.clips:
            open(os.path.join(copy, "Resources", clip + ".gif"), "w", encoding="utf-8").close()
        done = subprocess.run(
            ["docc", "convert", copy, "--output-path", f"{work}/tutorials", "--fallback-display-name", "Pegbar",
             "--fallback-bundle-identifier", "org.pegbar", "--diagnostic-level", "warning"],
            capture_output=True, text=True, check=False)
        said = (done.stdout + done.stderr).strip()
        if done.returncode or said:
            sys.exit(f"site: docc does not accept the tutorials:\n{said}")
        paths = sorted(glob.glob(f"{work}/tutorials/data/tutorials/**/*.json", recursive=True))
        pages = [json.load(open(path, encoding="utf-8")) for path in paths]
        return {page["identifier"]["url"]: page for page in pages}

    def text(self, content, here):
        return self.writer.blocks(content, here, {})

    def write(self):
        overview = next(page for page in self.pages.values() if page["kind"] == "overview")
        hero = overview["sections"][0]
        lines = [f"# {hero['title']}", ""] + self.text(hero["content"], "README.md")
        for section in overview["sections"][1:]:
            for chapter in section["chapters"]:
                lines += [f"## {chapter['name']}", ""] + self.text(chapter["content"], "README.md") + ["```cards"]
                for address in chapter["tutorials"]:
                    lines.append(self.write_page(self.pages[address]))
                lines += ["```", ""]
        self.save("README.md", lines)
        left = self.clips - self.used
        if left:
            sys.exit(f"site: no step shows the clips of {', '.join(sorted(left))}")

    def write_page(self, page):
        """A tutorial's page; returns its line in the list of its chapter."""
        name = page["identifier"]["url"].split("/")[-1] + ".md"
        hero, tasks = page["sections"][:2]
        lines = [f"# {hero['title']}", ""] + self.text(hero["content"], name)
        lines += [f"About {hero['estimatedTimeInMinutes']} minutes.", ""]
        number = 0
        for task in tasks["tasks"]:
            lines += [f"## {task['title']}", ""]
            for part in task["contentSection"]:
                lines += self.text(part["content"], name)
            for step in task["stepsSection"]:
                if step["type"] != "step":
                    lines += self.text([step], name)
                    continue
                number += 1
                lines += [f"### Step {number}", ""] + self.text(step["content"] + step["caption"], name)
                lines += self.code(step, page["references"])
        self.save(name, lines)
        summary = re.sub(r"[`\\]", "", " ".join(self.text(hero["content"], name)).strip())
        return f"{name} | | {summary}"

    def code(self, step, references):
        """The step's scene and tape, or the tape alone, whose scene is the last one above it."""
        code, picture = references[step["code"]], references[step["runtimePreview"]]
        clip = os.path.splitext(step["runtimePreview"])[0]
        self.used.add(clip)
        tape = open(os.path.join(self.resources, clip + ".tape"), encoding="utf-8").read()
        lines = []
        if not step["code"].endswith(".tape"):
            self.scene = code["fileName"]
            lines += [f"```swift {self.scene}"] + code["content"] + ["```", ""]
        # On the page the scene has the name that readers give it.
        tape = re.sub(r"^Set Scene .*$", f"Set Scene {self.scene}", tape, flags=re.M)
        return lines + [f'```tape "{picture["alt"]}"'] + tape.rstrip("\n").split("\n") + ["```", ""]

    def save(self, name, lines):
        os.makedirs(self.output, exist_ok=True)
        with open(os.path.join(self.output, name), "w", encoding="utf-8") as file:
            file.write("\n".join(lines))


if __name__ == "__main__":
    Tutorials(*sys.argv[1:4]).write()
