import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// Scroll views that the program moves, and what it may do to them.
@Suite(.serialized) struct `Scroll views` {
  @Test func `the offset is the bounds' origin, whoever sets it`() {
    let trial = ScrollTrial()
    trial.view.contentOffset = CGPoint(x: 0, y: 30)
    #expect(trial.view.bounds.origin.y == 30 && trial.log.scrolls == 1)
    trial.view.bounds.origin.y = 40
    #expect(trial.y == 40 && trial.log.scrolls == 2)
    trial.view.contentOffset = trial.view.contentOffset
    #expect(trial.log.scrolls == 2)
    // The program may go beyond the ends.
    trial.view.setContentOffset(CGPoint(x: 0, y: -25), animated: false)
    #expect(trial.y == -25 && trial.isStill)
  }

  @Test func `an animated offset is eased to, and reported at its end`() {
    let trial = ScrollTrial()
    trial.view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    #expect(trial.y == 0)
    let places = trial.pass(60)
    let rises = zip(places, places.dropFirst()).allSatisfy { $0 <= $1 }
    #expect(rises && trial.y == 100 && trial.isStill && trial.log.heard == ["didAnimate"])
    #expect(places[0] > 0 && places[12] < 100)
  }

  @Test func `outside windows an animated offset is there at once`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let log = ScrollLog()
    view.delegate = log
    view.contentSize = CGSize(width: 100, height: 500)
    view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    #expect(view.contentOffset.y == 100 && log.heard == ["didAnimate"])
  }

  @Test func `in a block of animations the offset animates`() {
    let trial = ScrollTrial()
    UIView.animate(withDuration: 1) { trial.view.contentOffset.y = 100 }
    #expect(trial.y == 100 && trial.view.layer.animationKeys()?.isEmpty == false)
    #expect(trial.isStill)
  }

  @Test func `what is no number is ignored`() {
    let trial = ScrollTrial()
    trial.view.contentOffset = CGPoint(x: 0, y: 30)
    for wrong in [CGFloat.nan, .infinity, -.infinity] {
      trial.view.contentOffset.y = wrong
      trial.view.setContentOffset(CGPoint(x: wrong, y: 0), animated: true)
      trial.view.bounds.origin.y = wrong
      trial.view.bounds.size.height = wrong
      trial.view.frame.size.width = wrong
      trial.view.contentSize = CGSize(width: wrong, height: 100)
      trial.view.contentInset = UIEdgeInsets(top: wrong, left: 0, bottom: 0, right: 0)
      trial.view.scrollRectToVisible(CGRect(x: wrong, y: 0, width: 1, height: 1), animated: true)
    }
    #expect(trial.view.bounds == CGRect(x: 0, y: 30, width: 200, height: 200))
    #expect(trial.view.contentSize.height == 2000 && trial.view.contentInset == .zero)
    #expect(trial.isStill)
    trial.view.contentSize = CGSize(width: -5, height: -5)
    #expect(trial.view.contentSize == .zero && trial.y == 0)
  }

  @Test(arguments: [CGFloat(2), 0, -1, .nan])
  func `a deceleration that is none counts as the normal one`(_ rate: CGFloat) {
    let trial = ScrollTrial()
    trial.view.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate)
    trial.drag(from: CGPoint(x: 100, y: 150), by: CGVector(dx: 0, dy: -100))
    let usual = ScrollTrial()
    usual.drag(from: CGPoint(x: 100, y: 150), by: CGVector(dx: 0, dy: -100))
    #expect(trial.log.target == usual.log.target)
    #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
    #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
  }

  @Test func `insets add to how far it can be moved`() {
    let trial = ScrollTrial()
    trial.view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    #expect(trial.y == 0 && trial.view.adjustedContentInset == trial.view.contentInset)
    trial.turn(0, 48)
    trial.pass(60)
    #expect(trial.y == -20)
    trial.view.contentOffset.y = 1800
    trial.turn(0, -48)
    trial.pass(60)
    #expect(trial.y == 1830)
  }

  @Test(
    arguments: [
      (CGRect(x: 0, y: 50, width: 10, height: 20), 0.0),
      (CGRect(x: 0, y: 300, width: 9, height: 50), 150.0),
      (CGRect(x: 0, y: 1990, width: 9, height: 500), 1800.0),
      (CGRect(x: 0, y: 400, width: 9, height: 500), 400.0),
    ] as [(CGRect, Double)]
  )
  func `a rectangle comes into view by the shortest way`(_ rect: CGRect, _ y: Double) {
    let trial = ScrollTrial()
    trial.view.scrollRectToVisible(rect, animated: false)
    let isThere = Double(trial.y) == y
    #expect(isThere)
  }

  @Test func `content that shrinks brings what is in view back`() {
    let trial = ScrollTrial()
    trial.view.contentOffset.y = 1000
    trial.view.contentSize.height = 500
    #expect(trial.y == 300)
    trial.view.frame.size.height = 400
    #expect(trial.y == 100)
    trial.view.bounds.size.height = 600
    #expect(trial.y == 0)
  }

  @Test func `content that shrinks while it moves on is never beyond its end`() {
    let trial = ScrollTrial()
    trial.view.contentOffset.y = 800
    trial.drag(from: CGPoint(x: 100, y: 150), by: CGVector(dx: 0, dy: -100))
    trial.pass(10)
    #expect(trial.y > 900 && trial.view.isDecelerating)
    trial.view.bounces = false
    trial.view.contentSize.height = 600
    #expect(trial.y == 400)
    let places = trial.pass(60)
    let most = places.max() ?? 0
    #expect(most == 400 && trial.isStill && trial.log.heard.last == "didDecelerate")
  }

  @Test func `content that grows while it moves on is no jump`() {
    let trial = ScrollTrial(CGSize(width: 200, height: 500))
    trial.drag(from: CGPoint(x: 100, y: 150), by: CGVector(dx: 0, dy: -100))
    let before = trial.pass(5)
    trial.view.contentSize.height = 5000
    let after = trial.pass(240)
    let places = before + after
    let steps = zip(places, places.dropFirst()).map { $1 - $0 }
    // 1000 points a second at most.
    #expect(steps.allSatisfy { $0 >= 0 && $0 < 1000.0 / 60 } && trial.y > 500 && trial.isStill)
  }

  @Test func `removed while it moves it rests between its ends, and nothing wakes`() {
    let trial = ScrollTrial()
    trial.drag(from: CGPoint(x: 100, y: 50), by: CGVector(dx: 0, dy: 110))
    trial.pass(2)
    #expect(trial.y < 0)
    trial.view.removeFromSuperview()
    #expect(trial.y == 0 && trial.isStill && trial.log.heard.last == "didDecelerate")
  }

  @Test func `removed in a drag it is dragged no more`() {
    let trial = ScrollTrial()
    trial.drag(from: CGPoint(x: 100, y: 150), by: CGVector(dx: 0, dy: -100), lifts: false)
    trial.view.removeFromSuperview()
    trial.shown.move(100, 20, at: trial.time)
    trial.shown.release(100, 20, at: trial.time)
    #expect(trial.y == 90 && trial.isStill && !trial.view.isDragging && !trial.view.isTracking)
    #expect(trial.log.heard == ["willDrag", "didEnd false"])
  }

  @Test func `a new offset ends a deceleration, one from the delegate within it does not`() {
    let trial = ScrollTrial()
    trial.drag(from: CGPoint(x: 100, y: 150), by: CGVector(dx: 0, dy: -100))
    trial.log.onScroll = { if $0.contentOffset.y > 100 { $0.contentOffset.y = 100 } }
    trial.pass(5)
    #expect(trial.y == 100 && trial.view.isDecelerating)
    trial.log.onScroll = { _ in }
    trial.view.contentOffset.y = 200
    #expect(trial.isStill && trial.log.heard.last == "didDecelerate")
    trial.pass(30)
    #expect(trial.y == 200)
  }

  @Test func `bars show while it moves, fade by an animation, and are not hit`() {
    let trial = ScrollTrial()
    let bars = trial.view.layer.sublayers ?? []
    #expect(bars.count == 2 && bars.allSatisfy { $0.opacity == 0 } && bars[1].isHidden)
    trial.turn(0, -48)
    #expect(bars[0].opacity == 1)
    trial.pass(60)
    let bar = bars[0]
    #expect(bar.opacity == 0 && trial.isStill && bar.animation(forKey: "opacity") != nil)
    // A tenth of the height is in view, at the least 36 points; at its place, beside the edge.
    let (frame, top) = (bar.frame, 48 + 3 + 158.0 * 48 / 1800)
    // Rounding: a layer keeps its middle.
    #expect(abs(Double(frame.minY) - top) < 1e-9)
    #expect(frame.minX == 194 && frame.width == 3 && frame.height == 36)
    #expect(trial.shown.window.hitTest(CGPoint(x: 195, y: 10), with: nil) === trial.view)
    trial.view.showsVerticalScrollIndicator = false
    #expect(bar.isHidden)
  }
}
