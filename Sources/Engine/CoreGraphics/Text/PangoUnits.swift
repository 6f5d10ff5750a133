import CCairo

/// Lengths as Pango counts them: 1024 to the point.
enum PangoUnits {
  /// A length of points, as far as Pango can count; 0 for one that is not finite.
  static func of(_ points: Double) -> Int32 {
    guard points.isFinite else { return 0 }
    return Int32(min(max(points * Double(PEGBAR_PANGO_SCALE), -1e9), 1e9))
  }

  static func points(_ units: Int32) -> Double { Double(units) / Double(PEGBAR_PANGO_SCALE) }
}
