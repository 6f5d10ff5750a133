/// Finds values for unknowns that keep all rules of the highest priority, and of the others, from the highest
/// priority down, what they can keep.
///
/// The Cassowary method (Badros, Borning and Stuckey: *The Cassowary Linear Arithmetic Constraint Solving Algorithm*,
/// 2001): a simplex tableau, in which a rule that may be broken has unknowns for how far it is. How far those of one
/// priority are, in sum, goes before all of the lower ones. The same rules in the same order have the same solution,
/// also where there are several.
struct LinearSolver {
  /// How a row and 0 compare.
  enum Relation {
    case lessOrEqual
    case equal
    case greaterOrEqual
  }

  private enum Kind {
    /// Of whoever asks; any number.
    case outer
    /// The room in an inequality, or how far a rule is from being kept; not below 0.
    case slack
    /// Of an equality that has to be kept: 0.
    case dummy
  }

  private var kinds: [Kind] = []
  /// Whether an unknown may be in what tells another, or in a cost: most are told before anything is told by them.
  private var occurs: [Bool] = []
  /// What those unknowns are that others are told by.
  private var rows: [LinearRow?] = []
  /// How far rules of a priority are from being kept, in sum: the highest priority first.
  private var costs: [(priority: Float, row: LinearRow)] = []

  /// The number of a new unknown.
  mutating func makeUnknown() -> Int { makeUnknown(.outer) }

  /// The value that an unknown has; call `solve()` before.
  func value(of unknown: Int) -> Double { rows[unknown]?.constant ?? 0 }

  /// The value that a row has.
  func value(of row: LinearRow) -> Double {
    row.terms.reduce(row.constant) { $0 + $1.factor * value(of: $1.unknown) }
  }

  /// Adds a rule.
  ///
  /// - Parameters:
  ///   - expression: What is compared with 0.
  ///   - relation: How.
  ///   - priority: `nil` for a rule that has to be kept.
  /// - Returns: Whether it can be; a rule that has to be kept and cannot, beside the others, is left out.
  @discardableResult
  mutating func add(
    _ expression: LinearRow,
    _ relation: Relation,
    priority: Float? = nil
  ) -> Bool {
    var row = LinearRow(expression.constant)
    for term in expression.terms {
      if let known = rows[term.unknown] {
        row.add(known, times: term.factor)
      } else {
        row.add(term.factor, of: term.unknown)
      }
    }
    let own = addSlack(to: &row, relation, priority)
    if row.constant < 0 { row.scale(by: -1) }
    if let subject = subject(of: row, own) {
      row.solve(for: subject)
      take(row, for: subject)
      return true
    }
    if row.terms.allSatisfy({ kinds[$0.unknown] == .dummy }) {
      // The others say the same already, or the contrary.
      return abs(row.constant) < 1e-6
    }
    return addWithArtificial(row)
  }

  /// Finds the values.
  mutating func solve() {
    while let entering = nextEntering(), pivot(entering) {}
  }

  private mutating func makeUnknown(_ kind: Kind) -> Int {
    kinds.append(kind)
    occurs.append(false)
    rows.append(nil)
    return kinds.count - 1
  }

  /// Makes an equality of a rule.
  private mutating func addSlack(
    to row: inout LinearRow,
    _ relation: Relation,
    _ priority: Float?
  ) -> [Int] {
    if relation == .equal {
      guard let priority else {
        let dummy = makeUnknown(.dummy)
        row.add(1, of: dummy)
        return []
      }
      let (above, below) = (makeUnknown(.slack), makeUnknown(.slack))
      row.add(-1, of: above)
      row.add(1, of: below)
      addCost(of: above, priority)
      addCost(of: below, priority)
      return [above, below]
    }
    let sign: Double = relation == .lessOrEqual ? 1 : -1
    let slack = makeUnknown(.slack)
    row.add(sign, of: slack)
    guard let priority else { return [slack] }
    let error = makeUnknown(.slack)
    row.add(-sign, of: error)
    addCost(of: error, priority)
    return [slack, error]
  }

