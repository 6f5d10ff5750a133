import CoreGraphics
import QuartzCore
import Testing
import UIKit
import WindowSystem

/// Scroll views under a finger (V11, peer 185).
@Suite(.serialized) struct `Scroll drags` {
  private let start = CGPoint(x: 100, y: 150)

  @Test func `content follows the finger, less the 10 points that make it a drag (V11)`() {
    let trial = ScrollTrial()
    trial.drag(from: start, by: CGVector(dx: 0, dy: -100), lifts: false)
    #expect(trial.y == 90 && trial.view.isDragging && trial.view.isTracking)
    #expect(trial.view.contentOffset.x == 0 && trial.view.bounds.origin.y == 90)
    trial.shown.move(100, 140, at: trial.time)
    #expect(trial.y == 0)
    trial.shown.release(100, 140, at: trial.time + 1)
    #expect(!trial.view.isDragging && !trial.view.isTracking)
  }

  /// 1000 points a second go 1000 · 0.499 far less the last 10 points a second of it, and the delegate hears of
  /// 1000 / (1000 · −ln 0.998), less as much: so did UIKit's for 750 (scroll_decel_750).
  @Test
  func `released it slows by 0.998 a millisecond, in the order of Apple's calls (peer 185)`() {
    let trial = ScrollTrial()
    trial.drag(from: start, by: CGVector(dx: 0, dy: -100))
    #expect(trial.log.heard == ["willDrag", "willEnd", "didEnd true", "willDecelerate"])
    #expect(abs(trial.log.velocity.y - 1) < 1e-9 && trial.log.velocity.x == 0)
    #expect(abs(trial.log.target.y - (90 + 990 / (-1000 * -0.002002002670673))) < 1e-6)
    let way = 990 * 0.499
    let places = trial.pass(180)
    #expect(abs(trial.y - (90 + way)) < 1e-6 && trial.isStill && !trial.view.isDecelerating)
    #expect(trial.log.heard.last == "didDecelerate")
    // After half a second, by the closed form: the time is the blanks', whose first is seen a sixtieth later.
    let shareLeft = 0.998.power(of: 500)
    #expect(abs(places[29] - (90 + 1000 * 0.499 * (1 - shareLeft))) < 1e-6)
    #expect(trial.log.scrolls > 100)
  }

  @Test func `runs repeat to the bit`() {
    let runs = (0..<2).map { _ in
      let trial = ScrollTrial(CGSize(width: 200, height: 500))
      trial.drag(from: start, by: CGVector(dx: 0, dy: -100))
      return trial.pass(120)
    }
    #expect(runs[0] == runs[1] && runs[0].last == 300)
  }

  @Test func `beyond an end it gives, and comes back when released`() {
    let trial = ScrollTrial()
    trial.drag(from: CGPoint(x: 100, y: 50), by: CGVector(dx: 0, dy: 110), lifts: false)
    let (height, pull) = (200.0, 100.0)
    let given = height * (1 - 1 / (pull * 0.55 / height + 1))
    #expect(abs(trial.y + given) < 1e-9)
    trial.time(passes: 1)
    trial.shown.release(100, 160, at: trial.time)
    #expect(trial.log.heard.last == "willDecelerate")
    let places = trial.pass(120)
    #expect(places.last == 0 && trial.isStill)
    let rises = zip(places, places.dropFirst()).allSatisfy { $0 <= $1 }
    #expect(rises)
  }

  @Test func `without bounces it stays between its ends`() {
    let trial = ScrollTrial()
    trial.view.bounces = false
    trial.drag(from: CGPoint(x: 100, y: 50), by: CGVector(dx: 0, dy: 110))
    #expect(trial.y == 0 && trial.isStill && !trial.view.isDecelerating)
  }

  @Test(arguments: [(false, 0.0), (true, -1)])
  func `content smaller than the view stays, unless it always bounces`(
    _ always: Bool,
    _ sign: Double
  ) {
    let trial = ScrollTrial(CGSize(width: 50, height: 50))
    trial.view.alwaysBounceVertical = always
    trial.drag(from: CGPoint(x: 100, y: 50), by: CGVector(dx: 0, dy: 100), lifts: false)
    #expect(trial.y.sign == (sign < 0 ? .minus : .plus) && trial.view.isDragging == always)
    trial.shown.release(100, 150, at: trial.time)
    trial.pass(120)
    #expect(trial.y == 0 && trial.isStill)
  }

