import CoreGraphics
import DisplaySupport
import Foundation
import Glibc
import Testing

extension InAWindow {
  /// A scene that is edited while it is shown.
  @Suite struct `The preview window` {
    /// Plays with a scene in a directory of its own; nothing of it runs afterwards.
    private func preview(
      _ text: String,
      _ body: @escaping @Sendable (LiveScene, Workspace) async throws -> Void
    ) async throws -> CommandRun {
      let workspace = try Workspace(["card.swift": text])
      let (run, _) = try await LiveScene.play(["card.swift"], in: workspace.path) { scene in
        try await body(scene, workspace)
      }
      let isLeft = try await !waitUntil { Self.processes(in: workspace.path).isEmpty }
      #expect(!isLeft, "processes are left")
      #expect(try workspace.files().filter { !$0.hasSuffix(".png") } == ["card.swift"])
      return run
    }

    /// The processes that run in a directory.
    private static func processes(in directory: String) -> [pid_t] {
      let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return all.compactMap { pid_t($0) }.filter { process in
        let link = "/proc/\(process)/cwd"
        return (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) == directory
      }
    }

    private static func isFull(_ picture: ScenePicture, of color: UInt32) -> Bool {
      [(5, 5), (240, 160), (475, 315)].allSatisfy { picture[$0.0, $0.1] == color }
    }

    /// The stripe of all that is said of errors: red, but not as red as a scene here.
    private static func saysSomething(_ picture: ScenePicture) -> Bool {
      let color = picture.rgb(1, 315)
      return color.red > 200 && (40...120).contains(color.green) && (40...120).contains(color.blue)
    }

    @Test func `shows what is saved, and stays`() async throws {
      let run = try await preview(PreviewScenes.plain("red")) { scene, workspace in
        try await scene.expect("red at first") { Self.isFull($0, of: PreviewScenes.red) }
        let window = scene.window
        // As editors save: another file gets the name.
        try workspace.write(PreviewScenes.plain("blue"), to: "card.new")
        rename(workspace.path + "/card.new", workspace.path + "/card.swift")
        try await scene.expect("blue when it is saved") { Self.isFull($0, of: PreviewScenes.blue) }
        // And as others do: the file itself is written.
        try workspace.write(PreviewScenes.plain("green"), to: "card.swift")
        try await scene.expect("green then") { Self.isFull($0, of: PreviewScenes.green) }
        #expect(scene.window.x == window.x && scene.window.y == window.y)
        // The command, and the scene that is seen.
        let isAlone = try await waitUntil { Self.processes(in: workspace.path).count == 2 }
        #expect(isAlone)
      }
      #expect(run.status == 0 && run.errors == "")
    }

    @Test func `says an error over the last picture, until it is mended`() async throws {
      let run = try await preview(PreviewScenes.plain("red")) { scene, workspace in
        try await scene.expect("red at first") { Self.isFull($0, of: PreviewScenes.red) }
        try workspace.write(PreviewScenes.broken, to: "card.swift")
        try await scene.expect("the error below, the scene above") {
          Self.saysSomething($0) && $0[240, 20] == PreviewScenes.red
        }
        try workspace.write(PreviewScenes.plain("blue"), to: "card.swift")
        try await scene.expect("blue when it is mended") { Self.isFull($0, of: PreviewScenes.blue) }
      }
      #expect(run.status == 0)
      #expect(run.errors.contains("card.swift:3:19: error: cannot convert"))
    }

    @Test func `opens on a scene that does not compile`() async throws {
      let run = try await preview(PreviewScenes.broken) { scene, workspace in
        try await scene.expect("the error") { Self.saysSomething($0) }
        try workspace.write(PreviewScenes.plain("green"), to: "card.swift")
        try await scene.expect("green when it is mended") {
          Self.isFull($0, of: PreviewScenes.green)
        }
      }
      #expect(run.status == 0)
    }

    @Test(arguments: ["fatalError(\"no way\")", "print([1][Int.random(in: 2...3)])", "abort()"])
    func `keeps the last picture of a scene that crashes`(_ crash: String) async throws {
      let text = PreviewScenes.plain("red", onClick: crash)
      let run = try await preview("import Foundation\n" + text) { scene, workspace in
        try await scene.expect("red at first") { Self.isFull($0, of: PreviewScenes.red) }
        try scene.click(100, 100)
        try await scene.expect("the crash below, the picture above") {
          Self.saysSomething($0) && $0[240, 20] == PreviewScenes.red
        }
        try workspace.write(PreviewScenes.plain("blue"), to: "card.swift")
        try await scene.expect("blue when it is mended") { Self.isFull($0, of: PreviewScenes.blue) }
      }
      #expect(run.status == 0)
    }

