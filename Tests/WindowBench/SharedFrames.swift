import CoreGraphics
import Foundation
import QuartzCore
import Raster
import Stage
import UIKit

/// How much of a frame's time is left when all cores draw it: the same frames into memory by one thread and by as
/// many as there are cores, in turns.
struct SharedFrames {
  private let workload: Workload
  private let frames: Int

  /// Frames that follow each other before it is the other's turn; as many rounds as there have to be.
  private static let turn = 10
  private static let target = 0.5

  init(_ workload: Workload, frames: Int) {
    (self.workload, self.frames) = (workload, frames)
  }

  func measure() {
    SteppedRun.stopClock()
    let (alone, together) = (run(threads: 1), run(threads: nil))
    var times: [(alone: Double, together: Double)] = []
    for round in 0...(frames + Self.turn - 1) / Self.turn {
      let end = Double((round + 1) * Self.turn) / 60
      let pair = (seconds { alone.advance(to: end) }, seconds { together.advance(to: end) })
      // In the first round whatever is kept is made.
      if round > 0 { times.append(pair) }
    }
    let ratios = times.map { $0.together / $0.alone }.sorted()
    let ratio = ratios[ratios.count / 2]
    Row.report(
      "\(workload.key)C wall time on all cores, \(workload.name)",
      ratio,
      "of one core's",
      target: Self.target,
      isOk: ratio <= Self.target
    )
  }

  private func run(threads: Int?) -> SteppedRun {
    let size = workload.size
    let window = HeadlessWindow(width: Double(size.width), height: Double(size.height))
    let scene = UIWindow(frame: CGRect(origin: .zero, size: size))
    let stage = WindowStage(window: window, scene: scene)
    stage.renderer = FrameRenderer(threads: threads)
    stage.background = workload.background
    scene.isHidden = false
    workload.build(scene.layer)
    stage.runFrame(for: 0)
    return SteppedRun(stage: stage, window: window)
  }

  private func seconds(_ body: () -> Void) -> Double {
    let start = Self.now
    body()
    return Self.now - start
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
