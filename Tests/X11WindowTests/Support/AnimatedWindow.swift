import CoreGraphics
import DisplaySupport
import Pacing
import QuartzCore
import FrameLoop
import UIKit
import X11Window

/// A stage in a window of 200 × 100 points at the top left of a display of its own, where one layer of
/// 20 × 20 moves from side to side for ever.
final class AnimatedWindow {
  let display: VirtualDisplay
  let window: X11Window
  let stage: WindowStage
  let layer = CALayer()
  let recorder: BlankRecorder
  private let scene = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  init(options: X11WindowOptions) throws {
    display = try VirtualDisplay(width: 400, height: 300)
    window = try X11Window(
      connection: X11Connection(displayName: display.name),
      title: "Test",
      width: 200,
      height: 100,
      options: options
    )
    DisplayLinks.shared = DisplayLinks()
    layer.frame = CGRect(x: 0, y: 40, width: 20, height: 20)
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    scene.layer.addSublayer(layer)
    scene.isHidden = false
    stage = WindowStage(window: window, scene: scene)
    recorder = try BlankRecorder(stage, server: display.serverPID())
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 10
    move.toValue = 190
    move.duration = 1.3
    move.autoreverses = true
    move.repeatCount = .infinity
    layer.add(move, forKey: "move")
    CATransaction.flush()
    stage.runFrame(for: MediaClock.now)
    try window.show()
  }

  /// Takes the scene and the window away.
  func end() {
    window.close()
    scene.isHidden = true
    CATransaction.flush()
  }
}
