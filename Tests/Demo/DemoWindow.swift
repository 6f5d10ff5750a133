import CoreGraphics
import DisplaySupport
import Foundation

/// The scene's window on the virtual display; all sizes are pixels of the screen.
struct DemoWindow {
  private let display: VirtualDisplay
  let x: Int
  let y: Int
  let width: Int
  let height: Int

  /// The first window that the process shows; compiling the scene comes before that.
  static func first(of process: Process, on display: VirtualDisplay) async throws -> DemoWindow {
    var found: String?
    _ = try await waitUntil(seconds: 60) {
      guard process.isRunning else {
        throw DemoError.sceneEnded(status: process.terminationStatus)
      }
      // The display is the scene's alone: any window that has a title is its.
      let titles = try? xdotool(["search", "--onlyvisible", "--name", "."], display)
      found = titles?.split(separator: "\n").first.map(String.init)
      return found != nil
    }
    guard let found else { throw DemoError.noWindow }
    let text = try xdotool(["getwindowgeometry", "--shell", found], display)
    var values: [String: Int] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "=")
      if parts.count == 2 { values[String(parts[0])] = Int(parts[1]) }
    }
    guard let x = values["X"], let y = values["Y"], let width = values["WIDTH"],
      let height = values["HEIGHT"]
    else { throw DemoError.noWindow }
    return DemoWindow(display: display, x: x, y: y, width: width, height: height)
  }

  /// What the window shows now, off-screen parts left out.
  func picture() throws -> CGImage {
    let screen = try display.screenshot()
    let pixels = screen.pixels.map { $0 | 0xFF00_0000 }
    let image = CGImage(width: screen.width, height: screen.height, pixels: pixels)
    let rect = CGRect(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
    return image.cropping(to: rect) ?? image
  }

  /// Waits for the first frame: until then the screen is black where the window is.
  func waitForPicture() async throws {
    let isDrawn = try await waitUntil(seconds: 10) {
      try picture().pixels.contains { $0 != 0xFF00_0000 }
    }
    guard isDrawn else { throw DemoError.noPicture }
  }

  /// What `xdotool` prints.
  private static func xdotool(_ words: [String], _ display: VirtualDisplay) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdotool"] + words
    process.environment = ProcessInfo.processInfo.environment
      .merging(["DISPLAY": display.name]) { _, new in new }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw DemoError.xdotool(words.joined(separator: " "))
    }
    return String(decoding: data, as: UTF8.self)
  }
}
