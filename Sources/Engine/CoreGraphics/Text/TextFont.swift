/// A font as text names it: a family, a size, and which of the family's faces.
package struct TextFont: Hashable, Sendable {
  /// The family's name; where the system has none of that name, it takes the nearest it has.
  package var family: String
  /// In points; a run of a size that is not positive, not finite or above `greatestSize` shows nothing.
  package var size: Double
  /// 100 (thin) … 400 (regular) … 700 (bold) … 1000.
  package var weight: Int
  /// Whether letters lean; a family without such a face has its upright one slanted.
  package var isItalic: Bool
  /// Whether all digits are as wide as each other, in fonts that have a choice.
  package var hasMonospacedDigits: Bool

  /// The family used where none is named: the Debian package fonts-dejavu-core has it.
  package static let defaultFamily = "DejaVu Sans"
  /// The family whose letters are all as wide as each other, of the same package.
  package static let monospacedFamily = "DejaVu Sans Mono"
  /// The family of the same package whose letters have serifs.
  package static let serifFamily = "DejaVu Serif"
  /// The family that is part of the library: the same pixels on every machine.
  package static let bundledFamily = "Pegbar Test"

  package static let greatestSize = 10_000.0

  package init(
    family: String = TextFont.defaultFamily,
    size: Double,
    weight: Int = 400,
    isItalic: Bool = false,
    hasMonospacedDigits: Bool = false
  ) {
    (self.family, self.size, self.weight) = (family, size, weight)
    (self.isItalic, self.hasMonospacedDigits) = (isItalic, hasMonospacedDigits)
  }

  /// Whether anything can be drawn in it.
  package var isUsable: Bool { size > 0 && size <= Self.greatestSize }

  var isBundled: Bool { family.lowercased() == Self.bundledFamily.lowercased() }
}