  private mutating func addCost(of unknown: Int, _ priority: Float) {
    let index = costs.firstIndex { $0.priority <= priority } ?? costs.count
    if index == costs.count || costs[index].priority != priority {
      costs.insert((priority, LinearRow()), at: index)
    }
    costs[index].row.add(1, of: unknown)
    occurs[unknown] = true
  }

  /// An unknown that a new row can tell: one of the asker's, or one of its own that is then not below 0.
  private func subject(of row: LinearRow, _ own: [Int]) -> Int? {
    row.terms.first { kinds[$0.unknown] == .outer }?.unknown ?? own.first { row[$0] < 0 }
  }

  /// Puts a row in the place of what it tells, everywhere.
  private mutating func take(_ row: LinearRow, for unknown: Int) {
    if occurs[unknown] {
      for index in rows.indices { rows[index]?.substitute(unknown, row) }
      for index in costs.indices { costs[index].row.substitute(unknown, row) }
    }
    keep(row, for: unknown)
  }

  private mutating func keep(_ row: LinearRow, for unknown: Int) {
    for term in row.terms { occurs[term.unknown] = true }
    rows[unknown] = row
  }

  /// Makes room for a row that no unknown can tell as things are.
  ///
  /// An unknown of its own tells it, and is then brought down to 0 if that can be.
  private mutating func addWithArtificial(_ row: LinearRow) -> Bool {
    let artificial = makeUnknown(.slack)
    // It goes before all priorities while it is here.
    costs.insert((.infinity, row), at: 0)
    keep(row, for: artificial)
    while let entering = costs[0].row.terms.first(where: { isDescent($0) })?.unknown {
      guard pivot(entering) else { break }
    }
    let isKept = abs(costs.removeFirst().row.constant) < 1e-6
    if let rest = rows[artificial] {
      rows[artificial] = nil
      if isKept, let other = rest.terms.first(where: { kinds[$0.unknown] == .slack })?.unknown {
        var row = rest
        row.add(-1, of: artificial)
        row.solve(for: other)
        take(row, for: other)
      }
    }
    for index in rows.indices { rows[index]?.remove(artificial) }
    for index in costs.indices { costs[index].row.remove(artificial) }
    return isKept
  }

  private func isDescent(_ term: LinearRow.Term) -> Bool {
    kinds[term.unknown] != .dummy && term.factor < -LinearRow.tolerance
  }

  /// An unknown that, made larger, brings a cost down without one of a higher priority going up.
  ///
  /// The first by number (Bland's rule), so that there is no going in circles.
  private func nextEntering() -> Int? {
    for (level, cost) in costs.enumerated() {
      let found = cost.row.terms.first { term in
        isDescent(term) && costs[..<level].allSatisfy { $0.row[term.unknown] == 0 }
      }
      if let found { return found.unknown }
    }
    return nil
  }

  /// Makes an unknown larger until another one that must not be below 0 is 0, and changes their places.
  ///
  /// - Parameter entering: The unknown.
  /// - Returns: Whether there is such another one.
  private mutating func pivot(_ entering: Int) -> Bool {
    var leaving: (unknown: Int, ratio: Double)?
    for (unknown, row) in rows.enumerated() where kinds[unknown] != .outer {
      guard let row else { continue }
      let factor = row[entering]
      guard factor < -LinearRow.tolerance else { continue }
      let ratio = -row.constant / factor
      if leaving.map({ ratio < $0.ratio }) ?? true { leaving = (unknown, ratio) }
    }
    guard let leaving, var row = rows[leaving.unknown] else { return false }
    rows[leaving.unknown] = nil
    row.add(-1, of: leaving.unknown)
    row.solve(for: entering)
    take(row, for: entering)
    return true
  }
}
