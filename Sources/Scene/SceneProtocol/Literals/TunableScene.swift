/// A built program of a scene that takes the values of the scene's literals when it starts, and the text that it was
/// built from.
package struct TunableScene: Codable, Equatable, Sendable {
  /// The program; its `literals` are those of the text.
  package var program: SceneProgram
  /// The absolute path of the scene's file.
  package var file: String
  package var text: String
  /// The literals whose values it takes, from the first in the text to the last.
  package var marks: [LiteralMark]

  package init(program: SceneProgram, file: String, text: String, marks: [LiteralMark]) {
    (self.program, self.file, self.text, self.marks) = (program, file, text, marks)
  }

  /// The program for a text that differs from its own in nothing but the values of these literals.
  ///
  /// - Parameter newText: The text.
  /// - Returns: The program with the values of that text; `nil` where the text has to be compiled: something else has
  ///   changed, or a literal so that the compiler might choose another type.
  package func program(for newText: [UInt8]) -> SceneProgram? {
    guard let literals = places(in: newText)?.map(\.value) else { return nil }
    var program = program
    program.literals = literals
    return program
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
