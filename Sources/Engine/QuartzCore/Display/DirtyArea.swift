import CoreGraphics

/// The area of a layer that has to be drawn again (DI4).
package enum DirtyArea: Equatable, Sendable {
  case nothing
  /// In the layer's own coordinates; it may extend beyond the bounds.
  case part(CGRect)
  case everything

  /// The union of both areas.
  func union(_ other: DirtyArea) -> DirtyArea {
    switch (self, other) {
    case (.nothing, let area), (let area, .nothing): area
    case (.part(let a), .part(let b)): .part(a.union(b))
    default: .everything
    }
  }

  /// The area inside the bounds; all of the bounds for a display that was not requested.
  func rect(in bounds: CGRect) -> CGRect {
    if case .part(let rect) = self { rect.intersection(bounds) } else { bounds }
  }
}
