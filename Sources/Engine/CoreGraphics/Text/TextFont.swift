/// A font as text specifies it: a family, a size, and the style of the face.
package struct TextFont: Hashable, Sendable {
  /// The family's name; if it is not installed, the system chooses the most similar one.
  package var family: String
  /// The size in points; a run whose size is not positive, not finite or above `greatestSize` shows nothing.
  package var size: Double
  /// 100 (thin) … 400 (regular) … 700 (bold) … 1000.
  package var weight: Int
  /// Whether letters are italic; a family without such a face has its upright one slanted.
  package var isItalic: Bool
  /// Whether all digits have the same width, in fonts that support it.
  package var hasMonospacedDigits: Bool

  /// The default family: the Debian package fonts-dejavu-core contains it.
  package static let defaultFamily = "DejaVu Sans"
  /// The monospaced family of the same package.
  package static let monospacedFamily = "DejaVu Sans Mono"
  /// The serif family of the same package.
  package static let serifFamily = "DejaVu Serif"
  /// The bundled family: the same pixels on every machine.
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
