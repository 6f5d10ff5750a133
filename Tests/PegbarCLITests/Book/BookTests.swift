import Foundation
import Testing

/// `pegbar book`, with `cmark-gfm` and recordings of real scenes.
@Suite(.enabled(if: Program.isThere("cmark-gfm"), "needs cmark-gfm"), .timeLimit(.minutes(10)))
struct `A book` {
  private func book(_ files: [String: String]) throws -> Workspace {
    let workspace = try Workspace()
    for (name, text) in files { try workspace.write(text, to: "book/\(name)") }
    return workspace
  }

  /// All files of a site, by their names.
  private func files(_ workspace: Workspace, _ site: String = "site") throws -> [String: Data] {
    let root = "\(workspace.path)/\(site)"
    var files: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: root) {
      files[name] = try? Data(contentsOf: URL(fileURLWithPath: "\(root)/\(name)"))
    }
    return files
  }

  private func page(_ name: String, of workspace: Workspace) throws -> String {
    String(decoding: try workspace.bytes(of: "site/\(name)"), as: UTF8.self)
  }

  @Test func `becomes pages with code, clips and links`() async throws {
    let workspace = try book(BookFiles.whole)
    let run = try await workspace.pegbar(line: "book book -o site --jobs 2")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("3 pages, 3 clips"))
    let names = try files(workspace).keys.sorted()
    #expect(
      names == [
        ".pegbar-book", "book.css", "book.js", "clips/more/README-2-still.gif",
        "clips/more/README-2.gif", "clips/steps-2-still.gif",
        "clips/steps-2.gif", "clips/steps-3.png", "index.html", "more/index.html",
        "more/square.svg", "search.js",
        "steps.html",
      ]
    )
    let steps = try page("steps.html", of: workspace)
    #expect(
      steps.contains(
        "<img src=\"clips/steps-2.gif\" width=\"120\" height=\"80\" alt=\"Card.swift, recorded: The pointer comes\""
      )
    )
    #expect(steps.contains("alt=\"A red card\""))
    #expect(steps.contains("<ins>  card.backgroundColor = .systemRed</ins>"))
    #expect(steps.components(separatedBy: "<ins>").count == 2)
    let first = try page("index.html", of: workspace)
    #expect(
      first.contains("href=\"steps.html#second\"") && first.contains("href=\"more/index.html\"")
    )
    #expect(first.contains("<img src=\"more/square.svg\" alt=\"A blue square\""))
    let more = try page("more/index.html", of: workspace)
    #expect(
      more.contains("src=\"../clips/more/README-2.gif\"")
        && more.contains("alt=\"What the tape plays\"")
    )
    #expect(more.contains(".systemGreen"))
  }

  @Test func `is made again only where it has changed, and what is gone from it goes`() async throws
  {
    let workspace = try book(BookFiles.fresh(BookFiles.whole))
    #expect(
      try await workspace.pegbar(line: "book book -o site").status == 0
    )
    let before = try files(workspace)
    let again = try await workspace.pegbar(line: "book book -o site")
    #expect(again.errors.contains("(0 made now), 0 files written"), "\(again.errors)")
    let orange = BookFiles.fresh(["book/more/Shown.swift": BookFiles.scene(".systemOrange")])
    for (name, text) in orange { try workspace.write(text, to: name) }
    let changed = try await workspace.pegbar(line: "book book -o site")
    #expect(changed.errors.contains("(1 made now)"), "\(changed.errors)")
    let after = try files(workspace)
    #expect(after["clips/more/README-2.gif"] != before["clips/more/README-2.gif"])
    #expect(after["clips/steps-2.gif"] == before["clips/steps-2.gif"])
    try FileManager.default.removeItem(atPath: workspace.path + "/book/steps.md")
    try workspace.write("mine", to: "site/mine.txt")
    let less = try await workspace.pegbar(line: "book book -o site")
    #expect(
      less.status == 66
        && less.errors.contains("book/README.md:3: error: there is no page or file steps.md#second")
    )
    let left = try files(workspace)
    #expect(
      left["steps.html"] == nil && left["clips/steps-2.gif"] == nil && left["mine.txt"] != nil
    )
    try FileManager.default.removeItem(atPath: workspace.path + "/book/more")
    _ = try await workspace.pegbar(line: "book book -o site")
    let names = try FileManager.default.subpathsOfDirectory(atPath: workspace.path + "/site")
    #expect(
      names.sorted() == [
        ".pegbar-book", "book.css", "book.js", "index.html", "mine.txt", "search.js",
      ]
    )
  }

  @Test func `has the same bytes wherever and however often it is made`() async throws {
    let (one, other) = (try book(BookFiles.whole), try book(BookFiles.whole))
    #expect(try await one.pegbar(line: "book book -o site --no-cache").status == 0)
    #expect(try await other.pegbar(line: "book book -o site --no-cache --jobs 3").status == 0)
    #expect(try files(one) == files(other))
  }

  @Test func `says what is wrong with file and line, and makes the rest`() async throws {
    let workspace = try book(BookFiles.broken)
    let run = try await workspace.pegbar(line: "book book -o site")
    let lines = run.errors.split(separator: "\n").map(String.init)
    let expected = [
      "book/README.md:3: error: there is no page or file none.md",
      "book/README.md:3: error: there is no heading #none in good.md",
      "book/README.md:3: error: ../../out.md leads out of the book's folder",
      "book/README.md:5: error: the picture none.png has no words",
      "book/README.md:5: error: there is no picture none.png",
      "book/README.md:7: error: \"Deep\" leaves out a level of headings: begin it with ##",
      "book/README.md:10: error: there is no page gone.md",
      "book/bad.md:5:12: error: cannot find 'CALayerr' in scope",
      "book/bad.md:20:1: error: no command is called `Clack`",
      "book/bad.md:25:",
      "book/bad.md:28: error: there is no Absent.swift beside the page",
      "book/index.md:1: error: it would be the same page as README.md",
      "book/out.md:3: error: ../../Out.swift leads out of the book's folder",
      "book/good.md:13: error: this fence has no end",
    ]
    for line in expected {
      #expect(lines.contains { $0.hasPrefix(line) }, "\(line) in\n\(run.errors)")
    }
    #expect(lines.count == expected.count + 1, "\(run.errors)")
    #expect(run.status == 66)
    #expect(!FileManager.default.fileExists(atPath: workspace.path + "/Out.swift"))
    #expect(try page("good.html", of: workspace).contains("<img src=\"clips/good-1.png\""))
    let bad = try page("bad.html", of: workspace)
    #expect(bad.contains("book/bad.md:5:12: error: cannot find 'CALayerr' in scope"))
  }

  @Test func `answers in JSON`() async throws {
    let workspace = try book(["a.md": "# A\n\n[b](b.md)\n"])
    let run = try await workspace.pegbar(line: "book book -o site --json")
    #expect(run.status == 66 && run.errors.isEmpty)
    #expect(
      run.output == """
        {"command":"book","status":66,"error":null,"pages":1,"clips":0,"made":0,"problems":[{"file":"book/a.md",\
        "line":3,"column":null,"message":"there is no page or file b.md"}]}

        """
    )
  }

  @Test(arguments: [
    ("book", 64, "say which folder the pages are in"),
    ("book book", 64, "say which one folder the site goes to"),
    ("book a b -o site", 64, "\"b\" is one too many"),
    ("book none -o site", 66, "cannot read none: no such file"),
    ("book book -o book", 64, "the site would be written between the pages"),
    ("book empty -o site", 66, "there is no page in it (.md)"),
    ("book book -o site --fps 5", 64, "--fps:"),
    ("book book -o site --jobs 0", 64, "is not a number of processes"),
    ("book book -o /proc/none", 73, "cannot write /proc/none"),
  ])
  func `of a wrong line is refused`(line: String, status: Int32, reason: String) async throws {
    let workspace = try book(["a.md": "# A\n"])
    try workspace.write("", to: "empty/a.txt")
    let run = try await workspace.pegbar(line: line)
    #expect(run.status == status && run.errors.contains(reason), "\(run.status) \(run.errors)")
  }

  @Test func `needs the parser, and says how to get it`() async throws {
    let workspace = try book(["a.md": "# A\n"])
    let run = try await workspace.pegbar(
      line: "book book -o site",
      environment: ["PATH": "/nowhere"]
    )
    #expect(run.status == 69 && run.errors.contains("apt-get install cmark-gfm"), "\(run.errors)")
  }
}
