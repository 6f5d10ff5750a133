import CoreGraphics
import DisplaySupport
import QuartzCore
import FrameLoop
import Testing
import UIKit
import X11Window

/// A scene of 200 × 200 points with one view, at the top left of a display of its own, and what its recognizers tell.
final class GestureWindow {
  let display: VirtualDisplay
  let window: X11Window
  let stage: WindowStage
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let scene = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private(set) var heard: [String] = []
  /// Done with each action.
  var onAction: (UIGestureRecognizer) -> Void = { _ in }

  init() throws {
    // What begins by itself does so on the machine's clock.
    MediaClock.set(nil)
    display = try VirtualDisplay(width: 400, height: 300)
    window = try X11Window(
      connection: X11Connection(displayName: display.name),
      title: "Test",
      width: 200,
      height: 200,
      options: X11WindowOptions()
    )
    DisplayLinks.shared = DisplayLinks()
    scene.addSubview(view)
    scene.isHidden = false
    stage = WindowStage(window: window, scene: scene)
    stage.runFrame(for: MediaClock.now)
    // Where nothing is: the first move is then one into the scene.
    try display.move(x: 390, y: 290)
    try window.show()
  }

  isolated deinit {
    scene.isHidden = true
    window.close()
  }

  /// Has the view's touches watched.
  func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
    recognizer.addTarget(self, action: Selector("noted", GestureWindow.noted))
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  private func noted(_ sender: UIGestureRecognizer) {
    heard.append("\(sender.state)")
    onAction(sender)
  }

  /// Moves the pointer over places with the left button held.
  func drag(_ places: (Int, Int)...) throws {
    for (index, place) in places.enumerated() {
      try display.move(x: place.0, y: place.1)
      if index == 0 { try display.press() }
    }
    try display.release()
  }

  /// Waits until that many events were reported.
  func hears(_ states: [String], at location: SourceLocation = #_sourceLocation) async throws {
    _ = try await waitUntil(seconds: 10) { self.heard.count >= states.count }
    #expect(heard == states, sourceLocation: location)
  }

  /// Waits until a state was reported that ends a gesture.
  func hearsTheEnd() async throws {
    _ = try await waitUntil(seconds: 10) { ["ended", "cancelled"].contains(self.heard.last) }
  }
}
