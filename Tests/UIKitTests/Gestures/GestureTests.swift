import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import WindowSystem

/// Recognizers: taps, hover, and what becomes of the touches (V11).
struct `Gestures` {
  private final class Listener: UIGestureRecognizerDelegate {
    var heard: [String] = []
    var mayBegin = true
    var mayReceive = true
    var together = false

    func tapped(_ sender: UIGestureRecognizer) {
      let point = sender.location(in: sender.view)
      heard.append("\(sender.view?.tag ?? -1) \(sender.state) \(Int(point.x)) \(Int(point.y))")
    }
    func plain() { heard.append("plain") }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldReceive touch: UITouch
    ) -> Bool { mayReceive }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { together }
  }

  private let listener = Listener()
  private let tapped = Selector("tapped", Listener.tapped)

  private func makeTap(taps: Int = 1) -> (ShownWindow, TouchedView, UITapGestureRecognizer) {
    let shown = ShownWindow()
    let view = shown.add(TouchedView(frame: CGRect(x: 100, y: 100, width: 50, height: 50)))
    view.tag = 1
    let tap = UITapGestureRecognizer(target: listener, action: tapped)
    tap.numberOfTapsRequired = taps
    view.addGestureRecognizer(tap)
    return (shown, view, tap)
  }

  @Test func `a click is a tap, and the view loses its touch`() {
    let (shown, view, tap) = makeTap()
    shown.click(110, 120)
    #expect(listener.heard == ["1 ended 10 20"])
    #expect(view.heard == ["began", "cancelled"])
    #expect(tap.state == .possible && tap.numberOfTouches == 0)
    shown.click(110, 120, at: 5)
    #expect(listener.heard.count == 2)
  }

  @Test func `the view keeps its touch when the recognizer does not cancel it`() {
    let (shown, view, tap) = makeTap()
    tap.cancelsTouchesInView = false
    shown.click(110, 120)
    #expect(listener.heard.count == 1)
    #expect(view.heard == ["began", "ended"])
  }

  /// The slop is 10 points, from where the press was.
  @Test(arguments: [(10.0, 1), (10.1, 0)])
  func `a press that moves too far is no tap`(_ distance: Double, _ count: Int) {
    let (shown, view, _) = makeTap()
    shown.press(110, 120)
    shown.move(110 + distance, 120)
    shown.move(110, 120)
    shown.release(110, 120)
    #expect(listener.heard.count == count)
    #expect(view.heard.last == (count == 1 ? "cancelled" : "ended"))
  }

  @Test func `two taps where two are required`() {
    let (shown, _, _) = makeTap(taps: 2)
    shown.click(110, 120, at: 0)
    #expect(listener.heard.isEmpty)
    shown.click(110, 120, at: 0.2)
    #expect(listener.heard.count == 1)
    // The third starts a new series, and a fourth comes too late to complete it.
    shown.click(110, 120, at: 0.4)
    shown.click(110, 120, at: 2)
    #expect(listener.heard.count == 1)
    shown.click(110, 120, at: 2.2)
    #expect(listener.heard.count == 2)
  }

  @Test func `a cancelled touch is no tap`() {
    let (shown, _, _) = makeTap()
    shown.press(110, 120)
    shown.send(.focusChanged(false))
    shown.release(110, 120)
    #expect(listener.heard.isEmpty)
  }

  @Test func `the deepest view's recognizer wins`() {
    let (shown, _, _) = makeTap()
    shown.window.tag = 9
    let outer = UITapGestureRecognizer(target: listener, action: tapped)
    shown.window.addGestureRecognizer(outer)
    shown.click(110, 120)
    shown.click(10, 10, at: 3)
    #expect(listener.heard == ["1 ended 10 20", "9 ended 10 10"])
  }

  @Test func `a delegate may let both go on`() {
    let (shown, _, tap) = makeTap()
    listener.together = true
    tap.delegate = listener
    shown.window.addGestureRecognizer(UITapGestureRecognizer(target: listener, action: tapped))
    shown.click(110, 120)
    #expect(listener.heard.count == 2)
  }

  @Test func `a delegate may say no`() {
    let (shown, view, tap) = makeTap()
    tap.delegate = listener
    listener.mayBegin = false
    shown.click(110, 120)
    listener.mayBegin = true
    listener.mayReceive = false
    shown.click(110, 120, at: 3)
    #expect(listener.heard.isEmpty)
    #expect(view.heard == ["began", "ended", "began", "ended"])
  }

  @Test func `a disabled recognizer watches nothing`() {
    let (shown, _, tap) = makeTap()
    tap.isEnabled = false
    shown.click(110, 120)
    tap.isEnabled = true
    shown.press(110, 120, at: 3)
    tap.isEnabled = false
    shown.release(110, 120, at: 3)
    #expect(listener.heard.isEmpty)
  }

  /// V10 for recognizers: weak targets, each pair once, in the order added.
  @Test func `targets are weak and pairs are kept once`() {
    let (shown, _, tap) = makeTap()
    let plain = Selector("plain", Listener.plain)
    tap.addTarget(listener, action: tapped)
    tap.addTarget(listener, action: plain)
    shown.click(110, 120)
    #expect(listener.heard == ["1 ended 10 20", "plain"])
    tap.removeTarget(listener, action: tapped)
    shown.click(110, 120, at: 3)
    #expect(listener.heard == ["1 ended 10 20", "plain", "plain"])
    var other: Listener? = Listener()
    weak let released = other
    other.map { tap.addTarget($0, action: plain) }
    other = nil
    #expect(released == nil)
    shown.click(110, 120, at: 6)
    #expect(listener.heard.count == 4)
  }

  @Test func `a recognizer belongs to one view`() {
    let (a, b) = (UIView(), UIView())
    let tap = UITapGestureRecognizer()
    a.addGestureRecognizer(tap)
    b.addGestureRecognizer(tap)
    #expect(a.gestureRecognizers == nil && b.gestureRecognizers == [tap] && tap.view === b)
    b.gestureRecognizers = nil
    #expect(tap.view == nil)
  }

  @Test func `hover follows the pointer in, over and out`() {
    let (shown, view, _) = makeTap()
    let hover = UIHoverGestureRecognizer(target: listener, action: tapped)
    view.addGestureRecognizer(hover)
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.addSubview(inner)
    shown.move(90, 90)
    shown.move(105, 105)
    shown.move(140, 140)
    shown.move(10, 10)
    shown.move(141, 141)
    shown.send(.pointerLeft(shown.pointer(200, 141, 0)))
    #expect(
      listener.heard == [
        "1 began 5 5", "1 changed 40 40", "1 ended -90 -90", "1 began 41 41", "1 ended 41 41",
      ]
    )
    #expect(hover.state == .possible)
  }

  @Test func `hover takes no touches`() {
    let (shown, view, _) = makeTap()
    view.addGestureRecognizer(UIHoverGestureRecognizer(target: listener, action: tapped))
    shown.move(110, 120)
    shown.click(110, 120)
    #expect(listener.heard == ["1 began 10 20", "1 ended 10 20"])
    #expect(view.heard == ["began", "cancelled"])
  }

  /// V11: a continuous gesture, made of the base class's states.
  @Test func `a continuous gesture sends its action at each step`() {
    final class Drag: UIGestureRecognizer {
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .began : .changed
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .ended
      }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
      }
    }
    let (shown, view, _) = makeTap()
    view.addGestureRecognizer(Drag(target: listener, action: tapped))
    shown.press(110, 120)
    shown.move(112, 120)
    shown.move(114, 120)
    shown.release(114, 120)
    // The drag was first, so the tap has failed, small as the movement was.
    #expect(listener.heard == ["1 began 12 20", "1 changed 14 20", "1 ended 14 20"])
    #expect(view.heard == ["began", "cancelled"])
    listener.heard = []
    shown.press(110, 120, at: 9)
    shown.move(112, 120, at: 9)
    shown.send(.focusChanged(false))
    #expect(listener.heard == ["1 began 12 20", "1 cancelled 12 20"])
  }
}
