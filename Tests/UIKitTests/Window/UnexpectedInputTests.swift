import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import WindowSystem

/// What is done about input that does not come as it should, and trees that change under it.
struct `Unexpected input` {
  private let log = GestureLog()

  @Test func `a view that leaves loses its touch, and is notified`() {
    let (shown, view) = ShownWindow.withTouchedView()
    shown.press(50, 50)
    view.removeFromSuperview()
    shown.move(60, 50)
    shown.release(60, 50)
    #expect(view.heard == ["began", "cancelled"])
  }

  @Test func `a view may leave in its own callback`() {
    let (shown, view) = ShownWindow.withTouchedView()
    view.onBegan = { view.removeFromSuperview() }
    shown.press(50, 50)
    #expect(view.heard == ["began", "cancelled"])
    shown.release(50, 50)
    #expect(view.heard.count == 2)
  }

  @Test func `a view that moves to another keeps its touch`() {
    let (shown, view) = ShownWindow.withTouchedView()
    let other = shown.add(CGRect(x: 50, y: 0, width: 100, height: 100))
    view.onBegan = { other.addSubview(view) }
    shown.press(20, 20)
    shown.release(20, 20)
    #expect(view.heard == ["began", "ended"])
  }

  @Test func `a gesture further up goes on when the touched view leaves`() {
    let (shown, view) = ShownWindow.withTouchedView()
    let inner = TouchedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(inner)
    _ = log.add(UIPanGestureRecognizer(), "outer", to: view)
    _ = log.add(UILongPressGestureRecognizer(), "inner", to: inner)
    shown.press(50, 50)
    inner.removeFromSuperview()
    shown.move(80, 50, at: 0.1)
    shown.wait(until: 1)
    shown.release(80, 50, at: 1)
    #expect(log.heard == ["outer began", "outer ended"] && inner.heard == ["began", "cancelled"])
  }

  @Test func `a gesture whose view leaves is cancelled`() {
    let (shown, view) = ShownWindow.withTouchedView()
    let pan = log.add(UIPanGestureRecognizer(), "pan", to: view)
    shown.press(50, 50)
    shown.move(80, 50)
    view.removeFromSuperview()
    shown.move(90, 50)
    #expect(log.heard == ["pan began", "pan cancelled"] && pan.state == .possible)
  }

  @Test func `a recognizer may be taken away in its action`() {
    let (shown, view) = ShownWindow.withTouchedView()
    let pan = log.add(UIPanGestureRecognizer(), "pan", to: view)
    log.onAction = { $0.view?.removeGestureRecognizer($0) }
    shown.press(50, 50)
    shown.move(80, 50)
    shown.move(90, 50)
    shown.release(90, 50)
    #expect(log.heard == ["pan began", "pan cancelled"] && pan.state == .possible)
    let tap = log.add(UITapGestureRecognizer(), "tap", to: view)
    shown.click(50, 50, at: 5)
    #expect(log.heard.suffix(1) == ["tap ended"] && tap.view == nil && tap.state == .possible)
  }

  @Test func `turning a gesture off cancels it, and its touch is the view's no more`() {
    let (shown, view) = ShownWindow.withTouchedView()
    let pan = log.add(UIPanGestureRecognizer(), "pan", to: view)
    shown.press(50, 50)
    shown.move(80, 50)
    pan.isEnabled = false
    pan.isEnabled = true
    shown.move(90, 50)
    shown.release(90, 50)
    #expect(log.heard == ["pan began", "pan cancelled"] && view.heard == ["began", "cancelled"])
    shown.press(50, 50, at: 5)
    shown.move(80, 50, at: 5)
    #expect(log.heard.last == "pan began")
  }

  @Test func `a deallocated target is not called`() {
    let (shown, view) = ShownWindow.withTouchedView()
    var target: GestureLog? = GestureLog()
    weak let released = target
    let tap = target.map { $0.add(UITapGestureRecognizer(), "tap", to: view) }
    target = nil
    shown.click(50, 50)
    #expect(released == nil && tap?.state == .possible)
  }

  /// Focus lost, the pointer taken, the window hidden: none leaves a gesture behind.
  @Test(arguments: [0, 1, 2])
  func `a gesture is cancelled when its release will not come`(_ way: Int) {
    let (shown, view) = ShownWindow.withTouchedView()
    let pan = log.add(UIPanGestureRecognizer(), "pan", to: view)
    shown.press(50, 50)
    shown.move(80, 50)
    switch way {
    case 0: shown.send(.focusChanged(false))
    case 1: shown.send(.pointerCancelled(shown.pointer(80, 50, 1)))
    default: shown.window.isHidden = true
    }
    #expect(log.heard == ["pan began", "pan cancelled"] && pan.state == .possible)
    shown.release(80, 50, at: 2)
    #expect(log.heard.count == 2 && view.heard == ["began", "cancelled"])
  }

  @Test func `a gesture of a class that is not notified of it is cancelled too`() {
    final class Careless: UIGestureRecognizer {
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
    }
    let (shown, view) = ShownWindow.withTouchedView()
    let careless = log.add(Careless(), "careless", to: view)
    shown.press(50, 50)
    shown.move(80, 50)
    shown.send(.focusChanged(false))
    #expect(log.heard == ["careless began", "careless cancelled"] && careless.state == .possible)
  }

  @Test func `releases without presses and moves without touches are nothing`() {
    let (shown, view) = ShownWindow.withTouchedView()
    for button in [PointerButton.left, .middle, .right] {
      shown.send(.pointerReleased(shown.pointer(50, 50, 0), button: button))
    }
    shown.move(60, 60)
    shown.send(.pointerCancelled(shown.pointer(50, 50, 0)))
    #expect(view.heard.isEmpty)
    shown.click(50, 50)
    #expect(view.heard == ["began", "ended"])
  }

  /// After a change of layout the release names another key than the press.
  @Test func `a key that comes up as another stays pressed until the focus goes`() {
    let (shown, view) = ShownWindow.withTouchedView()
    _ = view
    final class Hearing: UIViewController {
      var heard: [UIPress.Phase] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        heard += presses.map(\.phase)
      }
      override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        heard += presses.map(\.phase)
      }
      override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        heard += presses.map(\.phase)
      }
    }
    let hearing = Hearing()
    shown.window.rootViewController = hearing
    shown.send(.keyPressed(KeyState(keysym: 0x79, text: "y", time: 0), isRepeat: false))
    shown.send(.keyReleased(KeyState(keysym: 0x7A, time: 0)))
    #expect(hearing.heard == [.began])
    shown.send(.focusChanged(false))
    #expect(hearing.heard == [.began, .cancelled])
    shown.send(.keyPressed(KeyState(keysym: 0xFFFF_FFFF, time: 0), isRepeat: false))
    shown.send(.keyReleased(KeyState(keysym: 0xFFFF_FFFF, time: 0)))
    #expect(hearing.heard.suffix(2) == [.began, .ended])
  }
}
