import Foundation
import Testing

/// The clips of a book: what they are made of, and when they are made again.
@Suite(.enabled(if: Program.isThere("cmark-gfm"), "needs cmark-gfm"), .timeLimit(.minutes(10)))
struct `A book's clip` {
  private static let scene = BookFiles.scene(".systemBlue")
  private static func hero(_ color: String) -> String {
    "import UIKit\n\npublic let hero = UIColor.\(color)\n"
  }
  private static let ofHero = BookFiles.scene("hero")

  private func page(_ workspace: Workspace, _ name: String = "index.html") throws -> String {
    String(decoding: try workspace.bytes(of: "site/\(name)"), as: UTF8.self)
  }

  /// A book of one clip, and a file of it that is changed.
  struct Change: Sendable {
    var name: String
    var files: [String: String]
    var file: String
    var text: String
  }

  static let changes = [
    Change(
      name: "a library of a scene on the page",
      files: [
        "book/guide/a.md":
          "# A\n\n```swift Card.swift\n// pegbar: use ../Hero\nimport Hero\n\(ofHero)```\n",
        "book/Hero/Colors.swift": hero("red"),
      ],
      file: "book/Hero/Colors.swift",
      text: hero("green")
    ),
    Change(
      name: "a library outside of the book",
      files: [
        "book/a.md": "# A\n\n```swift Card.swift\n```\n",
        "book/Card.swift": "// pegbar: use ../Hero\nimport Hero\n\(ofHero)",
        "Hero/Colors.swift": hero("red"),
      ],
      file: "Hero/Colors.swift",
      text: hero("green")
    ),
    Change(
      name: "a library that pegbar.json names",
      files: [
        "book/a.md": "# A\n\n```swift Card.swift\nimport Hero\n\(ofHero)```\n",
        "book/pegbar.json": "{\"use\": [\"One as Hero\"]}\n",
        "book/One/Colors.swift": hero("red"), "book/Two/Colors.swift": hero("green"),
      ],
      file: "book/pegbar.json",
      text: "{\"use\": [\"Two as Hero\"]}\n"
    ),
    Change(
      name: "a file of a folder that a tape names",
      files: [
        "book/a.md": "# A\n\n```tape\nSet Scene Card\nSleep 100ms\n```\n",
        "book/Card/Scene.swift": ofHero, "book/Card/Colors.swift": hero("red"),
      ],
      file: "book/Card/Colors.swift",
      text: hero("green")
    ),
    Change(
      name: "a tape above the page's folder",
      files: [
        "book/guide/a.md":
          "# A\n\n```swift Card.swift\n\(scene)```\n\n```tape\nSource ../move.tape\n```\n",
        "book/move.tape": "Move 60,40 100ms\nSleep 100ms\n",
      ],
      file: "book/move.tape",
      text: "Move 20,20 100ms\nSleep 200ms\n"
    ),
  ]

