import CCairo
package import Foundation

/// The index of a glyph in a font.
public typealias CGGlyph = UInt16
/// The index of a glyph in a font, as used in limits.
public typealias CGFontIndex = UInt16
/// An index that no font has.
public let kCGFontIndexInvalid: CGFontIndex = 65_535

/// A face in a size, with its glyphs: outlines, advances and bounding boxes in points, y up.
///
/// Nothing is hinted or rounded. It may be used in any thread: Cairo locks its fonts itself.
package final class GlyphFace: Sendable {
  /// The font as used in text layout.
  package let font: TextFont
  /// Cairo's font (`cairo_scaled_font_t`), of which this object holds a reference; a number, as it is passed between
  /// threads.
  private let address: UInt

  /// The face for text in Latin letters; `nil` on a system without any font.
  ///
  /// - Parameter font: The font, in a size that can be drawn.
  package convenience init?(of font: TextFont) {
    let world = font.isBundled ? FontWorld.bundled : .system
    let thread = FontThread.current
    guard font.isUsable, let map = thread.map(of: world), let context = thread.context(of: world),
      let description = font.makeDescription()
    else { return nil }
    defer { pango_font_description_free(description) }
    guard let loaded = pango_font_map_load_font(map, context, description) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(loaded)) }
    self.init(loaded, font)
  }

  /// The face of one of Pango's fonts.
  ///
  /// - Parameters:
  ///   - loaded: The Pango font, valid during the call.
  ///   - font: The requested font; the face may be of another family, where the requested one has no such letters.
  init?(_ loaded: OpaquePointer, _ font: TextFont) {
    guard let scaled = pango_cairo_font_get_scaled_font(loaded) else { return nil }
    address = UInt(bitPattern: cairo_scaled_font_reference(scaled))
    self.font = Self.describe(loaded, askedFor: font)
  }

  deinit { cairo_scaled_font_destroy(pointer) }

  var pointer: OpaquePointer? { OpaquePointer(bitPattern: address) }

  private static func describe(_ loaded: OpaquePointer, askedFor font: TextFont) -> TextFont {
    guard let description = pango_font_describe_with_absolute_size(loaded) else { return font }
    defer { pango_font_description_free(description) }
    var own = font
    let family = pango_font_description_get_family(description).map { String(cString: $0) }
    if let family, family != "\(TextFont.bundledFamily) CJK" || !font.isBundled {
      own.family = family
    }
    return own
  }

  /// The glyphs of characters, one for each; 0 for a character that the face does not have.
  package func glyphs(of scalars: some Sequence<UnicodeScalar>) -> [CGGlyph] {
    scalars.map { scalar in
      var glyphs: UnsafeMutablePointer<cairo_glyph_t>?
      var count: Int32 = 0
      let text = String(Character(scalar))
      let status = cairo_scaled_font_text_to_glyphs(
        pointer,
        0,
        0,
        text,
        Int32(text.utf8.count),
        &glyphs,
        &count,
        nil,
        nil,
        nil
      )
      defer { cairo_glyph_free(glyphs) }
      guard status == CAIRO_STATUS_SUCCESS, count == 1, let first = glyphs?.pointee else {
        return 0
      }
      return CGGlyph(exactly: first.index) ?? 0
    }
  }

  /// The advance of a glyph: the distance to the next one.
  package func advance(of glyph: CGGlyph) -> CGSize {
    let extents = extents(of: glyph)
    return CGSize(width: extents.x_advance, height: -extents.y_advance)
  }

  /// The bounding box of a glyph's ink, relative to its origin; null for a glyph without any.
  package func box(of glyph: CGGlyph) -> CGRect {
    let extents = extents(of: glyph)
    guard extents.width > 0, extents.height > 0 else { return .null }
    return CGRect(
      x: extents.x_bearing,
      y: -extents.y_bearing - extents.height,
      width: extents.width,
      height: extents.height
    )
  }

  private func extents(of glyph: CGGlyph) -> cairo_text_extents_t {
    var extents = cairo_text_extents_t()
    guard glyph != kCGFontIndexInvalid else { return extents }
    var item = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    cairo_scaled_font_glyph_extents(pointer, &item, 1, &extents)
    return extents
  }

  /// The face's metrics from its file, in the face's own units; `nil` for a face without outlines.
  package var units: FaceUnits? {
    guard let face = cairo_ft_scaled_font_lock_face(pointer) else { return nil }
    defer { cairo_ft_scaled_font_unlock_face(pointer) }
    let file = face.pointee
    guard file.units_per_em > 0 else { return nil }
    return FaceUnits(
      perEm: Int(file.units_per_em),
      glyphCount: file.glyph_count,
      box: CGRect(
        x: CGFloat(file.box.x_min),
        y: CGFloat(file.box.y_min),
        width: CGFloat(file.box.x_max - file.box.x_min),
        height: CGFloat(file.box.y_max - file.box.y_min)
      ),
      ascent: Int(file.ascender),
      descent: Int(file.descender),
      height: Int(file.height),
      underlinePosition: Int(file.underline_position),
      underlineThickness: Int(file.underline_thickness)
    )
  }
}

/// The metrics in a font file, in the face's own units, y up.
package struct FaceUnits: Sendable {
  /// The number of units per em.
  package let perEm: Int
  /// The number of glyphs.
  package let glyphCount: Int
  /// The bounding box of all glyphs.
  package let box: CGRect
  /// The distance from the baseline up to the top of lines.
  package let ascent: Int
  /// The distance from the baseline down to the bottom of lines: negative.
  package let descent: Int
  /// The distance from one baseline to the next.
  package let height: Int
  /// The middle of the underline: negative.
  package let underlinePosition: Int
  /// The thickness of the underline.
  package let underlineThickness: Int
}
