import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// A window's layers as text, one per line: their classes, their places, and how visible they are.
enum LayerTreeText {
  /// The text.
  ///
  /// - Parameters:
  ///   - root: The root of the tree.
  ///   - time: The time in seconds; the effect of animations at it is written beside the model values.
  /// - Returns: Lines, indented by two spaces for each level.
  static func of(_ root: CALayer, at time: Double) -> String {
    var lines: [String] = []
    // (Trees may be deeper than the stack.)
    var waiting = [(root, 0)]
    while let (layer, depth) = waiting.popLast() {
      lines.append(String(repeating: "  ", count: depth) + line(layer, time))
      waiting += (layer.sublayers ?? []).reversed().map { ($0, depth + 1) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(_ layer: CALayer, _ time: Double) -> String {
    let owner = (layer.delegate as? UIView).map { "\(type(of: $0)) " } ?? ""
    let name = layer.name.map { " \"\($0)\"" } ?? ""
    let own = values(layer)
    let shown = layer.presentation(at: time).map(values) ?? own
    return "\(owner)\(type(of: layer))\(name) \(own)" + (shown == own ? "" : " shown \(shown)")
  }

  private static func values(_ layer: CALayer) -> String {
    let (place, size) = (layer.position, layer.bounds.size)
    var text =
      "at \(number(place.x)),\(number(place.y)) size \(number(size.width))x\(number(size.height))"
    if layer.bounds.origin != .zero {
      text += " from \(number(layer.bounds.origin.x)),\(number(layer.bounds.origin.y))"
    }
    if layer.zPosition != 0 { text += " z \(number(layer.zPosition))" }
    if layer.opacity != 1 { text += " opacity \(number(CGFloat(layer.opacity)))" }
    if layer.isHidden { text += " hidden" }
    if layer.cornerRadius != 0 { text += " radius \(number(layer.cornerRadius))" }
    if let color = layer.backgroundColor { text += " color \(components(color))" }
    if !CATransform3DIsIdentity(layer.transform) { text += " transform \(matrix(layer.transform))" }
    if let label = layer.delegate as? UILabel, let words = label.text {
      text += " text \"\(words.replacing("\n", with: "\\n"))\""
    }
    return text
  }

  private static func components(_ color: CGColor) -> String {
    (0..<4).map { number(CGFloat(color.rgba[$0])) }.joined(separator: ",")
  }

  private static func matrix(_ t: CATransform3D) -> String {
    [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41,
      t.m42, t.m43, t.m44,
    ].map(number).joined(separator: " ")
  }

  /// Rounded to a thousandth, without trailing zeros.
  private static func number(_ value: CGFloat) -> String {
    let thousandths = (Double(value) * 1000).rounded()
    guard thousandths.isFinite, abs(thousandths) < 1e15 else { return "\(value)" }
    let whole = thousandths / 1000
    return whole == whole.rounded() ? "\(Int(whole))" : "\(whole)"
  }
}
