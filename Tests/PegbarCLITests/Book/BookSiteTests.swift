import Foundation
import Testing

/// What `pegbar book` leaves alone, and what it says of names that meet.
@Suite(.enabled(if: Program.isThere("cmark-gfm"), "needs cmark-gfm"), .timeLimit(.minutes(10)))
struct `A book's site` {
  private func names(_ workspace: Workspace) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: workspace.path + "/site").sorted()
  }

  @Test func `is not the book by another name`() async throws {
    let workspace = try Workspace(["book/a.md": "# A\n"])
    try FileManager.default.createSymbolicLink(
      atPath: workspace.path + "/link",
      withDestinationPath: "book"
    )
    for site in ["link", "book/", "book/../book", "link/."] {
      let run = try await workspace.pegbar(line: "book book -o \(site)")
      #expect(run.status == 64 && run.errors.contains("between the pages"), "\(run.errors)")
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: workspace.path + "/book") == ["a.md"]
    )
  }

  @Test func `may be in the book, and is no part of it`() async throws {
    let workspace = try Workspace(["book/a.md": "# A\n", "book/b.md": "# B\n"])
    try FileManager.default.createSymbolicLink(
      atPath: workspace.path + "/link",
      withDestinationPath: "book"
    )
    for _ in 0..<2 {
      let run = try await workspace.pegbar(line: "book book -o link/site")
      #expect(run.status == 0 && run.errors.contains("2 pages"), "\(run.errors)")
    }
  }

  @Test(arguments: ["index.html", "book.css", "square.svg"])
  func `takes the place of no file that no book has made`(name: String) async throws {
    let workspace = try Workspace([
      "book/README.md": "# A\n\n![A square](square.svg)\n", "book/square.svg": "<svg/>\n",
      "site/\(name)": "mine",
    ])
    let run = try await workspace.pegbar(line: "book book -o site")
    #expect(
      run.status == 73 && run.errors.contains("cannot write site/\(name): no book has made"),
      "\(run.errors)"
    )
    #expect(try names(workspace) == [name])
    #expect(String(decoding: try workspace.bytes(of: "site/\(name)"), as: UTF8.self) == "mine")
  }

  /// A list that was changed by hand is no way out of the site.
  @Test func `removes nothing outside of it`() async throws {
    let workspace = try Workspace([
      "book/a.md": "# A\n", "kept.txt": "kept", "site/.pegbar-book": "../kept.txt\n/../kept.txt\n",
    ])
    #expect(try await workspace.pegbar(line: "book book -o site").status == 0)
    #expect(try workspace.files().contains("kept.txt"))
  }

  @Test func `has a clip for each of two pages whose names are alike`() async throws {
    func page(_ color: String) -> String {
      "# Page\n\n```swift Card.swift still\n\(BookFiles.scene(color))```\n"
    }
    let workspace = try Workspace([
      "book/a/b.md": page(".systemBlue"), "book/a-b.md": page(".systemRed"),
    ])
    let run = try await workspace.pegbar(line: "book book -o site --jobs 2")
    #expect(run.status == 0, "\(run.errors)")
    let (one, other) = (
      try workspace.bytes(of: "site/clips/a/b-1.png"),
      try workspace.bytes(of: "site/clips/a-b-1.png")
    )
    #expect(one != other)
  }

  @Test func `has no two files of one name`() async throws {
    let workspace = try Workspace([
      "book/a.md": "# A\n\n[style](book.css)\n\n[page](b.html)\n", "book/b.md": "# B\n",
      "book/book.css": "mine", "book/b.html": "mine",
    ])
    let run = try await workspace.pegbar(line: "book book -o site")
    #expect(run.status == 64)
    #expect(run.errors.contains("book/a.md:3: error: the site has a file book.css of its own"))
    #expect(run.errors.contains("book/a.md:5: error: the site has a file b.html of its own"))
    for name in ["book.css", "b.html"] {
      #expect(String(decoding: try workspace.bytes(of: "site/\(name)"), as: UTF8.self) != "mine")
    }
  }

  @Test func `leads to files whose names have spaces`() async throws {
    let workspace = try Workspace([
      "book/README.md":
        "# A\n\n[b](<b c.md#it's-über>) ![d](d%20e.svg) [f](<f'g.md>)\n",
      "book/b c.md": "# B\n\n## Über\n\n[up](#%C3%BCber)\n", "book/d e.svg": "<svg/>\n",
      "book/f'g.md": "# F\n",
    ])
    let run = try await workspace.pegbar(line: "book book -o site")
    #expect(
      run.errors.contains("book/README.md:3: error: there is no heading #it's-über in b c.md")
        && run.errors.contains("1 thing wrong"),
      "\(run.errors)"
    )
    let page = String(decoding: try workspace.bytes(of: "site/index.html"), as: UTF8.self)
    #expect(page.contains("href=\"b%20c.html#") && page.contains("src=\"d%20e.svg\""))
    #expect(page.contains("href=\"f'g.html\""))
    #expect(try names(workspace).contains("d e.svg"))
  }
}
