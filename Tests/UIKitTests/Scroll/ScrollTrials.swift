import CoreGraphics
import QuartzCore
import UIKit
import WindowSystem

/// A scroll view that fills a window, of 200 × 200 points if no size is given, on a screen of 60 blanks a second that
/// come when they are asked for.
final class ScrollTrial {
  let shown: ShownWindow
  let view: UIScrollView
  let log = ScrollLog()
  private let links = DisplayLinks.shared
  private let clock: DisplayLinkClock
  private(set) var time = 0.0

  /// Content of a size in a view that fills the window.
  init(
    _ content: CGSize = CGSize(width: 200, height: 2000),
    in size: CGSize = CGSize(width: 200, height: 200)
  ) {
    DisplayLinks.shared = DisplayLinks()
    clock = DisplayLinkClock()
    let frame = CGRect(origin: .zero, size: size)
    shown = ShownWindow(window: UIWindow(frame: frame))
    view = shown.add(UIScrollView(frame: frame))
    view.contentSize = content
    view.delegate = log
  }

  isolated deinit {
    view.removeFromSuperview()
    clock.stop()
    DisplayLinks.shared = links
  }

  var y: CGFloat { view.contentOffset.y }
  var isStill: Bool { !clock.isRunning }

  /// Lets blanks pass, and sees the offset's height at each.
  @discardableResult
  func pass(_ blanks: Int = 1, each interval: Double = 1.0 / 60) -> [CGFloat] {
    (0..<blanks).map { _ in
      MediaClock.set(time)
      MediaTimers.shared.fire(until: time)
      clock.fire(
        at: ScreenBlank(
          timestamp: time,
          targetTimestamp: time + interval,
          interval: interval
        )
      )
      CATransaction.flush()
      time += interval
      return y
    }
  }

  /// Drags at one speed over places a hundredth of a second apart, and lifts the finger there.
  func drag(from start: CGPoint, by way: CGVector, steps: Int = 10, lifts: Bool = true) {
    shown.press(start.x, start.y, at: time)
    for step in 1...steps {
      time += 0.01
      MediaClock.set(time)
      let share = CGFloat(step) / CGFloat(steps)
      shown.move(start.x + way.dx * share, start.y + way.dy * share, at: time)
    }
    if lifts { shown.release(start.x + way.dx, start.y + way.dy, at: time) }
  }

  /// Lets seconds pass in which no blank comes.
  func time(passes seconds: Double) {
    time += seconds
    MediaClock.set(time)
  }

  /// Turns the wheel.
  func turn(_ dx: Double, _ dy: Double, holding modifiers: KeyModifiers = [], at y: Double = 100) {
    shown.send(
      .scrolled(shown.pointer(100, y, time, modifiers), delta: CGVector(dx: dx, dy: dy))
    )
  }
}

/// Writes down what a scroll view tells.
final class ScrollLog: UIScrollViewDelegate {
  var heard: [String] = []
  var scrolls = 0
  var velocity = CGPoint.zero
  var target = CGPoint.zero
  var newTarget: CGPoint?
  var onScroll: (UIScrollView) -> Void = { _ in }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrolls += 1
    onScroll(scrollView)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("willDrag") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    heard.append("willEnd")
    (self.velocity, target) = (velocity, targetContentOffset.pointee)
    if let newTarget { targetContentOffset.pointee = newTarget }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    heard.append("didEnd \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    heard.append("willDecelerate")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { heard.append("didDecelerate") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { heard.append("didAnimate") }
}
