import DisplaySupport
import Foundation
import Testing

extension InAPreview {
  /// How the size that the user sets is kept.
  @Suite struct `The window's size` {
    /// What is kept of the sizes in a workspace.
    private static func kept(in workspace: Workspace) -> [String] {
      let directory = workspace.path + "/state/pegbar/sizes"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
      // (What is there may go at any moment.)
      return names.sorted().compactMap {
        try? String(contentsOfFile: "\(directory)/\($0)", encoding: .utf8)
      }
    }

    private static func play(
      _ arguments: [String],
      in workspace: Workspace,
      screen: (Int, Int) = (640, 400),
      _ body: @escaping @Sendable (LiveScene) async throws -> Void
    ) async throws -> CommandRun {
      try await LiveScene.play(
        arguments,
        in: workspace.path,
        environment: ["XDG_STATE_HOME": workspace.path + "/state"],
        screen: screen,
        body
      ).run
    }

    /// The user's changes until they count as such: what follows right after the window has come is the
    /// window manager's.
    private static func resize(
      _ scene: LiveScene,
      _ workspace: Workspace,
      to size: (width: Int, height: Int)
    ) async throws {
      var isKept = false
      for width in (0..<100).map({ size.width + 2 * ($0 % 2) }) where !isKept {
        try scene.display.resize(window: scene.window.id, width: width, height: size.height)
        isKept = try await waitUntil(seconds: 0.2) {
          Self.kept(in: workspace).joined().contains("\"width\":\(width)")
        }
      }
      #expect(isKept, "the size is not kept")
      try scene.display.resize(window: scene.window.id, width: size.width, height: size.height)
      let isDone = try await waitUntil { scene.window.width == size.width }
      #expect(isDone)
    }

    @Test func `is a device's where one is asked for, whatever was kept`() async throws {
      let workspace = try Workspace(["card.swift": PreviewScenes.plain("red")])
      let first = try await Self.play(["card.swift"], in: workspace) { scene in
        try await scene.expect("red at first") { $0[240, 160] == PreviewScenes.red }
        try await Self.resize(scene, workspace, to: (400, 250))
      }
      #expect(first.status == 0)
      let second = try await Self.play(
        ["card.swift", "--device", "iphone-se-landscape"],
        in: workspace,
        screen: (800, 600)
      ) { scene in
        try await scene.expect("red near its lower edge") { $0[600, 370] == PreviewScenes.red }
        #expect(scene.window.width == 667 && scene.window.height == 375)
      }
      #expect(second.status == 0)
    }

    /// A phone of 393 × 852 points on a screen of 600 rows: 70 %, so that its lowest 24 points are 17 rows.
    @Test func `is smaller than a scene for which the screen has no room, which keeps its own`()
      async throws
    {
      let text = """
        import UIKit
        final class Phone: UIViewController {
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let isPhone = view.bounds.size == CGSize(width: 393, height: 852)
            view.backgroundColor = isPhone ? UIColor(red: 1, green: 0, blue: 0, alpha: 1) : .black
            edge.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            edge.frame = CGRect(x: 0, y: 828, width: 393, height: 24)
          }
          override func viewDidLoad() { view.addSubview(edge) }
          let edge = UIView()
        }
        #Preview { Phone() }

        """
      let workspace = try Workspace(["phone.swift": text])
      let run = try await Self.play(["phone.swift"], in: workspace, screen: (800, 600)) { scene in
        try await scene.expect("all of it") {
          $0[138, 300] == PreviewScenes.red && $0[138, 592] == PreviewScenes.blue
            && $0[138, 570] == PreviewScenes.red
        }
        #expect(scene.window.width == 276 && scene.window.height == 600)
      }
      #expect(run.status == 0)
      #expect(Self.kept(in: workspace).isEmpty, "a size that nobody has chosen")
    }

