import CoreGraphics
import QuartzCore
import Testing
import UIKit
import WindowSystem

/// A view of 400 × 400 points in a zooming scroll view of half that size.
private final class ZoomTrial: UIScrollViewDelegate {
  let trial: ScrollTrial
  let photo = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  var heard: [String] = []
  var zooms = 0
  var onZoom: (UIScrollView) -> Void = { _ in }

  init() {
    trial = ScrollTrial(CGSize(width: 400, height: 400))
    trial.view.addSubview(photo)
    trial.view.delegate = self
    trial.view.minimumZoomScale = 0.5
    trial.view.maximumZoomScale = 4
  }

  var view: UIScrollView { trial.view }

  /// Which point of the photo is at a place of the window.
  func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    photo.convert(CGPoint(x: x, y: y), from: trial.shown.window)
  }

  /// Moves the mouse's two fingers, which are on both sides of the window's middle, from one distance to another.
  func pinch(from: CGFloat, to: CGFloat, lifts: Bool = true) {
    let shown = trial.shown
    let (start, end) = (Double(100 + from / 2), Double(100 + to / 2))
    shown.press(start, 100, at: trial.time, holding: .control)
    for step in 1...10 {
      trial.time(passes: 0.01)
      let share = Double(step) / 10
      shown.move(start + (end - start) * share, 100, at: trial.time, holding: .control)
    }
    if lifts { shown.release(end, 100, at: trial.time) }
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    heard.append("will \(view === photo)")
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    zooms += 1
    onZoom(scrollView)
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) { heard.append("end \((scale * 1000).rounded() / 1000)") }
}

extension CGPoint {
  /// Whether it is there but for rounding.
  fileprivate func isAt(_ x: CGFloat, _ y: CGFloat) -> Bool {
    abs(self.x - x) < 1e-6 && abs(self.y - y) < 1e-6
  }
}

/// Scroll views that zoom.
@Suite(.serialized) struct `Scroll zooms` {
  @Test func `the scale is that of the view's transform, and the content has its size`() {
    let zoom = ZoomTrial()
    zoom.view.zoomScale = 2
    #expect(zoom.photo.transform.a == 2 && zoom.photo.transform.d == 2)
    #expect(zoom.photo.frame == CGRect(x: 0, y: 0, width: 800, height: 800))
    #expect(zoom.view.contentSize == CGSize(width: 800, height: 800))
    // About the middle of what was in view.
    #expect(zoom.view.contentOffset == CGPoint(x: 100, y: 100))
    #expect(zoom.zooms == 1 && zoom.heard.isEmpty && zoom.trial.isStill)
    zoom.view.zoomScale = 0.5
    #expect(zoom.view.contentOffset == .zero && zoom.view.zoomScale == 0.5)
  }

  @Test(arguments: [(9.0, 4.0), (0.1, 0.5), (.nan, 1), (.infinity, 1), (-1, 0.5)])
  func `the scale is kept between its limits`(_ wanted: Double, _ scale: Double) {
    let zoom = ZoomTrial()
    zoom.view.zoomScale = CGFloat(wanted)
    let found = Double(zoom.view.zoomScale)
    #expect(found == scale)
  }

  @Test func `without limits, or a view that is zoomed, nothing is`() {
    let zoom = ZoomTrial()
    #expect(zoom.view.pinchGestureRecognizer?.view === zoom.view)
    for limit in [CGFloat.nan, .infinity, 0, -1] { zoom.view.minimumZoomScale = limit }
    #expect(zoom.view.minimumZoomScale == 0.5)
    zoom.view.minimumZoomScale = 4
    #expect(zoom.view.pinchGestureRecognizer == nil)
    let plain = ScrollTrial()
    plain.view.maximumZoomScale = 3
    plain.view.zoomScale = 2
    plain.view.setZoomScale(2, animated: true)
    plain.view.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
    #expect(plain.view.zoomScale == 1 && plain.isStill && plain.log.heard.isEmpty)
    // What does not zoom leaves the wheel to scrolling.
    plain.turn(0, -48, holding: .control)
    plain.pass(60)
    #expect(plain.y == 48)
  }

