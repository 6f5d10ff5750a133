import CoreGraphics
internal import Glibc
import QuartzCore
import SceneProtocol
import FrameLoop
import TapeEvents
import UIKit

/// Draws one picture of a scene at a time of its own clock, without a display.
struct ShotRun {
  private let request: SceneRequest
  private let size: SceneRequest.Size

  init(_ request: SceneRequest, size: SceneRequest.Size) {
    self.request = request
    self.size = size
  }

  /// Starts the scene with its clock at 0, plays the input, and writes the picture at the time asked for.
  func run(start: () -> Void) -> Never {
    SteppedRun.stopClock()
    let scale = request.scale ?? 1
    UIScreen.main.configure(
      size: CGSize(width: size.width, height: size.height),
      scale: CGFloat(scale)
    )
    UIAccessibility.configure(reduceMotion: request.look.reducesMotion)
    UITraitCollection.configure(style: request.look.style)
    let window = HeadlessWindow(
      width: Double(size.width),
      height: Double(size.height),
      scale: scale
    )
    let host = SceneHost { _ in window }
    UIApplication.shared.host = host
    start()
    CATransaction.flush()
    guard let stage = host.stages.first else {
      SceneRunner.fail(.runtimeFailure, "\(request.sourcePath): it showed no window to draw")
    }
    let run = SteppedRun(stage: stage)
    for event in request.events { schedule(event, on: run) }
    run.skip(to: request.time, drawingLast: true)
    write(window.image())
    exit(ExitCode.success.rawValue)
  }

  private func schedule(_ event: SceneEvent, on run: SteppedRun) {
    for input in event.inputs { run.schedule(input, at: event.time) }
  }

  private func write(_ image: CGImage) {
    guard let path = request.outputPath else { return }
    do {
      try image.writePNG(to: path)
    } catch {
      SceneRunner.fail(.cannotWrite, "\(error)")
    }
  }
}
