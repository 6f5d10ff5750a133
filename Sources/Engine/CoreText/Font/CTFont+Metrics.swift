public import Foundation

/// The font's size in points.
public func CTFontGetSize(_ font: any CTFont) -> CGFloat { CGFloat(font.textFont.size) }

/// What is applied to glyphs' outlines.
public func CTFontGetMatrix(_ font: any CTFont) -> CGAffineTransform { font.matrix }

/// From the baseline up to the top of lines, in points.
public func CTFontGetAscent(_ font: any CTFont) -> CGFloat { CGFloat(font.metrics.ascent) }

/// From the baseline down to the bottom of lines, in points.
public func CTFontGetDescent(_ font: any CTFont) -> CGFloat { CGFloat(font.metrics.descent) }

/// What the font wants between two lines, in points.
public func CTFontGetLeading(_ font: any CTFont) -> CGFloat { CGFloat(font.metrics.leading) }

/// The height of an H, in points.
public func CTFontGetCapHeight(_ font: any CTFont) -> CGFloat { CGFloat(font.metrics.capHeight) }

/// The height of an x, in points.
public func CTFontGetXHeight(_ font: any CTFont) -> CGFloat { CGFloat(font.metrics.xHeight) }

/// The middle of a line below text, in points from the baseline: negative.
public func CTFontGetUnderlinePosition(_ font: any CTFont) -> CGFloat {
  scaled(font) { $0.underlinePosition }
}

/// How thick a line below text is, in points.
public func CTFontGetUnderlineThickness(_ font: any CTFont) -> CGFloat {
  scaled(font) { $0.underlineThickness }
}

/// How far upright letters lean: 0, as faces that lean do not say how far.
public func CTFontGetSlantAngle(_ font: any CTFont) -> CGFloat { 0 }

/// The font's own units to its size.
public func CTFontGetUnitsPerEm(_ font: any CTFont) -> UInt32 {
  UInt32(clamping: font.face?.units?.perEm ?? 0)
}

/// How many glyphs the font has.
public func CTFontGetGlyphCount(_ font: any CTFont) -> CFIndex {
  font.face?.units?.glyphCount ?? 0
}

/// A box that holds every glyph, in points.
public func CTFontGetBoundingBox(_ font: any CTFont) -> CGRect {
  guard let units = font.face?.units else { return .zero }
  let scale = CGFloat(font.textFont.size) / CGFloat(units.perEm)
  return units.box.applying(CGAffineTransform(scaleX: scale, y: scale))
}

/// The face's own name, such as "DejaVuSans-Bold".
public func CTFontCopyPostScriptName(_ font: any CTFont) -> CFString { font.textFont.faceName }

/// The family's name.
public func CTFontCopyFamilyName(_ font: any CTFont) -> CFString { font.textFont.family }

/// The face's name with spaces.
public func CTFontCopyFullName(_ font: any CTFont) -> CFString {
  font.textFont.faceName.replacing("-", with: " ")
}

/// The face's name as users see it.
public func CTFontCopyDisplayName(_ font: any CTFont) -> CFString { CTFontCopyFullName(font) }

/// The face without its size.
///
/// - Parameters:
///   - font: The font.
///   - attributes: Not used.
/// - Returns: The face, or the nearest that the system has.
public func CTFontCopyGraphicsFont(
  _ font: any CTFont,
  _ attributes: UnsafeMutablePointer<CTFontDescriptor?>?
) -> CGFont? {
  CGFont(font.textFont.faceName) ?? CGFont(TextFont.defaultFamily)
}

/// How a face looks, in a few words.
public struct CTFontSymbolicTraits: OptionSet, Hashable, Sendable {
  /// The flags as a number.
  public let rawValue: UInt32
  /// Traits by their flags.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Letters lean.
  public static let traitItalic = CTFontSymbolicTraits(rawValue: 1)
  /// Letters are bold.
  public static let traitBold = CTFontSymbolicTraits(rawValue: 2)
  /// Letters are as wide as each other.
  public static let traitMonoSpace = CTFontSymbolicTraits(rawValue: 1 << 10)
}

/// How the font's face looks.
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
///   - size: In points; 0 for the font's own.
///   - matrix: Applied to glyphs' outlines; `nil` for the font's own.
///   - symTraitValue: Whether it is to be bold, and lean.
///   - symTraitMask: Which of both counts.
/// - Returns: Always a font: one that the family has not is made of one that it has.
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

/// A length of the font's own units, in points.
private func scaled(_ font: any CTFont, _ length: (FaceUnits) -> Int) -> CGFloat {
  guard let units = font.face?.units else { return 0 }
  return CGFloat(length(units)) * CGFloat(font.textFont.size) / CGFloat(units.perEm)
}
