/// A linear constraint solver with priorities: the Cassowary algorithm.
///
/// It satisfies all required rules; of the others it minimizes the errors, from the highest priority down. Source:
/// Badros, Borning and Stuckey, *The Cassowary Linear Arithmetic Constraint Solving Algorithm*, 2001. It is a simplex
/// tableau, in which a rule that is not required has error variables. The sum of the errors of one priority is more
/// important than all lower priorities. The same rules in the same order have the same solution, even where several
/// exist.
struct LinearSolver {
  /// How an expression compares with 0.
  enum Relation {
    case lessOrEqual
    case equal
    case greaterOrEqual
  }

  private enum Kind {
    /// An unknown of the caller; may have any value.
    case outer
    /// The slack of an inequality, or the error of a rule; at least 0.
    case slack
    /// The dummy variable of a required equality: 0.
    case dummy
  }

  private var kinds: [Kind] = []
  /// Whether an unknown may occur in a row or a cost: most become basic before they occur in any.
  private var occurs: [Bool] = []
  /// The rows of the tableau: the expressions of the basic unknowns.
  private var rows: [LinearRow?] = []
  /// The sums of the errors of each priority, the highest priority first.
  private var costs: [(priority: Float, row: LinearRow)] = []

  /// Makes a new unknown, and returns its number.
  mutating func makeUnknown() -> Int { makeUnknown(.outer) }

  /// The value of an unknown; call `solve()` before.
  func value(of unknown: Int) -> Double { rows[unknown]?.constant ?? 0 }

  /// The value of an expression.
  func value(of row: LinearRow) -> Double {
    row.terms.reduce(row.constant) { $0 + $1.factor * value(of: $1.unknown) }
  }

  /// Adds a rule.
  ///
  /// - Parameters:
  ///   - expression: The expression that is compared with 0.
  ///   - relation: How it compares with 0.
  ///   - priority: The priority; `nil` for a required rule.
  /// - Returns: Whether it can be satisfied; a required rule that conflicts with the others is left out.
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
      // The other rules already imply this one, or contradict it.
      return abs(row.constant) < 1e-6
    }
    return addWithArtificial(row)
  }

  /// Optimizes the costs, after which values can be read.
  mutating func solve() {
    while let entering = nextEntering(), pivot(entering) {}
  }

  private mutating func makeUnknown(_ kind: Kind) -> Int {
    kinds.append(kind)
    occurs.append(false)
    rows.append(nil)
    return kinds.count - 1
  }

  /// Makes a rule an equality by adding slack and error variables.
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

  /// An unknown for which a new row can be solved: one of the caller's, or one of its own that is then not negative.
  private func subject(of row: LinearRow, _ own: [Int]) -> Int? {
    row.terms.first { kinds[$0.unknown] == .outer }?.unknown ?? own.first { row[$0] < 0 }
  }

  /// Substitutes a row for the unknown that it is solved for, everywhere.
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

  /// Adds a row that cannot be solved for any unknown at present.
  ///
  /// It is solved for an artificial variable, which is then minimized to 0 if possible.
  private mutating func addWithArtificial(_ row: LinearRow) -> Bool {
    let artificial = makeUnknown(.slack)
    // It has the highest priority while it is in use.
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

  /// The entering unknown: increasing it lowers a cost and raises none of a higher priority.
  ///
  /// The first by number is chosen (Bland's rule), which prevents cycling.
  private func nextEntering() -> Int? {
    for (level, cost) in costs.enumerated() {
      let found = cost.row.terms.first { term in
        isDescent(term) && costs[..<level].allSatisfy { $0.row[term.unknown] == 0 }
      }
      if let found { return found.unknown }
    }
    return nil
  }

  /// Increases an unknown until another one that must not be negative is 0, and exchanges the two (a pivot).
  ///
  /// - Parameter entering: The unknown to increase.
  /// - Returns: Whether there is such an unknown.
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
