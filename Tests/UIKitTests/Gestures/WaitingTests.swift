import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// Gestures that wait: for time, for others to fail, and views that wait for gestures.
struct `Waiting gestures` {
  private let log = GestureLog()

  private func makeTaps() -> (ShownWindow, TouchedView, UITapGestureRecognizer) {
    let (shown, view) = ShownWindow.withTouchedView()
    let single = log.add(UITapGestureRecognizer(), "single", to: view)
    let double = log.add(UITapGestureRecognizer(), "double", to: view)
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    return (shown, view, double)
  }

  /// V11: half a second, without another event.
  @Test func `a long press begins by itself, changes and ends`() {
    let (shown, view) = ShownWindow.withTouchedView()
    let press = log.add(UILongPressGestureRecognizer(), "press", to: view)
    shown.press(50, 50, at: 1)
    #expect(MediaTimers.shared.nextTime == 1.5)
    shown.wait(until: 1.49)
    #expect(log.heard.isEmpty)
    shown.wait(until: 1.5)
    #expect(log.heard == ["press began"] && log.times == [1.5])
    #expect(view.heard == ["began", "cancelled"])
    shown.move(90, 50, at: 1.6)
    shown.release(90, 50, at: 1.7)
    #expect(log.heard == ["press began", "press changed", "press ended"])
    #expect(press.state == .possible && MediaTimers.shared.nextTime == .infinity)
  }

  @Test(arguments: [(10.0, 1), (10.5, 0)])
  func `a finger that moves too far is no long press`(_ x: Double, _ count: Int) {
    let (shown, view) = ShownWindow.withTouchedView()
    _ = log.add(UILongPressGestureRecognizer(), "press", to: view)
    shown.press(50, 50)
    shown.move(50 + x, 50, at: 0.2)
    shown.move(50, 50, at: 0.3)
    shown.wait(until: 0.6)
    #expect(log.heard.count == count)
    shown.release(50, 50, at: 1)
  }

  @Test func `a press that is released early is no long press, later or ever`() {
    let (shown, view) = ShownWindow.withTouchedView()
    _ = log.add(UILongPressGestureRecognizer(), "press", to: view)
    shown.press(50, 50)
    shown.release(50, 50, at: 0.49)
    shown.wait(until: 3)
    #expect(log.heard.isEmpty && view.heard == ["began", "ended"])
  }

  /// The release is later than the time, so it comes second, though no frame was between.
  @Test func `a long press is seen before the event that ends it`() {
    let (shown, view) = ShownWindow.withTouchedView()
    _ = log.add(UILongPressGestureRecognizer(), "press", to: view)
    shown.press(50, 50)
    shown.release(50, 50, at: 2)
    #expect(log.heard == ["press began", "press ended"])
  }

  @Test func `a long press after a tap`() {
    let (shown, view) = ShownWindow.withTouchedView()
    let press = log.add(UILongPressGestureRecognizer(), "press", to: view)
    press.numberOfTapsRequired = 1
    shown.press(50, 50)
    shown.wait(until: 1)
    shown.release(50, 50, at: 1)
    #expect(log.heard.isEmpty)
    shown.click(50, 50, at: 2)
    shown.press(50, 50, at: 2.3)
    shown.wait(until: 2.8)
    #expect(log.heard == ["press began"])
    shown.release(50, 50, at: 3)
  }

  @Test func `a tap that waits for a second fires when none has come`() {
    let (shown, view, _) = makeTaps()
    shown.click(50, 60, at: 1)
    shown.wait(until: 1.4)
    #expect(log.heard.isEmpty)
    shown.wait(until: 1.42)
    #expect(log.heard == ["single ended"] && log.times == [1.42])
    #expect(log.locations == [CGPoint(x: 50, y: 60)])
    #expect(view.heard == ["began", "cancelled"])
  }

  @Test func `with the second tap it is the double one alone`() {
    let (shown, view, _) = makeTaps()
    shown.click(50, 50, at: 1)
    shown.click(50, 50, at: 1.4)
    #expect(log.heard == ["double ended"])
    shown.wait(until: 5)
    #expect(log.heard == ["double ended"])
    // The end of the first is held back until the second tap has come.
    #expect(view.heard == ["began", "began", "cancelled", "cancelled"])
    shown.click(50, 50, at: 9)
    shown.wait(until: 10)
    #expect(log.heard == ["double ended", "single ended"])
  }

