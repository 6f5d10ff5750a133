import SceneProtocol

/// The tokens by which an editor colors a text: five numbers each, of which the first two count from the token before.
///
/// (Language Server Protocol 3.17, "Semantic Tokens".)
struct SemanticTokens {
  private struct Token {
    var start: Position
    var end: Position
    /// Its type and modifiers.
    var kind: [Int]
  }

  private var tokens: [Token] = []

  /// Decodes the numbers of an answer; `nil` for other values.
  init?(_ data: JSON?) {
    guard let numbers = data?.array?.compactMap(\.int), numbers.count.isMultiple(of: 5) else {
      return nil
    }
    var place = Position(line: 0, character: 0)
    for first in stride(from: 0, to: numbers.count, by: 5) {
      let (lines, characters) = (numbers[first], numbers[first + 1])
      let base = lines == 0 ? place.character : 0
      place = Position(line: place.line + lines, character: base + characters)
      let end = Position(line: place.line, character: place.character + numbers[first + 2])
      tokens.append(Token(start: place, end: end, kind: Array(numbers[first + 3...first + 4])))
    }
  }

  /// The numbers for the editor's text: tokens of what it does not have are left out.
  func data(for text: RewrittenText) -> JSON {
    var (numbers, last) = ([JSON](), Position(line: 0, character: 0))
    for token in tokens {
      let place = text.old(token.start, token.end)
      guard place.isExact, place.start >= last, place.start.line == place.end.line else { continue }
      let isSameLine = place.start.line == last.line
      let new =
        [
          place.start.line - last.line,
          place.start.character - (isSameLine ? last.character : 0),
          place.end.character - place.start.character,
        ] + token.kind
      numbers += new.map(JSON.number)
      last = place.start
    }
    return .array(numbers)
  }
}
