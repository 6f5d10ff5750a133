import DisplaySupport
import Foundation

/// What the inspector's panel costs beside a scene, and how fast it opens and scrolls: the real command on a display of
/// its own, by real keys and the wheel.
struct InspectedScenes {
  private let command: String
  private let display: VirtualDisplay
  private let folder: URL
  private var file: URL { folder.appendingPathComponent("inspected.swift") }

  static let key = "I"
  /// The first row of the list of layers, which is selected when the panel opens.
  private static let firstRow = (x: 900, y: 44)
  private static let selection: UInt32 = 0x0A62D0
  /// How long CPU time is counted, in seconds.
  private static let span = 5.0

  /// All rows; nothing without the built command.
  static func measure() throws {
    guard let command = ProcessInfo.processInfo.environment["PEGBAR_COMMAND"] else { return }
    let bench = try InspectedScenes(command)
    defer { bench.remove() }
    try bench.measureFrames()
    try bench.measureLargeTree()
  }

  private init(_ command: String) throws {
    self.command = command
    display = try VirtualDisplay(width: 1280, height: 800)
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pegbar-inspected-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func remove() {
    display.stop()
    try? FileManager.default.removeItem(at: folder)
  }

  private static func scene(layers: Int, moving: Int) -> String {
    """
    import UIKit

    #Preview("Inspected", traits: .fixedLayout(width: 480, height: 320)) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 480, height: 320))
      view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      for index in 0..<\(layers) {
        let layer = CALayer()
        layer.name = "layer \\(index)"
        layer.frame = CGRect(x: index % 60 * 8, y: index / 60 % 40 * 8, width: 6, height: 6)
        layer.backgroundColor = UIColor.systemTeal.cgColor
        if index < \(moving) {
          let move = CABasicAnimation(keyPath: "position.x")
          (move.byValue, move.duration, move.repeatCount) = (40, 2, .infinity)
          layer.add(move, forKey: "move")
        }
        view.layer.addSublayer(layer)
      }
      return view
    }

    """
  }

  private func withWindow(
    _ text: String,
    _ body: (DisplayProgram, WatchedPixel) throws -> Void
  ) throws {
    try Data(text.utf8).write(to: file, options: .atomic)
    let watched = try display.watch(x: Self.firstRow.x, y: Self.firstRow.y)
    let corner = try display.watch(x: 479, y: 319)
    let program = try DisplayProgram([command, file.path], displayName: display.name)
    try withExtendedLifetime(program) {
      guard corner.wait(since: WatchedPixel.now, seconds: 120, until: { $0 == 0x00FF00 }) != nil
      else { throw BenchError("the scene does not come up") }
      Thread.sleep(forTimeInterval: 1)
      try display.move(x: 470, y: 310)
      try body(program, watched)
    }
  }

  private func open(_ watched: WatchedPixel) throws -> Double {
    let start = WatchedPixel.now
    try display.key("F12")
    guard let time = watched.wait(since: start, seconds: 30, until: { $0 == Self.selection }) else {
      throw BenchError("the inspector does not open")
    }
    return time * 1000
  }

  // MARK: - Rows

  private func measureFrames() throws {
    try withWindow(Self.scene(layers: 1000, moving: 100)) { program, watched in
      guard let scene = Self.children(of: program.process).first else {
        throw BenchError("there is no scene's process")
      }
      let closed = try Self.timePerFrame(of: scene)
      _ = try open(watched)
      Thread.sleep(forTimeInterval: 1)
      let values = try Self.timePerFrame(of: scene)
      try display.key("2")
      Thread.sleep(forTimeInterval: 1)
      let animations = try Self.timePerFrame(of: scene)
      report("IV a frame with the values open, above one without", values - closed, atMost: 1)
      report("IA a frame with the animations open, above that", animations - closed, atMost: 1)
    }
  }

  private func measureLargeTree() throws {
    try withWindow(Self.scene(layers: 10_000, moving: 0)) { program, watched in
      var times: [Double] = []
      for _ in 0..<5 {
        times.append(try open(watched))
        try display.key("F12")
        Thread.sleep(forTimeInterval: 0.5)
      }
      report("IO open a tree of 10,000", times.median, atMost: 100)
      _ = try open(watched)
      Thread.sleep(forTimeInterval: 1)
      let steps = 200
      let start = try Self.cpuTime(of: program.process)
      try display.move(x: Self.firstRow.x, y: Self.firstRow.y + 40)
      for _ in 0..<steps {
        try display.click(x: Self.firstRow.x, y: Self.firstRow.y + 40, button: 5)
      }
      Thread.sleep(forTimeInterval: 0.5)
      let cost = (try Self.cpuTime(of: program.process) - start) * 1000 / Double(steps)
      report("IS scroll it by a step", cost, atMost: 1000.0 / 60)
    }
  }

  private func report(_ name: String, _ value: Double, atMost target: Double) {
    Row.report(name, value, "ms", target: target, isOk: value <= target)
  }

  // MARK: - Processes

  /// CPU time for each of sixty frames a second, in milliseconds.
  private static func timePerFrame(of process: Int32) throws -> Double {
    let start = try cpuTime(of: process)
    Thread.sleep(forTimeInterval: span)
    return (try cpuTime(of: process) - start) * 1000 / (span * 60)
  }

  /// The processes that a process has started.
  private static func children(of process: Int32) -> [Int32] {
    let path = "/proc/\(process)/task/\(process)/children"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: " ").compactMap { Int32($0) }
  }

  /// The CPU time of a process so far, in seconds.
  private static func cpuTime(of process: Int32) throws -> Double {
    let text = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    // (The name before the parenthesis may have spaces.)
    let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
    guard fields.count > 13, let user = Double(fields[12]), let system = Double(fields[13]) else {
      throw BenchError("/proc/\(process)/stat cannot be read")
    }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }
}