    @Test func `is the same next time when a user has chosen it`() async throws {
      let workspace = try Workspace([
        "card.swift": PreviewScenes.plain("red"), "other.swift": PreviewScenes.plain("blue"),
      ])
      let first = try await Self.play(["card.swift"], in: workspace) { scene in
        try await scene.expect("red at first") { $0[240, 160] == PreviewScenes.red }
        #expect(scene.window.width == 480 && scene.window.height == 320)
        try await Self.resize(scene, workspace, to: (400, 250))
      }
      #expect(first.status == 0 && first.errors == "")
      let kept = Self.kept(in: workspace)
      #expect(kept.count == 1)
      #expect(
        kept.first == "{\"height\":250,\"scene\":\"\(workspace.path)/card.swift\",\"width\":400}"
      )
      _ = try await Self.play(["card.swift"], in: workspace) { scene in
        try await scene.expect("all of it") { $0[395, 245] == PreviewScenes.red }
        #expect(scene.window.width == 400 && scene.window.height == 250)
      }
      _ = try await Self.play(["card.swift", "--size", "300x200"], in: workspace) { scene in
        try await scene.expect("all of it") { $0[295, 195] == PreviewScenes.red }
        #expect(scene.window.width == 300 && scene.window.height == 200)
      }
      _ = try await Self.play(["other.swift"], in: workspace) { scene in
        try await scene.expect("all of it") { $0[475, 315] == PreviewScenes.blue }
        #expect(scene.window.width == 480 && scene.window.height == 320)
        // The one that is opened in its place has its own.
        let list = "file://\(workspace.path)/card.swift"
        let source = try DragSource(on: scene.display.name, over: scene.window.id, list)
        source.enter()
        source.position()
        #expect(try await source.status() == true)
        source.drop()
        #expect(try await source.end() == true)
        try await scene.expect("the other") { $0[395, 245] == PreviewScenes.red }
        let isIts = try await waitUntil { scene.window.width == 400 && scene.window.height == 250 }
        #expect(isIts)
      }
      // Nothing has changed since.
      #expect(Self.kept(in: workspace) == kept)
    }

    /// As by a window manager when the user makes the window full screen, and then not any more.
    @Test func `is not kept when a scene has chosen it, or it fills the screen`() async throws {
      let workspace = try Workspace(["moving.swift": PreviewScenes.moving])
      for isHandUsed in [false, true] {
        let run = try await Self.play(["moving.swift"], in: workspace) { scene in
          let isSmall = try await waitUntil { scene.window.width == 240 }
          #expect(isSmall)
          // (What comes right after the window is the window manager's doing anyway.)
          try await Task.sleep(for: .seconds(0.7))
          let (id, client) = (scene.window.id, try TestClient(on: scene.display.name))
          client.set(states: ["_NET_WM_STATE_FULLSCREEN"], of: id)
          try scene.display.resize(window: id, width: 640, height: 400)
          let isLarge = try await waitUntil { scene.window.width == 640 }
          #expect(isLarge)
          guard isHandUsed else { return }
          try scene.display.resize(window: id, width: 240, height: 60)
          client.set(states: [], of: id)
          let isBack = try await waitUntil { scene.window.width == 240 }
          #expect(isBack)
          try await Self.resize(scene, workspace, to: (350, 70))
        }
        #expect(run.status == 0)
        #expect(Self.kept(in: workspace).count == (isHandUsed ? 1 : 0))
      }
      #expect(Self.kept(in: workspace).first?.contains("\"width\":350") == true)
    }

    /// Errors of reading or writing need not bother the user.
    @Test func `is forgotten without a word where it cannot be kept`() async throws {
      let workspace = try Workspace([
        "card.swift": PreviewScenes.plain("red"), "state": "no folder",
      ])
      for isVerbose in [false, true] {
        let run = try await Self.play(
          ["card.swift"] + (isVerbose ? ["--verbose"] : []),
          in: workspace
        ) { scene in
          try await scene.expect("red") { $0[240, 160] == PreviewScenes.red }
          for width in [400, 410, 420] {
            try scene.display.resize(window: scene.window.id, width: width, height: 250)
            try await Task.sleep(for: .seconds(0.7))
          }
        }
        #expect(run.status == 0)
        let words = run.errors.components(separatedBy: "cannot keep the window's size").count - 1
        #expect(words == (isVerbose ? 1 : 0))
      }
    }

