import CoreGraphics

/// What of a layer is to be drawn anew (DI4).
package enum DirtyArea: Equatable, Sendable {
  case nothing
  /// In the layer's own coordinates; it may reach out of the bounds.
  case part(CGRect)
  case everything

  /// Both.
  func union(_ other: DirtyArea) -> DirtyArea {
    switch (self, other) {
    case (.nothing, let area), (let area, .nothing): area
    case (.part(let a), .part(let b)): .part(a.union(b))
    default: .everything
    }
  }

  /// The area inside the bounds; for a display that nobody asked for, all of them.
  func rect(in bounds: CGRect) -> CGRect {
    if case .part(let rect) = self { rect.intersection(bounds) } else { bounds }
  }
}
