"""Tests of the scripts that lay the site's pages out: python3 Tests/SiteTests/scripts_test.py"""

import collections
import os
import sys
import tempfile
import unittest

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(ROOT, ".ci"))

import site_pages  # noqa: E402
import site_reference  # noqa: E402


class Links(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.addCleanup(os.chdir, os.getcwd())
        os.chdir(self.folder.name)
        os.makedirs("Sources/Engine")
        for name in ("ARCHITECTURE.md", "Sources/a.swift", "picture.png"):
            with open(name, "w", encoding="utf-8") as file:
                file.write("x")
        self.missing = []

    def text(self, markdown):
        return site_pages.with_links(markdown, "README.md", "install.md", "book", self.missing)

    def test_lead_to_the_places_in_the_book(self):
        self.assertEqual(self.text("[plan](ARCHITECTURE.md#x)"), "[plan](project/README.md#x)")
        self.assertEqual(self.text("[code](Sources/a.swift)"), "[code](files/Sources/a.swift.txt)")
        self.assertEqual(self.text("![words](picture.png)"), "![words](files/picture.png)")
        self.assertEqual(self.text("[web](https://swift.org) [here](#x)"), "[web](https://swift.org) [here](#x)")
        self.assertTrue(os.path.isfile("book/files/picture.png"))
        self.assertEqual(self.missing, [])

    def test_to_folders_are_only_named(self):
        self.assertEqual(self.text("[engine](Sources/Engine)"), "engine")
        self.assertEqual(self.missing, [])

    def test_that_lead_nowhere_are_noted(self):
        self.text("[gone](none.md)\n![gone](none.png)\n![folder](Sources)\n```\n[code](none.md)\n```\n")
        self.assertEqual([target for _, target in self.missing], ["none.md", "none.png", "Sources"])


class Reference(unittest.TestCase):
    def setUp(self):
        self.reference = site_reference.Reference.__new__(site_reference.Reference)
        self.reference.symbols = {}

    def test_escapes_what_would_be_markup(self):
        self.assertEqual(site_reference.escaped("<(_:_:) & A<B>*"), "\\<(\\_:\\_:) \\& A\\<B\\>\\*")

    def test_names_headings_as_the_builder_does(self):
        used = collections.Counter()
        names = [site_reference.heading_id(text, used) for text in ("init(_:)", "A b", "init(_:)")]
        self.assertEqual(names, ["init_", "a-b", "init_-1"])

    def test_refuses_kinds_that_it_does_not_know(self):
        for ask in (self.reference.inline, self.reference.blocks):
            with self.assertRaises(SystemExit) as caught:
                ask([{"type": "hologram"}], "QuartzCore/CALayer.md", {})
            self.assertIn("hologram", str(caught.exception.code))


unittest.main()
