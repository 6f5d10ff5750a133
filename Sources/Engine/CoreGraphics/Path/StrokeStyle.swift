/// How a path is stroked, in the path's own units.
package struct StrokeStyle: Hashable, Sendable {
  /// The line width, default 1.
  ///
  /// Values that are not positive, or beyond what can be computed with (1e-100, 1e100), draw nothing.
  package var width = 1.0
  /// The shape of the ends of open lines; default `.butt`.
  package var cap = CGLineCap.butt
  /// The shape of corners; default `.miter`.
  package var join = CGLineJoin.miter
  /// The maximum length of a miter, in line widths; default 10.
  package var miterLimit = 10.0
  /// The lengths of dashes and gaps in turn; without any, with negative ones or zeros only, the line is solid.
  package var dashLengths: [Double] = []
  /// The offset into the dashes where the line begins; default 0.
  package var dashPhase = 0.0

  package init() {}

  /// Whether it draws anything.
  package var isVisible: Bool { width > 1e-100 && width < 1e100 }

  /// How far beyond a path the stroke may reach, in line widths.
  private var reachInWidths: Double {
    let corner = join == .miter ? max(usableMiterLimit, 1) / 2 : 0.5
    return max(corner, cap == .square ? 0.5.squareRoot() : 0.5)
  }

  /// How far beyond a path the stroke may reach.
  package var reach: Double { reachInWidths * width }

  var usableMiterLimit: Double { max(miterLimit.isNaN ? 10 : miterLimit, 1) }
}
