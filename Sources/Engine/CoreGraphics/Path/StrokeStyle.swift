/// How the line along a path is drawn, in the path's own units.
package struct StrokeStyle: Hashable, Sendable {
  /// What is not positive draws nothing, nor what is too little or too much to be computed with (1e-100, 1e100);
  /// default 1.
  package var width = 1.0
  /// How open lines end; default `.butt`.
  package var cap = CGLineCap.butt
  /// How segments meet; default `.miter`.
  package var join = CGLineJoin.miter
  /// How many times the line's width a sharp corner may be long before it is cut off; default 10.
  package var miterLimit = 10.0
  /// Lengths of dashes and gaps in turn; none, negative ones or nothing but zeros for a solid line.
  package var dashLengths: [Double] = []
  /// How far into the dashes the line begins; default 0.
  package var dashPhase = 0.0

  package init() {}

  /// Whether it draws anything.
  package var isVisible: Bool { width > 1e-100 && width < 1e100 }

  /// How far beyond a path the line may reach, in widths of the line.
  private var reachInWidths: Double {
    let corner = join == .miter ? max(usableMiterLimit, 1) / 2 : 0.5
    return max(corner, cap == .square ? 0.5.squareRoot() : 0.5)
  }

  /// How far beyond a path the line may reach.
  package var reach: Double { reachInWidths * width }

  var usableMiterLimit: Double { max(miterLimit.isNaN ? 10 : miterLimit, 1) }
}
