import CoreGraphics
import DisplaySupport
import Foundation

/// What `make run` does on a machine without a display: opens a scene in its real window on a
/// virtual display, uses it with real X events, and keeps screenshots.
///
/// Called as `demo COMMAND SCENE DIRECTORY`, it prints the paths of the pictures and exits with 0.
@main
enum Demo {
  static func main() async {
    do {
      let arguments = CommandLine.arguments
      guard arguments.count == 4 else { throw DemoError.arguments }
      try await play(command: arguments[1], scene: arguments[2], directory: arguments[3])
    } catch {
      FileHandle.standardError.write(Data("demo: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func play(command: String, scene: String, directory: String) async throws {
    let display = try VirtualDisplay(width: 1024, height: 768)
    defer { display.stop() }
    say("no display: playing \(scene) on a virtual one")
    // Compiled before, it is there with its window, and hears what is done to that.
    let compiling = try start(command, ["check", scene], display)
    compiling.waitUntilExit()
    guard compiling.terminationStatus == 0 else {
      throw DemoError.sceneEnded(status: compiling.terminationStatus)
    }
    let process = try start(command, [scene], display)
    defer {
      // The scene goes before its display, or it would complain.
      process.terminate()
      process.waitUntilExit()
    }
    let window = try await DemoWindow.first(of: process, on: display)
    try await window.waitForPicture()
    let center = (x: window.x + window.width / 2, y: window.y + window.height / 2)

    let pictures = Pictures(scene: scene, directory: directory, window: window)
    try display.move(x: center.x, y: center.y)
    try await Task.sleep(for: .milliseconds(200))
    try pictures.keep("1-before")
    try display.press()
    try await Task.sleep(for: .milliseconds(60))
    try display.release()
    // The shortest animations last a quarter of a second, the scene's own one or two.
    try await Task.sleep(for: .milliseconds(300))
    try pictures.keep("2-during")
    try await Task.sleep(for: .milliseconds(2500))
    try pictures.keep("3-after")
  }

  private static func start(
    _ command: String,
    _ arguments: [String],
    _ display: VirtualDisplay
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["DISPLAY": display.name]) { _, new in new }
    try process.run()
    return process
  }
}

/// Writes a line at once: in a pipe, too, it comes before what the scene prints later.
private func say(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}

/// Writes pictures of the window, one after the other, and prints their paths.
private struct Pictures {
  let scene: String
  let directory: String
  let window: DemoWindow

  func keep(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: directory,
      withIntermediateDirectories: true
    )
    let base = URL(fileURLWithPath: scene).deletingPathExtension().lastPathComponent
    let path = "\(directory)/\(base)-\(name).png"
    try window.picture().writePNG(to: path)
    say(path)
  }
}

/// Why the demonstration could not be played.
enum DemoError: Error, CustomStringConvertible {
  case arguments
  case sceneEnded(status: Int32)
  case noWindow
  case noPicture
  case xdotool(String)

  var description: String {
    switch self {
    case .arguments: "usage: demo COMMAND SCENE DIRECTORY"
    case .sceneEnded(let status): "the scene ended with status \(status) before it was shown"
    case .noWindow: "the scene opened no window within a minute"
    case .noPicture: "nothing was drawn in the scene's window within ten seconds"
    case .xdotool(let words): "`xdotool \(words)` failed"
    }
  }
}
