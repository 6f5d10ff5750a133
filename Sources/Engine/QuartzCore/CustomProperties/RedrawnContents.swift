import CoreGraphics

/// What a layer drew for a frame, with all values that it could draw from.
package final class RedrawnContents {
  private let source: LayerValues
  /// What a copy drew; `nil` if the layer's own contents are shown.
  let drawn: CGImage??

  init(from source: LayerValues, drawn: CGImage??) {
    (self.source, self.drawn) = (source, drawn)
  }

  /// Whether it was drawn from these values; a layer that sets its own contents does not draw from them.
  func isDrawn(from values: LayerValues) -> Bool {
    source.custom == values.custom
      && Self.properties.allSatisfy {
        source[$0] == values[$0] || ($0 == .contents && drawn == nil)
      }
  }

  private static let properties = LayerProperty.allCases
}
