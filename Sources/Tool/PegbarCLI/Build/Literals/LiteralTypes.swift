import SceneProtocol

/// The literals of a scene's texts with the types that the compiler finds for them, and for which of the fractions it
/// would find the same type if they were whole numbers.
///
/// The latter it is asked twice: with all fractions replaced, and then with those only whose type has stayed. If
/// nothing else has another type then, each of them alone may be a whole number: the fewer there are, the fewer
/// choices the compiler has.
struct LiteralTypes {
  /// The literals of each text, from the first to the last; none where the texts do not compile.
  private(set) var marks: [[LiteralMark]]

  init(_ compiler: some LiteralCompiler, _ texts: [[UInt8]]) throws(CommandError) {
    marks = texts.map { _ in [] }
    guard let own = try compiler.check(texts), own.compiles else { return }
    marks = own.literals.map(\.marks)
    let fractions = marks.map { $0.filter { $0.kind == .float } }
    guard fractions.contains(where: { !$0.isEmpty }),
      let all = try compiler.check(Self.texts(texts, with: fractions))
    else { return }
    let same = zip(fractions, zip(all.literals, own.literals)).map { fractions, found in
      fractions.filter { found.0.types[$0.offset] == found.1.types[$0.offset] }
    }
    guard same.contains(where: { !$0.isEmpty }),
      let some = try compiler.check(Self.texts(texts, with: same)),
      some.compiles, some.literals.map(\.types) == own.literals.map(\.types)
    else { return }
    for (file, same) in same.enumerated() {
      let offsets = Set(same.map(\.offset))
      for index in marks[file].indices {
        marks[file][index].takesInteger = offsets.contains(marks[file][index].offset)
      }
    }
  }

  /// Texts of the same length in which these fractions are whole numbers: `0001` for `0.25`.
  private static func texts(_ texts: [[UInt8]], with fractions: [[LiteralMark]]) -> [[UInt8]] {
    zip(texts, fractions).map { text, fractions in
      var text = text
      for mark in fractions {
        let end = mark.offset + mark.length
        let start = text[mark.offset] == UInt8(ascii: "-") ? mark.offset + 1 : mark.offset
        for index in start..<end {
          text[index] = index == end - 1 ? UInt8(ascii: "1") : UInt8(ascii: "0")
        }
      }
      return text
    }
  }
}