  @Test func `a rectangle of the view is zoomed to`() {
    let zoom = ZoomTrial()
    zoom.view.zoom(to: CGRect(x: 200, y: 200, width: 100, height: 50), animated: false)
    #expect(zoom.view.zoomScale == 2 && zoom.view.contentOffset == CGPoint(x: 400, y: 350))
    // At the content's end it lies beside the middle.
    zoom.view.zoom(to: CGRect(x: 350, y: 350, width: 50, height: 50), animated: false)
    #expect(zoom.view.zoomScale == 4 && zoom.view.contentOffset == CGPoint(x: 1400, y: 1400))
    zoom.view.zoom(to: .null, animated: false)
    zoom.view.zoom(to: CGRect(x: 0, y: 0, width: 0, height: 9), animated: false)
    #expect(zoom.view.zoomScale == 4)
  }

  @Test func `animated the scale grows evenly about the center, and its end is notified`() {
    let zoom = ZoomTrial()
    zoom.view.contentOffset = CGPoint(x: 100, y: 100)
    zoom.view.setZoomScale(3, animated: true)
    #expect(zoom.view.zoomScale == 1 && zoom.heard == ["will true"])
    var scales: [CGFloat] = []
    for _ in 0..<60 {
      zoom.trial.pass()
      scales.append(zoom.view.zoomScale)
      let stays = zoom.point(100, 100).isAt(200, 200)
      #expect(stays)
    }
    let rises = zip(scales, scales.dropFirst()).allSatisfy { $0 <= $1 }
    #expect(rises && scales[0] > 1 && scales[5] < 3 && scales.last == 3)
    #expect(zoom.heard == ["will true", "end 3.0"] && zoom.trial.isStill && !zoom.view.isZooming)
  }

  @Test func `runs repeat to the bit`() {
    let runs = (0..<2).map { _ in
      let zoom = ZoomTrial()
      zoom.view.zoom(to: CGRect(x: 20, y: 200, width: 70, height: 50), animated: true)
      return (0..<30).map { _ in
        zoom.trial.pass()
        return [zoom.view.zoomScale, zoom.view.contentOffset.x, zoom.view.contentOffset.y]
      }
    }
    #expect(runs[0] == runs[1] && runs[0].last?[0] ?? 0 > 2.8)
  }

  @Test func `outside windows an animated zoom is there at once`() {
    let zoom = ZoomTrial()
    zoom.view.removeFromSuperview()
    zoom.view.setZoomScale(2, animated: true)
    #expect(zoom.view.zoomScale == 2 && zoom.heard == ["end 2.0"])
  }

  @Test func `fingers hold the points that they came down on`() {
    let zoom = ZoomTrial()
    zoom.view.contentOffset = CGPoint(x: 50, y: 50)
    let (left, right) = (zoom.point(80, 100), zoom.point(120, 100))
    zoom.pinch(from: 40, to: 80, lifts: false)
    #expect(zoom.view.isZooming && !zoom.view.isDragging && abs(zoom.view.zoomScale - 2) < 1e-9)
    let holds =
      zoom.point(60, 100).isAt(left.x, left.y) && zoom.point(140, 100).isAt(right.x, right.y)
    #expect(holds)
    zoom.trial.shown.release(140, 100, at: zoom.trial.time)
    #expect(zoom.heard == ["will true", "end 2.0"] && !zoom.view.isZooming && zoom.trial.isStill)
  }

  @Test(arguments: [(20.0, 190.0, 4.0), (190, 20, 0.5)])
  func `beyond a limit it resists, less than twofold, and bounces back when released`(
    _ from: Double,
    _ to: Double,
    _ limit: Double
  ) {
    let zoom = ZoomTrial()
    zoom.pinch(from: CGFloat(from), to: CGFloat(to), lifts: false)
    let far = Double(zoom.view.zoomScale) / limit
    #expect(limit > 1 ? far > 1.1 && far < 2 : far < 0.9 && far > 0.5)
    zoom.trial.shown.release(100 + to / 2, 100, at: zoom.trial.time)
    #expect(zoom.view.isZoomBouncing && zoom.heard == ["will true"])
    var way: [Double] = []
    for _ in 0..<60 {
      zoom.trial.pass()
      way.append(abs(Double(zoom.view.zoomScale) - limit))
    }
    let comes = zip(way, way.dropFirst()).allSatisfy { $0 >= $1 }
    #expect(comes && way.last == 0 && zoom.trial.isStill && !zoom.view.isZoomBouncing)
    #expect(zoom.heard == ["will true", "end \(limit)"])
  }

