import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import WindowSystem

/// The left mouse button as a touch.
struct `Touches` {
  private final class Touched: UIView {
    var heard: [String] = []
    var last: UITouch?

    private func note(_ what: String, _ touches: Set<UITouch>) {
      guard let touch = touches.first else { return }
      last = touch
      let point = touch.location(in: self)
      heard.append("\(what) \(Int(point.x)) \(Int(point.y))")
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("began", touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("moved", touches)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("ended", touches)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("cancelled", touches)
    }
  }

  private func makeTouched() -> (ShownWindow, Touched) {
    let shown = ShownWindow()
    return (shown, shown.add(Touched(frame: CGRect(x: 100, y: 100, width: 50, height: 50))))
  }

  @Test func `a touch stays with the view that it began in`() {
    let (shown, view) = makeTouched()
    shown.press(110, 120)
    shown.move(10, 20)
    shown.release(5, 5)
    shown.move(120, 120)
    #expect(view.heard == ["began 10 20", "moved -90 -80", "ended -95 -95"])
    #expect(view.last?.view === view && view.last?.window === shown.window)
    #expect(view.last?.phase == .ended)
    #expect(view.last?.previousLocation(in: nil) == CGPoint(x: 10, y: 20))
  }

  @Test func `the pointer leaving the window does not end a touch`() {
    let (shown, view) = makeTouched()
    shown.press(110, 120)
    shown.send(.pointerLeft(shown.pointer(200, 120, 0)))
    shown.move(250, 120)
    shown.release(260, 120)
    #expect(view.heard == ["began 10 20", "moved 150 20", "ended 160 20"])
  }

  @Test func `losing the focus cancels`() {
    let (shown, view) = makeTouched()
    shown.press(110, 120)
    shown.send(.focusChanged(false))
    shown.release(110, 120)
    #expect(view.heard == ["began 10 20", "cancelled 10 20"])
    #expect(view.last?.phase == .cancelled)
  }

  @Test func `a press whose release was lost is cancelled by the next`() {
    let (shown, view) = makeTouched()
    shown.press(110, 120)
    shown.press(111, 120)
    #expect(view.heard == ["began 10 20", "cancelled 10 20", "began 11 20"])
  }

  @Test(arguments: [PointerButton.middle, .right])
  func `other buttons do not touch`(_ button: PointerButton) {
    let (shown, view) = makeTouched()
    shown.send(.pointerPressed(shown.pointer(110, 120, 0), button: button))
    shown.send(.pointerReleased(shown.pointer(110, 120, 0), button: button))
    #expect(view.heard.isEmpty)
  }

  @Test func `a move to where it is already is none`() {
    let (shown, view) = makeTouched()
    shown.press(110, 120)
    shown.move(110, 120)
    #expect(view.heard == ["began 10 20"])
  }

  /// Presses count as one series while each is within 0.4 s and 10 points of the one before.
  @Test(
    arguments: [
      ([(0, 0), (0.3, 0), (0.6, 5)], [1, 2, 3]), ([(0, 0), (0.41, 0)], [1, 1]),
      ([(0, 0), (0.1, 11)], [1, 1]), ([(0, 0), (0.4, 10)], [1, 2]),
    ] as [([(Double, Double)], [Int])]
  )
  func `taps are counted by time and distance`(_ presses: [(Double, Double)], _ counts: [Int]) {
    let (shown, view) = makeTouched()
    var found: [Int] = []
    for (time, x) in presses {
      shown.click(110 + x, 120, at: time)
      found.append(view.last?.tapCount ?? 0)
    }
    #expect(found == counts)
  }

  /// V12: view, controller, superview, window, application.
  @Test func `what a view does not take goes up the chain`() {
    final class Controller: UIViewController {
      var began = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += 1 }
    }
    let controller = Controller()
    let shown = ShownWindow(root: controller)
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    controller.view.addSubview(plain)
    shown.press(10, 10)
    #expect(controller.began == 1)
    #expect(plain.next === controller.view && controller.view.next === controller)
    #expect(controller.next === shown.window && shown.window.next === UIApplication.shared)
  }

  @Test func `an event names its touches`() {
    final class Asking: UIView {
      var event: UIEvent?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        self.event = event
      }
    }
    let shown = ShownWindow()
    let view = shown.add(Asking(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    shown.press(10, 10, at: 3)
    #expect(view.event?.type == .touches && view.event?.timestamp == 3)
    #expect(view.event?.allTouches?.count == 1)
    #expect(view.event?.touches(for: view)?.count == 1)
    #expect(view.event?.touches(for: UIView()) == nil)
    #expect(view.event?.buttonMask == .primary)
  }

  @Test func `every event goes through the window's sendEvent`() {
    final class Watching: UIWindow {
      var types: [UIEvent.EventType] = []
      override func sendEvent(_ event: UIEvent) {
        types.append(event.type)
        super.sendEvent(event)
      }
    }
    let window = Watching(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let shown = ShownWindow(window: window)
    shown.click(10, 10)
    shown.move(20, 20)
    shown.send(.keyPressed(KeyState(keysym: 0x61, time: 0), isRepeat: false))
    #expect(window.types == [.touches, .touches, .hover, .presses])
  }
}
