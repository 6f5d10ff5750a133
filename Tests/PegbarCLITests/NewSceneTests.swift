import CoreGraphics
import DisplaySupport
import Foundation
import Testing

/// `pegbar new`: a scene that compiles, moves and answers a tap, in a file that was not there before.
struct `A new scene` {
  @Test
  func `compiles without a word, moves, and goes where it is tapped`() async throws {
    let workspace = try Workspace()
    let made = try await workspace.pegbar("new", "Card")
    #expect(made.status == 0)
    #expect(
      made.output == """
        wrote Card.swift; open it: pegbar Card.swift
        wrote compile_flags.txt for editors (see `pegbar help editor`)

        """
    )
    #expect(try workspace.files() == ["Card.swift", "compile_flags.txt"])
    let checked = try await workspace.pegbar("check", "Card.swift")
    #expect(checked.status == 0)
    #expect(checked.errors.isEmpty)
    #expect(try await workspace.pegbar("scenes", "Card.swift").output == "Card\n")

    let pixel: @Sendable (String, Int, Int) async throws -> UInt32 = { options, x, y in
      let run = try await workspace.pegbar(line: "shot Card.swift \(options) -o out.png")
      try #require(run.status == 0, "\(run.errors)")
      return try CGImage(pngFile: workspace.path + "/out.png")[x, y]
    }
    // The dot begins at the left end of the card, and is at the right end a second later.
    #expect(try await pixel("--at 0", 176, 160) == 0xFFFFFF)
    #expect(try await pixel("--at 1", 176, 160) == 0x007AFF)
    #expect(try await pixel("--at 1", 304, 160) == 0xFFFFFF)
    // The card's upper edge, once the card has gone up to the tap, in its next color.
    #expect(try await pixel("--click 240,80 --at 1", 240, 50) == 0xFF2D55)
    #expect(try await pixel("--at 1", 240, 50) == 0xF5F5F5)
  }

  @Test(arguments: [
    ("Card", "Card.swift", "CardScene", "Card"),
    ("card.swift", "card.swift", "CardScene", "Card"),
    ("fade-in", "fade-in.swift", "FadeInScene", "Fade In"),
    ("fadeIn", "fadeIn.swift", "FadeInScene", "Fade In"),
    ("my first scene", "my first scene.swift", "MyFirstScene", "My First Scene"),
    ("3d", "3d.swift", "My3dScene", "3d"),
    ("UI", "UI.swift", "MyUIScene", "UI"),
    ("self", "self.swift", "SelfScene", "Self"),
    ("über_uns", "über_uns.swift", "ÜberUnsScene", "Über Uns"),
    ("图层", "图层.swift", "图层Scene", "图层"),
    ("it's \"so\"", "it's \"so\".swift", "ItSSoScene", "It S So"),
    ("v1.2", "v1.2.swift", "V12Scene", "V1 2"),
  ])
  func `has a type and a preview called after its file`(
    name: String,
    file: String,
    type: String,
    title: String
  ) async throws {
    let workspace = try Workspace()
    let run = try await workspace.pegbar("new", name)
    #expect(run.status == 0)
    #expect(try workspace.files() == ["compile_flags.txt", file].sorted())
    let text = try workspace.text(of: file)
    #expect(text.contains("final class \(type): UIViewController {"))
    let size = "traits: .fixedLayout(width: 480, height: 320)"
    #expect(text.hasSuffix("#Preview(\"\(title)\", \(size)) {\n  \(type)()\n}\n"))
    let names = try await workspace.pegbar("scenes", "--no-compile", file)
    #expect(names.output == title + "\n")
  }

  /// The names that differ most from plain ones make text that compiles all the same.
  @Test(arguments: ["UI", "3d", "图层", "self"])
  func `compiles, whatever it is called`(name: String) async throws {
    let workspace = try Workspace()
    #expect(try await workspace.pegbar("new", "-q", name).output.isEmpty)
    let run = try await workspace.pegbar("check", "\(name).swift")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
  }

  @Test(arguments: [
    ("new", "say what the scene is to be called: pegbar new Card"),
    ("new my card", "\"card\" is one too many; quote a name that has spaces"),
    ("new .", "\".\" is no name for a scene"),
    ("new ..", "is no name for a scene"),
    ("new scenes/", "is no name for a scene"),
    ("new .swift", "is no name for a scene"),
    ("new -", "is no name for a scene"),
    ("new 🎉", "it needs a letter or a digit"),
    ("new a\u{7}b", "a name has no control characters"),
    ("new scenes/Card -o .", "say it once"),
    ("new Card -o a\nb.swift", "a name has no control characters"),
    ("new Card -o Card.txt", "neither a directory nor a name that ends in .swift"),
    ("new Card --size 3x3", "--size is not for `new` but for preview, shot"),
  ])
  func `is refused with a reason when the name is bad`(line: String, reason: String) async throws {
    let workspace = try Workspace()
    let run = try await workspace.pegbar(line: line)
    #expect(run.status == 64)
    #expect(run.errors.contains(reason))
    #expect(run.errors.contains("usage: pegbar new NAME"))
    #expect(try workspace.files().isEmpty)
  }

  @Test
  func `never takes the place of a file`() async throws {
    let workspace = try Workspace(["Card.swift": "mine"])
    let run = try await workspace.pegbar("new", "Card")
    #expect(run.status == 73)
    #expect(
      run.errors == """
        pegbar: cannot write Card.swift: it is there already, and stays as it is;
        open it with `pegbar Card.swift`, or choose another name

        """
    )
    #expect(try workspace.bytes(of: "Card.swift") == Data("mine".utf8))
    // Nor that of what a link that leads nowhere may lead to later.
    try FileManager.default.createSymbolicLink(
      atPath: workspace.path + "/Link.swift",
      withDestinationPath: "nowhere.swift"
    )
    #expect(try await workspace.pegbar("new", "Link").status == 73)
    #expect(try workspace.files() == ["Card.swift", "Link.swift"])
  }

  @Test
  func `is written where it is asked for`() async throws {
    let workspace = try Workspace()
    try FileManager.default.createDirectory(
      atPath: workspace.path + "/my scenes",
      withIntermediateDirectories: false
    )
    let byPath = try await workspace.pegbar("new", "my scenes/Card")
    #expect(
      byPath.output.hasPrefix(
        "wrote my scenes/Card.swift; open it: pegbar 'my scenes/Card.swift'\n"
      )
    )
    #expect(try await workspace.pegbar("new", "Dot", "-o", "my scenes").status == 0)
    #expect(try await workspace.pegbar("new", "Dot", "-o", "my scenes/other.swift").status == 0)
    let files = try FileManager.default.contentsOfDirectory(atPath: workspace.path + "/my scenes")
    #expect(files.sorted() == ["Card.swift", "Dot.swift", "compile_flags.txt", "other.swift"])

    let printed = try await workspace.pegbar("new", "Dot", "-o", "-")
    #expect(printed.output.contains("final class DotScene: UIViewController {"))
    #expect(!printed.output.contains("wrote"))
    #expect(try workspace.files() == ["my scenes"])

    let missing = try await workspace.pegbar("new", "no/Card")
    #expect(missing.status == 73)
    #expect(missing.errors.contains("the directory is not there; make it with `mkdir -p no`"))
  }
}

