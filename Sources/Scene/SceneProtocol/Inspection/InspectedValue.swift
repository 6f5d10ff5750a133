/// A value of a layer, a view or an animation, as plain data.
///
/// As JSON it is `{"kind":"point","numbers":[10,20]}` or `{"kind":"text","text":"resize"}`. A number that JSON has no
/// form for is one of the texts `"nan"`, `"inf"` and `"-inf"` in `numbers`.
package struct InspectedValue: Codable, Hashable, Sendable {
  /// What a value is, and what its numbers mean.
  package enum Kind: String, Codable, Sendable, CaseIterable {
    /// No value.
    case none
    /// One number.
    case number
    /// 0 for false, 1 for true.
    case flag
    /// A word or a sentence, in `text`.
    case text
    /// x, y.
    case point
    /// Width, height.
    case size
    /// x, y, width, height.
    case rect
    /// The elements m11, m12 … m44 of a matrix, row by row.
    case transform
    /// Red, green, blue and alpha, 0 … 1, in sRGB.
    case color
    /// Width and height in pixels.
    case image
    /// The bounding box of a path: x, y, width, height; `text` has the number of its elements.
    case path
    /// One number, whose bits are flags.
    case bits
    /// Several numbers.
    case numbers
    /// Anything else; `text` describes it.
    case other
  }

  /// What it is.
  package var kind: Kind
  /// Its numbers, as many as its kind has.
  package var numbers: [Double]
  /// Its text; empty for a kind that has none.
  package var text: String

  /// Makes a value of numbers, of a text, or of both.
  package init(_ kind: Kind, _ numbers: [Double] = [], text: String = "") {
    (self.kind, self.numbers, self.text) = (kind, numbers, text)
  }

  private enum Key: String, CodingKey { case kind, numbers, text }

  package init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    kind = try members.decode(Kind.self, forKey: .kind)
    text = try members.decodeIfPresent(String.self, forKey: .text) ?? ""
    numbers = []
    if members.contains(.numbers) {
      numbers = try members.decode([InspectedNumber].self, forKey: .numbers).map(\.value)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    try members.encode(kind, forKey: .kind)
    if !numbers.isEmpty { try members.encode(numbers.map(InspectedNumber.init), forKey: .numbers) }
    if !text.isEmpty { try members.encode(text, forKey: .text) }
  }
}
