import CoreGraphics
import Foundation

/// The sizes of overlays, which grow with the recorded picture: a large one is looked at from farther away.
nonisolated struct OverlaySize: Equatable, Sendable {
  /// The picture's size, in points.
  let picture: CGSize
  /// Pixels per point.
  let scale: Double

  /// The font size of captions, in points: 22 lines would fill the picture.
  var font: Double {
    let side = min(Double(picture.height), Double(picture.width) * 0.9)
    return min(max(side / 22, 12), 30)
  }

  /// The font size of a chapter's title, in points.
  var title: Double {
    let side = min(Double(picture.height), Double(picture.width) * 0.7)
    return min(max(side / 9, 18), 64)
  }

  /// The pointer's size relative to that on a screen, 1 … 1.6.
  var hand: Double { min(max(Double(picture.height) / 400, 1), 1.6) }

  /// Maximum width of text, in points.
  var textWidth: Double { Double(picture.width) * 0.8 }

  /// The distance from the lowest panel to the picture's lower edge, in points.
  var margin: Double { whole(font * 1.1) }

  /// A length rounded to whole pixels, in points.
  func whole(_ length: Double) -> Double { (length * scale).rounded() / scale }

  /// A length rounded up to whole pixels, in points.
  func wholeUp(_ length: Double) -> Double { (length * scale - 1e-6).rounded(.up) / scale }
}
