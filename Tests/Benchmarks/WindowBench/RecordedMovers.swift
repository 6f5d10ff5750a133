import Foundation

/// How many frames a second a recording has when it is made: by itself, and with what writes it.
///
/// The scene is the thousand movers of `Workload.movers`, as a file. Start and end are left out: what counts is how
/// much longer a long recording takes than a short one.
struct RecordedMovers {
  static let key = "V"

  private static let (short, long) = (60, 660)

  /// All rows; nothing without the built command.
  static func measure() throws {
    guard let command = ProcessInfo.processInfo.environment["PEGBAR_COMMAND"] else { return }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pegbar-record-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(scene.utf8).write(to: folder.appendingPathComponent("movers.swift"))
    let rows: [(name: String, hand: Bool, options: [String], target: Double?)] = [
      ("frames, before encoding", false, ["-o", "/dev/null"], 150),
      ("the same, two processes", false, ["-o", "/dev/null", "--jobs", "2"], 150),
      ("the same, with the pointer", true, ["-o", "/dev/null"], 150),
      ("frames as PNG", false, ["-o", "frames/"], 240),
      ("frames as MP4", false, ["-o", "out.mp4"], 90),
      ("frames as GIF", false, ["-o", "out.gif"], 30),
      ("frames as WebM", false, ["-o", "out.webm"], 60),
    ]
    try record(1, ["-o", "/dev/null"], hasHand: false, command, folder)
    for row in rows {
      let times = try [short, long].map {
        try record($0, row.options, hasHand: row.hand, command, folder)
      }
      let rate = Double(long - short) / (times[1] - times[0])
      let isOk = row.target.map { rate >= $0 } ?? true
      Row.report("\(key) \(row.name)", rate, "1/s", target: row.target, isOk: isOk)
    }
  }

  /// Records `frames` frames at 60 a second; returns how long that takes, in seconds.
  @discardableResult
  private static func record(
    _ frames: Int,
    _ options: [String],
    hasHand: Bool,
    _ command: String,
    _ folder: URL
  ) throws -> Double {
    // (A move in the first frame makes the pointer be seen, to the end.)
    let length = String(format: "%.3fms", Double(frames) * 1000 / 60)
    let hand = hasHand ? "Move 640,360 0ms\n" : ""
    let tape = "Set Scene movers.swift\nSet FPS 60\n\(hand)Sleep \(length)\n"
    try Data(tape.utf8).write(to: folder.appendingPathComponent("movers.tape"))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command)
    process.currentDirectoryURL = folder
    process.arguments = ["record", "movers.tape", "-q"] + options
    let start = ProcessInfo.processInfo.systemUptime
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw BenchError("the movers are not recorded") }
    return ProcessInfo.processInfo.systemUptime - start
  }

  private static let scene = """
    import UIKit

    final class Movers: UIView {
      private var state: UInt32 = 12345

      override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(red: 16 / 255, green: 16 / 255, blue: 20 / 255, alpha: 1)
        for index in 0..<1000 {
          let numbers = (0..<5).map { _ in next() }
          let mover = CALayer()
          mover.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
          mover.anchorPoint = .zero
          mover.cornerRadius = 8
          let hue = (Double(index) * 0.61803398875).truncatingRemainder(dividingBy: 1)
          let color = UIColor(hue: CGFloat(hue), saturation: 0.65, brightness: 0.95, alpha: 1)
          mover.backgroundColor = color.cgColor
          layer.addSublayer(mover)
          let from = CGPoint(x: numbers[0] * 1240, y: numbers[1] * 680)
          let to = CGPoint(x: numbers[2] * 1240, y: numbers[3] * 680)
          swing(mover, "position", from, to, 3 + 2 * numbers[4])
          swing(mover, "opacity", 1.0, 0.2, 3 + 2 * numbers[4])
        }
      }

      required init?(coder: NSCoder) { nil }

      private func next() -> Double {
        state = state &* 1_664_525 &+ 1_013_904_223
        return Double(state >> 8) / 16_777_216
      }

      private func swing(_ layer: CALayer, _ keyPath: String, _ from: Any, _ to: Any, _ duration: Double) {
        let way = CABasicAnimation(keyPath: keyPath)
        (way.fromValue, way.toValue, way.duration) = (from, to, duration)
        (way.autoreverses, way.repeatCount) = (true, .infinity)
        layer.add(way, forKey: keyPath)
      }
    }

    #Preview("Movers", traits: .fixedLayout(width: 1280, height: 720)) {
      Movers(frame: CGRect(x: 0, y: 0, width: 1280, height: 720))
    }

    """
}
