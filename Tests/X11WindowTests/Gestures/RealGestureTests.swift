import CX11
import CoreGraphics
import DisplaySupport
import QuartzCore
import FrameLoop
import Testing
import UIKit
import X11Window

extension OnADisplay {
  /// Gestures of a real pointer in a real window (V11).
  @Suite struct `Gestures` {
    @Test func `a click is a tap, of the button that is asked for`() async throws {
      let shown = try GestureWindow()
      let tap = shown.add(UITapGestureRecognizer())
      try shown.display.click(x: 50, y: 60)
      try await shown.hears(["ended"])
      tap.buttonMaskRequired = .secondary
      try shown.display.click(x: 50, y: 60)
      try shown.display.click(x: 50, y: 60, button: 3)
      try await shown.hears(["ended", "ended"])
    }

    @Test func `two clicks are a double tap`() async throws {
      let shown = try GestureWindow()
      let double = shown.add(UITapGestureRecognizer())
      double.numberOfTapsRequired = 2
      try shown.display.move(x: 50, y: 60)
      // Without a program in between: within 0.4 s on any machine.
      let pointer = try FakePointer(displayName: shown.display.name)
      for isDown in [true, false, true, false] { pointer.press(isDown) }
      try await shown.hears(["ended"])
    }

    @Test func `a single tap fires by itself when no second has come`() async throws {
      let shown = try GestureWindow()
      let tap = shown.add(UITapGestureRecognizer())
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      shown.view.addGestureRecognizer(double)
      tap.require(toFail: double)
      try shown.display.click(x: 50, y: 60)
      try await shown.hears(["ended"])
    }

    @Test func `a long press begins with nothing more done`() async throws {
      let shown = try GestureWindow()
      _ = shown.add(UILongPressGestureRecognizer())
      try shown.display.move(x: 50, y: 60)
      try shown.display.press()
      try await shown.hears(["began"])
      try shown.display.release()
      try await shown.hears(["began", "ended"])
    }

    @Test func `a drag is a pan`() async throws {
      let shown = try GestureWindow()
      let pan = shown.add(UIPanGestureRecognizer())
      var way = CGPoint.zero
      shown.onAction = { _ in way = pan.translation(in: nil) }
      try shown.drag((50, 60), (70, 60), (90, 80))
      try await shown.hearsTheEnd()
      #expect(shown.heard.first == "began" && shown.heard.last == "ended")
      #expect(way == CGPoint(x: 40, y: 20))
    }

    @Test func `a quick drag is a swipe`() async throws {
      let shown = try GestureWindow()
      _ = shown.add(UISwipeGestureRecognizer())
      let pointer = try FakePointer(displayName: shown.display.name)
      pointer.move(x: 50, y: 60)
      pointer.press(true)
      pointer.move(x: 120, y: 60)
      pointer.press(false)
      try await shown.hears(["ended"])
    }

    @Test func `a drag from the edge is a pan from the edge`() async throws {
      let shown = try GestureWindow()
      let pan = shown.add(UIScreenEdgePanGestureRecognizer())
      pan.edges = .left
      try shown.drag((50, 60), (90, 60))
      try shown.drag((5, 60), (50, 60), (90, 60))
      try await shown.hearsTheEnd()
      #expect(shown.heard.first == "began" && shown.heard.last == "ended")
    }

    @Test func `a drag with Ctrl is a pinch`() async throws {
      let shown = try GestureWindow()
      let pinch = shown.add(UIPinchGestureRecognizer())
      var scale: CGFloat = 0
      shown.onAction = { _ in scale = pinch.scale }
      try shown.display.keyDown("ctrl")
      try shown.drag((120, 100), (140, 100), (160, 100))
      try shown.display.keyUp("ctrl")
      try await shown.hearsTheEnd()
      #expect(scale == 3 && shown.heard.first == "began" && shown.heard.last == "ended")
    }

    @Test func `a drag around with Ctrl is a rotation`() async throws {
      let shown = try GestureWindow()
      let rotation = shown.add(UIRotationGestureRecognizer())
      var angle: CGFloat = 0
      shown.onAction = { _ in angle = rotation.rotation }
      try shown.display.keyDown("ctrl")
      try shown.drag((150, 100), (150, 150), (100, 150))
      try shown.display.keyUp("ctrl")
      try await shown.hearsTheEnd()
      // A quarter turn; of rounded angles.
      #expect(abs(angle - .pi / 2) < 1e-9 && shown.heard.last == "ended")
    }

    @Test func `hover follows the pointer`() async throws {
      let shown = try GestureWindow()
      _ = shown.add(UIHoverGestureRecognizer())
      try shown.display.move(x: 50, y: 60)
      try shown.display.move(x: 390, y: 290)
      try await shown.hearsTheEnd()
      #expect(shown.heard.first == "began" && shown.heard.last == "ended")
    }

    @Test func `all ten buttons leave the window as it was`() async throws {
      let shown = try GestureWindow()
      _ = shown.add(UITapGestureRecognizer())
      for button in (2...10).reversed() { try shown.display.click(x: 50, y: 60, button: button) }
      try shown.display.click(x: 50, y: 60)
      try await shown.hears(["ended"])
    }

    /// The server tells with every event which buttons are down.
    @Test func `a button that came up unseen ends what it held`() async throws {
      let shown = try GestureWindow()
      _ = shown.add(UIPanGestureRecognizer())
      try shown.display.move(x: 50, y: 60)
      try shown.display.press()
      try shown.display.move(x: 90, y: 60)
      try await shown.hears(["began"])
      let other = try OtherClient(display: shown.display)
      other.tellMove(of: shown.window.id, x: 95, y: 60, buttons: 0)
      try await shown.hears(["began", "cancelled"])
      try shown.display.release()
    }

    @Test func `a thousand moves a second all count`() async throws {
      let shown = try GestureWindow()
      let pan = shown.add(UIPanGestureRecognizer())
      pan.cancelsTouchesInView = false
      final class Counting: UIView {
        var places: [CGFloat] = []
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
          for touch in touches {
            places += (event?.coalescedTouches(for: touch) ?? []).map { $0.location(in: nil).x }
          }
        }
      }
      let counting = Counting(frame: shown.view.bounds)
      shown.view.addSubview(counting)
      let pointer = try FakePointer(displayName: shown.display.name)
      pointer.move(x: 10, y: 60)
      pointer.press(true)
      for x in 11...190 { pointer.move(x: Int32(x), y: 60) }
      pointer.press(false)
      try await shown.hearsTheEnd()
      #expect(counting.places == (11...190).map { CGFloat($0) })
    }
  }
}
