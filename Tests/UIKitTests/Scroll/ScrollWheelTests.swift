import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// The wheel and keys over scroll views.
@Suite(.serialized) struct `Scroll steps` {
  @Test func `a notch is eased over some frames, and notches add up`() {
    let trial = ScrollTrial()
    trial.turn(0, -48)
    let places = trial.pass(6)
    #expect(places[0] > 0 && places[0] < 30 && places[5] < 48 && !trial.isStill)
    trial.turn(0, -48)
    trial.turn(0, -48)
    trial.pass(60)
    #expect(trial.y == 144 && trial.isStill && trial.log.heard.isEmpty)
    // The content goes down with a turn up.
    trial.turn(0, 48)
    trial.pass(60)
    #expect(trial.y == 96)
  }

  @Test func `the wheel never goes beyond an end`() {
    let trial = ScrollTrial(CGSize(width: 200, height: 300))
    for _ in 0..<5 { trial.turn(0, -48) }
    let places = trial.pass(60)
    let most = places.max() ?? 0
    #expect(most == 100 && trial.y == 100)
    trial.turn(0, -48)
    #expect(trial.isStill)
  }

  @Test func `with Shift, or a wheel of that kind, it goes sideways`() {
    let trial = ScrollTrial(CGSize(width: 500, height: 500))
    trial.turn(0, -48, holding: .shift)
    trial.pass(60)
    #expect(trial.view.contentOffset == CGPoint(x: 48, y: 0))
    trial.turn(-48, 0)
    trial.pass(60)
    #expect(trial.view.contentOffset == CGPoint(x: 96, y: 0))
  }

  @Test func `the deepest that can be moved that way takes the wheel`() {
    let trial = ScrollTrial()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
    inner.contentSize = CGSize(width: 200, height: 170)
    trial.view.addSubview(inner)
    trial.turn(0, -48)
    trial.pass(60)
    #expect(inner.contentOffset.y == 20 && trial.y == 0)
    trial.turn(0, -48)
    trial.pass(60)
    #expect(inner.contentOffset.y == 20 && trial.y == 48)
    // Beside the inner one it is the outer's.
    trial.turn(0, 48, at: 180)
    trial.pass(60)
    #expect(inner.contentOffset.y == 20 && trial.y == 0)
  }

  @Test(arguments: [CGVector(dx: CGFloat.nan, dy: 0), CGVector(dx: 0, dy: CGFloat.infinity)])
  func `a wheel that turns by no number does nothing`(_ way: CGVector) {
    let trial = ScrollTrial()
    trial.turn(Double(way.dx), Double(way.dy))
    #expect(trial.y == 0 && trial.isStill)
  }

  @Test func `keys move the content of the first responder`() {
    let trial = ScrollTrial(CGSize(width: 500, height: 2000))
    #expect(trial.view.becomeFirstResponder())
    let keys: [(UInt32, CGPoint)] = [
      (KeyName.down, CGPoint(x: 0, y: 48)), (KeyName.right, CGPoint(x: 48, y: 48)),
      (KeyName.up, CGPoint(x: 48, y: 0)), (KeyName.left, .zero),
      (0xFF56, CGPoint(x: 0, y: 152)), (0xFF55, .zero),
      (0xFF57, CGPoint(x: 0, y: 1800)), (0xFF50, .zero),
    ]
    for (key, offset) in keys {
      trial.shown.type(key)
      trial.pass(60)
      #expect(trial.view.contentOffset == offset && trial.isStill)
    }
    trial.shown.type(KeyName.down, modifiers: .control)
    #expect(trial.isStill)
    trial.view.allowsKeyboardScrolling = false
    trial.shown.type(KeyName.down)
    #expect(trial.isStill)
  }

  @Test func `keys that cannot move it pass to the scroll view around it`() {
    let trial = ScrollTrial()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    inner.contentSize = CGSize(width: 200, height: 100)
    trial.view.addSubview(inner)
    #expect(inner.becomeFirstResponder())
    trial.shown.type(KeyName.down)
    trial.pass(60)
    #expect(trial.y == 48)
  }
}
