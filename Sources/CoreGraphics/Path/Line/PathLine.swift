package import Foundation

/// The line along a path, of which frames may show parts: never changes, and is held by reference.
package final class PathLine: Hashable, Sendable {
  package let measured: MeasuredPath
  package let style: StrokeStyle
  /// A box that holds all that may be painted, in the path's own units.
  package let box: CGRect
  /// `nil` for a solid line.
  let dashes: DashPattern?
  private let digest: Int

  /// `nil` where there is nothing to be seen, or nothing that can be computed with.
  package init?(_ measured: MeasuredPath, _ style: StrokeStyle) {
    let path = measured.path
    guard !path.elements.isEmpty, path.isFinite, style.isVisible else { return nil }
    let box = path.boundingBox.grown(by: style.reach)
    guard box.width > 0, box.height > 0, box.width.isFinite, box.height.isFinite else { return nil }
    (self.measured, self.style, self.box) = (measured, style, box)
    dashes = DashPattern(style, along: measured.length)
    var hasher = Hasher()
    // What tells most lines apart: all steps of one that changes in each frame would take long.
    hasher.combine(style)
    hasher.combine(path.elements.count)
    hasher.combine(path.elements.last)
    for side in [box.minX, box.minY, box.maxX, box.maxY] { hasher.combine(side) }
    digest = hasher.finalize()
  }

  package static func == (a: PathLine, b: PathLine) -> Bool {
    a === b || a.digest == b.digest && a.style == b.style && a.measured.path == b.measured.path
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

extension CGRect {
  /// With so much more on each side.
  func grown(by margin: Double) -> CGRect {
    insetBy(dx: CGFloat(-margin), dy: CGFloat(-margin))
  }
}
