import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import WindowSystem

/// Pinches, rotations and swipes; two fingers of the mouse while Ctrl is held.
struct `Two fingers` {
  private let log = GestureLog()

  @Test func `the second finger lies opposite about the window's middle`() {
    let (shown, view) = ShownWindow.withTouchedView()
    view.isMultipleTouchEnabled = true
    var places: [Set<CGPoint>] = []
    view.onEvent = { _, event in
      places.append(Set((event.allTouches ?? []).map { $0.location(in: nil) }))
    }
    shown.press(80, 100, at: 0, holding: .control)
    shown.move(60, 110, at: 0.1, holding: .control)
    // With Shift both go along.
    shown.move(70, 110, at: 0.2, holding: [.control, .shift])
    shown.release(70, 110, at: 0.3)
    #expect(view.heard == ["began 2", "moved 2", "moved 2", "ended 2"])
    #expect(
      places == [
        [CGPoint(x: 80, y: 100), CGPoint(x: 120, y: 100)],
        [CGPoint(x: 60, y: 110), CGPoint(x: 140, y: 90)],
        [CGPoint(x: 70, y: 110), CGPoint(x: 150, y: 90)],
        [CGPoint(x: 70, y: 110), CGPoint(x: 150, y: 90)],
      ]
    )
  }

  /// V12: by default a view hears of the first touch only.
  @Test func `a view that wants one touch hears of one`() {
    let (shown, view) = ShownWindow.withTouchedView()
    shown.press(80, 100, at: 0, holding: .control)
    shown.release(80, 100, at: 0.1)
    #expect(view.heard == ["began", "ended"])
  }

  @Test func `an exclusive view keeps the second finger from others`() {
    let (shown, view) = ShownWindow.withTouchedView()
    let left = TouchedView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view.addSubview(left)
    shown.press(50, 100, at: 0, holding: .control)
    shown.release(50, 100, at: 0.1)
    left.isExclusiveTouch = true
    shown.press(50, 100, at: 1, holding: .control)
    shown.release(50, 100, at: 1.1)
    #expect(view.heard == ["began", "ended"] && left.heard.count == 4)
  }

  @Test func `dots show where the fingers are, and can be hit by nothing`() {
    let (shown, view) = ShownWindow.withTouchedView()
    let before = shown.window.layer.sublayers?.count ?? 0
    shown.press(80, 100, at: 0, holding: .control)
    let dots = Array((shown.window.layer.sublayers ?? []).dropFirst(before))
    #expect(dots.map(\.position) == [CGPoint(x: 80, y: 100), CGPoint(x: 120, y: 100)])
    #expect(shown.window.layer.sublayersBackToFront.last === dots.last)
    #expect(shown.window.subviews == [view])
    #expect(shown.window.hitTest(CGPoint(x: 80, y: 100), with: nil) === view)
    #expect(shown.window.layer.hitTest(CGPoint(x: 80, y: 100)) === view.layer)
    let front = shown.add(CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(shown.window.layer.sublayersBackToFront.last === dots.last && front.window != nil)
    shown.release(80, 100, at: 0.1)
    #expect(shown.window.layer.sublayers?.count == before + 1)
  }

  @Test func `a pinch scales with the fingers' distance`() {
    let (shown, view) = ShownWindow.withTouchedView()
    let pinch = log.add(UIPinchGestureRecognizer(), "pinch", to: view)
    var found: [CGFloat] = []
    log.onAction = { _ in found.append(pinch.scale) }
    shown.press(80, 100, at: 1, holding: .control)
    shown.move(76, 100, at: 1.1, holding: .control)
    #expect(log.heard.isEmpty)
    shown.move(60, 100, at: 1.2, holding: .control)
    shown.move(20, 100, at: 1.25, holding: .control)
    let velocity = pinch.velocity
    shown.release(20, 100, at: 1.3)
    #expect(log.heard == ["pinch began", "pinch changed", "pinch ended"])
    #expect(found == [2, 4, 4])
    // From 2 to 4 in 0.05 s.
    #expect(abs(velocity - 40) < 1e-9)
    #expect(pinch.scale == 1)
  }

  @Test func `a pinch's scale goes on from what it was set to`() {
    let (shown, view) = ShownWindow.withTouchedView()
    let pinch = log.add(UIPinchGestureRecognizer(), "pinch", to: view)
    shown.press(80, 100, at: 1, holding: .control)
    shown.move(60, 100, at: 1.2, holding: .control)
    pinch.scale = 1
    shown.move(80, 100, at: 1.25, holding: .control)
    #expect(pinch.scale == 0.5)
  }

  @Test func `a rotation turns with the fingers, past a whole turn too`() {
    let (shown, view) = ShownWindow.withTouchedView()
    let rotation = log.add(UIRotationGestureRecognizer(), "rotation", to: view)
    shown.press(150, 100, at: 1, holding: .control)
    var velocity: CGFloat = 0
    for step in 1...50 {
      let angle = Double(step) * .pi / 20
      let (x, y) = (100 + 50 * cos(angle), 100 + 50 * sin(angle))
      shown.move(x, y, at: 1 + Double(step) / 60, holding: .control)
      velocity = rotation.velocity
    }
    // Two turns and a half, of rounded sines.
    #expect(abs(rotation.rotation - 2.5 * .pi) < 1e-9)
    #expect(abs(velocity - 3 * .pi) < 1e-6)
    rotation.rotation = 0
    shown.release(100, 150, at: 2)
    #expect(log.heard.first == "rotation began" && log.heard.last == "rotation ended")
    #expect(rotation.rotation == 0)
  }

  @Test func `one finger neither pinches nor turns`() {
    let (shown, view) = ShownWindow.withTouchedView()
    _ = log.add(UIPinchGestureRecognizer(), "pinch", to: view)
    _ = log.add(UIRotationGestureRecognizer(), "rotation", to: view)
    shown.press(80, 100)
    shown.move(10, 10, at: 0.1)
    shown.release(10, 10, at: 0.2)
    #expect(log.heard.isEmpty && view.heard == ["began", "moved", "ended"])
  }

  @Test func `pinch and rotation go on together where a delegate lets them`() {
    let (shown, view) = ShownWindow.withTouchedView()
    let pinch = log.add(UIPinchGestureRecognizer(), "pinch", to: view)
    _ = log.add(UIRotationGestureRecognizer(), "rotation", to: view)
    pinch.delegate = log
    log.together = true
    shown.press(150, 100, at: 0, holding: .control)
    shown.move(100, 180, at: 0.1, holding: .control)
    shown.release(100, 180, at: 0.2)
    #expect(Set(log.heard.prefix(2)) == ["pinch began", "rotation began"])
    #expect(Set(log.heard.suffix(2)) == ["pinch ended", "rotation ended"])
    log.together = false
    log.heard = []
    shown.press(150, 100, at: 5, holding: .control)
    shown.move(100, 180, at: 5.1, holding: .control)
    #expect(log.heard == ["pinch began"])
  }

  @Test func `a tap of two fingers is one of both`() {
    let (shown, view) = ShownWindow.withTouchedView()
    let tap = log.add(UITapGestureRecognizer(), "two", to: view)
    tap.numberOfTouchesRequired = 2
    shown.click(80, 100)
    #expect(log.heard.isEmpty)
    shown.press(80, 100, at: 3, holding: .control)
    shown.release(80, 100, at: 3.1)
    #expect(log.heard == ["two ended"] && log.locations == [CGPoint(x: 100, y: 100)])
  }

  /// 50 points within half a second, and at most 50 aside [K].
  @Test(
    arguments: [
      (50, 0, 0.4, .right, 1), (49, 0, 0.4, .right, 0), (60, 51, 0.4, .right, 0),
      (60, 0, 0.6, .right, 0), (-60, 0, 0.1, .right, 0), (-60, 0, 0.1, .left, 1),
      (0, -60, 0.1, .up, 1), (0, 60, 0.1, .down, 1), (0, 60, 0.1, [.left, .down], 1),
    ] as [(Double, Double, Double, UISwipeGestureRecognizer.Direction, Int)]
  )
  func `a swipe goes far, straight and quickly`(
    _ x: Double,
    _ y: Double,
    _ time: Double,
    _ direction: UISwipeGestureRecognizer.Direction,
    _ count: Int
  ) {
    let (shown, view) = ShownWindow.withTouchedView()
    let swipe = log.add(UISwipeGestureRecognizer(), "swipe", to: view)
    swipe.direction = direction
    shown.press(100, 100)
    shown.move(100 + x, 100 + y, at: time)
    shown.release(100 + x, 100 + y, at: time)
    #expect(log.heard == [String](repeating: "swipe ended", count: count))
  }
}
