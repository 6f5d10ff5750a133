public import Foundation

/// A font face without a size; its lengths are in the face's own units, `unitsPerEm` per em.
public final class CGFont: Sendable {
  /// The face in a size of as many points as there are units per em, so that points are units.
  let face: GlyphFace
  private let units: FaceUnits
  /// The PostScript name of the face, such as "DejaVuSans-Bold"; on Apple's systems a `CFString`.
  public let postScriptName: CFString?

  /// The font with a name: a family's, a face's or its full name; `nil` when no installed font has it.
  ///
  /// - Parameter name: The name; case does not matter. The names of fonts of Apple's systems are always found.
  public init?(_ name: CFString) {
    guard let face = FontThread.current.face(named: name),
      let probe = GlyphFace(of: face.font(size: 1000)), let units = probe.units,
      let exact = GlyphFace(of: face.font(size: Double(units.perEm)))
    else { return nil }
    (self.face, self.units, postScriptName) = (exact, units, face.name)
  }

  /// The font in a size, as used in text layout.
  package func textFont(size: Double) -> TextFont {
    var font = face.font
    font.size = size
    return font
  }

  /// The face's full name: its family and style, with spaces.
  public var fullName: CFString? { postScriptName?.replacing("-", with: " ") }
  /// The number of glyphs.
  public var numberOfGlyphs: Int { units.glyphCount }
  /// The number of units per em.
  public var unitsPerEm: Int32 { Int32(clamping: units.perEm) }
  /// The distance from the baseline up to the top of lines, in units.
  public var ascent: Int32 { Int32(clamping: units.ascent) }
  /// The distance from the baseline down to the bottom of lines, in units: negative.
  public var descent: Int32 { Int32(clamping: units.descent) }
  /// The recommended gap between lines, in units.
  public var leading: Int32 {
    Int32(clamping: max(units.height - units.ascent + units.descent, 0))
  }
  /// The height of capital letters, in units.
  public var capHeight: Int32 { Int32(FontMetrics(of: face.font).capHeight.rounded()) }
  /// The height of the letter x, in units.
  public var xHeight: Int32 { Int32(FontMetrics(of: face.font).xHeight.rounded()) }
  /// The bounding box of all glyphs, in units.
  public var fontBBox: CGRect { units.box }

  /// Writes the advance of each glyph, in units, as whole numbers.
  ///
  /// - Parameters:
  ///   - glyphs: The glyphs' indices in the font.
  ///   - count: The number of glyphs.
  ///   - advances: Memory for `count` advances.
  /// - Returns: Always true.
  public func getGlyphAdvances(
    glyphs: UnsafePointer<CGGlyph>,
    count: Int,
    advances: UnsafeMutablePointer<Int32>
  ) -> Bool {
    for index in 0..<max(count, 0) {
      advances[index] = Int32(face.advance(of: glyphs[index]).width.rounded())
    }
    return true
  }

  /// Writes the bounding boxes of glyphs, in units.
  ///
  /// - Parameters:
  ///   - glyphs: The glyphs' indices in the font.
  ///   - count: The number of glyphs.
  ///   - bboxes: Memory for `count` boxes.
  /// - Returns: Always true.
  public func getGlyphBBoxes(
    glyphs: UnsafePointer<CGGlyph>,
    count: Int,
    bboxes: UnsafeMutablePointer<CGRect>
  ) -> Bool {
    for index in 0..<max(count, 0) {
      let box = face.box(of: glyphs[index])
      bboxes[index] = box.isNull ? .zero : box
    }
    return true
  }
}

extension InstalledFonts.Face {
  fileprivate func font(size: Double) -> TextFont {
    TextFont(family: family, size: size, weight: weight, isItalic: isItalic)
  }
}
