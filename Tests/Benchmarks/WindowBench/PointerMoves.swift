import CoreGraphics
import QuartzCore
import UIKit
import WindowSystem

/// The cost of a move of the pointer in a window of ten thousand views: finding the view below it, and notifying its
/// observers, with a button held and without.
enum PointerMoves {
  static let key = "H1"
  private static let target = 50.0
  private static let (columns, rows) = (100, 100)

  /// Watches the pointer, and drags.
  private final class Watcher {
    var (hovers, pans) = (0, 0)
    func hover(_ recognizer: UIHoverGestureRecognizer) { hovers += 1 }
    func pan(_ recognizer: UIPanGestureRecognizer) { pans += 1 }
  }

  static func measure() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    window.isHidden = false
    fill(window, "flat") { window.addSubview($0) }
    window.subviews.forEach { $0.removeFromSuperview() }
    fill(window, "in rows") { view in
      let row = Int(view.frame.minY / 10)
      if window.subviews.count <= row {
        let frame = CGRect(x: 0, y: CGFloat(row) * 10, width: 1000, height: 10)
        window.addSubview(UIView(frame: frame))
      }
      view.frame.origin.y = 0
      window.subviews[row].addSubview(view)
    }
    window.isHidden = true
  }

  private static func fill(_ window: UIWindow, _ name: String, _ add: (UIView) -> Void) {
    for index in 0..<columns * rows {
      let place = CGPoint(x: CGFloat(index % columns) * 10, y: CGFloat(index / columns) * 10)
      add(UIView(frame: CGRect(origin: place, size: CGSize(width: 10, height: 10))))
    }
    let watcher = Watcher()
    let hover = UIHoverGestureRecognizer(
      target: watcher,
      action: Selector("hover", Watcher.hover)
    )
    let pan = UIPanGestureRecognizer(target: watcher, action: Selector("pan", Watcher.pan))
    window.addGestureRecognizer(hover)
    window.addGestureRecognizer(pan)
    CATransaction.flush()
    report("\(name), no button", watcher.hovers, in: window) { watcher.hovers }
    give(.pointerPressed(pointer(0), button: .left), window)
    report("\(name), dragging", watcher.pans, in: window) { watcher.pans }
    give(.pointerReleased(pointer(0), button: .left), window)
    window.removeGestureRecognizer(hover)
    window.removeGestureRecognizer(pan)
  }

  private static func report(
    _ name: String,
    _ before: Int,
    in window: UIWindow,
    _ count: () -> Int
  ) {
    let moves = 2000
    let start = processTime()
    for index in 1...moves { give(.pointerMoved(pointer(index)), window) }
    let time = (processTime() - start) * 1e6 / Double(moves)
    // (All of them were reported; in a drag all except those of the first ten points.)
    let isReported = count() - before >= moves - 20
    Row.report(
      "\(key) a move among 10,000 views, \(name)",
      time,
      "µs CPU",
      target: target,
      isOk: time <= target && isReported
    )
  }

  private static func give(_ event: InputEvent, _ window: UIWindow) {
    UIApplication.shared.handle(event, in: window)
  }

  /// Another place each time, all over the window.
  private static func pointer(_ index: Int) -> PointerState {
    PointerState(
      location: CGPoint(x: 1 + index * 37 % 998, y: 1 + index * 53 % 998),
      time: CACurrentMediaTime()
    )
  }
}
