import SceneProtocol

/// The literals of a text with the types that the compiler finds for them, and for which of the fractions it would
/// find the same type if they were whole numbers.
///
/// The latter it is asked twice: with all fractions replaced, and then with those only whose type has stayed. If
/// nothing else has another type then, each of them alone may be a whole number: the fewer there are, the fewer
/// choices the compiler has.
struct LiteralTypes {
  /// The literals, from the first to the last; none where the text does not compile.
  private(set) var marks: [LiteralMark] = []

  init(
    _ build: TunableBuild,
    _ parts: BuildPlan.Parts,
    _ text: [UInt8],
    in work: String
  ) throws(CommandError) {
    guard let own = try build.check(text, parts, in: work), own.compiles else { return }
    marks = own.literals.marks
    let fractions = marks.filter { $0.kind == .float }
    guard !fractions.isEmpty,
      let all = try build.check(Self.text(text, with: fractions), parts, in: work)
    else { return }
    let same = fractions.filter { all.literals.types[$0.offset] == own.literals.types[$0.offset] }
    guard !same.isEmpty,
      let some = try build.check(Self.text(text, with: same), parts, in: work),
      some.compiles, some.literals.types == own.literals.types
    else { return }
    let offsets = Set(same.map(\.offset))
    for index in marks.indices { marks[index].takesInteger = offsets.contains(marks[index].offset) }
  }

  /// A text of the same length in which these fractions are whole numbers: `0001` for `0.25`.
  private static func text(_ text: [UInt8], with fractions: [LiteralMark]) -> [UInt8] {
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
