import QuartzCore

/// A line of Apple's visual format language, such as `H:|-[photo(==80)]-12-[title(>=40@750)]-|`.
///
/// A recursive descent parser; the grammar is that of Apple's *Auto Layout Guide*, "Visual Format Language".
struct VisualFormat {
  /// What a length is compared with.
  enum Value: Equatable {
    case number(CGFloat)
    /// Another view's length.
    case view(String)
    /// The standard space, written as `-` alone.
    case standard
  }

  /// One comparison of a length, with its priority.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var value: Value
    var priority = UILayoutPriority.required
  }

  /// A view in brackets; the superview is `nil`, and stands only at the ends.
  struct Item: Equatable {
    var name: String?
    var lengths: [Predicate] = []
  }

  /// Whether it goes from top to bottom.
  private(set) var isVertical = false
  /// The views, from the first to the last.
  private(set) var items: [Item] = []
  /// The spaces between them, one fewer.
  private(set) var spaces: [[Predicate]] = []

  private let metrics: [String: CGFloat]
  private let text: [Character]
  private var place = 0

  /// Where a format cannot be understood.
  struct Problem: Error {
    /// The character, from 0.
    var place: Int
    var reason: String
  }

  /// Parses a format.
  ///
  /// - Parameters:
  ///   - format: The text.
  ///   - metrics: The values of names in it.
  /// - Throws: What is wrong, and where.
  init(_ format: String, metrics: [String: CGFloat]) throws(Problem) {
    (text, self.metrics) = (Array(format), metrics)
    if take("V:") { isVertical = true } else { _ = take("H:") }
    let beginsAtSuperview = take("|")
    if beginsAtSuperview {
      items.append(Item())
      spaces.append(try connection())
    }
    items.append(try view())
    while place < text.count {
      spaces.append(try connection())
      if take("|") {
        items.append(Item())
        break
      }
      items.append(try view())
    }
    guard place == text.count else { throw problem("nothing comes after the superview") }
  }

  // MARK: - Parts

  /// Nothing for views side by side, `-`, `-8-` or `-(>=8,<=20@250)-`.
  private mutating func connection() throws(Problem) -> [Predicate] {
    guard take("-") else { return [Predicate(value: .number(0))] }
    if next == "[" || next == "|" { return [Predicate(value: .standard)] }
    let predicates = next == "(" ? try list() : [Predicate(value: .number(try number()))]
    guard take("-") else { throw problem("a space ends with -") }
    return predicates
  }

  private mutating func view() throws(Problem) -> Item {
    guard take("[") else { throw problem("a view is in brackets: [name]") }
    var item = Item(name: try name("a view's name"))
    if next == "(" { item.lengths = try list() }
    guard take("]") else { throw problem("a view ends with ]") }
    return item
  }

  private mutating func list() throws(Problem) -> [Predicate] {
    _ = take("(")
    var predicates = [try predicate()]
    while take(",") { predicates.append(try predicate()) }
    guard take(")") else { throw problem("a list of lengths ends with )") }
    return predicates
  }

  private mutating func predicate() throws(Problem) -> Predicate {
    let relations: [(String, NSLayoutConstraint.Relation)] = [
      ("==", .equal), (">=", .greaterThanOrEqual), ("<=", .lessThanOrEqual),
    ]
    var predicate = Predicate(value: .standard)
    if let found = relations.first(where: { take($0.0) }) { predicate.relation = found.1 }
    predicate.value = try value()
    if take("@") {
      let priority = try number()
      guard priority > 0, priority <= 1000 else {
        throw problem("a priority is above 0, up to 1000")
      }
      predicate.priority = UILayoutPriority(Float(priority))
    }
    return predicate
  }

  private mutating func value() throws(Problem) -> Value {
    let start = place
    guard let first = next, first.isLetter || first == "_" else { return .number(try number()) }
    let word = try name("a length")
    if let metric = metrics[word] { return .number(metric) }
    place = start + word.count
    return .view(word)
  }

  /// A number, or a metric's name.
  private mutating func number() throws(Problem) -> CGFloat {
    if let first = next, first.isLetter || first == "_" {
      let word = try name("a number")
      guard let metric = metrics[word] else { throw problem("\(word) is not among the metrics") }
      return metric
    }
    let start = place
    if next == "-" || next == "+" { place += 1 }
    while let character = next, character.isNumber || character == "." { place += 1 }
    guard let number = Double(String(text[start..<place])) else {
      place = start
      throw problem("a number, or the name of a metric, is expected")
    }
    return CGFloat(number)
  }

  private mutating func name(_ wanted: String) throws(Problem) -> String {
    let start = place
    while let character = next, character.isLetter || character.isNumber || character == "_" {
      place += 1
    }
    guard place > start else { throw problem("\(wanted) is expected") }
    return String(text[start..<place])
  }

  // MARK: - Characters

  private var next: Character? { place < text.count ? text[place] : nil }

  private mutating func take(_ word: String) -> Bool {
    guard text[place...].starts(with: word) else { return false }
    place += word.count
    return true
  }

  private func problem(_ reason: String) -> Problem { Problem(place: place, reason: reason) }
}
