import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// Views that draw themselves (DI1, DI2, DI7).
final class `Views that draw` {
  private final class Square: UIView {
    var asked: [CGRect] = []

    override func draw(_ rect: CGRect) {
      asked.append(rect)
      super.draw(rect)
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
  }

  private class Plain: UIView {}

  private lazy var shown = ShownWindow()

  /// DI1: a view with a `draw(_:)` of its own marks itself.
  @Test func `a view draws before it is seen, in its own coordinates (DI1, DI7)`() throws {
    let view = Square(frame: CGRect(x: 10, y: 10, width: 4, height: 3))
    #expect(view.asked.isEmpty)
    view.layer.contentsScale = 1
    _ = shown.add(view)
    #expect(view.asked == [CGRect(x: 0, y: 0, width: 4, height: 3)])
    let image = try #require(view.layer.values.contents)
    let red: UInt32 = 0xFFFF_0000
    #expect(image.pixels == [red, red, 0, 0, red, red, 0, 0, 0, 0, 0, 0])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  /// DI4: only the requested part is redrawn.
  @Test func `a view draws again when it is asked to, in parts (DI4)`() {
    let view = Square(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    _ = shown.add(view)
    view.setNeedsDisplay(CGRect(x: 4, y: 4, width: 2, height: 2))
    CATransaction.flush()
    view.setNeedsDisplay()
    CATransaction.flush()
    CATransaction.flush()
    let whole = CGRect(x: 0, y: 0, width: 8, height: 8)
    #expect(view.asked == [whole, CGRect(x: 4, y: 4, width: 2, height: 2), whole])
  }

  /// DI3, DI5: a change of bounds alone redraws nothing, except with the mode `redraw`.
  @Test func `a change of the bounds stretches, or redraws (DI5)`() {
    let view = Square(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    _ = shown.add(view)
    view.bounds.size.width = 16
    CATransaction.flush()
    #expect(view.asked.count == 1)
    view.contentMode = .redraw
    view.bounds.size.width = 8
    CATransaction.flush()
    #expect(view.asked.count == 2)
  }

  @Test func `a view that draws nothing has no contents`() {
    let views = [Plain(frame: CGRect(x: 0, y: 0, width: 8, height: 8)), UIView(), Plain()]
    for view in views { _ = shown.add(view) }
    #expect(views.allSatisfy { $0.layer.contents == nil })
    let image = CGImage(width: 1, height: 1, pixels: [0xFFFF_FFFF])
    let other = Plain(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    other.layer.contents = image
    _ = shown.add(other)
    #expect(other.layer.values.contents === image)
  }

  /// A view of a class that was never seen before is asked to draw, also when it has contents already.
  @Test func `contents set by hand stay where nothing draws (DI4)`() {
    class First: UIView {}
    class Framed: UIImageView {
      var wasAsked = false
      override func draw(_ rect: CGRect) { wasAsked = true }
    }
    let image = CGImage(width: 1, height: 1, pixels: [0xFFFF_FFFF])
    let (first, flat) = (First(frame: CGRect(x: 0, y: 0, width: 8, height: 8)), First())
    for view in [first, flat] {
      view.layer.contents = image
      _ = shown.add(view)
      #expect(view.layer.values.contents === image)
      view.setNeedsDisplay()
      CATransaction.flush()
      #expect(view.layer.values.contents === image)
    }
    let framed = Framed(image: UIImage(cgImage: image))
    _ = shown.add(framed)
    framed.setNeedsDisplay()
    CATransaction.flush()
    #expect(framed.layer.values.contents === image && !framed.wasAsked)
  }

  @Test func `a view that loses its area drops its drawing`() {
    let view = Square(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    _ = shown.add(view)
    #expect(view.layer.contents != nil)
    view.bounds.size = .zero
    view.setNeedsDisplay()
    CATransaction.flush()
    #expect(view.layer.contents == nil)
  }

  /// What a class draws is seen when its first view is displayed, not when its views are made.
  @Test func `one of many views of a class that draws nothing is asked`() {
    class Counted: UIView {
      static var asked = 0
      override func draw(_ layer: CALayer, in ctx: CGContext) {
        Self.asked += 1
        super.draw(layer, in: ctx)
      }
    }
    let views = (0..<10).map { _ in Counted(frame: CGRect(x: 0, y: 0, width: 8, height: 8)) }
    for view in views { shown.window.addSubview(view) }
    CATransaction.flush()
    #expect(Counted.asked == 1 && views.allSatisfy { $0.layer.contents == nil })
    views[5].setNeedsDisplay()
    CATransaction.flush()
    #expect(Counted.asked == 2)
  }

  /// An own `draw(_:)` that calls `UIView`'s and has nothing to draw looks like none, until a view of the class draws.
  @Test func `a class that was seen to draw is asked ever after`() {
    class Dotted: UIView {
      var dots: [CGRect] = []
      override func draw(_ rect: CGRect) {
        super.draw(rect)
        UIColor.red.setFill()
        for dot in dots { UIRectFill(dot) }
      }
    }
    func dotted(_ count: Int) -> Dotted {
      let view = Dotted(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
      view.dots = (0..<count).map { CGRect(x: 2 * $0, y: 0, width: 1, height: 1) }
      return shown.add(view)
    }
    let empty = dotted(0)
    #expect(empty.layer.contents == nil)
    empty.dots = [CGRect(x: 0, y: 0, width: 1, height: 1)]
    empty.setNeedsDisplay()
    CATransaction.flush()
    #expect(empty.layer.values.contents?.pixels.first == 0xFFFF_0000)
    _ = dotted(0)
    #expect(dotted(2).layer.values.contents?.pixels.prefix(3) == [0xFFFF_0000, 0, 0xFFFF_0000])
  }

  /// DI2: a view may display instead of draw, as its layer's delegate.
  @Test func `a view that displays is not asked to draw (DI2)`() {
    class Displaying: UIView {
      var wasAsked = false
      override func display(_ layer: CALayer) {
        layer.contents = CGImage(width: 1, height: 1, pixels: [0xFF00_FF00])
      }
      override func draw(_ rect: CGRect) { wasAsked = true }
    }
    let view = shown.add(Displaying(frame: CGRect(x: 0, y: 0, width: 8, height: 8)))
    #expect(view.layer.values.contents?.pixels == [0xFF00_FF00] && !view.wasAsked)
  }

  @Test func `a view is drawn into a picture with all in it`() throws {
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 4, height: 4))
    view.backgroundColor = .blue
    let part = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    part.backgroundColor = .red
    view.addSubview(part)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).image {
      _ in view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 8, height: 8), afterScreenUpdates: true)
    }
    let pixels = try #require(image.cgImage?.pixels)
    #expect(pixels[0] == 0xFFFF_0000 && pixels[3 + 3 * 8] == 0xFFFF_0000)
    #expect(pixels[4 + 3 * 8] == 0xFF00_00FF && pixels[63] == 0xFF00_00FF)
    let isDrawn = view.drawHierarchy(in: .zero, afterScreenUpdates: false)
    #expect(!isDrawn)
  }

  @Test func `the tint color is the superview's until it is set`() {
    final class Told: UIView {
      var count = 0
      override func tintColorDidChange() { count += 1 }
    }
    let (outer, middle, inner) = (UIView(), Told(), Told())
    outer.addSubview(middle)
    middle.addSubview(inner)
    #expect(inner.tintColor == .tintColor)
    outer.tintColor = .red
    #expect(inner.tintColor == .red && inner.count == 1)
    middle.tintColor = .green
    outer.tintColor = .blue
    #expect(inner.tintColor == .green && middle.count == 2 && inner.count == 2)
    middle.tintColor = nil
    #expect(inner.tintColor == .blue && inner.count == 3)
  }

  @Test func `a move between tint colors is notified`() {
    final class Told: UIView {
      var colors: [UIColor] = []
      override func tintColorDidChange() { colors.append(tintColor) }
    }
    let (red, alsoRed, green) = (UIView(), UIView(), UIView())
    (red.tintColor, alsoRed.tintColor, green.tintColor) = (.red, .red, .green)
    let (middle, inner, own) = (Told(), Told(), Told())
    own.tintColor = .blue
    middle.addSubview(inner)
    inner.addSubview(own)
    red.addSubview(middle)
    alsoRed.addSubview(middle)
    green.addSubview(middle)
    middle.removeFromSuperview()
    let seen: [UIColor] = [.red, .green, .tintColor]
    #expect(middle.colors == seen && inner.colors == seen && own.colors == [.blue])
    let shape = UIImage(cgImage: CGImage(width: 1, height: 1, pixels: [0xFF00_0000]))
    let icon = UIImageView(image: shape.withRenderingMode(.alwaysTemplate))
    red.addSubview(icon)
    #expect(icon.layer.values.contents?.pixels == [0xFFFF_0000])
  }
}
