/// A file of a scene as it was when a program was built that takes the values of its literals.
package struct TunableFile: Codable, Equatable, Sendable {
  /// The absolute path.
  package var path: String
  package var text: String
  /// The literals whose values the program takes, from the first in the text to the last.
  package var marks: [LiteralMark]

  package init(path: String, text: String, marks: [LiteralMark]) {
    (self.path, self.text, self.marks) = (path, text, marks)
  }

  /// Where the literals are in a text that differs from its own in nothing but their values, in their order.
  ///
  /// - Parameter newText: The text.
  /// - Returns: The place of each, and what it is; `nil` where the text has to be compiled.
  package func places(in newText: [UInt8]) -> [LiteralPlace]? {
    let old = Array(text.utf8)
    var places: [LiteralPlace] = []
    places.reserveCapacity(marks.count)
    // How far the texts are compared.
    var (oldEnd, newEnd) = (0, 0)
    for mark in marks {
      let gap = old[oldEnd..<mark.offset]
      guard newText[newEnd...].starts(with: gap) else { return nil }
      newEnd += gap.count
      guard let token = LiteralToken(at: newEnd, in: newText),
        mark.allows(token, at: newEnd, in: newText),
        let value = LiteralValue(token, as: mark.type)
      else { return nil }
      places.append(LiteralPlace(offset: newEnd, token: token, value: value))
      newEnd += token.length
      oldEnd = mark.offset + mark.length
    }
    return old[oldEnd...].elementsEqual(newText[newEnd...]) ? places : nil
  }
}

/// A literal in a text: where it begins, in bytes, and what it is.
package struct LiteralPlace: Equatable, Sendable {
  package let offset: Int
  package let token: LiteralToken
  package let value: LiteralValue
}

extension LiteralMark {
  /// Whether the compiler finds the same type for this literal in place of the marked one.
  ///
  /// A fraction may take the place of a whole number that counts as a fraction: no type is less likely for that.
  fileprivate func allows(_ token: LiteralToken, at place: Int, in text: [UInt8]) -> Bool {
    let isFraction =
      kind == .integer && token.kind == .float && (type.isFloating || type == .number)
    let isInteger = kind == .float && token.kind == .integer && takesInteger
    guard token.kind == kind || isFraction || isInteger else { return false }
    return text[place] != UInt8(ascii: "-") || Self.takesSign(at: place, in: text)
  }

  /// Whether a minus at a place of a text is a sign: only where no operand can be in front of it.
  package static func takesSign(at place: Int, in text: [UInt8]) -> Bool {
    place > 0 && " \t\n([{,:".utf8.contains(text[place - 1])
  }
}
