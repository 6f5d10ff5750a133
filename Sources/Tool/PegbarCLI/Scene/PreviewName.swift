/// The name of a `#Preview`, as far as the scene's text shows it.
enum PreviewName: Equatable {
  /// It has no name of its own, and gets the file's name.
  case unnamed
  /// It is a string literal.
  case written(String)
  /// It is computed when the scene runs.
  case madeByCode
}

extension SceneOutline {
  /// The names of the previews that the text shows, as the program would list them.
  ///
  /// - Parameter defaultName: The name of previews without one.
  /// - Returns: The names in the order of the file; the second with a name is called "Name 2".
  func writtenNames(defaultName: String) -> [String] {
    writtenPreviews(defaultName: defaultName).compactMap(\.name)
  }

  /// The previews that the text shows.
  ///
  /// - Parameter defaultName: The name of previews without one.
  /// - Returns: Their lines, from 1, and their names; `nil` for one that is made by code.
  func writtenPreviews(defaultName: String) -> [(line: Int, name: String?)] {
    var timesUsed: [String: Int] = [:]
    return zip(previewLines, previewNames).map { line, previewName in
      let name: String
      switch previewName {
      case .unnamed: name = defaultName
      case .written(let text): name = text
      case .madeByCode: return (line, nil)
      }
      timesUsed[name, default: 0] += 1
      let count = timesUsed[name, default: 1]
      return (line, count == 1 ? name : "\(name) \(count)")
    }
  }
}

extension SwiftTextScanner {
  /// The name of the `#Preview` that the scanner has just passed; the scanner does not move.
  func previewName() -> PreviewName {
    var ahead = self
    ahead.skipSpace()
    guard ahead.take("(") else { return .unnamed }
    ahead.skipSpace()
    guard ahead.take("\"") else { return ahead.isAtLabelOrEnd ? .unnamed : .madeByCode }
    guard let text = ahead.plainString() else { return .madeByCode }
    ahead.skipSpace()
    return ahead.take(",") || ahead.take(")") ? .written(text) : .madeByCode
  }

  /// Whether a label such as `traits:` or the closing parenthesis is next.
  private var isAtLabelOrEnd: Bool {
    [")", "traits:", "body:"].contains { word in
      var ahead = self
      return ahead.take(word)
    }
  }

  /// The rest of a string literal, after its first quote; `nil` for one with escapes or interpolation.
  private mutating func plainString() -> String? {
    var bytes: [UInt8] = []
    while let byte = takeByte() {
      switch byte {
      case UInt8(ascii: "\""):
        // Three quotes begin a multi-line string.
        var ahead = self
        if bytes.isEmpty && ahead.take("\"") { return nil }
        return String(decoding: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let escaped = takeByte(), [UInt8(ascii: "\""), UInt8(ascii: "\\")].contains(escaped)
        else { return nil }
        bytes.append(escaped)
      case UInt8(ascii: "\n"): return nil
      default: bytes.append(byte)
      }
    }
    return nil
  }
}
