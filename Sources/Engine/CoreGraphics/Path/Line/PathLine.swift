package import Foundation

/// The stroke of a path, of which frames may show parts: immutable, and held by reference.
package final class PathLine: Hashable, Sendable {
  package let measured: MeasuredPath
  package let style: StrokeStyle
  /// A box that contains all that may be painted, in the path's own units.
  package let box: CGRect
  /// `nil` for a solid line.
  let dashes: DashPattern?
  private let digest: Int

  /// `nil` where nothing can be seen, or the numbers are not usable.
  package init?(_ measured: MeasuredPath, _ style: StrokeStyle) {
    guard style.isVisible, let box = measured.path.usableBox(reaching: style.reach) else {
      return nil
    }
    (self.measured, self.style, self.box) = (measured, style, box)
    dashes = DashPattern(style, along: measured.length)
    var hasher = Hasher()
    hasher.combine(style)
    measured.path.hashBriefly(into: &hasher, box)
    digest = hasher.finalize()
  }

  package static func == (a: PathLine, b: PathLine) -> Bool {
    a === b || a.digest == b.digest && a.style == b.style && a.measured.path == b.measured.path
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

extension CGRect {
  /// The rectangle with `margin` more on each side.
  func grown(by margin: Double) -> CGRect {
    insetBy(dx: CGFloat(-margin), dy: CGFloat(-margin))
  }
}
