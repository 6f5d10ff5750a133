import AllocationCounter
import QuartzCore
import FrameLoop

/// The heap blocks that all threads of the process ask for in a whole frame in which nothing begins or ends: from the
/// layers' values to the pixels, in a window without a screen.
struct AllocationsPerFrame {
  private let workload: Workload
  private let shown: SteppedRun

  /// Frames that are not counted: in these every blurred mask is met that there will be.
  private static let before = 1200
  private static let counted = 120

  init(_ workload: Workload) {
    self.workload = workload
    shown = HeadlessRun.start(workload)
  }

  func measure() throws {
    guard allocation_counter_counts() else {
      throw BenchError("this build does not count allocations")
    }
    run(1...Self.before)
    let stage = shown.stage
    let drawn = stage.statistics.framesDrawn
    allocation_counter_start_all()
    run(Self.before + 1...Self.before + Self.counted)
    let count = allocation_counter_stop_all()
    guard stage.statistics.framesDrawn == drawn + Self.counted else {
      throw BenchError("\(workload.name): not every frame was drawn")
    }
    let value = Double(count) / Double(Self.counted)
    Row.report(
      "\(workload.key)A allocations per frame, \(workload.name)",
      value,
      "allocations",
      target: 0,
      isOk: count == 0
    )
  }

  private func run(_ frames: ClosedRange<Int>) {
    for frame in frames {
      let time = Double(frame) / 60
      MediaClock.set(time)
      shown.stage.runFrame(for: time)
    }
  }
}
