public import Foundation

/// The font's size in points.
public func CTFontGetSize(_ font: any CTFont) -> CGFloat { CGFloat(font.textFont.size) }

/// The matrix that is applied to glyphs' outlines.
public func CTFontGetMatrix(_ font: any CTFont) -> CGAffineTransform { font.matrix }

/// The distance from the baseline up to the top of lines, in points.
public func CTFontGetAscent(_ font: any CTFont) -> CGFloat { CGFloat(font.metrics.ascent) }

/// The distance from the baseline down to the bottom of lines, in points.
public func CTFontGetDescent(_ font: any CTFont) -> CGFloat { CGFloat(font.metrics.descent) }

/// The recommended gap between two lines, in points.
public func CTFontGetLeading(_ font: any CTFont) -> CGFloat { CGFloat(font.metrics.leading) }

/// The height of capital letters, in points.
public func CTFontGetCapHeight(_ font: any CTFont) -> CGFloat { CGFloat(font.metrics.capHeight) }

/// The height of the letter x, in points.
public func CTFontGetXHeight(_ font: any CTFont) -> CGFloat { CGFloat(font.metrics.xHeight) }

/// The middle of the underline, in points from the baseline: negative.
public func CTFontGetUnderlinePosition(_ font: any CTFont) -> CGFloat {
  scaled(font) { $0.underlinePosition }
}

/// The thickness of the underline, in points.
public func CTFontGetUnderlineThickness(_ font: any CTFont) -> CGFloat {
  scaled(font) { $0.underlineThickness }
}

/// The slant angle of upright letters: 0, as font files do not contain it.
public func CTFontGetSlantAngle(_ font: any CTFont) -> CGFloat { 0 }

/// The number of the font's own units per em.
public func CTFontGetUnitsPerEm(_ font: any CTFont) -> UInt32 {
  UInt32(clamping: font.face?.units?.perEm ?? 0)
}

/// The number of glyphs of the font.
public func CTFontGetGlyphCount(_ font: any CTFont) -> CFIndex {
  font.face?.units?.glyphCount ?? 0
}

/// The bounding box of all glyphs, in points.
public func CTFontGetBoundingBox(_ font: any CTFont) -> CGRect {
  guard let units = font.face?.units else { return .zero }
  let scale = CGFloat(font.textFont.size) / CGFloat(units.perEm)
  return units.box.applying(CGAffineTransform(scaleX: scale, y: scale))
}

/// The face's own name, such as "DejaVuSans-Bold".
public func CTFontCopyPostScriptName(_ font: any CTFont) -> CFString { font.textFont.faceName }

/// The family's name.
public func CTFontCopyFamilyName(_ font: any CTFont) -> CFString { font.textFont.family }

/// The face's full name, with spaces.
public func CTFontCopyFullName(_ font: any CTFont) -> CFString {
  font.textFont.faceName.replacing("-", with: " ")
}

/// The face's display name.
public func CTFontCopyDisplayName(_ font: any CTFont) -> CFString { CTFontCopyFullName(font) }

/// The face without its size.
///
/// - Parameters:
///   - font: The font.
///   - attributes: Not used.
/// - Returns: The face, or the most similar one on the system.
public func CTFontCopyGraphicsFont(
  _ font: any CTFont,
  _ attributes: UnsafeMutablePointer<CTFontDescriptor?>?
) -> CGFont? {
  CGFont(font.textFont.faceName) ?? CGFont(TextFont.defaultFamily)
}

/// The style of a face.
public struct CTFontSymbolicTraits: OptionSet, Hashable, Sendable {
  /// The flags as a number.
  public let rawValue: UInt32
  /// Traits by their flags.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// An italic face.
  public static let traitItalic = CTFontSymbolicTraits(rawValue: 1)
  /// A bold face.
  public static let traitBold = CTFontSymbolicTraits(rawValue: 2)
  /// A monospaced face.
  public static let traitMonoSpace = CTFontSymbolicTraits(rawValue: 1 << 10)
}

/// The style of the font's face.
public func CTFontGetSymbolicTraits(_ font: any CTFont) -> CTFontSymbolicTraits {
  var traits: CTFontSymbolicTraits = []
  if font.textFont.isItalic { traits.insert(.traitItalic) }
  if font.textFont.weight >= 600 { traits.insert(.traitBold) }
  if font.textFont.family == TextFont.monospacedFamily { traits.insert(.traitMonoSpace) }
  return traits
}

/// Another face of the font's family.
///
/// - Parameters:
///   - font: The font.
///   - size: The size in points; 0 for the font's own.
///   - matrix: Applied to glyphs' outlines; `nil` for the font's own.
///   - symTraitValue: The wanted traits: bold and italic.
///   - symTraitMask: The traits to change.
/// - Returns: Always a font: a face that the family does not have is made from one that it has.
public func CTFontCreateCopyWithSymbolicTraits(
  _ font: any CTFont,
  _ size: CGFloat,
  _ matrix: UnsafePointer<CGAffineTransform>?,
  _ symTraitValue: CTFontSymbolicTraits,
  _ symTraitMask: CTFontSymbolicTraits
) -> (any CTFont)? {
  var own = font.textFont
  if size > 0 { own.size = min(Double(size), TextFont.greatestSize) }
  if symTraitMask.contains(.traitBold) {
    own.weight = symTraitValue.contains(.traitBold) ? 700 : 400
  }
  if symTraitMask.contains(.traitItalic) { own.isItalic = symTraitValue.contains(.traitItalic) }
  return MadeFont(own, matrix: matrix?.pointee ?? font.matrix)
}

/// A length in the font's own units, converted to points.
private func scaled(_ font: any CTFont, _ length: (FaceUnits) -> Int) -> CGFloat {
  guard let units = font.face?.units else { return 0 }
  return CGFloat(length(units)) * CGFloat(font.textFont.size) / CGFloat(units.perEm)
}