  @Test(arguments: changes)
  func `is made again when what it is made of has changed`(change: Change) async throws {
    let workspace = try Workspace(BookFiles.fresh(change.files))
    let made = try await workspace.pegbar(line: "book book -o site")
    #expect(
      made.status == 0 && made.errors.contains("1 clips (1 made"),
      "\(change.name): \(made.errors)"
    )
    let again = try await workspace.pegbar(line: "book book -o site")
    #expect(again.errors.contains("(0 made now), 0 files"), "\(change.name): \(again.errors)")
    for (name, text) in BookFiles.fresh([change.file: change.text]) {
      try workspace.write(text, to: name)
    }
    let changed = try await workspace.pegbar(line: "book book -o site")
    #expect(changed.errors.contains("1 clips (1 made"), "\(change.name): \(changed.errors)")
  }

  @Test func `is not made again for a file whose name is a part of a word`() async throws {
    let workspace = try Workspace(
      BookFiles.fresh([
        "book/a.md": "# A\n\n```swift Card.swift still\n\(Self.scene)```\n", "book/fixed.txt": "1",
        "book/back.png": "1", "book/card1.png": "1",
      ])
    )
    #expect(
      try await workspace.pegbar(line: "book book -o site").status == 0
    )
    for (name, count) in [("fixed.txt", 0), ("back.png", 0), ("card1.png", 1)] {
      try workspace.write("2", to: "book/\(name)")
      let run = try await workspace.pegbar(line: "book book -o site")
      #expect(run.errors.contains("(\(count) made now)"), "\(name): \(run.errors)")
    }
  }

  @Test func `of a tape plays the scene above it, wherever both are written`() async throws {
    let workspace = try Workspace([
      "book/guide/README.md": """
      # A

      ```swift ../Card.swift
      ```

      ```tape
      Sleep 100ms
      ```

      Text between.

      ```tape bare.tape
      ```

      ```swift Own.swift
      \(Self.ofHero.replacingOccurrences(of: "hero", with: ".systemRed"))```

      ```tape bare.tape
      ```

      """, "book/guide/bare.tape": "# Bare\nMove 20,20 100ms\nSleep 100ms\n",
      "book/Card.swift": "// pegbar: use Hero\nimport Hero\n" + Self.ofHero,
      "book/Hero/Colors.swift": Self.hero("green"),
    ])
    let run = try await workspace.pegbar(line: "book book -o site")
    #expect(run.status == 0 && run.errors.contains("3 clips"), "\(run.errors)")
    let page = try page(workspace, "guide/index.html")
    #expect(page.contains("alt=\"Card.swift, recorded\"") && page.contains("alt=\"Bare\""))
    #expect(
      try workspace.bytes(of: "site/clips/guide/README-3.gif")
        != workspace.bytes(of: "site/clips/guide/README-5.gif")
    )
  }

  @Test func `of a broken scene in a file is said where that is`() async throws {
    let workspace = try Workspace([
      "book/a.md": "# A\n\n```swift Bad.swift\n```\n\n```tape\nSleep 100ms\n```\n",
      "book/Bad.swift": "import UIKit\n#Preview { CALayerr() }\n",
    ])
    let run = try await workspace.pegbar(line: "book book -o site")
    #expect(
      run.status == 2
        && run.errors.hasPrefix("book/Bad.swift:2:12: error: cannot find 'CALayerr' in scope\n")
        && run.errors.contains("1 thing wrong"),
      "\(run.status) \(run.errors)"
    )
  }

  @Test(arguments: [("", 240), ("--scale 2", 240), ("--scale 1", 120)])
  func `has its size in points`(options: String, pixels: Int) async throws {
    let workspace = try Workspace([
      "book/README.md":
        "# A\n\n```swift Card.swift\n\(Self.scene)```\n\n```tape\nSet Scale 2\nSleep 100ms\n```\n"
    ])
    let run = try await workspace.pegbar(line: "book book -o site \(options)")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try page(workspace).contains("width=\"120\" height=\"80\""))
    let clip = try workspace.bytes(of: "site/clips/README-2.gif")
    #expect(Int(clip[6]) + Int(clip[7]) << 8 == pixels)
  }

  @Test func `is compiled once, and kept without a compiler`() async throws {
    let tapes = ["", " named.tape"].map { "```tape\($0)\nMove 20,20\nSleep 100ms\n```\n" }
    let workspace = try Workspace([
      "book/a.md": "# A\n\n```swift Card.swift\n\(Self.scene)```\n\n"
        + tapes.joined(separator: "\n")
    ])
    let cache: [String: String?] = ["XDG_CACHE_HOME": workspace.path + "/cache"]
    let run = try await workspace.pegbar(line: "book book -o site", environment: cache)
    #expect(run.status == 0 && run.errors.contains("2 clips"), "\(run.errors)")
    let builds = try FileManager.default.contentsOfDirectory(
      atPath: workspace.path + "/cache/pegbar/build"
    )
    #expect(builds.count { $0.count == 16 } == 1, "\(builds)")
    #expect(try clips(in: workspace).count == 2)

    let tools = workspace.path + "/tools"
    try FileManager.default.createDirectory(atPath: tools, withIntermediateDirectories: true)
    let parser = try #require(Program.path("cmark-gfm"))
    try FileManager.default.createSymbolicLink(
      atPath: tools + "/cmark-gfm",
      withDestinationPath: parser
    )
    let bare = cache.merging(["PATH": tools]) { $1 }
    let again = try await workspace.pegbar(line: "book book -o site", environment: bare)
    #expect(again.status == 0 && again.errors.contains("(0 made now)"), "\(again.errors)")
    try workspace.write("# A\n\n```swift Card.swift\n\(Self.ofHero)```\n", to: "book/a.md")
    let more = try await workspace.pegbar(line: "book book -o site", environment: bare)
    #expect(more.status == 69 && more.errors.contains("no Swift compiler"), "\(more.errors)")

    let clean = try await workspace.pegbar("clean", environment: cache)
    #expect(
      clean.output.contains("/cache/pegbar/build (")
        && clean.output.contains("/cache/pegbar/book (")
    )
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: workspace.path + "/cache/pegbar").isEmpty
    )
  }

  @Test func `is the same when two books are made at once`() async throws {
    let workspace = try Workspace()
    for (name, text) in BookFiles.whole { try workspace.write(text, to: "book/\(name)") }
    async let one = workspace.pegbar(line: "book book -o one --no-cache")
    async let other = workspace.pegbar(line: "book book -o other --no-cache")
    for run in try await [one, other] { #expect(run.status == 0, "\(run.errors)") }
    for name in ["clips/steps-2.gif", "clips/more/README-2.gif", "steps.html"] {
      #expect(try workspace.bytes(of: "one/\(name)") == workspace.bytes(of: "other/\(name)"))
    }
  }

  @Test func `is not kept where too many are`() async throws {
    let workspace = try Workspace([
      "book/a.md":
        "# A\n\n```swift Card.swift still\n\(Self.scene)```\n\n```swift Card.swift still\n\(Self.scene)\n```\n"
    ])
    let small: [String: String?] = [
      "XDG_CACHE_HOME": workspace.path + "/cache", "PEGBAR_CACHE_LIMIT": "0",
    ]
    let run = try await workspace.pegbar(line: "book book -o site", environment: small)
    #expect(run.status == 0 && run.errors.contains("2 clips"), "\(run.errors)")
    #expect(try clips(in: workspace).count == 1)
  }

  /// What is kept of a book's clips: all that is there but the sizes of it.
  private func clips(in workspace: Workspace) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: workspace.path + "/cache/pegbar/book")
      .filter { $0 != "sizes" }
  }
}