  @Test func `a touch halts content that moves on, and is no tap`() {
    let trial = ScrollTrial()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 2000))
    trial.view.addSubview(button)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    trial.drag(from: start, by: CGVector(dx: 0, dy: -100))
    trial.pass(10)
    let place = trial.y
    trial.shown.press(100, 100, at: trial.time)
    #expect(trial.view.isDragging && !trial.view.isDecelerating && trial.isStill)
    trial.pass(30)
    #expect(trial.y == place)
    trial.shown.release(100, 100, at: trial.time)
    #expect(taps == 0 && trial.log.heard.suffix(2) == ["willEnd", "didEnd false"])
    trial.shown.click(100, 100, at: trial.time + 1)
    #expect(taps == 1)
  }

  @Test func `a tap goes to a button, a drag that begins on it scrolls`() {
    let trial = ScrollTrial()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 2000))
    trial.view.addSubview(button)
    var heard: [String] = []
    for (name, event) in [
      ("down", UIControl.Event.touchDown), ("up", .touchUpInside), ("cancel", .touchCancel),
    ] {
      button.addAction(UIAction { _ in heard.append(name) }, for: event)
    }
    trial.shown.click(100, 100)
    #expect(heard == ["down", "up"] && trial.y == 0)
    // A drag at once is none of the button's …
    heard = []
    trial.time(passes: 1)
    trial.drag(from: start, by: CGVector(dx: 0, dy: -50))
    #expect(heard.isEmpty && trial.y == 40)
    trial.pass(240)
    // … and one after a while stays the button's.
    let place = trial.y
    trial.shown.press(100, 150, at: trial.time)
    #expect(heard.isEmpty)
    trial.pass(12)
    #expect(heard == ["down"])
    trial.shown.move(100, 100, at: trial.time)
    trial.shown.release(100, 100, at: trial.time + 1)
    #expect(heard == ["down", "up"] && trial.y == place)
  }

  @Test func `a touch that a view has heard of is taken for a drag, from controls only when asked`()
  {
    final class Cancelling: UIScrollView {
      override func touchesShouldCancel(in view: UIView) -> Bool { true }
    }
    let trial = ScrollTrial()
    #expect(trial.view.touchesShouldCancel(in: UIView()))
    #expect(!trial.view.touchesShouldCancel(in: UIButton()))
    #expect(!trial.view.touchesShouldCancel(in: UISlider()))
    let inner = TouchedView(frame: CGRect(x: 0, y: 0, width: 200, height: 2000))
    trial.view.delaysContentTouches = false
    trial.view.addSubview(inner)
    trial.drag(from: start, by: CGVector(dx: 0, dy: -50))
    #expect(inner.heard.first == "began" && inner.heard.last == "cancelled" && trial.y == 40)
    let other = Cancelling(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    other.delaysContentTouches = false
    other.contentSize = CGSize(width: 200, height: 500)
    trial.shown.window.addSubview(other)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 500))
    other.addSubview(button)
    var cancels = 0
    button.addAction(UIAction { _ in cancels += 1 }, for: .touchCancel)
    trial.time(passes: 1)
    trial.drag(from: start, by: CGVector(dx: 0, dy: -50), lifts: false)
    #expect(cancels == 1 && other.contentOffset.y == 40)
    trial.shown.release(100, 100, at: trial.time + 1)
  }

  @Test func `content that keeps its touches is not dragged by them`() {
    let trial = ScrollTrial()
    trial.view.delaysContentTouches = false
    trial.view.canCancelContentTouches = false
    let inner = TouchedView(frame: CGRect(x: 0, y: 0, width: 200, height: 2000))
    trial.view.addSubview(inner)
    trial.drag(from: start, by: CGVector(dx: 0, dy: -20), steps: 1)
    #expect(trial.y == 0 && inner.heard == ["began", "moved", "ended"])
  }

  @Test func `while it cannot be scrolled touches pass`() {
    let trial = ScrollTrial()
    let inner = TouchedView(frame: CGRect(x: 0, y: 0, width: 200, height: 2000))
    trial.view.addSubview(inner)
    trial.view.isScrollEnabled = false
    trial.drag(from: start, by: CGVector(dx: 0, dy: -20), steps: 1)
    trial.turn(0, -48)
    #expect(trial.y == 0 && trial.isStill && inner.heard == ["began", "moved", "ended"])
  }

  @Test func `disabled in a drag it goes back between its ends`() {
    let trial = ScrollTrial()
    trial.drag(from: CGPoint(x: 100, y: 50), by: CGVector(dx: 0, dy: 110), lifts: false)
    trial.view.isScrollEnabled = false
    #expect(!trial.view.isDragging && trial.log.heard.contains("didEnd true"))
    trial.shown.move(100, 180, at: trial.time)
    trial.pass(120)
    #expect(trial.y == 0 && trial.isStill)
    trial.shown.release(100, 180, at: trial.time)
  }

  @Test func `a drag that the window's lost focus takes away ends without a fling`() {
    let trial = ScrollTrial()
    trial.drag(from: start, by: CGVector(dx: 0, dy: -100), lifts: false)
    trial.shown.send(.focusChanged(false))
    #expect(!trial.view.isDragging && trial.log.heard.last == "didEnd false")
    #expect(trial.y == 90 && trial.isStill)
    trial.shown.send(.focusChanged(true))
  }

  @Test func `an offset set in a drag is where it goes on from`() {
    let trial = ScrollTrial()
    trial.drag(from: start, by: CGVector(dx: 0, dy: -100), lifts: false)
    trial.view.contentOffset.y = 500
    trial.shown.move(100, 40, at: trial.time)
    #expect(trial.y == 510)
    trial.shown.release(100, 40, at: trial.time + 1)
  }

  @Test func `a drag that is not slanted is locked to its direction when that is asked for`() {
    for isLocked in [true, false] {
      let trial = ScrollTrial(CGSize(width: 1000, height: 1000))
      trial.view.isDirectionalLockEnabled = isLocked
      trial.drag(from: start, by: CGVector(dx: -30, dy: -100), lifts: false)
      #expect((trial.view.contentOffset.x == 0) == isLocked && trial.y > 80)
      trial.shown.release(70, 50, at: trial.time + 1)
    }
  }

  @Test func `pages turn one at a time, without a call for another place`() {
    let trial = ScrollTrial(CGSize(width: 1000, height: 200))
    trial.view.isPagingEnabled = true
    trial.drag(from: start, by: CGVector(dx: -50, dy: 0))
    #expect(!trial.log.heard.contains("willEnd") && trial.view.isDecelerating)
    let places = (0..<120).map { _ -> CGFloat in
      trial.pass()
      return trial.view.contentOffset.x
    }
    let rises = zip(places, places.dropFirst()).allSatisfy { $0 <= $1 }
    #expect(rises && places.last == 200 && trial.isStill)
    // A slow drag back by less than half a page returns.
    trial.drag(from: start, by: CGVector(dx: 60, dy: 0), lifts: false)
    trial.time(passes: 1)
    trial.shown.release(160, 150, at: trial.time)
    trial.pass(120)
    #expect(trial.view.contentOffset.x == 200)
  }

  @Test func `the delegate may choose another place`() {
    let trial = ScrollTrial()
    trial.log.newTarget = CGPoint(x: 0, y: 300)
    trial.drag(from: start, by: CGVector(dx: 0, dy: -100))
    trial.pass(120)
    #expect(trial.y == 300 && trial.isStill)
    trial.log.newTarget = CGPoint(x: 0, y: CGFloat.nan)
    trial.drag(from: start, by: CGVector(dx: 0, dy: -100))
    trial.pass(240)
    #expect(trial.y > 700 && trial.isStill)
  }

  @Test func `the inner of two is dragged while it can be moved that way, then the outer`() {
    let trial = ScrollTrial()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    inner.contentSize = CGSize(width: 200, height: 260)
    trial.view.addSubview(inner)
    trial.drag(from: start, by: CGVector(dx: 0, dy: -110), lifts: false)
    #expect(inner.contentOffset.y > 60 && trial.y == 0)
    trial.time(passes: 1)
    trial.shown.release(100, 40, at: trial.time)
    trial.pass(120)
    #expect(inner.contentOffset.y == 60)
    trial.drag(from: start, by: CGVector(dx: 0, dy: -40), lifts: false)
    #expect(inner.contentOffset.y == 60 && trial.y == 30)
    trial.time(passes: 1)
    trial.shown.release(100, 110, at: trial.time)
    // Neither can be moved down at the outer's start: the inner moves beyond its end.
    trial.view.contentOffset = .zero
    inner.contentOffset = .zero
    trial.drag(from: CGPoint(x: 100, y: 50), by: CGVector(dx: 0, dy: 60), lifts: false)
    #expect(inner.contentOffset.y < 0 && trial.y == 0)
    trial.shown.release(100, 110, at: trial.time)
  }
}

extension Double {
  /// By multiplication, a thing apart from the exponential that is tested.
  fileprivate func power(of count: Int) -> Double { (0..<count).reduce(1) { all, _ in all * self } }
}
