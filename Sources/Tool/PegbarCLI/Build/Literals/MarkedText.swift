import SceneProtocol

/// A text in which each marked literal is replaced by a call that returns the literal's value.
struct MarkedText {
  /// The text for the compiler, with as many lines as before.
  let bytes: [UInt8]

  /// Replaces the literals.
  ///
  /// - Parameters:
  ///   - marks: The literals, from the first to the last.
  ///   - file: The index of the text among those of the scene.
  ///   - text: The text that they are in.
  init(_ marks: [LiteralMark], ofFile file: Int, in text: [UInt8]) {
    var bytes: [UInt8] = []
    var end = 0
    for (index, mark) in marks.enumerated() {
      bytes += text[end..<mark.offset]
      let number = LiteralNumber.of(index, inFile: file)
      bytes += "SceneLiteral.\(mark.type.rawValue)(\(number))".utf8
      end = mark.offset + mark.length
    }
    self.bytes = bytes + text[end...]
  }
}
