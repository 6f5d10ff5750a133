import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// What touches find while a property animator moves a view (U12, U17).
final class `Hits of views that an animator moves`: AnimatorRoom {
  /// Whether a touch at a distance from the left, in points, finds the view.
  private func isHit(_ x: Double) -> Bool {
    shown.window.hitTest(CGPoint(x: x, y: 50), with: nil) === view
  }

  /// It goes from 0 … 100 to 100 … 200.
  @Test func `are where they are seen (U17)`() {
    let animator = mover()
    #expect(isHit(10) && !isHit(110))
    animator.startAnimation()
    shown.advance(to: 0)
    shown.advance(to: 0.25)
    #expect(!isHit(20) && isHit(30) && isHit(120) && !isHit(130))
    animator.fractionComplete = 0.75
    // What is seen is what was committed.
    CATransaction.flush()
    #expect(!isHit(70) && isHit(80) && isHit(170) && !isHit(180))
    animator.stopAnimation(true)
    CATransaction.flush()
    #expect(!isHit(70) && isHit(80) && isHit(170) && !isHit(180))
    #expect(view.center.x == 125)
  }

  @Test func `are where they will be when that is left to the program`() {
    let animator = mover()
    animator.isManualHitTestingEnabled = true
    animator.startAnimation()
    shown.advance(to: 0)
    shown.advance(to: 0.25)
    #expect(!isHit(30) && isHit(150))
    animator.isManualHitTestingEnabled = false
    #expect(isHit(30) && !isHit(150))
    animator.isUserInteractionEnabled = false
    #expect(!isHit(30) && !isHit(150))
    animator.isUserInteractionEnabled = true
    shown.advance(to: 1)
    #expect(calls == ["end"] && !isHit(90) && isHit(110))
  }

  /// With all around it: a turned one within one that moves, among many.
  @Test func `may be in others that move`() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.addSubview(inner)
    for _ in 0..<100 { view.insertSubview(UIView(frame: .zero), at: 0) }
    let animator = mover()
    animator.addAnimations { inner.transform = CGAffineTransform(translationX: 40, y: 0) }
    animator.startAnimation()
    shown.advance(to: 0)
    shown.advance(to: 0.5)
    // The outer one shows at 50, and the inner one 20 further.
    let found = shown.window.hitTest(CGPoint(x: 105, y: 20), with: nil)
    let beside = shown.window.hitTest(CGPoint(x: 65, y: 20), with: nil)
    #expect(found === inner && beside === view)
  }
}
