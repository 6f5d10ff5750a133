/// The name of a `#Preview`, as far as the text of the scene tells.
enum PreviewName: Equatable {
  /// It has none: it is called as its file.
  case unnamed
  /// It is written there.
  case written(String)
  /// Code makes it when the scene runs.
  case madeByCode
}

extension SceneOutline {
  /// The names of the previews whose names the text tells, as the program would list them.
  ///
  /// - Parameter defaultName: The name of those that have none.
  /// - Returns: The names in the order of the file; the second of a name is called "Name 2".
  func writtenNames(defaultName: String) -> [String] {
    var timesUsed: [String: Int] = [:]
    return previewNames.compactMap { previewName in
      let name: String
      switch previewName {
      case .unnamed: name = defaultName
      case .written(let text): name = text
      case .madeByCode: return nil
      }
      timesUsed[name, default: 0] += 1
      let count = timesUsed[name, default: 1]
      return count == 1 ? name : "\(name) \(count)"
    }
  }
}

extension SwiftTextScanner {
  /// The name that is given to the `#Preview` which the scanner has just passed; it stays where it is.
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

  /// The rest of a string literal, after its first quote; `nil` for one that is more than plain text.
  private mutating func plainString() -> String? {
    var bytes: [UInt8] = []
    while let byte = takeByte() {
      switch byte {
      case UInt8(ascii: "\""):
        // Two quotes and a third one begin a string of several lines.
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