    @Test func `is the scene's own when what was kept makes no sense`() async throws {
      let workspace = try Workspace(["card.swift": PreviewScenes.plain("red")])
      _ = try await Self.play(["card.swift"], in: workspace) { scene in
        try await Self.resize(scene, workspace, to: (400, 250))
      }
      let directory = workspace.path + "/state/pegbar/sizes"
      let name = try #require(FileManager.default.contentsOfDirectory(atPath: directory).first)
      let scene = "\(workspace.path)/card.swift"
      for text in [
        "", "{", "[]", "\u{0}", "{\"height\":0,\"scene\":\"\(scene)\",\"width\":400}",
        "{\"height\":99999,\"scene\":\"\(scene)\",\"width\":400}",
        "{\"height\":250,\"scene\":\"/another.swift\",\"width\":400}",
      ] {
        try workspace.write(text, to: "state/pegbar/sizes/\(name)")
        let run = try await Self.play(["card.swift"], in: workspace) { scene in
          try await scene.expect("all of it") { $0[475, 315] == PreviewScenes.red }
          #expect(scene.window.width == 480 && scene.window.height == 320)
        }
        #expect(run.status == 0 && run.errors == "", "\(text)")
      }
    }

    @Test func `is no larger than the screen, whatever it was on another one`() async throws {
      let workspace = try Workspace(["card.swift": PreviewScenes.plain("red")])
      _ = try await Self.play(["card.swift"], in: workspace) { scene in
        try await Self.resize(scene, workspace, to: (1000, 350))
      }
      let run = try await Self.play(["card.swift"], in: workspace) { scene in
        #expect(scene.window.width == 640 && scene.window.height == 350)
      }
      // (In pixels that is less than a tenth of what was chosen.)
      let scaled = try await Self.play(["card.swift", "--scale", "8"], in: workspace) { scene in
        #expect(scene.window.width <= 640 && scene.window.height <= 400)
      }
      #expect(run.status == 0 && scaled.status == 0)
    }

    /// 121 × 81 points are 151.25 × 101.25 pixels: the window has whole ones, and these are 120.8 × 80.8 points.
    @Test func `is the scene's to the point where points are no whole pixels`() async throws {
      let fixed = PreviewScenes.plain("red").replacingOccurrences(
        of: "#Preview(\"Plain\")",
        with: "#Preview(\"Plain\", traits: .fixedLayout(width: 121, height: 81))"
      )
      let workspace = try Workspace(["card.swift": fixed])
      let run = try await Self.play(["card.swift", "--scale", "1.25"], in: workspace) { scene in
        try await scene.expect("all of it") {
          ($0.width, $0.height) == (151, 101) && $0[148, 98] == PreviewScenes.red
        }
      }
      #expect(run.status == 0)
    }

    @Test func `is kept for the scenes that were used last`() async throws {
      let workspace = try Workspace(["card.swift": PreviewScenes.plain("red")])
      let directory = workspace.path + "/state/pegbar/sizes"
      try FileManager.default.createDirectory(
        atPath: directory,
        withIntermediateDirectories: true
      )
      for number in 0..<250 {
        let path = "\(directory)/old-\(number).json"
        try Data("{}".utf8).write(to: URL(fileURLWithPath: path))
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: Double(1000 + number))],
          ofItemAtPath: path
        )
      }
      let run = try await Self.play(["card.swift"], in: workspace) { scene in
        try await Self.resize(scene, workspace, to: (400, 250))
      }
      #expect(run.status == 0)
      let names = try FileManager.default.contentsOfDirectory(atPath: directory)
      #expect(names.count == 200)
      #expect(!names.contains("old-50.json") && names.contains("old-51.json"))
      #expect(Self.kept(in: workspace).joined().contains("card.swift"))
    }
  }
}