  @Test func `without bounces it stays at its limits`() {
    let zoom = ZoomTrial()
    zoom.view.bouncesZoom = false
    zoom.pinch(from: 20, to: 190)
    #expect(zoom.view.zoomScale == 4 && !zoom.view.isZoomBouncing)
    #expect(zoom.heard == ["will true", "end 4.0"])
  }

  @Test func `a pinch taken away comes back too, one of a view that is gone at once`() {
    let zoom = ZoomTrial()
    zoom.pinch(from: 20, to: 190, lifts: false)
    zoom.trial.shown.send(.focusChanged(false))
    #expect(!zoom.view.isZooming && zoom.view.isZoomBouncing)
    zoom.trial.pass(3)
    zoom.view.removeFromSuperview()
    #expect(zoom.view.zoomScale == 4 && zoom.trial.isStill && zoom.heard.last == "end 4.0")
    zoom.trial.shown.send(.focusChanged(true))
  }

  /// A notch is a fourth root of 2; notches that come while it zooms add up.
  @Test func `the wheel with Ctrl zooms about the pointer`() {
    let zoom = ZoomTrial()
    zoom.view.contentOffset = CGPoint(x: 100, y: 100)
    let under = zoom.point(100, 60)
    for _ in 0..<4 { zoom.trial.turn(0, 48, holding: .control, at: 60) }
    zoom.trial.pass(5)
    let holds = zoom.point(100, 60).isAt(under.x, under.y)
    #expect(holds && zoom.view.zoomScale > 1 && zoom.view.zoomScale < 2)
    zoom.trial.pass(60)
    let stays = zoom.point(100, 60).isAt(under.x, under.y)
    #expect(stays && abs(zoom.view.zoomScale - 2) < 1e-9 && zoom.trial.isStill)
    #expect(zoom.heard == ["will true", "end 2.0"])
    for _ in 0..<40 { zoom.trial.turn(0, -48, holding: .control) }
    zoom.trial.pass(90)
    #expect(zoom.view.zoomScale == 0.5)
  }

  @Test func `insets that the delegate sets to center the content hold on the way`() {
    let zoom = ZoomTrial()
    zoom.view.minimumZoomScale = 0.25
    zoom.onZoom = { view in
      let room = max(0, (200 - view.contentSize.height) / 2)
      view.contentInset = UIEdgeInsets(top: room, left: room, bottom: room, right: room)
    }
    zoom.view.setZoomScale(0.25, animated: true)
    var steps: [CGFloat] = []
    for _ in 0..<90 {
      let before = zoom.photo.convert(CGPoint.zero, to: nil).y
      zoom.trial.pass()
      steps.append(zoom.photo.convert(CGPoint.zero, to: nil).y - before)
    }
    #expect(zoom.view.contentOffset == CGPoint(x: -50, y: -50))
    // Without a jump back or forth: its corner comes in all the way.
    let rises = steps.allSatisfy { $0 > -1e-9 }
    #expect(rises && steps.last == 0)
  }

  @Test func `a new offset ends a zoom by itself at its end`() {
    let zoom = ZoomTrial()
    zoom.view.setZoomScale(2, animated: true)
    zoom.trial.pass(3)
    zoom.view.contentOffset = CGPoint(x: 7, y: 9)
    #expect(zoom.view.zoomScale == 2 && zoom.view.contentOffset == CGPoint(x: 7, y: 9))
    #expect(zoom.trial.isStill && zoom.heard == ["will true", "end 2.0"])
  }

  @Test func `in a block of animations the scale animates`() {
    let zoom = ZoomTrial()
    UIView.animate(withDuration: 1) { zoom.view.zoomScale = 2 }
    #expect(zoom.photo.layer.animationKeys()?.isEmpty == false && zoom.view.zoomScale == 2)
    #expect(zoom.trial.isStill)
  }
}
