import DisplaySupport
import Foundation

/// How long it takes from a save to its pixels, in the preview window: a new state, an error, a scene that was compiled
/// before.
struct Reloads {
  private let command: String
  private let display: VirtualDisplay
  private let folder: URL
  private var file: URL { folder.appendingPathComponent("reload.swift") }
  /// No text that was compiled in an earlier run: its numbers begin elsewhere.
  private var number = UInt32(getpid() & 0x3FFF) << 8 | 0x40_0000

  private static let runs = 11
  private static let literalRuns = 40

  /// All rows; nothing without the built command.
  static func measure() throws {
    guard let command = ProcessInfo.processInfo.environment["PEGBAR_COMMAND"] else { return }
    var reloads = try Reloads(command)
    defer { reloads.remove() }
    try reloads.measureLiterals(lines: 62)
    try reloads.measureSaves(lines: 62, target: 400, compilerTarget: 340)
    try reloads.measureSaves(lines: 337, target: 450, compilerTarget: 440)
    try reloads.measureFolder(files: 20, lines: 300, target: 800)
    try reloads.measureFolder(files: 20, lines: 300, isPackage: true, target: 800)
    try reloads.measureErrors()
    try reloads.measureOpening()
  }

  private init(_ command: String) throws {
    self.command = command
    display = try VirtualDisplay(width: 640, height: 400)
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pegbar-reload-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func remove() {
    display.stop()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Saves as editors do.
  private func save(_ text: String, to file: URL? = nil) throws {
    try Data(text.utf8).write(to: file ?? self.file, options: .atomic)
  }

  private mutating func next() -> UInt32 {
    number += 1
    return number
  }

  /// Opens the scene, does something with it, and closes it.
  private func withWindow(
    _ color: UInt32,
    of scene: URL? = nil,
    _ body: (WatchedPixel) throws -> Void
  ) throws {
    let watched = try display.watch(x: ReloadedScene.colorPlace.x, y: ReloadedScene.colorPlace.y)
    let program = try DisplayProgram(
      [command, (scene ?? file).path, "--trust"],
      displayName: display.name
    )
    try withExtendedLifetime(program) {
      guard watched.wait(since: WatchedPixel.now, seconds: 60, until: { $0 == color }) != nil
      else { throw BenchError("the scene does not come up") }
      try body(watched)
    }
  }

  // MARK: - Rows

  private mutating func measureSaves(lines: Int, target: Double, compilerTarget: Double) throws {
    let scene = ReloadedScene(lines: lines)
    let first = next()
    let colors = (0..<Self.runs).map { _ in next() }
    try save(scene.text(first))
    let corner = try display.watch(x: ReloadedScene.cornerPlace.x, y: ReloadedScene.cornerPlace.y)
    var (times, rates): ([Double], [Double]) = ([], [])
    try withWindow(first) { watched in
      for color in colors {
        let start = WatchedPixel.now
        try save(scene.text(color))
        var (changes, last) = (0, corner.color)
        let time = watched.wait(since: start, seconds: 60) { seen in
          if corner.color != last { (changes, last) = (changes + 1, corner.color) }
          return seen == color
        }
        guard let time else { throw BenchError("a save is not shown") }
        times.append(time * 1000)
        rates.append(Double(changes) / time)
      }
    }
    let compiler = try (0..<5).map { _ in try compile() * 1000 }
    let name = "R\(lines)"
    report("\(name) save to pixels, \(lines) lines", times.median, "ms", atMost: target)
    report("\(name) of that the compiler", compiler.median, "ms", atMost: compilerTarget)
    report("\(name) of that all else", times.median - compiler.median, "ms", atMost: 110)
    let rate = rates.median
    Row.report("\(name) frames meanwhile", rate, "1/s", target: 57, isOk: rate >= 57)
  }

  /// Saves that change a number only, once the window is prepared for them.
  private mutating func measureLiterals(lines: Int) throws {
    let scene = ReloadedScene(lines: lines, changesLiteralOnly: true)
    let first = next()
    let colors = (0..<Self.literalRuns).map { _ in next() }
    try save(scene.text(first))
    var times: [Double] = []
    try withWindow(first) { watched in
      while try !isPreparedForLiterals() { usleep(100_000) }
      for color in colors {
        // (As often as users save: the next process is started meanwhile.)
        usleep(300_000)
        let start = WatchedPixel.now
        try save(scene.text(color))
        guard let time = watched.wait(since: start, seconds: 60, until: { $0 == color }) else {
          throw BenchError("a save is not shown")
        }
        times.append(time * 1000)
      }
    }
    times.sort()
    report("RL save of a number to pixels, \(lines) lines", times.median, "ms", atMost: 40)
    report("RL of these the slowest of twenty", times[times.count * 19 / 20], "ms", atMost: 60)
  }

  /// What `pegbar tell … state` says of the window.
  private func isPreparedForLiterals() throws -> Bool {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: command)
    process.arguments = ["tell", file.path, "state"]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.contains("\nliterals ")
  }

  /// A folder of files that are one scene, or the target of a package, of which one is saved.
  private mutating func measureFolder(
    files: Int,
    lines: Int,
    isPackage: Bool = false,
    target: Double
  ) throws {
    let scene = ReloadedScene(lines: lines)
    let whole = folder.appendingPathComponent(isPackage ? "Package" : "Scene")
    let place = isPackage ? whole.appendingPathComponent("Sources/App") : whole
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    for index in 1..<files {
      try save(scene.neighbor(index), to: place.appendingPathComponent("Part\(index).swift"))
    }
    let main = place.appendingPathComponent("Main.swift")
    let first = next()
    let colors = (0..<Self.runs).map { _ in next() }
    try save(scene.text(first), to: main)
    var times: [Double] = []
    if isPackage {
      let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "App", targets: [.target(name: "App")])

        """
      try save(manifest, to: whole.appendingPathComponent("Package.swift"))
    }
    try withWindow(first, of: whole) { watched in
      for color in colors {
        let start = WatchedPixel.now
        try save(scene.text(color), to: main)
        guard let time = watched.wait(since: start, seconds: 60, until: { $0 == color }) else {
          throw BenchError("a save is not shown")
        }
        times.append(time * 1000)
      }
    }
    let name = isPackage ? "RP save to pixels, package" : "RF save to pixels, folder"
    report("\(name) of \(files) files of \(lines) lines", times.median, "ms", atMost: target)
  }

  /// The scene compiled by itself, beside nothing else.
  private func compile() throws -> Double {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command)
    process.arguments = ["check", "--no-cache", "--quiet", file.path]
    let start = WatchedPixel.now
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw BenchError("the scene does not compile") }
    return WatchedPixel.now - start
  }

  private mutating func measureErrors() throws {
    let scene = ReloadedScene(lines: 62)
    let first = next()
    let colors = (0..<Self.runs).map { _ in next() }
    try save(scene.text(first))
    // The stripe at the message's left edge.
    let stripe = try display.watch(x: 1, y: 315)
    var times: [Double] = []
    try withWindow(first) { watched in
      var last = first
      for color in colors {
        let start = WatchedPixel.now
        try save(scene.text(color) + "let wrong: Int = \"\(color)\"\n")
        let time = stripe.wait(since: start, seconds: 60) { $0 != last }
        guard let time else { throw BenchError("an error is not shown") }
        times.append(time * 1000)
        try save(scene.text(color))
        guard watched.wait(since: start, seconds: 60, until: { $0 == color }) != nil,
          stripe.wait(since: start, seconds: 60, until: { $0 == color }) != nil
        else { throw BenchError("a save is not shown") }
        last = color
      }
    }
    report("RE save to the error on screen", times.median, "ms", atMost: 600)
  }

  private mutating func measureOpening() throws {
    let color = next()
    try save(ReloadedScene(lines: 62).text(color))
    _ = try compile()
    // (Compiled without the cache it is not kept: once more, with it.)
    try withWindow(color) { _ in }
    let watched = try display.watch(x: ReloadedScene.colorPlace.x, y: ReloadedScene.colorPlace.y)
    var times: [Double] = []
    for _ in 0..<Self.runs {
      guard watched.wait(since: WatchedPixel.now, seconds: 10, until: { $0 != color }) != nil
      else { throw BenchError("the window of the run before stays on screen") }
      let start = WatchedPixel.now
      try withWindow(color) { _ in times.append((WatchedPixel.now - start) * 1000) }
    }
    report("RO open a scene compiled before", times.median, "ms", atMost: 120)
  }

  private func report(_ name: String, _ value: Double, _ unit: String, atMost target: Double) {
    Row.report(name, value, unit, target: target, isOk: value <= target)
  }
}
