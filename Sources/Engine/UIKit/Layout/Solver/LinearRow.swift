/// A sparse linear expression: a constant plus terms (factor times unknown), sorted by the unknowns' numbers.
///
/// The order makes solutions deterministic.
struct LinearRow: Equatable {
  /// An unknown and its factor.
  struct Term: Equatable {
    let unknown: Int
    var factor: Double
  }

  /// Epsilon: values nearer to 0 are treated as 0; in points, or as factors of about 1.
  static let tolerance = 1e-8

  var constant: Double
  private(set) var terms: [Term] = []

  /// A constant alone.
  init(_ constant: Double = 0) { self.constant = constant }

  /// One unknown, with the factor 1.
  init(unknown: Int) {
    constant = 0
    terms = [Term(unknown: unknown, factor: 1)]
  }

  /// The factor of an unknown; 0 if it is not in the expression.
  subscript(unknown: Int) -> Double {
    let index = place(of: unknown)
    return index < terms.count && terms[index].unknown == unknown ? terms[index].factor : 0
  }

  /// Adds an unknown times a factor.
  mutating func add(_ factor: Double, of unknown: Int) {
    let index = place(of: unknown)
    if index == terms.count || terms[index].unknown != unknown {
      if abs(factor) > Self.tolerance {
        terms.insert(Term(unknown: unknown, factor: factor), at: index)
      }
      return
    }
    terms[index].factor += factor
    if abs(terms[index].factor) <= Self.tolerance { terms.remove(at: index) }
  }

  /// Adds another expression times a factor.
  mutating func add(_ other: LinearRow, times factor: Double = 1) {
    constant += other.constant * factor
    guard !other.terms.isEmpty, factor != 0 else { return }
    var sum: [Term] = []
    sum.reserveCapacity(terms.count + other.terms.count)
    var own = 0
    for term in other.terms {
      while own < terms.count, terms[own].unknown < term.unknown {
        sum.append(terms[own])
        own += 1
      }
      var added = Term(unknown: term.unknown, factor: term.factor * factor)
      if own < terms.count, terms[own].unknown == term.unknown {
        added.factor += terms[own].factor
        own += 1
      }
      if abs(added.factor) > Self.tolerance { sum.append(added) }
    }
    sum += terms[own...]
    terms = sum
  }

  /// Multiplies all factors and the constant.
  mutating func scale(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].factor *= factor }
  }

  /// Removes an unknown.
  ///
  /// - Parameter unknown: The unknown's number.
  /// - Returns: Its factor; 0 if it was not in the expression.
  @discardableResult
  mutating func remove(_ unknown: Int) -> Double {
    let index = place(of: unknown)
    guard index < terms.count, terms[index].unknown == unknown else { return 0 }
    return terms.remove(at: index).factor
  }

  /// Rearranges "this expression = 0" to "`unknown` = this expression"; `unknown` has to be in it.
  mutating func solve(for unknown: Int) {
    let factor = remove(unknown)
    scale(by: -1 / factor)
  }

  /// Replaces an unknown with an equal expression.
  mutating func substitute(_ unknown: Int, _ row: LinearRow) {
    let factor = remove(unknown)
    if factor != 0 { add(row, times: factor) }
  }

  /// The index of an unknown among the terms, or where it would be inserted.
  private func place(of unknown: Int) -> Int {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].unknown < unknown { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension LinearRow {
  static func + (left: LinearRow, right: LinearRow) -> LinearRow {
    var sum = left
    sum.add(right)
    return sum
  }

  static func - (left: LinearRow, right: LinearRow) -> LinearRow {
    var difference = left
    difference.add(right, times: -1)
    return difference
  }

  static func + (left: LinearRow, right: Double) -> LinearRow {
    var sum = left
    sum.constant += right
    return sum
  }

  static func * (left: LinearRow, right: Double) -> LinearRow {
    var product = left
    product.scale(by: right)
    return product
  }
}
