import SceneProtocol

/// What is typed for a question: `tree`, `layer #card`, `why #card.opacity`, `hit 120,80`.
enum InspectionWords {
  /// The forms, in the order of the help.
  static let forms = [
    "tree", "layer #NAME", "animations [#NAME]", "why #NAME.PROPERTY", "hit X,Y", "depth",
    "cost", "trail #NAME", "log", "diff TIME TIME",
  ]

  /// The first word of each.
  static let names = forms.map { String($0.prefix { $0 != " " }) }

  /// The files, and the words of the question, which begins with the first of its names.
  static func split(_ operands: [String]) -> (paths: [String], question: [String]) {
    // (The first operand is a file, whatever it is called.)
    let start = operands.indices.dropFirst().first {
      names.contains(operands[$0]) || !looksLikeFile(operands[$0])
    }
    guard let start else { return (operands, []) }
    return (Array(operands[..<start]), Array(operands[start...]))
  }

  private static func looksLikeFile(_ word: String) -> Bool {
    word.contains("/") || word.hasSuffix(".swift") || SceneFile.exists(word)
  }

  /// Reads a question; `from` is the first time of a comparison, in seconds.
  static func question(
    _ words: [String]
  ) throws(CommandError) -> (question: InspectionQuestion, from: Double?) {
    guard let name = words.first else { return (InspectionQuestion(.tree), nil) }
    let values = Array(words.dropFirst())
    guard let form = forms.first(where: { $0 == name || $0.hasPrefix(name + " ") }) else {
      throw .usage(
        "\"\(name)\" is no question: ask \(forms.joined(separator: ", "))",
        meant: Suggestion.nearest(to: name, among: names)
      )
    }
    let wanted: ClosedRange<Int> =
      switch name {
      case "tree", "depth", "cost", "log": 0...0
      case "animations": 0...1
      case "diff": 2...2
      default: 1...1
      }
    guard wanted.contains(values.count) else { throw .usage("ask `\(form)`") }
    switch name {
    case "layer": return (InspectionQuestion(.layer(try layer(values[0]))), nil)
    case "animations":
      guard let value = values.first else { return (InspectionQuestion(.animations(nil)), nil) }
      return (InspectionQuestion(.animations(try layer(value))), nil)
    case "why":
      let (name, property) = try property(values[0])
      return (InspectionQuestion(.why(name, property: property)), nil)
    case "hit":
      let (x, y) = try point(values[0])
      return (InspectionQuestion(.hit(x: x, y: y)), nil)
    case "depth": return (InspectionQuestion(.depth), nil)
    case "log": return (InspectionQuestion(.log), nil)
    case "cost": return (InspectionQuestion(.cost), nil)
    case "trail": return (InspectionQuestion(.trail(try layer(values[0]))), nil)
    case "diff":
      let (from, to) = (try ValueReader.seconds(values[0]), try ValueReader.seconds(values[1]))
      guard from <= to else { throw .usage("diff goes from an earlier time to a later one") }
      return (InspectionQuestion(.diff(to: to)), from)
    default: return (InspectionQuestion(.tree), nil)
    }
  }

  /// A layer's name: `#card`, `@submit`, `#in front` or `#"in front"`.
  static func layer(_ word: String) throws(CommandError) -> InspectionQuestion.Name {
    // (Scalars: a name may begin with a combining accent, which would form one character with the sign.)
    let name = String(String.UnicodeScalarView(word.unicodeScalars.dropFirst()))
    let plain = name.hasPrefix("\"") && name.hasSuffix("\"") && name.count > 2
    let text = plain ? String(name.dropFirst().dropLast()) : name
    switch word.unicodeScalars.first {
    case "#" where !text.isEmpty: return .named(text)
    case "@" where !text.isEmpty: return .identified(text)
    default:
      throw .usage("\"\(word)\" names no layer: write #name, or @name for a view's identifier")
    }
  }

  /// A layer and one of its properties: the last point parts them.
  private static func property(
    _ word: String
  ) throws(CommandError) -> (InspectionQuestion.Name, String) {
    guard let dot = word.lastIndex(of: "."), dot != word.startIndex,
      word.index(after: dot) != word.endIndex
    else { throw .usage("\"\(word)\" names no property: write #name.opacity") }
    return (try layer(String(word[..<dot])), String(word[word.index(after: dot)...]))
  }

  private static func point(_ word: String) throws(CommandError) -> (Double, Double) {
    let parts = word.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = Double(parts[0]), let y = Double(parts[1]), x.isFinite,
      y.isFinite
    else { throw .usage("\"\(word)\" is not a point: write X,Y in points, such as 120,80") }
    return (x, y)
  }
}
