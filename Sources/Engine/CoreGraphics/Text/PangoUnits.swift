import CCairo

/// Conversion to Pango's units: 1024 per point.
enum PangoUnits {
  /// A length in points, clamped to Pango's range; 0 for one that is not finite.
  static func of(_ points: Double) -> Int32 {
    guard points.isFinite else { return 0 }
    return Int32(min(max(points * Double(PEGBAR_PANGO_SCALE), -1e9), 1e9))
  }

  static func points(_ units: Int32) -> Double { Double(units) / Double(PEGBAR_PANGO_SCALE) }
}
