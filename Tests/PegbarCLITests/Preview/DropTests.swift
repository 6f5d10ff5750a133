import DisplaySupport
import Foundation
import Testing

extension InAPreview {
  /// Files that are dropped on the preview window.
  @Suite struct `Dropping a file on the window` {
    /// What is dragged over the window, to its end, and what is then seen.
    private static func drop(_ list: String, on scene: LiveScene) async throws -> Bool? {
      let source = try DragSource(on: scene.display.name, over: scene.window.id, list)
      source.enter()
      source.position()
      _ = try await source.status()
      source.drop()
      return try await source.end()
    }

    private static func isFull(_ picture: ScenePicture, of color: UInt32) -> Bool {
      [(5, 5), (240, 160), (475, 315)].allSatisfy { picture[$0.0, $0.1] == color }
    }

    /// The blue of what is offered, at the window's edge.
    private static func isFramed(_ picture: ScenePicture) -> Bool {
      [(1, 1), (1, 160), (478, 160), (20, 310)].allSatisfy {
        let color = picture.rgb($0.0, $0.1)
        return color.red < 60 && (80...130).contains(color.green) && color.blue > 180
      }
    }

    /// The yellow stripe of a message, at the lower edge.
    private static func saysSomething(_ picture: ScenePicture) -> Bool {
      let color = picture.rgb(1, 315)
      return color.red > 200 && (130...200).contains(color.green) && color.blue < 90
    }

    /// The panel of a question, at the upper edge.
    private static func asks(_ picture: ScenePicture) -> Bool { picture[2, 2] == 0xF6F6F8 }

    @Test func `opens a scene that lies beside the one that is shown, and follows it`()
      async throws
    {
      let workspace = try Workspace([
        "card.swift": PreviewScenes.plain("red"),
        "my card ü.swift": PreviewScenes.plain("blue"),
      ])
      let (run, _) = try await LiveScene.play(["card.swift"], in: workspace.path) { scene in
        try await scene.expect("red at first") { Self.isFull($0, of: PreviewScenes.red) }
        let list = "# a comment\r\nFILE://LocalHost\(workspace.path)/my%20card%20%C3%bc.swift\r\n"
        let source = try DragSource(on: scene.display.name, over: scene.window.id, list)
        source.enter()
        source.position()
        #expect(try await source.status() == true)
        try await scene.expect("what would be opened, around the scene") {
          Self.isFramed($0) && $0[240, 160] == PreviewScenes.red
        }
        source.leaveWindow()
        try await scene.expect("the scene alone") { Self.isFull($0, of: PreviewScenes.red) }
        #expect(try await Self.drop(list, on: scene) == true)
        try await scene.expect("the other one") { Self.isFull($0, of: PreviewScenes.blue) }
        let client = try TestClient(on: scene.display.name)
        #expect(client.text("_NET_WM_NAME", of: scene.window.id) == "my card ü.swift")
        // What is saved is the other file now, and no more the first.
        try workspace.write(PreviewScenes.plain("blue") + "// no\n", to: "card.swift")
        try workspace.write(PreviewScenes.plain("green"), to: "my card ü.swift")
        try await scene.expect("green when it is saved") {
          Self.isFull($0, of: PreviewScenes.green)
        }
        #expect(client.text("_NET_WM_NAME", of: scene.window.id) == "my card ü.swift")
      }
      #expect(run.status == 0 && run.errors == "")
    }

