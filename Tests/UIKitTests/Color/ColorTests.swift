import CoreGraphics
import Foundation
import Testing
import UIKit

/// Colors for views.
struct `Colors of UIKit` {
  /// The values of Apple's table of named colors.
  @Test(
    arguments: [
      (.black, 0, 0, 0, 1), (.white, 1, 1, 1, 1), (.red, 1, 0, 0, 1), (.cyan, 0, 1, 1, 1),
      (.orange, 1, 0.5, 0, 1), (.purple, 0.5, 0, 0.5, 1), (.brown, 0.6, 0.4, 0.2, 1),
      (.gray, 0.5, 0.5, 0.5, 1), (.lightGray, 2.0 / 3, 2.0 / 3, 2.0 / 3, 1), (.clear, 0, 0, 0, 0),
      (.systemBlue, 0, 122.0 / 255, 1, 1), (.systemRed, 1, 59.0 / 255, 48.0 / 255, 1),
      (.systemGreen, 52.0 / 255, 199.0 / 255, 89.0 / 255, 1),
    ] as [(UIColor, Double, Double, Double, Double)]
  )
  func `named colors are as on iOS`(
    _ color: UIColor,
    _ red: Double,
    _ green: Double,
    _ blue: Double,
    _ alpha: Double
  ) {
    #expect(color.cgColor.rgba == SIMD4(red, green, blue, alpha))
  }

  /// The six corners of the circle of hues, half saturation, and values out of range.
  @Test(
    arguments: [
      (0, 1, 1, 1, 0, 0), (1.0 / 6, 1, 1, 1, 1, 0), (1.0 / 3, 1, 1, 0, 1, 0), (0.5, 1, 1, 0, 1, 1),
      (2.0 / 3, 1, 1, 0, 0, 1), (5.0 / 6, 1, 1, 1, 0, 1), (1, 1, 1, 1, 0, 0),
      (0, 0.5, 0.8, 0.8, 0.4, 0.4), (0.3, 0, 0.4, 0.4, 0.4, 0.4), (-1, 2, 2, 1, 0, 0),
    ] as [(CGFloat, CGFloat, CGFloat, Double, Double, Double)]
  )
  func `hue, saturation and brightness make the color`(
    _ hue: CGFloat,
    _ saturation: CGFloat,
    _ brightness: CGFloat,
    _ red: Double,
    _ green: Double,
    _ blue: Double
  ) {
    let rgba = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
      .cgColor.rgba
    let difference = rgba - SIMD4(red, green, blue, 0.5)
    #expect((difference * difference).sum() < 1e-24)
  }

  @Test func `colors with equal components are equal`() {
    let color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(color == .red && color.hash == UIColor.red.hash && color != .blue)
    #expect(Set([color, .red, .blue]).count == 2)
    #expect(color.withAlphaComponent(0.5) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  @Test func `components can be read back`() {
    var (red, green, blue, alpha) = (CGFloat(9), CGFloat(9), CGFloat(9), CGFloat(9))
    UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect([red, green, blue, alpha] == [0.1, 0.2, 0.3, 0.4])
  }

  /// As on iOS a layer takes a view's color by key, and answers its own kind.
  @Test func `a layer takes a view's color by key`() {
    let layer = CALayer()
    layer.setValue(UIColor.red, forKey: "backgroundColor")
    layer.setValue(UIColor.blue, forKeyPath: "borderColor")
    #expect(layer.backgroundColor == UIColor.red.cgColor)
    #expect(layer.value(forKey: "borderColor") as? CGColor == UIColor.blue.cgColor)
  }

  /// Peer 20, of material-motion's tests, which ran on iOS: a `UIColor` by key animates a border and a shadow, but not
  /// a background where there was none; a `CGColor` does.
  @Test(arguments: [("backgroundColor", false), ("borderColor", true), ("shadowColor", true)])
  func `a view's color by key starts from a color`(_ key: String, animates: Bool) {
    let shown = ShownWindow()
    let layer = CALayer()
    shown.window.layer.addSublayer(layer)
    CATransaction.flush()
    layer.setValue(UIColor.red, forKey: key)
    #expect(layer.animationKeys() == (animates ? [key] : nil))
    layer.removeAllAnimations()
    layer.setValue(UIColor.blue.cgColor, forKey: key)
    #expect(layer.animationKeys() == [key])
  }

  /// B10: boxed geometry works as animation values.
  @Test func `geometry can be boxed the way UIKit spells it`() {
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    let turn = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSValue(cgAffineTransform: turn).cgAffineTransformValue == turn)
    #expect((turn as NSValue).cgAffineTransformValue == turn)
    #expect(NSValue(cgPoint: .zero).cgAffineTransformValue == .identity)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect((NSValue(uiEdgeInsets: insets) as Any) as? UIEdgeInsets == insets)
    #expect((insets as NSValue).uiEdgeInsetsValue == insets)
    let vector = CGVector(dx: 1, dy: 2)
    #expect((NSValue(cgVector: vector) as Any) as? CGVector == vector)
    #expect((vector as NSValue).cgVectorValue == vector)
    #expect((vector as NSValue) as? UIEdgeInsets == nil)
    #expect(NSValue(cgRect: rect).cgAffineTransformValue == .identity)
  }
}
