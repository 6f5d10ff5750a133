import CoreGraphics
import Foundation

/// How large things are in a recorded picture: a large one is looked at from farther away.
nonisolated struct OverlaySize: Equatable, Sendable {
  /// Of the picture, in points.
  let picture: CGSize
  /// Pixels per point.
  let scale: Double

  /// The font of captions, in points: two and twenty lines would fill the picture.
  var font: Double {
    let side = min(Double(picture.height), Double(picture.width) * 0.9)
    return min(max(side / 22, 12), 30)
  }

  /// The font of a chapter's title, in points.
  var title: Double {
    let side = min(Double(picture.height), Double(picture.width) * 0.7)
    return min(max(side / 9, 18), 64)
  }

  /// How much larger than on a screen the pointer is.
  var hand: Double { min(max(Double(picture.height) / 400, 1), 1.6) }

  /// The widest that words become, in points.
  var textWidth: Double { Double(picture.width) * 0.8 }

  /// From the lowest panel to the picture's lower edge, in points.
  var margin: Double { whole(font * 1.1) }

  /// The nearest length of whole pixels.
  func whole(_ length: Double) -> Double { (length * scale).rounded() / scale }

  /// The next longer length of whole pixels.
  func wholeUp(_ length: Double) -> Double { (length * scale - 1e-6).rounded(.up) / scale }
}