/// `pegbar new --package`: a program of one's own.
struct `A new package` {
  @Test func `is built by SwiftPM, and is a scene`() async throws {
    let workspace = try Workspace()
    let made = try await workspace.pegbar("new", "--package", "my-card")
    #expect(made.status == 0, "\(made.errors)")
    #expect(made.output.hasPrefix("wrote MyCard; run it: swift run --package-path MyCard\n"))
    let run = try await workspace.pegbar(line: "shot MyCard --trust --at 1 -o out.png")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(try CGImage(pngFile: workspace.path + "/out.png")[304, 160] == 0xFFFFFF)
    let built = try await workspace.shell(
      "swift build --package-path MyCard --disable-sandbox 2>&1 && MyCard/.build/debug/MyCard",
      environment: ["DISPLAY": nil, "HOME": workspace.path]
    )
    #expect(built.output.contains("Build complete!"), "\(built.output)")
    // It runs: without a display it says so.
    #expect(built.status == 69 && built.errors.contains("DISPLAY"), "\(built.errors)")
  }

  /// As a package of one's own has it, which knows nothing of Pegbar's options.
  @Test func `needs no more than import UIKit, and has a window of its name`() async throws {
    let workspace = try Workspace()
    _ = try await workspace.pegbar("new", "--package", "Card")
    for (file, line) in [
      ("Package.swift", "        .defaultIsolation(MainActor.self),\n"),
      ("Sources/Card/Program.swift", "    controller.title = \"Card\"  // the window's title\n"),
    ] {
      let text = try workspace.text(of: "Card/\(file)")
      #expect(text.contains(line) && !text.contains("import Pegbar"), "\(text)")
      try workspace.write(text.replacing(line, with: ""), to: "Card/\(file)")
    }
    let built = try await workspace.shell(
      "swift build --package-path Card --disable-sandbox 2>&1",
      environment: ["HOME": workspace.path]
    )
    try #require(built.status == 0, "\(built.output)")
    let display = try VirtualDisplay(width: 640, height: 400)
    defer { display.stop() }
    let manager = try WindowManager(on: display)
    let program = try DisplayProgram(
      ["\(workspace.path)/Card/.build/debug/Card"],
      displayName: display.name
    )
    var window: DisplayWindow?
    _ = try await waitUntil {
      window = window ?? manager.nextShownWindow()
      return window != nil
    }
    let id = try #require(window).id
    let client = try TestClient(on: display.name)
    #expect(client.text("_NET_WM_NAME", of: id) == "Card")
    withExtendedLifetime(program) {}
  }

  @Test func `never takes the place of a folder`() async throws {
    let workspace = try Workspace(["Card/note": "mine"])
    let run = try await workspace.pegbar("new", "--package", "Card")
    #expect(run.status == 73 && run.errors.contains("Card: it is there already"), "\(run.errors)")
    let stream = try await workspace.pegbar(line: "new --package Card -o -")
    #expect(stream.status == 64)
  }
}
