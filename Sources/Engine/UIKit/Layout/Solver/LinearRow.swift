/// A constant and a sum of unknowns with factors, in the order of the unknowns' numbers.
///
/// The order is what makes solutions the same on every run.
struct LinearRow: Equatable {
  /// An unknown and its factor.
  struct Term: Equatable {
    let unknown: Int
    var factor: Double
  }

  /// What is nearer to 0 than this counts as 0: points, or factors of about 1.
  static let tolerance = 1e-8

  var constant: Double
  private(set) var terms: [Term] = []

  /// A constant alone.
  init(_ constant: Double = 0) { self.constant = constant }

  /// One unknown, once.
  init(unknown: Int) {
    constant = 0
    terms = [Term(unknown: unknown, factor: 1)]
  }

  /// The factor of an unknown; 0 where it is not in the sum.
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

  /// Adds another row times a factor.
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

  /// Multiplies everything.
  mutating func scale(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].factor *= factor }
  }

  /// Takes an unknown out of the sum.
  ///
  /// - Parameter unknown: Its number.
  /// - Returns: The factor it had; 0 where it was not there.
  @discardableResult
  mutating func remove(_ unknown: Int) -> Double {
    let index = place(of: unknown)
    guard index < terms.count, terms[index].unknown == unknown else { return 0 }
    return terms.remove(at: index).factor
  }

  /// From "this is 0" makes "the unknown is this"; it has to be in the sum.
  mutating func solve(for unknown: Int) {
    let factor = remove(unknown)
    scale(by: -1 / factor)
  }

  /// Puts a row in the place of an unknown that it is equal to.
  mutating func substitute(_ unknown: Int, _ row: LinearRow) {
    let factor = remove(unknown)
    if factor != 0 { add(row, times: factor) }
  }

  /// Where an unknown is among the terms, or would be.
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
