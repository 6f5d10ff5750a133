extension TabulatedCurve {
  /// The tables of the curves in use: an application has a handful.
  @MainActor private static var known: [TabulatedCurve] = []
  private static let limit = 16

  /// The table of a curve, made when it is first asked for.
  @MainActor
  static func of(_ curve: UnitBezier) -> TabulatedCurve {
    if let table = known.first(where: { $0.curve == curve }) { return table }
    if known.count == limit { known.removeFirst() }
    let table = TabulatedCurve(curve)
    known.append(table)
    return table
  }
}
