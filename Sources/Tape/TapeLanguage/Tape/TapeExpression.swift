/// What has to be true of a layer or view: `#card.position.x == 90 ± 0.5`.
package struct TapeExpression: Codable, Equatable, Sendable, CustomStringConvertible {
  package enum Relation: String, Codable, CaseIterable, Sendable {
    case equal = "=="
    case unequal = "!="
    case less = "<"
    case atMost = "<="
    case more = ">"
    case atLeast = ">="

    /// Whether it compares an order, which only numbers have.
    var isOrder: Bool { self != .equal && self != .unequal }
  }

  /// The layer or view with the property: by name or by identifier; a point for what is hit there.
  package var subject: TapeTarget.Place
  /// The key path after the subject's first dot: `presentation.opacity`; `hit` for what is hit at a point.
  package var keyPath: String
  package var relation: Relation
  package var value: TapeValue
  /// The maximum difference of equal numbers; 0 or more.
  package var tolerance: Double

  package init(
    _ subject: TapeTarget.Place,
    _ keyPath: String,
    _ relation: Relation,
    _ value: TapeValue,
    tolerance: Double = 0
  ) {
    (self.subject, self.keyPath, self.relation) = (subject, keyPath, relation)
    (self.value, self.tolerance) = (value, tolerance)
  }

  package var description: String {
    let left =
      if case .point(let point) = subject { "hit(\(point))" } else { "\(subject).\(keyPath)" }
    let comparison = "\(left) \(relation.rawValue) \(value)"
    return tolerance == 0 ? comparison : comparison + " ± " + PlainNumber.write(tolerance)
  }

  /// Whether the condition is true for this value of the property.
  ///
  /// Without a value, or with one of another kind, every condition is false, even `!=`: a wrong name must not make a
  /// test pass.
  package func holds(for seen: TapeValue?) -> Bool {
    switch (seen, value) {
    case (.number(let seen)?, .number(let wanted)): holds(seen, wanted)
    case (.text(let seen)?, .text(let wanted)): (seen == wanted) == (relation == .equal)
    case (.truth(let seen)?, .truth(let wanted)): (seen == wanted) == (relation == .equal)
    case (.color(let seen)?, .color(let wanted)): (seen == wanted) == (relation == .equal)
    case (.place(let seen)?, .place(let wanted)): (seen == wanted) == (relation == .equal)
    default: false
    }
  }

  private func holds(_ seen: Double, _ wanted: Double) -> Bool {
    switch relation {
    case .equal: abs(seen - wanted) <= tolerance
    case .unequal: abs(seen - wanted) > tolerance
    case .less: seen < wanted
    case .atMost: seen <= wanted
    case .more: seen > wanted
    case .atLeast: seen >= wanted
    }
  }
}
