import Foundation
import Testing

/// Pages in a real browser, and what the site is made of.
struct `A site` {
  private static let canBrowse =
    Program.isThere("chromium") && Program.isThere("node") && Program.isThere("cmark-gfm")

  /// Each kind of page: structure, contrast in light and dark, links, widths, search, keyboard, buttons, paper.
  @Test(
    .enabled(if: canBrowse, "needs chromium, node and cmark-gfm: .ci/setup site"),
    .timeLimit(.minutes(10))
  )
  func `holds in Chromium what check.js asks of every page`() async throws {
    let workspace = try Workspace()
    for (name, text) in BookFiles.whole { try workspace.write(text, to: "book/\(name)") }
    let made = try await workspace.pegbar(line: "book book -o site")
    #expect(made.status == 0, "\(made.errors)")
    let run = try await workspace.shell(
      "PEGBAR_SEARCH=steps node \(Repository.path)/Tests/SiteTests/check.js site"
    )
    #expect(
      run.status == 0 && run.output.hasSuffix("3 pages, 0 things wrong\n"),
      "\(run.output) \(run.errors)"
    )
  }

  /// What the check finds: it is not one that nothing fails.
  @Test(
    .enabled(if: canBrowse, "needs chromium, node and cmark-gfm: .ci/setup site"),
    .timeLimit(.minutes(10))
  )
  func `with faults has each of them reported`() async throws {
    let workspace = try Workspace(["book/a.md": "# A\n\nText.\n", "book/b.md": "# B\n"])
    #expect(try await workspace.pegbar(line: "book book -o site").status == 0)
    let page = String(decoding: try workspace.bytes(of: "site/a.html"), as: UTF8.self)
    let faults = """
      <h4>Deep</h4><img src="none.png"><a href="none.html">x</a><a href="b.html#none">y</a><button></button>
      <p style="color: #999">pale</p><div style="width: 2000px">wide</div><script>throw new Error("thrown")</script>
      """
    try workspace.write(
      page.replacingOccurrences(of: "<p>Text.</p>", with: faults),
      to: "site/a.html"
    )
    // A page that the search does not know.
    try workspace.write(
      page.replacingOccurrences(of: "Text.", with: "Other."),
      to: "site/other.html"
    )
    let run = try await workspace.shell("node \(Repository.path)/Tests/SiteTests/check.js site")
    #expect(run.status == 1)
    for fault in [
      "a level is left out", "no words for <img", "leads nowhere: none.html",
      "leads nowhere: none.png",
      "there is no #none in b.html", "no name: <button>", "light: 2.85 to 1",
      "too wide for a window of 320",
      "the browser says: Error: thrown", "the search finds nothing for position",
      "search: does not have other.html",
    ] { #expect(run.output.contains(fault), "\(fault) in \(run.output)") }
    #expect(!run.output.contains("index.html"), "\(run.output)")
  }

  /// A script that copies nothing, and one that copies something else.
  @Test(
    .enabled(if: canBrowse, "needs chromium, node and cmark-gfm: .ci/setup site"),
    .timeLimit(.minutes(10)),
    arguments: [("writeText(text)", "writeText('other')"), ("code.append(button)", "")]
  )
  func `whose code is not copied is found out`(from: String, to: String) async throws {
    let text = "# A position\n\n```swift\nlet position = 1\n```\n"
    let workspace = try Workspace(["book/README.md": text])
    #expect(try await workspace.pegbar(line: "book book -o site").status == 0)
    let check = "node \(Repository.path)/Tests/SiteTests/check.js site"
    let sound = try await workspace.shell(check)
    #expect(sound.status == 0, "\(sound.output) \(sound.errors)")
    let script = String(decoding: try workspace.bytes(of: "site/book.js"), as: UTF8.self)
    try workspace.write(script.replacingOccurrences(of: from, with: to), to: "site/book.js")
    let run = try await workspace.shell(check)
    #expect(run.status == 1 && run.output.contains("code is not copied"), "\(run.output)")
  }

  /// What the scripts do that lay the site's pages out, where a link leads nowhere or DocC has something new.
  @Test(.enabled(if: Program.isThere("python3"), "needs python3"))
  func `is laid out by scripts that leave nothing out in silence`() async throws {
    let run = try await Workspace().shell(
      "python3 -B \(Repository.path)/Tests/SiteTests/scripts_test.py"
    )
    #expect(run.status == 0, "\(run.output) \(run.errors)")
  }

  @Test func `has every lesson in its list`() throws {
    let list = try String(
      contentsOfFile: Repository.path + "/Sources/Documentation/Lessons.md",
      encoding: .utf8
    )
    let scenes = try FileManager.default.contentsOfDirectory(atPath: Repository.scenes)
      .filter { $0.hasSuffix(".swift") }
    #expect(scenes.count > 40)
    for scene in scenes { #expect(list.contains("(../../Scenes/\(scene))"), "\(scene)") }
    #expect(list.contains("holds \(scenes.count) lessons"))
  }

  @Test(arguments: [
    ("", "index.html"), ("shot", "manual/index.html"), ("tapes", "manual/tapes.html"),
    ("FadeIn", "gallery/FadeIn.html"), ("CALayer", "api/QuartzCore/CALayer.html"),
  ])
  func `is opened by the help at the right page`(word: String, page: String) async throws {
    let workspace = try Workspace([
      "opener": "#!/bin/sh\necho \"opened $1\"\n", "site/index.html": "",
      "site/manual/index.html": "",
      "site/manual/tapes.html": "", "site/gallery/FadeIn.html": "",
      "site/api/QuartzCore/CALayer.html": "",
    ])
    let opener = "\(workspace.path)/opener"
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: opener)
    let run = try await workspace.pegbar(
      line: "help --web \(word)",
      environment: ["PEGBAR_SITE": workspace.path + "/site", "BROWSER": opener]
    )
    #expect(
      run.status == 0 && run.output == "opened \(workspace.path)/site/\(page)\n",
      "\(run.errors)"
    )
  }

  @Test func `that is not there, or has no such page, is said`() async throws {
    let workspace = try Workspace(["site/index.html": ""])
    let none = try await workspace.pegbar("help", "--web", environment: ["PEGBAR_SITE": "/nowhere"])
    #expect(none.status == 69 && none.errors.contains("there is no index.html in it"))
    let other = try await workspace.pegbar(
      "help",
      "--web",
      "../../etc/passwd",
      environment: ["PEGBAR_SITE": workspace.path + "/site"]
    )
    #expect(other.status == 64 && other.errors.contains("there is no page about"))
    let path = try await workspace.pegbar(
      "help",
      "--web",
      environment: ["PEGBAR_SITE": workspace.path + "/site", "BROWSER": nil, "PATH": "/nowhere"]
    )
    #expect(path.status == 0 && path.output == workspace.path + "/site/index.html\n")
  }
}