    @Test func `tells of a scene that hangs, and ends it when it is told to`() async throws {
      let text = PreviewScenes.plain("red", onClick: "while true {}")
      let run = try await preview(text) { scene, workspace in
        try await scene.expect("red at first") { Self.isFull($0, of: PreviewScenes.red) }
        try scene.click(100, 100)
        try await scene.expect("that it does not answer") {
          let color = $0.rgb(1, 315)
          return color.red > 200 && color.green > 120 && $0[240, 20] == PreviewScenes.red
        }
        try scene.key("ctrl+k")
        let hasEnded = try await waitUntil { Self.processes(in: workspace.path).count == 1 }
        #expect(hasEnded)
        try await scene.expect("its last picture, and that it was ended") {
          Self.saysSomething($0) && $0[240, 20] == PreviewScenes.red
        }
      }
      #expect(run.status == 0)
    }

    @Test func `can be closed while a scene hangs`() async throws {
      let text = PreviewScenes.plain("red", onClick: "while true {}")
      let run = try await preview(text) { scene, _ in
        try await scene.expect("red at first") { Self.isFull($0, of: PreviewScenes.red) }
        try scene.click(100, 100)
      }
      #expect(run.status == 0)
    }

    @Test func `shows the last of many saves`() async throws {
      let run = try await preview(PreviewScenes.plain("red")) { scene, workspace in
        try await scene.expect("red at first") { Self.isFull($0, of: PreviewScenes.red) }
        for number in 0..<100 {
          let color = number % 2 == 0 ? "red" : "green"
          try workspace.write(PreviewScenes.plain(color) + "// \(number)\n", to: "card.swift")
          usleep(20_000)
        }
        // Half of it, as it may be seen while it is written.
        let blue = PreviewScenes.plain("blue")
        try workspace.write(String(blue.prefix(blue.count / 2)), to: "card.swift")
        try workspace.write(blue, to: "card.swift")
        try await scene.expect("blue in the end") { Self.isFull($0, of: PreviewScenes.blue) }
        let isAlone = try await waitUntil { Self.processes(in: workspace.path).count == 2 }
        #expect(isAlone)
      }
      #expect(run.status == 0)
    }

    @Test func `survives that its file is gone for a while`() async throws {
      let run = try await preview(PreviewScenes.plain("red")) { scene, workspace in
        try await scene.expect("red at first") { Self.isFull($0, of: PreviewScenes.red) }
        unlink(workspace.path + "/card.swift")
        try await scene.expect("that it cannot be read") {
          Self.saysSomething($0) && $0[240, 20] == PreviewScenes.red
        }
        try workspace.write(PreviewScenes.plain("blue"), to: "card.swift")
        try await scene.expect("blue when it is there again") {
          Self.isFull($0, of: PreviewScenes.blue)
        }
      }
      #expect(run.status == 0)
    }

    /// Steps forward and back are the frames that a shot of that time has.
    @Test func `stands still, and steps through exact frames`() async throws {
      let shots = try Workspace(["card.swift": PreviewScenes.moving])
      for time in ["0", "0.083333333", "0.066666667"] {
        let shot = try await shots.pegbar(line: "shot card.swift --at \(time) -o at-\(time).png")
        #expect(shot.status == 0)
      }
      let picture = { (time: String) in try CGImage(pngFile: "\(shots.path)/at-\(time).png") }
      let (start, fifth) = (try picture("0"), try picture("0.083333333"))
      let fourth = try picture("0.066666667")
      let run = try await preview(PreviewScenes.moving) { scene, _ in
        try scene.key("F8")
        try scene.key("Home")
        try await scene.expect(start)
        for _ in 0..<5 { try scene.key("Right") }
        try await scene.expect(fifth)
        try scene.key("Left")
        try await scene.expect(fourth)
        try scene.key("F8")
        try await scene.expect("that it goes on") { $0[200, 30] == 0 }
      }
      #expect(run.status == 0)
    }
  }
}
