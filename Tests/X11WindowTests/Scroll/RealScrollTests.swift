import CoreGraphics
import DisplaySupport
import QuartzCore
import FrameLoop
import Testing
import UIKit
import X11Window

extension OnADisplay {
  /// Scroll views in a real window, with a real wheel and a real pointer.
  @Suite struct `Scrolling` {
    private func makeScrolling(_ shown: GestureWindow) -> UIScrollView {
      let scrolling = UIScrollView(frame: shown.view.bounds)
      scrolling.contentSize = CGSize(width: 600, height: 2000)
      shown.view.addSubview(scrolling)
      CATransaction.flush()
      return scrolling
    }

    @Test func `notches of the wheel move the content, 48 points each, and then it is still`()
      async throws
    {
      let shown = try GestureWindow()
      let scrolling = makeScrolling(shown)
      for _ in 0..<3 { try shown.display.click(x: 50, y: 60, button: 5) }
      #expect(try await waitUntil { scrolling.contentOffset.y == 144 })
      try shown.display.click(x: 50, y: 60, button: 4)
      #expect(try await waitUntil { scrolling.contentOffset.y == 96 })
      try shown.display.click(x: 50, y: 60, button: 7)
      #expect(try await waitUntil { scrolling.contentOffset.x == 48 })
      #expect(try await waitUntil { !shown.stage.displayLinkClock.isRunning })
    }

    @Test func `with Shift the wheel goes sideways`() async throws {
      let shown = try GestureWindow()
      let scrolling = makeScrolling(shown)
      try shown.display.keyDown("shift")
      try shown.display.click(x: 50, y: 60, button: 5)
      try shown.display.keyUp("shift")
      #expect(try await waitUntil { scrolling.contentOffset == CGPoint(x: 48, y: 0) })
    }

    @Test func `keys move what was clicked, wherever the pointer went`() async throws {
      let shown = try GestureWindow()
      let scrolling = makeScrolling(shown)
      scrolling.frame.size.width = 100
      let other = UIScrollView(frame: CGRect(x: 100, y: 0, width: 100, height: 200))
      other.contentSize = CGSize(width: 100, height: 900)
      shown.view.addSubview(other)
      CATransaction.flush()
      try shown.display.focus(window: shown.window.id)
      try shown.display.click(x: 150, y: 60)
      try shown.display.move(x: 50, y: 60)
      try shown.display.key("Down")
      #expect(try await waitUntil { other.contentOffset.y == 48 })
      #expect(scrolling.contentOffset == .zero)
    }

    @Test func `a drag moves the content, a fling moves it on until it is still`() async throws {
      let shown = try GestureWindow()
      let scrolling = makeScrolling(shown)
      let pointer = try FakePointer(displayName: shown.display.name)
      pointer.move(x: 100, y: 180)
      pointer.press(true)
      for y in (60...179).reversed() { pointer.move(x: 100, y: Int32(y)) }
      #expect(try await waitUntil { scrolling.contentOffset.y == 110 })
      #expect(scrolling.isDragging)
      for y in (20...59).reversed() { pointer.move(x: 100, y: Int32(y)) }
      pointer.press(false)
      #expect(try await waitUntil { scrolling.isDecelerating })
      #expect(
        try await waitUntil(seconds: 10) {
          !scrolling.isDecelerating && !shown.stage.displayLinkClock.isRunning
        }
      )
      #expect(scrolling.contentOffset.y > 150 && scrolling.contentOffset.x == 0)
    }

    @Test func `a click goes to a button in it, a drag from there moves the content`() async throws
    {
      let shown = try GestureWindow()
      let scrolling = makeScrolling(shown)
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      var clicks = 0
      button.addAction(UIAction { _ in clicks += 1 }, for: .touchUpInside)
      scrolling.addSubview(button)
      try shown.display.click(x: 100, y: 150)
      #expect(try await waitUntil { clicks == 1 })
      try shown.drag((100, 150), (100, 120), (100, 100))
      #expect(try await waitUntil { scrolling.contentOffset.y >= 40 && !scrolling.isDragging })
      #expect(clicks == 1)
    }

    private final class Zooming: UIScrollViewDelegate {
      let photo = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }
    }

    @Test func `a drag with Ctrl zooms, and so does the wheel`() async throws {
      let shown = try GestureWindow()
      let scrolling = makeScrolling(shown)
      let zooming = Zooming()
      scrolling.addSubview(zooming.photo)
      scrolling.delegate = zooming
      (scrolling.minimumZoomScale, scrolling.maximumZoomScale) = (0.5, 8)
      try shown.display.keyDown("ctrl")
      try shown.drag((120, 100), (140, 100), (160, 100))
      #expect(try await waitUntil { scrolling.zoomScale == 3 && !scrolling.isZooming })
      try shown.display.click(x: 100, y: 100, button: 4)
      try shown.display.click(x: 100, y: 100, button: 4)
      #expect(try await waitUntil { abs(scrolling.zoomScale - 3 * 2.0.squareRoot()) < 1e-9 })
      try shown.display.keyUp("ctrl")
      #expect(try await waitUntil { !shown.stage.displayLinkClock.isRunning })
      #expect(scrolling.contentSize.width == 400 * scrolling.zoomScale)
    }
  }
}