  @Test func `a second press that moves lets the first tap be one`() {
    let (shown, _, _) = makeTaps()
    shown.click(50, 50, at: 1)
    shown.press(50, 50, at: 1.2)
    shown.move(90, 50, at: 1.3)
    #expect(log.heard == ["single ended"])
    shown.release(90, 50, at: 1.4)
    shown.wait(until: 5)
    #expect(log.heard == ["single ended"])
  }

  @Test func `without waiting each tap is one, and two are a double one`() {
    let (shown, view) = ShownWindow.withTouchedView()
    _ = log.add(UITapGestureRecognizer(), "single", to: view)
    let double = log.add(UITapGestureRecognizer(), "double", to: view)
    double.numberOfTapsRequired = 2
    shown.click(50, 50, at: 1)
    #expect(log.heard == ["single ended"])
    shown.click(50, 50, at: 1.2)
    #expect(log.heard.contains("double ended"))
  }

  @Test func `a pan that waits for a swipe`() {
    let (shown, view) = ShownWindow.withTouchedView()
    let pan = log.add(UIPanGestureRecognizer(), "pan", to: view)
    let swipe = log.add(UISwipeGestureRecognizer(), "swipe", to: view)
    pan.delegate = log
    log.first = swipe
    shown.press(50, 50)
    shown.move(80, 50, at: 0.1)
    #expect(log.heard.isEmpty && pan.state == .possible)
    shown.move(110, 50, at: 0.2)
    #expect(log.heard == ["swipe ended"])
    shown.release(110, 50, at: 0.3)
    log.heard = []
    // Too slow for a swipe: the pan begins when that is known, without a move.
    shown.press(50, 50, at: 3)
    shown.move(80, 50, at: 3.1)
    shown.wait(until: 3.6)
    #expect(log.heard == ["pan began"] && pan.translation(in: nil) == CGPoint(x: 30, y: 0))
    shown.release(80, 50, at: 4)
    #expect(log.heard == ["pan began", "pan ended"])
  }

  @Test func `a gesture that was over before it was let begin tells both`() {
    let (shown, view) = ShownWindow.withTouchedView()
    let pan = log.add(UIPanGestureRecognizer(), "pan", to: view)
    let swipe = log.add(UISwipeGestureRecognizer(), "swipe", to: view)
    pan.require(toFail: swipe)
    shown.press(50, 50)
    shown.move(80, 50, at: 0.1)
    shown.release(80, 50, at: 0.2)
    #expect(log.heard == ["pan began", "pan ended"])
  }

  @Test func `what is not watched is not waited for`() {
    let (shown, view) = ShownWindow.withTouchedView()
    let tap = log.add(UITapGestureRecognizer(), "tap", to: view)
    let elsewhere = shown.add(CGRect(x: 0, y: 0, width: 9, height: 9))
    let double = log.add(UITapGestureRecognizer(), "double", to: elsewhere)
    double.numberOfTapsRequired = 2
    tap.require(toFail: double)
    shown.click(50, 50)
    #expect(log.heard == ["tap ended"])
  }

  @Test func `a view whose touches are delayed hears of them once the gesture has failed`() {
    let (shown, view) = ShownWindow.withTouchedView()
    let pan = log.add(UIPanGestureRecognizer(), "pan", to: view)
    pan.delaysTouchesBegan = true
    var phases: [UITouch.Phase] = []
    view.onEvent = { touch, _ in phases.append(touch.phase) }
    shown.press(50, 50)
    shown.move(55, 50, at: 0.1)
    #expect(view.heard.isEmpty)
    shown.release(55, 50, at: 0.2)
    #expect(view.heard == ["began", "moved", "ended"] && phases == [.began, .moved, .ended])
    view.heard = []
    shown.press(50, 50, at: 3)
    shown.move(90, 50, at: 3.1)
    shown.release(90, 50, at: 3.2)
    #expect(view.heard.isEmpty)
  }

  @Test(arguments: [true, false])
  func `the end of a touch waits for a gesture unless that is turned off`(_ delays: Bool) {
    let (shown, view) = ShownWindow.withTouchedView()
    let double = log.add(UITapGestureRecognizer(), "double", to: view)
    double.numberOfTapsRequired = 2
    double.delaysTouchesEnded = delays
    shown.click(50, 50, at: 1)
    #expect(view.heard == (delays ? ["began"] : ["began", "ended"]))
    shown.wait(until: 2)
    #expect(view.heard == ["began", "ended"])
  }
}
