import FrameLoop
import QuartzCore
import SceneProtocol
import TapeEvents
import UIKit
import WindowSystem

/// A scene that is run without a display, on a clock that is set by hand, with the input of a request.
struct StillRun {
  let window: HeadlessWindow
  let stage: WindowStage
  /// The frames to come, with the input.
  let steps: SteppedRun

  /// Starts the scene with its clock at 0.
  ///
  /// - Parameters:
  ///   - request: The command's request.
  ///   - screen: The screen that the scene sees.
  ///   - start: Makes the scene's window.
  init(_ request: SceneRequest, on screen: SceneScreen, start: (SceneRequest.Size) -> Void) {
    SteppedRun.stopClock()
    let scale = request.scale ?? 1
    UIAccessibility.configure(reduceMotion: request.look.reducesMotion)
    UITraitCollection.configure(style: request.look.style)
    let size = screen.configure(scale: scale)
    let window = HeadlessWindow(
      width: Double(size.width),
      height: Double(size.height),
      scale: scale
    )
    let host = SceneHost { _ in window }
    host.cornerRadius = screen.cornerRadius
    UIApplication.shared.host = host
    start(size)
    CATransaction.flush()
    guard let stage = host.stages.first else {
      SceneExit.fail(.runtimeFailure, "\(request.sourcePath): it showed no window to draw")
    }
    (self.window, self.stage) = (window, stage)
    steps = SteppedRun(stage: stage)
    for event in request.events {
      for input in event.inputs { steps.schedule(input, at: event.time) }
    }
  }
}
