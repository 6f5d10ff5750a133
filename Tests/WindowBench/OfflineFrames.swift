import CoreGraphics
import Foundation
import QuartzCore
import Stage
import UIKit

/// The movers' frames drawn into memory, one after the other on a clock that is set by hand.
enum OfflineFrames {
  /// Frames a second that are good enough.
  private static let target = 300.0

  static func measure(frames: Int) {
    SteppedRun.stopClock()
    let workload = Workload.movers
    let size = workload.size
    let window = HeadlessWindow(width: Double(size.width), height: Double(size.height))
    let scene = UIWindow(frame: CGRect(origin: .zero, size: size))
    let stage = WindowStage(window: window, scene: scene)
    stage.background = workload.background
    scene.isHidden = false
    workload.build(scene.layer)
    stage.runFrame(for: 0)
    let run = SteppedRun(stage: stage, window: window)
    run.advance(to: 1)
    let start = now
    run.advance(to: 1 + Double(frames) / 60)
    let rate = Double(frames) / (now - start)
    Row.report(
      "W10 offline frames of W1",
      rate,
      "frames/s",
      target: target,
      isOk: rate >= target
    )
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
