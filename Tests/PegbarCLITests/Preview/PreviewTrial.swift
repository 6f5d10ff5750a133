import CoreGraphics
import DisplaySupport
import Foundation
import Glibc
import SceneProtocol
import Testing

/// A scene that is edited while it is shown, in a directory of its own.
struct PreviewTrial {
  let scene: LiveScene
  let workspace: Workspace
  /// The scene's path in that directory.
  var path = "card.swift"

  /// Plays with a scene; nothing of it must run, listen or lie about afterwards.
  ///
  /// - Parameters:
  ///   - text: The scene's, which is `card.swift`.
  ///   - arguments: What comes after the file.
  ///   - environment: Variables beside the test's own.
  ///   - hasInputMethod: Whether the desktop has an input method.
  ///   - screen: The screen's size, in pixels.
  ///   - body: The user's input, and checks of what is visible.
  /// - Returns: How the command ended.
  /// - Throws: What playing throws.
  @discardableResult
  static func play(
    _ text: String,
    _ arguments: [String] = [],
    environment: [String: String?] = [:],
    hasInputMethod: Bool = false,
    screen: (width: Int, height: Int) = (640, 400),
    _ body: @escaping @Sendable (PreviewTrial) async throws -> Void
  ) async throws -> CommandRun {
    let workspace = try Workspace(["card.swift": text])
    let before = try workspace.files()
    let (run, _) = try await LiveScene.play(
      ["card.swift"] + arguments,
      in: workspace.path,
      environment: environment,
      under: .openbox,
      hasInputMethod: hasInputMethod,
      screen: screen
    ) { scene in
      try await body(PreviewTrial(scene: scene, workspace: workspace))
    }
    try await expectNothingLeft(in: workspace, but: before)
    return run
  }

  /// That no process runs in a directory, no socket is there for its scene, and no file that was not there.
  static func expectNothingLeft(in workspace: Workspace, but files: [String]) async throws {
    let isLeft = try await !waitUntil { processes(in: workspace.path).isEmpty }
    #expect(!isLeft, "processes are left")
    let new = try workspace.files().filter { !files.contains($0) && !$0.hasSuffix(".png") }
    #expect(new.filter { !$0.hasSuffix(".swift") }.isEmpty, "files are left")
    #expect(sockets(of: workspace).isEmpty, "a socket is left")
  }

  /// The processes that run in a directory.
  static func processes(in directory: String) -> [pid_t] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.compactMap { pid_t($0) }.filter { process in
      let link = "/proc/\(process)/cwd"
      return (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) == directory
    }
  }

  /// The scene's processes that show it.
  ///
  /// (One more may wait for the literals of the next save: it has no other thread yet.)
  static func scenes(in directory: String) -> [pid_t] {
    processes(in: directory).filter { process in
      let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
      return status.hasPrefix("Name:\tcard\n") && !status.contains("Threads:\t1\n")
    }
  }

  /// The scene's processes that wait for what they are to show.
  var waitingScenes: [pid_t] {
    let shown = Self.scenes(in: workspace.path)
    return Self.processes(in: workspace.path).filter { process in
      let name = try? String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8)
      return name == "card\n" && !shown.contains(process)
    }
  }

  /// The sockets that there are for the scene.
  static func sockets(of workspace: Workspace) -> [String] {
    WindowSocket(file: "\(workspace.path)/card.swift").paths
  }

  /// Where its window listens.
  private var socket: WindowSocket { WindowSocket(file: "\(workspace.path)/\(path)") }

  /// Tells the window something, and waits for the answer.
  func tell(_ words: String...) async throws -> ControlReply {
    var request = try ControlRequest(words: words)
    request.path = request.path.map { $0.hasPrefix("/") ? $0 : "\(workspace.path)/\($0)" }
    return try await socket.tell(request)
  }

  /// How things are.
  func state() async throws -> ControlState {
    try #require(try await tell("state").state)
  }

  /// Saves the scene, as editors do: another file gets the name.
  func save(_ text: String, as name: String = "card.swift") throws {
    try workspace.write(text, to: name + ".new")
    rename("\(workspace.path)/\(name).new", "\(workspace.path)/\(name)")
  }

  /// Waits until the window is full of a color.
  func expectFull(
    of color: UInt32,
    _ comment: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    var middle: UInt32 = 0
    do {
      try await scene.expect(comment, sourceLocation: sourceLocation) { picture in
        middle = picture[240, 160]
        return [(5, 5), (240, 160), (475, 315)].allSatisfy { picture[$0.0, $0.1] == color }
      }
    } catch {
      // What it shows instead, and what the window says of itself.
      let state = try? await self.state()
      let words = "\(String(middle, radix: 16)) in the middle; \(String(describing: state))"
      Issue.record(Comment(rawValue: words), sourceLocation: sourceLocation)
      throw error
    }
  }

  /// Waits until an error is said below and the scene is seen above.
  func expectError(
    over color: UInt32,
    _ comment: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await scene.expect(comment, sourceLocation: sourceLocation) {
      PreviewTrial.saysSomething($0) && $0[240, 20] == color
    }
  }

  /// The stripe of all that is said of errors: red, but not as red as a scene here.
  static func saysSomething(_ picture: ScenePicture) -> Bool {
    let color = picture.rgb(1, 315)
    return color.red > 200 && (40...120).contains(color.green) && (40...120).contains(color.blue)
  }

  /// The pictures of a scene at some times, as `pegbar shot` draws them.
  ///
  /// - Parameters:
  ///   - text: The scene's.
  ///   - options: For each picture, what comes after the file.
  /// - Returns: The pictures.
  /// - Throws: When one cannot be drawn.
  static func shots(_ text: String, _ options: [String]) async throws -> [CGImage] {
    let workspace = try Workspace(["card.swift": text])
    var images: [CGImage] = []
    for (number, option) in options.enumerated() {
      let shot = try await workspace.pegbar(line: "shot card.swift -o \(number).png \(option)")
      try #require(shot.status == 0, "\(shot.errors)")
      images.append(try CGImage(pngFile: "\(workspace.path)/\(number).png"))
    }
    return images
  }
}
