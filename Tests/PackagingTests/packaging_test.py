"""Tests of the scripts that make recipes of packages and releases: python3 Tests/PackagingTests/packaging_test.py"""

import os
import re
import shutil
import subprocess
import tempfile
import unittest

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
VERSION = "Sources/Tool/PegbarCLI/Version.swift"
EXTENSION = "Sources/Tool/PegbarCLI/VSCode/package.json"
METAINFO = "Sources/Tool/PegbarCLI/Desktop/org.pegbar.Pegbar.metainfo.xml"
CHANGELOG = "# Changelog\n\n## 2.3.4 - 2026-11-30\n\n- Newer [things](a.md).\n\n## 2.3.3 - 2026-10-01\n\n- Older things.\n"


# A date that the caller has set would be that of packages.
PLAIN = {name: value for name, value in os.environ.items() if name != "SOURCE_DATE_EPOCH"}


class Packaging(unittest.TestCase):
    """Each test has a repository of its own: the real scripts, a version 2.3.4, and a commit."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.work = folder.name
        self.repository = os.path.join(folder.name, "pegbar")
        shutil.copytree(os.path.join(ROOT, ".ci"), os.path.join(self.repository, ".ci"))
        for name in (VERSION, EXTENSION, METAINFO, "Package.swift"):
            os.makedirs(os.path.dirname(os.path.join(self.repository, name)), exist_ok=True)
            shutil.copyfile(os.path.join(ROOT, name), os.path.join(self.repository, name))
        self.replace(VERSION, r'number = "[^"]*"', 'number = "2.3.4"')
        self.replace(EXTENSION, r'"version": "[^"]*"', '"version": "2.3.4"')
        self.write("CHANGELOG.md", CHANGELOG)
        self.run_in("git", "init", "-q")
        self.commit()

    def write(self, name, text):
        with open(os.path.join(self.repository, name), "w", encoding="utf-8") as file:
            file.write(text)

    def read(self, name):
        with open(os.path.join(self.repository, name), encoding="utf-8") as file:
            return file.read()

    def replace(self, name, pattern, new):
        text, count = re.subn(pattern, new, self.read(name))
        self.assertEqual(count, 1, f"{pattern} in {name}")
        self.write(name, text)

    def run_in(self, *command):
        who = {f"GIT_{role}_{what}": value for role in ("AUTHOR", "COMMITTER")
               for what, value in (("NAME", "a"), ("EMAIL", "a@b"), ("DATE", "2026-12-01T00:00:00Z"))}
        return subprocess.run(
            command, cwd=self.repository, env={**PLAIN, **who}, capture_output=True, text=True, check=False)

    def commit(self):
        self.run_in("git", "add", "-A")
        self.assertEqual(self.run_in("git", "commit", "-qm", "a").returncode, 0)

    # Recipes

    def test_recipes_have_the_version_and_the_maintainer_of_their_one_place(self):
        self.write(".ci/package-maintainer", "Ann Other <ann@example.org>\n")
        self.commit()
        made = self.run_in(".ci/write-recipes", "made")
        self.assertEqual(made.returncode, 0, made.stderr)
        spec, recipe = self.read("made/pegbar.spec"), self.read("made/PKGBUILD")
        self.assertIn("Version:        2.3.4\n", spec)
        self.assertIn("* Tue Dec 01 2026 Ann Other <ann@example.org> - 2.3.4-1\n", spec)
        self.assertIn("# Maintainer: Ann Other <ann@example.org>\n", recipe)
        self.assertIn("pkgver=2.3.4\n", recipe)
        self.assertIn("<update_contact>ann@example.org<", self.run_in(".ci/appstream", "2.3.4", "0").stdout)
        self.assertIn('version="2.3.4" date="2026-11-30"', self.run_in(".ci/appstream", "2.3.4", "0").stdout)

    def test_sources_after_a_release_have_their_date(self):
        self.write("CHANGELOG.md", CHANGELOG.replace("## 2.3.4", "## Unreleased\n\n- Yet newer.\n\n## 2.3.4", 1))
        self.commit()
        self.assertEqual(self.run_in(".ci/version").stdout, "2.3.4\n")
        self.assertEqual(self.run_in(".ci/version", "--package").stdout, "2.3.4+20261201\n")
        self.run_in(".ci/write-recipes", "made")
        self.assertIn("pkgver=2.3.4+20261201\n", self.read("made/PKGBUILD"))

    def test_recipes_of_a_commit_are_the_same_bytes(self):
        self.run_in(".ci/write-recipes", "../one")
        self.run_in(".ci/write-recipes", "../two")
        self.assertEqual(
            sorted(os.listdir(f"{self.work}/one")), ["PKGBUILD", "pegbar-2.3.4.tar.gz", "pegbar.spec"])
        compared = self.run_in("diff", "-r", "../one", "../two")
        self.assertEqual((compared.returncode, compared.stdout), (0, ""))

    def test_a_name_that_nothing_is_put_in_for_is_refused(self):
        self.replace(".ci/recipes/PKGBUILD.in", "pkgrel=1", "pkgrel=@number@")
        self.commit()
        made = self.run_in(".ci/write-recipes", "made")
        self.assertEqual(made.returncode, 1)
        self.assertIn("@number@", made.stderr)

    def test_recipes_are_looked_at_by_the_tools_that_are_there(self):
        self.run_in(".ci/write-recipes", "made")
        checked = self.run_in(".ci/recipes-check", "made")
        self.assertEqual(checked.returncode, 0, checked.stdout + checked.stderr)
        for tool in ("rpmspec", "rpmlint", "makepkg", "namcap"):
            missing = f"no {tool} here: " in checked.stdout
            self.assertEqual(missing, shutil.which(tool) is None, checked.stdout)

    def test_faults_of_recipes_are_found(self):
        faults = [
            (None, "PKGBUILD", "^package\\(\\) {", "package() {{ (", "bash cannot read PKGBUILD"),
            (None, "PKGBUILD", "sha256sums=\\(.", "sha256sums=(x", "the archive is not"),
            ("makepkg", "PKGBUILD", "pkgver=2.3.4", "pkgver=2.3.5", "PKGBUILD has version 2.3.5"),
            ("rpmspec", "pegbar.spec", "(?m)^%prep$", "%if 1", "rpmspec cannot read"),
            ("rpmspec", "pegbar.spec", "Version:        2.3.4", "Version: 2.3.5", "pegbar.spec has version 2.3.5"),
            ("rpmlint", "pegbar.spec", "(?m)^Name: ", "BuildRoot: /tmp/x\nName: ", "rpmlint has found something"),
            ("rpmlint", "pegbar.spec", "%autosetup", "%autosetup\nls /usr/lib/x", "rpmlint has found something"),
        ]
        for tool, name, pattern, new, message in faults:
            if tool and not shutil.which(tool):
                continue
            with self.subTest(message=message, new=new):
                self.run_in(".ci/write-recipes", "made")
                self.replace(f"made/{name}", re.compile(pattern, re.M), new)
                checked = self.run_in(".ci/recipes-check", "made")
                self.assertEqual(checked.returncode, 1, checked.stdout)
                self.assertIn(message, checked.stdout + checked.stderr)

    # Releases

    def test_a_release_has_its_notes_and_its_tag(self):
        released = self.run_in(".ci/release")
        self.assertEqual(released.returncode, 0, released.stderr)
        self.assertEqual(released.stdout, "- Newer [things](a.md).\n")
        self.assertIn("git tag -a 2.3.4 ", released.stderr)
        self.assertEqual(self.run_in(".ci/release", "--notes", "2.3.3").stdout, "- Older things.\n")

    def test_what_is_in_the_way_of_a_release_is_said(self):
        faults = [
            ("CHANGELOG.md", "2.3.4 - 2026-11-30", "Unreleased", 'make that "## 2.3.4 - '),
            ("CHANGELOG.md", "2.3.4 - 2026-11-30", "2.3.4", "no date for 2.3.4"),
            ("CHANGELOG.md", "- Newer.*", "", "says nothing about 2.3.4"),
            ("CHANGELOG.md", "2.3.4 - ", "2.3.5 - ", "begins with 2.3.5, not 2.3.4"),
            (VERSION, 'number = "2.3.4"', 'number = "2.3.3"', "CHANGELOG.md has 2.3.3 below 2.3.4"),
            (VERSION, 'number = "2.3.4"', 'number = "2.3"', "2.3 is no version X.Y.Z"),
            (EXTENSION, '"version": "2.3.4"', '"version": "2.3.3"', "VSCode/package.json: 2.3.3, not 2.3.4"),
            (".ci/recipes/PKGBUILD.in", "pkgver=@version@", "pkgver=1", "PKGBUILD.in: 1, not 2.3.4"),
        ]
        for name, pattern, new, message in faults:
            with self.subTest(message=message):
                before = self.read(name)
                self.replace(name, pattern, new)
                self.commit()
                released = self.run_in(".ci/release")
                self.assertEqual((released.returncode, released.stdout), (1, ""))
                self.assertIn(message, released.stderr)
                self.assertNotIn("git tag", released.stderr)
                self.write(name, before)
                self.commit()

    def test_neither_files_without_a_commit_nor_a_tag_elsewhere_are_released(self):
        self.run_in("git", "tag", "2.3.4")
        self.assertEqual(self.run_in(".ci/release").returncode, 0)
        self.write("new.txt", "new")
        self.assertIn("are not committed", self.run_in(".ci/release").stderr)
        self.commit()
        self.assertIn("the tag 2.3.4 is set already", self.run_in(".ci/release").stderr)

    @unittest.skipUnless(shutil.which("swift"), "needs swift")
    def test_a_tag_is_a_version_for_packages(self):
        for version in ("2.3.4", "3.0.0"):
            self.run_in("git", "tag", "-a", version, "-m", version)
        use = os.path.join(self.work, "use")
        os.makedirs(f"{use}/Sources/Use")
        with open(f"{use}/Package.swift", "w", encoding="utf-8") as file:
            file.write(f"""// swift-tools-version: 6.3
import PackageDescription
let package = Package(
  name: "Use",
  dependencies: [.package(url: "file://{self.repository}", from: "2.3.0")],
  targets: [.executableTarget(name: "Use", dependencies: [.product(name: "Pegbar", package: "pegbar")])]
)
""")
        with open(f"{use}/Sources/Use/main.swift", "w", encoding="utf-8") as file:
            file.write("import UIKit\n")
        resolved = self.run_in("swift", "package", "--package-path", use, "--cache-path", f"{self.work}/cache", "resolve")
        self.assertEqual(resolved.returncode, 0, resolved.stderr)
        with open(f"{use}/Package.resolved", encoding="utf-8") as file:
            self.assertIn('"version" : "2.3.4"', file.read())


unittest.main()