    /// A scene is a program: one from elsewhere is not run before the user has confirmed it.
    @Test func `asks first when the scene comes from elsewhere`() async throws {
      let workspace = try Workspace(["card.swift": PreviewScenes.pressed])
      let elsewhere = try Workspace(["other.swift": PreviewScenes.plain("blue")])
      let list = "file://\(elsewhere.path)/other.swift\n"
      let (run, _) = try await LiveScene.play(["card.swift"], in: workspace.path) { scene in
        try await scene.expect("red at first") { Self.isFull($0, of: PreviewScenes.red) }
        #expect(try await Self.drop(list, on: scene) == true)
        try await scene.expect("the question above the scene") {
          Self.asks($0) && $0[240, 300] == PreviewScenes.red
        }
        // Another drop is what is meant now, also one that comes to nothing.
        #expect(try await Self.drop("other.swift", on: scene) == false)
        try await scene.expect("the reason, and no question") {
          Self.saysSomething($0) && !Self.asks($0)
        }
        #expect(try await Self.drop(list, on: scene) == true)
        try await scene.expect("the question and no reason") {
          Self.asks($0) && $0[240, 300] == PreviewScenes.red
        }
        try scene.key("Escape")
        // The key was no key of the scene's, which turns green with the first that is.
        try await scene.expect("the scene alone") { Self.isFull($0, of: PreviewScenes.red) }
        #expect(try await Self.drop(list, on: scene) == true)
        try await scene.expect("the question again") { Self.asks($0) }
        try scene.key("Return")
        try await scene.expect("the other one") { Self.isFull($0, of: PreviewScenes.blue) }
        // Its folder is now the one of the scene that is shown: the first lies elsewhere.
        #expect(try await Self.drop("file://\(workspace.path)/card.swift", on: scene) == true)
        try await scene.expect("a question") { Self.asks($0) }
        try await Self.clickYes(scene)
        try await scene.expect("the first one") { Self.isFull($0, of: PreviewScenes.red) }
        try scene.key("a")
        try await scene.expect("that keys are its own again") {
          Self.isFull($0, of: PreviewScenes.green)
        }
      }
      #expect(run.status == 0 && run.errors == "")
    }

    /// A folder of lessons is a list of scenes, one whose files use one another is a scene: as on the command line.
    @Test func `asks before it opens a folder, which is one scene or several`() async throws {
      let workspace = try Workspace([
        "card.swift": PreviewScenes.plain("red"), "Lessons/a.swift": PreviewScenes.plain("blue"),
        "Lessons/b.swift": PreviewScenes.plain("green"), "Empty/notes.txt": "",
      ])
      for (name, text) in FolderScenes.files { try workspace.write(text, to: name) }
      let (run, _) = try await LiveScene.play(["card.swift"], in: workspace.path) { scene in
        let trial = PreviewTrial(scene: scene, workspace: workspace, path: "card.swift")
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        #expect(try await Self.drop("file://\(workspace.path)/Empty", on: scene) == false)
        try await scene.expect("the reason") { Self.saysSomething($0) }
        #expect(try await Self.drop("file://\(workspace.path)/Lessons", on: scene) == true)
        try await scene.expect("the question") { Self.asks($0) }
        try scene.key("Return")
        try await trial.expectFull(of: PreviewScenes.blue, "the first lesson")
        let client = try TestClient(on: scene.display.name)
        #expect(client.text("_NET_WM_NAME", of: scene.window.id) == "a.swift")
        #expect(try await Self.drop("file://\(workspace.path)/App", on: scene) == true)
        try await scene.expect("the question") { Self.asks($0) }
        try scene.key("Return")
        try await trial.expectFull(of: PreviewScenes.red, "the folder's scene")
        #expect(client.text("_NET_WM_NAME", of: scene.window.id) == "App")
      }
      #expect(run.status == 0)
    }

    /// Clicks on the blue button of a question.
    private static func clickYes(_ scene: LiveScene) async throws {
      var place: (x: Int, y: Int)?
      try await scene.expect("a button") { picture in
        for y in stride(from: 10, to: 150, by: 4) where place == nil {
          let color = picture.rgb(24, y)
          if color.blue > 180, color.red < 60 { place = (24, y + 4) }
        }
        return place != nil
      }
      if let place { try scene.click(place.x, place.y) }
    }

