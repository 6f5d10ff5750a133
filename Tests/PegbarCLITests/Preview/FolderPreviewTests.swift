import DisplaySupport
import Foundation
import SceneProtocol
import Testing

extension InTheEditLoop {
  /// A folder in the window: all its files are watched, and one is as good as another.
  @Suite struct `A folder in the window` {
    /// Opens the folder `App`, which is red at first.
    private static func play(
      screen: (Int, Int) = (640, 400),
      _ body: @escaping @Sendable (PreviewTrial) async throws -> Void
    ) async throws -> CommandRun {
      let workspace = try Workspace(FolderScenes.files)
      let (run, _) = try await LiveScene.play(["App"], in: workspace.path, screen: screen) {
        scene in
        let trial = PreviewTrial(scene: scene, workspace: workspace, path: "App")
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        try await body(trial)
      }
      #expect(run.status == 0)
      let isLeft = try await !waitUntil { PreviewTrial.processes(in: workspace.path).isEmpty }
      #expect(!isLeft, "processes are left")
      return run
    }

    @Test func `shows a save of any file, a new file, and one that is gone`() async throws {
      _ = try await Self.play { trial in
        try trial.save(FolderScenes.theme("green"), as: "App/Model/Theme.swift")
        try await trial.expectFull(of: PreviewScenes.green, "another file's color")
        // The card uses what is declared in a file that does not exist yet.
        try trial.save(
          FolderScenes.card.replacing("Theme.color", with: "Other.color"),
          as: "App/Card.swift"
        )
        try await trial.expectMessage("cannot find 'Other' in scope")
        try await trial.expectError(over: PreviewScenes.green, "the error over the last picture")
        let other = FolderScenes.theme("blue").replacing("Theme", with: "Other")
        try trial.save(other, as: "App/Model/Other.swift")
        try await trial.expectFull(of: PreviewScenes.blue, "the new file's color")
        try FileManager.default.removeItem(atPath: trial.workspace.path + "/App/Model/Other.swift")
        try await trial.expectMessage("cannot find 'Other' in scope")
        try await trial.expectError(over: PreviewScenes.blue, "the picture from before")
        // In a folder that is new itself.
        try trial.workspace.write(other, to: "App/New/Other.swift")
        try await trial.expectState("nothing is said any more") { $0.message == [] }
        try trial.save(FolderScenes.theme("green"), as: "App/Model/Theme.swift")
        #expect(try await trial.state().isRunning)
      }
    }

    @Test func `needs no compiler for the literals of any file`() async throws {
      _ = try await Self.play { trial in
        try await trial.expectLiterals()
        try trial.save(FolderScenes.theme("green"), as: "App/Model/Theme.swift")
        try await trial.expectFull(of: PreviewScenes.green, "another file's color")
        try trial.save(FolderScenes.size.replacing("480", with: "240"), as: "App/Size.swift")
        try await trial.scene.expect("a card of half the width, which is centered") {
          $0[240, 160] == PreviewScenes.green && $0[100, 160] != PreviewScenes.green
        }
        try await trial.expectState("two reloads without the compiler") {
          $0.literalReloads == 2 && $0.reloads == 2
        }
        // A file more is another scene.
        try trial.save("let number = 1\n", as: "App/Number.swift")
        try await trial.expectState("a reload with the compiler") {
          $0.literalReloads == 2 && $0.reloads == 3
        }
        try await trial.expectLiterals()
        try trial.save(FolderScenes.theme("blue"), as: "App/Model/Theme.swift")
        try await trial.expectState("a reload without the compiler") { $0.literalReloads == 3 }
      }
    }

    @Test func `has its literals tuned by hand, each written into its file`() async throws {
      _ = try await Self.play(screen: (1280, 800)) { trial in
        try await trial.expectLiterals()
        try trial.scene.key("F3")
        try await trial.expectLine("Size.swift:3: CGSize(width:) = 480")
        try trial.scene.display.type("theme green")
        try await trial.expectLine("▸ Theme.swift:7: UIColor(green:) = 0")
        for key in ["Down", "1", "Return"] { try trial.scene.key(key) }
        try await trial.expectState("that it is written") {
          $0.inspector?.words.contains("written: Theme.swift:7: 0 → 1") == true
        }
        try await trial.expectFull(of: 0xFFFF00, "the value that is written")
        let written = FolderScenes.theme("red").replacing("green: 0", with: "green: 1")
        #expect(try trial.workspace.text(of: "App/Model/Theme.swift") == written)
        #expect(try trial.workspace.text(of: "App/Size.swift") == FolderScenes.size)
      }
    }

    @Test func `says an error with the file that it is in`() async throws {
      let run = try await Self.play { trial in
        let wrong = FolderScenes.size + "let n: Int = \"three\"\n"
        try trial.save(wrong, as: "App/Size.swift")
        try await trial.expectError(over: PreviewScenes.red, "the error")
        let message = try await trial.state().message
        #expect(message.dropFirst().first == "Size.swift:4:14")
        #expect(message.contains("4 │ let n: Int = \"three\""))
      }
      #expect(run.errors.contains("App/Size.swift:4:14: error: cannot convert"))
    }

