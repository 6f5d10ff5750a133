import CoreGraphics
import QuartzCore
import FrameLoop
import Testing
import UIKit

/// What is called something, and where it is seen, in a window of 200 × 100 points without a screen.
struct `Names in a scene` {
  private func play(_ body: (StageFixture, SceneNames) -> Void) {
    let fixture = StageFixture()
    fixture.layer.name = "square"
    body(fixture, SceneNames(fixture.scene))
    fixture.end()
  }

  private func draw(_ fixture: StageFixture, at time: Double = 0) {
    MediaClock.set(time)
    CATransaction.flush()
    fixture.stage.runFrame(for: time)
  }

  private func square(in superlayer: CALayer, _ frame: CGRect) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    superlayer.addSublayer(layer)
    return layer
  }

  @Test func `a layer is where its superlayers put it`() {
    play { fixture, names in
      let outer = square(in: fixture.scene.layer, CGRect(x: 100, y: 20, width: 50, height: 50))
      outer.bounds.origin = CGPoint(x: 5, y: 0)
      outer.transform = CATransform3DMakeScale(2, 1, 1)
      let inner = square(in: outer, CGRect(x: 10, y: 10, width: 10, height: 10))
      inner.name = "inner"
      draw(fixture)
      #expect(
        names.rectangle(named: "square") == CGRect(x: 10, y: 10, width: 40, height: 40)
      )
      // The outer one is 75 … 175 now, and its 5 is at its edge.
      #expect(names.rectangle(named: "inner") == CGRect(x: 85, y: 30, width: 20, height: 10))
      #expect(names.rectangle(named: "nobody") == nil)
    }
  }

  @Test func `a view is found by its identifier, and its layer by that's name`() {
    play { fixture, names in
      let view = UIView(frame: CGRect(x: 60, y: 10, width: 30, height: 20))
      view.accessibilityIdentifier = "submit"
      view.layer.name = "button"
      fixture.scene.addSubview(view)
      draw(fixture)
      #expect(names.rectangle(identified: "submit") == view.frame)
      #expect(names.rectangle(named: "button") == view.frame)
      #expect(names.rectangle(named: "submit") == nil)
      #expect(names.rectangle(identified: "button") == nil)
    }
  }

  @Test func `what moves is where it is seen`() {
    play { fixture, names in
      let move = CABasicAnimation(keyPath: "position.x")
      (move.fromValue, move.toValue, move.duration) = (30, 130, 1)
      fixture.layer.add(move, forKey: nil)
      draw(fixture)
      draw(fixture, at: 0.5)
      #expect(
        names.rectangle(named: "square") == CGRect(x: 60, y: 10, width: 40, height: 40)
      )
      #expect(names.target(at: CGPoint(x: 95, y: 30))?.name == .named("square"))
      #expect(names.target(at: CGPoint(x: 20, y: 30)) == nil)
    }
  }

  @Test func `the first that can be seen counts`() {
    play { fixture, names in
      let second = square(in: fixture.scene.layer, CGRect(x: 100, y: 0, width: 10, height: 10))
      second.name = "square"
      draw(fixture)
      #expect(names.rectangle(named: "square")?.minX == 10)
      // (Without the animation, in which it is still seen.)
      CATransaction.setDisableActions(true)
      fixture.layer.isHidden = true
      draw(fixture)
      #expect(names.rectangle(named: "square")?.minX == 100)
      CATransaction.setDisableActions(true)
      second.opacity = 0
      draw(fixture)
      #expect(names.rectangle(named: "square") == nil)
      #expect(names.layer(.named("square")) === fixture.layer)
    }
  }

  @Test func `what is at a point is called by the nearest name above it`() {
    play { fixture, names in
      let part = square(in: fixture.layer, CGRect(x: 5, y: 5, width: 10, height: 10))
      draw(fixture)
      let found = names.target(at: CGPoint(x: 20, y: 20))
      #expect(found?.name == .named("square"))
      #expect(found?.rectangle == CGRect(x: 10, y: 10, width: 40, height: 40))
      part.name = "part"
      #expect(names.target(at: CGPoint(x: 20, y: 20))?.name == .named("part"))
      #expect(names.target(at: CGPoint(x: 150, y: 80)) == nil)
    }
  }

  /// A name that leads elsewhere would be no name.
  @Test func `what cannot be found again by its name is called by another`() {
    play { fixture, names in
      let view = UIView(frame: CGRect(x: 60, y: 10, width: 80, height: 80))
      view.accessibilityIdentifier = "list"
      let row = square(in: view.layer, CGRect(x: 0, y: 0, width: 80, height: 20))
      row.name = "square"
      fixture.scene.addSubview(view)
      draw(fixture)
      #expect(names.target(at: CGPoint(x: 70, y: 15))?.name == .identified("list"))
    }
  }
}
