import CoreGraphics
import QuartzCore
import Testing
import UIKit
import WindowSystem

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

  @Test func `keys that no responder handles move the content`() {
    let trial = ScrollTrial(CGSize(width: 500, height: 2000))
    #expect(!trial.view.becomeFirstResponder())
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
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    inner.addSubview(button)
    #expect(button.becomeFirstResponder())
    trial.shown.type(KeyName.down)
    trial.pass(60)
    #expect(trial.y == 48)
  }

  private func makePair() -> (ScrollTrial, other: UIScrollView) {
    let trial = ScrollTrial()
    trial.view.frame.size.width = 100
    let other = UIScrollView(frame: CGRect(x: 100, y: 0, width: 100, height: 200))
    other.contentSize = CGSize(width: 100, height: 900)
    trial.shown.window.addSubview(other)
    return (trial, other)
  }

  @Test func `of two the one that was clicked last has the keys, wherever the pointer is`() {
    let (trial, other) = makePair()
    trial.shown.click(150, 100)
    trial.shown.move(50, 100)
    trial.shown.type(KeyName.down)
    trial.pass(60)
    #expect(other.contentOffset.y == 48 && trial.y == 0)
    trial.turn(0, -48)
    trial.pass(60)
    // (The wheel is turned at x = 100, which is the other's.)
    #expect(other.contentOffset.y == 96)
    trial.shown.click(50, 100, at: trial.time + 1)
    trial.shown.type(KeyName.down)
    trial.pass(60)
    #expect(other.contentOffset.y == 96 && trial.y == 48)
    trial.view.removeFromSuperview()
    trial.shown.type(KeyName.down)
    trial.pass(60)
    #expect(other.contentOffset.y == 144)
  }

  @Test func `of two that were not clicked the one under the pointer has the keys`() {
    let (trial, other) = makePair()
    trial.shown.move(150, 100)
    trial.shown.type(KeyName.down)
    trial.pass(60)
    #expect(other.contentOffset.y == 48 && trial.y == 0)
    trial.shown.send(.pointerLeft(trial.shown.pointer(150, 100, trial.time)))
    trial.shown.type(KeyName.down)
    trial.pass(60)
    #expect(other.contentOffset.y == 48 && trial.y == 48)
  }

  @Test func `a held key goes on, and a responder that takes keys keeps them`() {
    final class Taking: UIViewController {
      var takes = false
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !takes { super.pressesBegan(presses, with: event) }
      }
    }
    let trial = ScrollTrial()
    let root = Taking()
    root.view.addSubview(trial.view)
    trial.shown.window.rootViewController = root
    CATransaction.flush()
    let key = KeyState(keysym: KeyName.down, text: "", time: 0)
    trial.shown.send(.keyPressed(key, isRepeat: false))
    trial.shown.send(.keyPressed(key, isRepeat: true))
    trial.shown.send(.keyReleased(key))
    trial.pass(60)
    #expect(trial.y == 96)
    root.takes = true
    trial.shown.type(KeyName.down)
    #expect(trial.isStill)
  }

  @Test func `keys do not move what lies below a sheet`() {
    let trial = ScrollTrial()
    let root = UIViewController()
    root.view.addSubview(trial.view)
    trial.shown.window.rootViewController = root
    CATransaction.flush()
    trial.shown.click(100, 100)
    root.present(UIViewController(), animated: false)
    CATransaction.flush()
    trial.shown.type(KeyName.down)
    #expect(trial.isStill)
    root.dismiss(animated: false)
    CATransaction.flush()
    trial.shown.type(KeyName.down)
    trial.pass(60)
    #expect(trial.y == 48)
  }
}
