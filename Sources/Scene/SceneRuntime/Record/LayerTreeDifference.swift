/// What differs between two texts of a window's layers (`LayerTreeText`), in lines of text.
struct LayerTreeDifference {
  /// A line for each layer that differs, in the order of the tree.
  let findings: [String]

  /// - Parameters:
  ///   - kept: The text that was kept.
  ///   - text: The text as it is now.
  init(from kept: String, to text: String) {
    let old = Self.layers(in: kept)
    let new = Self.layers(in: text)
    // Layers are the same by their depth, class and name, in order; what these do not pair has come or gone.
    let changes = new.map(\.identity).difference(from: old.map(\.identity))
    let gone = Set(changes.removals.map(Self.place(of:)))
    let come = Set(changes.insertions.map(Self.place(of:)))
    let stayed = zip(
      old.indices.filter { !gone.contains($0) },
      new.indices.filter { !come.contains($0) }
    )
    var findings = gone.sorted().map { "\(old[$0].name) is gone" }
    findings += come.sorted().map { "\(new[$0].name) is new" }
    findings += stayed.compactMap { Self.finding(old[$0], new[$1]) }
    self.findings = findings
  }

  /// The first findings, and how many more there are.
  var words: String {
    guard !findings.isEmpty else { return "the layers are as they were" }
    let first = findings.prefix(3).joined(separator: ", ")
    let more = findings.count - 3
    return more > 0 ? "\(first), and \(more) more" : first
  }

  private struct Layer {
    let identity: Substring
    /// Its values in phrases: "at 10,20", "opacity 0.5".
    let values: [String]

    /// Its class and name.
    var name: String { identity.drop { $0 == " " }.description }
  }

  private static func place(of change: CollectionDifference<Substring>.Change) -> Int {
    switch change {
    case .insert(let place, _, _), .remove(let place, _, _): place
    }
  }

  private static func layers(in text: String) -> [Layer] {
    text.split(separator: "\n").map { line in
      guard let place = line.firstRange(of: " at ") else {
        return Layer(identity: line, values: [])
      }
      return Layer(
        identity: line[..<place.lowerBound],
        values: phrases(line[line.index(after: place.lowerBound)...])
      )
    }
  }

  /// Values begin with their names; a transform's and a label's text have spaces of their own.
  private static func phrases(_ text: Substring) -> [String] {
    let names: Set<Substring> = [
      "at", "size", "from", "z", "opacity", "hidden", "radius", "color", "transform", "text",
      "shown",
    ]
    var (phrases, isText, isShown): ([String], Bool, Bool) = ([], false, false)
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if names.contains(word), !isText || phrases.last?.hasSuffix("\"") == true {
        isText = word == "text"
        if word == "shown" { isShown = true } else { phrases.append((isShown ? shown : "") + word) }
      } else if !phrases.isEmpty {
        phrases[phrases.count - 1] += " \(word)"
      }
    }
    return phrases
  }

  private static let shown = "shown "

  /// The values that differ, as they are and as they were.
  private static func finding(_ old: Layer, _ new: Layer) -> String? {
    guard old.values != new.values else { return nil }
    let now = difference(new.values, from: old.values)
    let before = difference(old.values, from: new.values)
    let was = before.isEmpty ? "" : " (was \(before.joined(separator: " ")))"
    return "\(new.name) is \(now.isEmpty ? "otherwise" : now.joined(separator: " "))\(was)"
  }

  /// The values that others do not have; one of the screen is left out where the model has the same.
  private static func difference(_ values: [String], from others: [String]) -> [String] {
    let own = values.filter { !others.contains($0) }
    return own.filter { !$0.hasPrefix(shown) || !own.contains(String($0.dropFirst(shown.count))) }
  }
}