    @Test func `does not run what is a link to elsewhere without asking`() async throws {
      let workspace = try Workspace(["card.swift": PreviewScenes.plain("red")])
      let elsewhere = try Workspace(["other.swift": PreviewScenes.plain("blue")])
      try FileManager.default.createSymbolicLink(
        atPath: workspace.path + "/link.swift",
        withDestinationPath: elsewhere.path + "/other.swift"
      )
      let (run, _) = try await LiveScene.play(["card.swift"], in: workspace.path) { scene in
        try await scene.expect("red at first") { Self.isFull($0, of: PreviewScenes.red) }
        #expect(try await Self.drop("file:\(workspace.path)/link.swift", on: scene) == true)
        try await scene.expect("the question") { Self.asks($0) }
      }
      #expect(run.status == 0)
    }

    @Test func `reports what it cannot open, and why`() async throws {
      let workspace = try Workspace([
        "card.swift": PreviewScenes.plain("red"), "notes.txt": "Swift",
        "other.swift": PreviewScenes.plain("blue"),
      ])
      let folder = workspace.path + "/folder.swift"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let here = "file://\(workspace.path)"
      let refused = [
        "\(here)/notes.txt", "\(here)/none.swift", "\(here)/folder.swift",
        "file://elsewhere.example\(workspace.path)/other.swift",
        "https://example.org/other.swift", "\(here)/other%2.swift", "\(here)/other%00.swift",
        "other.swift", "# \(here)/other.swift", "file:", "file://",
      ]
      let (run, _) = try await LiveScene.play(["card.swift"], in: workspace.path) { scene in
        try await scene.expect("red at first") { Self.isFull($0, of: PreviewScenes.red) }
        for list in refused {
          #expect(try await Self.drop(list + "\r\n", on: scene) == false, "\(list)")
          try await scene.expect("the reason, for \(list)") {
            Self.saysSomething($0) && $0[240, 20] == PreviewScenes.red
          }
          try scene.click(100, 312)
          try await scene.expect("the scene alone") { Self.isFull($0, of: PreviewScenes.red) }
        }
        // Of several the first that can be opened is.
        let several =
          refused.joined(separator: "\r\n") + "\n\(here)/other.swift\n\(here)/card.swift"
        #expect(try await Self.drop(several, on: scene) == true)
        try await scene.expect("the other one") { Self.isFull($0, of: PreviewScenes.blue) }
      }
      #expect(run.status == 0 && run.errors == "")
    }

    @Test func `takes the other scene's size, and shows why it does not compile`() async throws {
      let workspace = try Workspace([
        "card.swift": PreviewScenes.plain("red"), "moving.swift": PreviewScenes.moving,
        "broken.swift": PreviewScenes.broken,
      ])
      let (run, _) = try await LiveScene.play(["card.swift"], in: workspace.path) { scene in
        try await scene.expect("red at first") { Self.isFull($0, of: PreviewScenes.red) }
        #expect(try await Self.drop("file://\(workspace.path)/moving.swift", on: scene) == true)
        let isSmall = try await waitUntil { scene.window.width == 240 && scene.window.height == 60 }
        #expect(isSmall)
        #expect(try await Self.drop("file://\(workspace.path)/card.swift", on: scene) == true)
        let isLarge = try await waitUntil { scene.window.width == 480 }
        #expect(isLarge)
        try await scene.expect("red again") { Self.isFull($0, of: PreviewScenes.red) }
        #expect(try await Self.drop("file://\(workspace.path)/broken.swift", on: scene) == true)
        try await scene.expect("the error, over what was seen before") {
          $0.rgb(1, 315).red > 200 && $0.rgb(1, 315).green < 120 && $0[240, 20] == PreviewScenes.red
        }
        try workspace.write(PreviewScenes.plain("green"), to: "broken.swift")
        try await scene.expect("green when it is mended") {
          Self.isFull($0, of: PreviewScenes.green)
        }
      }
      #expect(run.status == 0)
    }
  }
}
