import CoreGraphics
import DisplaySupport
import Foundation
import QuartzCore
import Stage
import UIKit
import X11Window

/// A stage in a window of 200 × 100 points at the top left of a display of its own, where one layer of
/// 20 × 20 moves from side to side for ever.
final class AnimatedWindow: StageWindowDelegate {
  let display: VirtualDisplay
  let window: X11Window
  let stage: WindowStage
  let layer = CALayer()
  /// Each tick, when it came, and when the frame that it led to had been sent and the next was asked for.
  ///
  /// Then how long the server and this thread had waited for a processor until then, in seconds.
  var ticks: [(frame: FrameTick, arrival: Double, asked: Double, runDelay: Double)] = []
  private let server: pid_t?
  private let scene = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  init(options: X11WindowOptions) throws {
    display = try VirtualDisplay(width: 400, height: 300)
    server = try? display.serverPID()
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
    window.delegate = self
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

  func window(_ window: any StageWindow, didReceive event: InputEvent) {
    stage.window(window, didReceive: event)
  }

  func window(_ window: any StageWindow, didTick frame: FrameTick) {
    let arrival = MediaClock.now
    stage.window(window, didTick: frame)
    let asked = MediaClock.now
    let delay = runDelay(of: getpid()) + (server.map { runDelay(of: $0) } ?? 0)
    ticks.append((frame, arrival, asked, delay))
  }

  func windowDidResize(_ window: any StageWindow) { stage.windowDidResize(window) }

  func windowDidChangeVisibility(_ window: any StageWindow) {
    stage.windowDidChangeVisibility(window)
  }

  func windowShouldClose(_ window: any StageWindow) { stage.windowShouldClose(window) }

  func window(_ window: any StageWindow, didLoseConnection reason: String) {
    stage.window(window, didLoseConnection: reason)
  }
}
