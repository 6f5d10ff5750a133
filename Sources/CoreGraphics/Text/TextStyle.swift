/// How text looks: what a text layer's properties say.
package struct TextStyle: Hashable, Sendable {
  /// A font family's name; where the system has none of that name, it takes the nearest it has.
  package var family: String
  /// The size in points; not positive or not finite draws nothing.
  package var size: Double
  /// 100 (thin) … 400 (regular) … 700 (bold) … 1000.
  package var weight: Int
  /// The glyphs' colour.
  package var color: CGColor
  /// How lines stand in the width they are given.
  package var alignment: Alignment
  /// Whether lines break at the width; line ends in the text always break.
  package var isWrapped: Bool
  /// What a line too long for the width loses.
  package var truncation: Truncation

  package enum Alignment: Hashable, Sendable {
    /// By the direction of the text's first letters.
    case natural
    case left, center, right, justified
  }

  package enum Truncation: Hashable, Sendable {
    case none, start, middle, end
  }

  /// The family used where none is named: the Debian package fonts-dejavu-core has it.
  package static let defaultFamily = "DejaVu Sans"

  package init(
    family: String = TextStyle.defaultFamily,
    size: Double,
    weight: Int = 400,
    color: CGColor = .black,
    alignment: Alignment = .natural,
    isWrapped: Bool = false,
    truncation: Truncation = .none
  ) {
    (self.family, self.size, self.weight, self.color) = (family, size, weight, color)
    (self.alignment, self.isWrapped, self.truncation) = (alignment, isWrapped, truncation)
  }
}
