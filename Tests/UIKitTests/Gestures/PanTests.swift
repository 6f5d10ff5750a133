import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import WindowSystem

/// Dragging (V11, peer 183).
struct `Pans` {
  private let log = GestureLog()

  private func makePan(
    _ pan: UIPanGestureRecognizer = UIPanGestureRecognizer()
  ) -> (ShownWindow, TouchedView, UIPanGestureRecognizer) {
    let shown = ShownWindow()
    let view = shown.add(TouchedView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)))
    return (shown, view, log.add(pan, "pan", to: view))
  }

  @Test func `a pan begins beyond 10 points, changes, and ends`() {
    let (shown, view, pan) = makePan()
    shown.press(50, 50)
    shown.move(60, 50, at: 0.01)
    #expect(log.heard.isEmpty && pan.state == .possible)
    shown.move(60.5, 50, at: 0.02)
    #expect(log.heard == ["pan began"] && pan.state == .began)
    shown.move(70, 60, at: 0.03)
    shown.release(70, 60, at: 0.04)
    #expect(log.heard == ["pan began", "pan changed", "pan ended"])
    #expect(view.heard == ["began", "moved", "cancelled"])
    #expect(pan.state == .possible && pan.numberOfTouches == 0)
  }

  @Test func `a press is no pan, and the view keeps it`() {
    let (shown, view, _) = makePan()
    shown.press(50, 50)
    shown.move(55, 50)
    shown.release(55, 50)
    #expect(log.heard.isEmpty)
    #expect(view.heard == ["began", "moved", "ended"])
  }

  /// It counts from where the finger came down, so that who is asked whether it may begin knows its direction.
  @Test func `the translation adds up until it is set`() {
    let (shown, _, pan) = makePan()
    var found: [CGPoint] = []
    log.onAction = { _ in
      found.append(pan.translation(in: shown.window))
      pan.setTranslation(.zero, in: shown.window)
    }
    shown.press(50, 50)
    shown.move(62, 50)
    shown.move(70, 53)
    shown.release(75, 53)
    #expect(found == [CGPoint(x: 12, y: 0), CGPoint(x: 8, y: 3), CGPoint(x: 5, y: 0)])
  }

  @Test func `translation and velocity are in the view's own coordinates`() {
    let (shown, view, pan) = makePan()
    let turned = UIView(frame: view.bounds)
    view.addSubview(turned)
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
    shown.press(50, 50, at: 1)
    shown.move(70, 50, at: 1.05)
    let (way, speed) = (pan.translation(in: turned), pan.velocity(in: turned))
    // Rounding of the matrix's sine and cosine.
    #expect(abs(way.x) < 1e-9 && abs(way.y + 10) < 1e-9)
    #expect(abs(speed.x) < 1e-6 && abs(speed.y + 200) < 1e-6)
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
  }

  @Test func `the velocity is that of the last tenth of a second`() {
    let (shown, _, pan) = makePan()
    shown.press(20, 50, at: 1)
    for step in 1...20 { shown.move(20 + Double(step), 50, at: 1 + Double(step) / 60) }
    let slow = pan.velocity(in: nil).x
    #expect(abs(slow - 60) < 1e-9)
    for step in 1...20 { shown.move(40 + 2 * Double(step), 50, at: 1 + Double(20 + step) / 60) }
    let fast = pan.velocity(in: nil).x
    #expect(abs(fast - 120) < 1e-9)
    var atEnd = CGPoint(x: -1, y: -1)
    log.onAction = { _ in atEnd = pan.velocity(in: nil) }
    shown.release(80, 50, at: 2)
    #expect(log.heard.last == "pan ended" && atEnd == .zero)
  }

  @Test func `moves that come at one time have no velocity`() {
    let (shown, _, pan) = makePan()
    shown.press(50, 50, at: 1)
    shown.move(70, 50, at: 1)
    #expect(pan.velocity(in: nil) == .zero)
  }

  @Test func `a pan of two fingers needs both`() {
    let (shown, _, pan) = makePan()
    pan.minimumNumberOfTouches = 2
    shown.press(50, 50)
    shown.move(90, 50)
    shown.release(90, 50)
    #expect(log.heard.isEmpty)
    shown.press(50, 50, at: 5, holding: [.control, .shift])
    shown.move(90, 50, at: 5.1, holding: [.control, .shift])
    #expect(log.heard == ["pan began"] && pan.numberOfTouches == 2)
    #expect(pan.translation(in: nil) == CGPoint(x: 40, y: 0))
    shown.release(90, 50, at: 5.2)
    #expect(log.heard == ["pan began", "pan ended"])
  }

  @Test func `a pan of one finger fails with two`() {
    let (shown, _, pan) = makePan()
    pan.maximumNumberOfTouches = 1
    shown.press(50, 50, at: 0, holding: [.control, .shift])
    shown.move(90, 50, at: 0.1, holding: [.control, .shift])
    shown.release(90, 50, at: 0.2)
    #expect(log.heard.isEmpty)
  }

  @Test func `a pan from an edge comes from that edge, inwards`() {
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    let (shown, _, _) = makePan(edge)
    let drags: [((Double, Double), (Double, Double))] = [
      ((25, 50), (60, 50)), ((190, 50), (150, 50)), ((10, 50), (15, 90)), ((5, 50), (60, 55)),
    ]
    for (index, (from, to)) in drags.enumerated() {
      shown.press(from.0, from.1, at: Double(index))
      shown.move(to.0, to.1, at: Double(index) + 0.1)
      shown.release(to.0, to.1, at: Double(index) + 0.2)
    }
    #expect(log.heard == ["pan began", "pan ended"])
    edge.edges = []
    shown.press(5, 50, at: 9)
    shown.move(60, 50, at: 9)
    #expect(log.heard.count == 2)
  }
}