    @Test func `of files is recorded to a tape that names them`() async throws {
      let names = ["Card.swift", "Theme.swift", "Size.swift"]
      let workspace = try Workspace([
        names[0]: FolderScenes.card, names[1]: FolderScenes.theme("red"),
        names[2]: FolderScenes.size,
      ])
      let (run, _) = try await LiveScene.play(names, in: workspace.path) { scene in
        let trial = PreviewTrial(scene: scene, workspace: workspace, path: names[0])
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        try scene.key("ctrl+F10")
        try await trial.expectState("a recording") { $0.isRecording }
        try scene.click(80, 60)
        try scene.key("ctrl+F10")
        try await trial.expectState("its end") { !$0.isRecording }
      }
      #expect(run.status == 0 && run.errors.contains("/Card.tape\n"), "\(run.errors)")
      let tape = try workspace.text(of: "Card.tape")
      #expect(tape.contains("\nSet Scene Card.swift Theme.swift Size.swift\n"), "\(tape)")
      let test = try await workspace.pegbar("test", "Card.tape")
      #expect(test.status == 0, "\(test.errors)")
    }

    /// A target's file, and that of another package, are watched like a scene's.
    @Test func `may be a package, whose targets are watched`() async throws {
      let manifest = { (name: String, rest: String) in
        """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])], \(rest)
        )

        """
      }
      let workspace = try Workspace([
        "App/Package.swift": manifest(
          "App",
          """
          dependencies: [.package(path: "../Paint")],
            targets: [.target(name: "App", dependencies: ["Paint"])]
          """
        ),
        "App/Sources/App/Card.swift": FolderScenes.card.replacing(
          "import",
          with: "import Paint\nimport"
        ),
        "App/Sources/App/Size.swift": FolderScenes.size,
        "Paint/Package.swift": manifest("Paint", "targets: [.target(name: \"Paint\")]"),
        "Paint/Sources/Paint/Theme.swift": Self.paint("red"),
      ])
      let (run, _) = try await LiveScene.play(["App", "--trust"], in: workspace.path) { scene in
        let trial = PreviewTrial(scene: scene, workspace: workspace, path: "App")
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        try trial.save(Self.paint("green"), as: "Paint/Sources/Paint/Theme.swift")
        try await trial.expectFull(of: PreviewScenes.green, "the other package's color")
        let card = FolderScenes.card.replacing("import", with: "import Paint\nimport")
          .replacing("Theme.color", with: ".blue")
        try trial.save(card, as: "App/Sources/App/Card.swift")
        try await trial.expectFull(of: PreviewScenes.blue, "the target's color")
        try trial.save("let package = 3\n", as: "App/Package.swift")
        try await trial.expectMessage("Swift's package manager does not understand it")
        try await trial.expectError(over: PreviewScenes.blue, "the error over the last picture")
      }
      #expect(run.status == 0)
    }

    /// The library's only file.
    private static func paint(_ color: String) -> String {
      FolderScenes.theme(color).replacing("enum", with: "public enum")
        .replacing("static", with: "public static")
    }

    @Test func `follows the library that a scene uses`() async throws {
      let scene = """
        // pegbar: use Paint
        import Paint
        import UIKit
        #Preview {
          let view = UIView()
          view.backgroundColor = Theme.color
          return view
        }

        """
      try await PreviewTrial.play(PreviewScenes.plain("blue")) { trial in
        try trial.workspace.write(Self.paint("red"), to: "Paint/Theme.swift")
        try await trial.expectFull(of: PreviewScenes.blue, "blue at first")
        try trial.save(scene)
        try await trial.expectFull(of: PreviewScenes.red, "the library's color")
        try trial.save(Self.paint("green"), as: "Paint/Theme.swift")
        try await trial.expectFull(of: PreviewScenes.green, "the library's new color")
        try trial.save("public enum Theme {}\n", as: "Paint/Theme.swift")
        try await trial.expectMessage("has no member 'color'")
        try await trial.expectError(over: PreviewScenes.green, "the error over the last picture")
        try trial.save(Self.paint("blue"), as: "Paint/Theme.swift")
        try await trial.expectFull(of: PreviewScenes.blue, "blue again")
        try FileManager.default.removeItem(atPath: trial.workspace.path + "/Paint")
        try await trial.expectMessage("which is no folder")
      }
    }

    @Test func `opens from the cache, and sees what was saved meanwhile`() async throws {
      _ = try await Self.play { trial in
        let state = try await trial.state()
        #expect(state.scenes == ["Card"])
      }
      _ = try await Self.play { trial in
        try trial.save(FolderScenes.theme("blue"), as: "App/Model/Theme.swift")
        try await trial.expectFull(of: PreviewScenes.blue, "the save")
      }
    }
  }
}
