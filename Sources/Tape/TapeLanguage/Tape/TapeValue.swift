/// What a property of a layer or view is, or is expected to be.
package enum TapeValue: Codable, Equatable, Sendable, CustomStringConvertible {
  case number(Double)
  case text(String)
  case truth(Bool)
  case color(TapeColor)
  /// A layer or a view: what is hit at a point.
  case place(TapeTarget.Place)

  package var description: String {
    switch self {
    case .number(let number): PlainNumber.write(number)
    case .text(let text): TapeText.quoted(text)
    case .truth(let isTrue): isTrue ? "true" : "false"
    case .color(let color): color.description
    case .place(let place): place.description
    }
  }
}
