public import Foundation

/// A face without a size; its lengths are in the face's own units, `unitsPerEm` to the size.
public final class CGFont: Sendable {
  /// The face in a size of as many points as there are units, so that its points are units.
  let face: GlyphFace
  private let units: FaceUnits
  /// The name that programs know the face by, such as "DejaVuSans-Bold"; on Apple's systems a `CFString`.
  public let postScriptName: CFString?

  /// The font of a name: a family's, a face's or its full name; `nil` for a name that no installed font has.
  ///
  /// - Parameter name: Capital letters do not count. The names of fonts that Apple's systems have always give one.
  public init?(_ name: CFString) {
    guard let face = FontThread.current.face(named: name),
      let probe = GlyphFace(of: face.font(size: 1000)), let units = probe.units,
      let exact = GlyphFace(of: face.font(size: Double(units.perEm)))
    else { return nil }
    (self.face, self.units, postScriptName) = (exact, units, face.name)
  }

  /// The font in a size, as text is laid out with it.
  package func textFont(size: Double) -> TextFont {
    var font = face.font
    font.size = size
    return font
  }

  /// The face's name with spaces: its family's and what sets it apart.
  public var fullName: CFString? { postScriptName?.replacing("-", with: " ") }
  /// How many glyphs there are.
  public var numberOfGlyphs: Int { units.glyphCount }
  /// Units to the font's size.
  public var unitsPerEm: Int32 { Int32(clamping: units.perEm) }
  /// From the baseline up to the top of lines, in units.
  public var ascent: Int32 { Int32(clamping: units.ascent) }
  /// From the baseline down to the bottom of lines, in units: negative.
  public var descent: Int32 { Int32(clamping: units.descent) }
  /// What the font wants between two lines, in units.
  public var leading: Int32 {
    Int32(clamping: max(units.height - units.ascent + units.descent, 0))
  }
  /// The height of an H, in units.
  public var capHeight: Int32 { Int32(FontMetrics(of: face.font).capHeight.rounded()) }
  /// The height of an x, in units.
  public var xHeight: Int32 { Int32(FontMetrics(of: face.font).xHeight.rounded()) }
  /// A box that holds every glyph, in units.
  public var fontBBox: CGRect { units.box }

  /// Writes how far it is from each glyph to the next, in units, as whole numbers.
  ///
  /// - Parameters:
  ///   - glyphs: The glyphs.
  ///   - count: How many.
  ///   - advances: Where to write as many.
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

  /// Writes the boxes around glyphs' ink, in units.
  ///
  /// - Parameters:
  ///   - glyphs: The glyphs.
  ///   - count: How many.
  ///   - bboxes: Where to write as many.
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
