import CoreGraphics
import UIKit

/// Draws what colors are chosen by: the way of one of their parts, and the color itself.
enum SliderInk {
  /// The colors that a part leads to, from 0 to 1.
  ///
  /// - Parameters:
  ///   - color: Red, green, blue and alpha, 0 … 1.
  ///   - part: Which of them is changed.
  ///   - rect: The way.
  static func drawTrack(_ color: [Double], part: Int, in rect: CGRect) {
    Ink.fill(rect.insetBy(dx: -1, dy: -1), InspectorStyle.line)
    if part == 3 { Ink.fill(rect, .white) }
    let pieces = 24
    for piece in 0..<pieces {
      var shown = color
      if part < 3 { shown[3] = 1 }
      shown[part] = (Double(piece) + 0.5) / Double(pieces)
      let width = rect.width / CGFloat(pieces)
      Ink.fill(
        CGRect(
          x: rect.minX + CGFloat(piece) * width,
          y: rect.minY,
          width: width,
          height: rect.height
        ),
        UIColor(red: shown[0], green: shown[1], blue: shown[2], alpha: shown[3])
      )
    }
  }

  /// A color over black and white, so that its alpha is seen.
  static func drawSwatch(_ parts: [Double], in rect: CGRect) {
    Ink.fill(rect.insetBy(dx: -1, dy: -1), InspectorStyle.line)
    Ink.fill(rect, .white)
    Ink.fill(CGRect(x: rect.midX, y: rect.minY, width: rect.width / 2, height: rect.height), .black)
    let clear = parts.map { $0.isFinite ? CGFloat($0) : 0 }
    Ink.fill(rect, UIColor(red: clear[0], green: clear[1], blue: clear[2], alpha: clear[3]))
  }
}
