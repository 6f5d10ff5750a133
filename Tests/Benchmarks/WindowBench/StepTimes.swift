import FrameLoop

/// Where the time of a workload's frames goes: its steps, and what is outside of them.
///
/// The steps are timed by the clock, and all of the process by its CPU time: with other threads that draw the rest may
/// be large, and on a busy machine negative.
struct StepTimes {
  static let suffix = "S"

  private var seconds = [Double](repeating: 0, count: FrameProfile.Part.allCases.count)
  private var frames = 0

  mutating func add(_ frame: FrameProfile.Frame) {
    for index in seconds.indices { seconds[index] += frame.parts[index] }
    frames += 1
  }

  /// Prints a row for each step.
  ///
  /// - Parameters:
  ///   - key: The workload's.
  ///   - cost: The CPU time of the process for a frame, in milliseconds.
  func report(_ key: String, ofWhole cost: Double) {
    let steps = FrameProfile.Part.allCases.compactMap { part in
      Self.name(of: part).map { ($0, seconds[part.rawValue] * 1000 / Double(max(frames, 1))) }
    }
    let rest = cost - steps.reduce(0) { $0 + $1.1 }
    for (name, value) in steps + [("outside of these", rest)] {
      Row.report("\(key) \(name)", value, "ms a frame", target: nil, isOk: true)
    }
  }

  /// What a row is called; `nil` for a part that workloads do not have.
  private static func name(of part: FrameProfile.Part) -> String? {
    switch part {
    case .script: "input, timers, display links"
    case .layout: "commit: layout, display"
    case .displayList: "animations and display list"
    case .raster: "damage and pixels"
    case .present: "handed to the server"
    case .overlay: nil
    }
  }
}
