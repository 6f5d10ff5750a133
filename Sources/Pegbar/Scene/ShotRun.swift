import CoreGraphics
internal import Glibc
import QuartzCore
import SceneProtocol
import Stage
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
    run.advance(to: request.time)
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

extension SceneEvent {
  /// The event as the window system would tell it.
  fileprivate var inputs: [InputEvent] {
    switch action {
    case .move(let x, let y): [.pointerMoved(pointer(x, y))]
    case .click(let x, let y):
      [
        .pointerMoved(pointer(x, y)), .pointerPressed(pointer(x, y), button: .left),
        .pointerReleased(pointer(x, y), button: .left),
      ]
    case .key(let key):
      [.keyPressed(state(of: key), isRepeat: false), .keyReleased(state(of: key))]
    }
  }

  private func pointer(_ x: Double, _ y: Double) -> PointerState {
    PointerState(location: CGPoint(x: x, y: y), time: time)
  }

  private func state(of key: SceneKey) -> KeyState {
    var modifiers: KeyModifiers = []
    for modifier in key.modifiers {
      switch modifier {
      case .shift: modifiers.insert(.shift)
      case .control: modifiers.insert(.control)
      case .alt: modifiers.insert(.alt)
      case .command: modifiers.insert(.command)
      }
    }
    return KeyState(keysym: key.keysym, text: key.text, modifiers: modifiers, time: time)
  }
}
