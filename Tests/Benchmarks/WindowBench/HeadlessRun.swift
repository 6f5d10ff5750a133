import CoreGraphics
import Foundation
import QuartzCore
import Raster
import FrameLoop
import UIKit

/// Frames drawn into memory, one after the other, on a clock that is set for each frame.
enum HeadlessRun {
  /// Shows layers in a window without a screen, and runs the first frame, at 0.
  ///
  /// - Parameters:
  ///   - size: The window's, in points.
  ///   - scale: Pixels per point.
  ///   - background: Behind all layers.
  ///   - threads: How many draw; `nil` for as many as there are cores.
  ///   - build: Adds the layers to the window's.
  /// - Returns: The run, to be advanced.
  static func start(
    size: CGSize,
    scale: Double = 1,
    background: CGColor = .bytes(255, 255, 255),
    threads: Int? = nil,
    build: (CALayer) -> Void
  ) -> SteppedRun {
    SteppedRun.stopClock()
    let (width, height) = (Double(size.width), Double(size.height))
    let window = HeadlessWindow(width: width, height: height, scale: scale)
    let scene = UIWindow(frame: CGRect(origin: .zero, size: size))
    let stage = WindowStage(window: window, scene: scene)
    stage.renderer = FrameRenderer(threads: threads)
    stage.background = FrameBackground(background)
    scene.isHidden = false
    build(scene.layer)
    stage.runFrame(for: 0)
    return SteppedRun(stage: stage)
  }

  /// Shows a workload.
  static func start(_ workload: Workload, scale: Double = 1, threads: Int? = nil) -> SteppedRun {
    start(
      size: workload.size,
      scale: scale,
      background: workload.background,
      threads: threads,
      build: workload.build
    )
  }

  /// Prints the process's CPU time for a frame in which a layer changes.
  ///
  /// - Parameters:
  ///   - key: The key that selects the row.
  ///   - name: The description of what is drawn.
  ///   - size: The size of the window, in points.
  ///   - target: The maximum milliseconds per frame that are good enough.
  ///   - start: The time from which frames are counted, in seconds.
  ///   - frames: The number of counted frames; each has to be drawn.
  ///   - layer: Makes the layer, once the clock is set to 0.
  /// - Returns: The wall time of a frame, with all cores drawing, in milliseconds.
  @discardableResult
  static func report(
    _ key: String,
    _ name: String,
    size: CGSize,
    target: Double,
    from start: Double = 0.5,
    frames: Int,
    layer: () -> CALayer
  ) -> Double {
    let run = Self.start(size: size) { $0.addSublayer(layer()) }
    run.advance(to: start)
    let (begin, drawn) = (processTime(), run.stage.statistics.framesDrawn)
    let moment = ContinuousClock.now
    run.advance(to: start + Double(frames) / 60)
    let count = run.stage.statistics.framesDrawn - drawn
    let time = (processTime() - begin) * 1000 / Double(max(count, 1))
    let elapsed = moment.duration(to: .now) / .milliseconds(1) / Double(max(count, 1))
    Row.report(
      "\(key) \(name)",
      time,
      "ms CPU a frame",
      target: target,
      isOk: time <= target && count == frames
    )
    return elapsed
  }
}

/// Seconds of a clock that is never set.
nonisolated func wallTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}
