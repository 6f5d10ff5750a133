public import Foundation

/// Writes the glyphs of characters, one for each UTF-16 unit; 0 for a character that the font does not have, and for
/// the second unit of a surrogate pair.
///
/// - Parameters:
///   - font: The font; no other font is substituted.
///   - characters: The UTF-16 units.
///   - glyphs: Memory for `count` glyphs.
///   - count: The number of units.
/// - Returns: Whether the font has a glyph for each character.
public func CTFontGetGlyphsForCharacters(
  _ font: any CTFont,
  _ characters: UnsafePointer<UniChar>,
  _ glyphs: UnsafeMutablePointer<CGGlyph>,
  _ count: CFIndex
) -> Bool {
  guard count > 0, let face = font.face else { return count <= 0 }
  for index in 0..<count { glyphs[index] = 0 }
  var (index, isComplete) = (0, true)
  let units = UnsafeBufferPointer(start: characters, count: count)
  for scalar in String(decoding: units, as: UTF16.self).unicodeScalars where index < count {
    glyphs[index] = face.glyphs(of: [scalar])[0]
    if glyphs[index] == 0 { isComplete = false }
    index += scalar.utf16.count
  }
  return isComplete
}

/// A glyph's outline, relative to its origin, in points, y up.
///
/// - Parameters:
///   - font: The font.
///   - glyph: The glyph's index in the font.
///   - matrix: Applied to the outline; `nil` for none.
/// - Returns: `nil` for a glyph without an outline, such as a space.
public func CTFontCreatePathForGlyph(
  _ font: any CTFont,
  _ glyph: CGGlyph,
  _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  guard let outline = font.face?.outline(of: glyph), !outline.elements.isEmpty else { return nil }
  let map = font.matrix.concatenating(matrix?.pointee ?? .identity)
  return withUnsafePointer(to: map) { CGPath(snapshot: outline).copy(using: $0) }
}

/// Writes the bounding boxes of glyphs, in points, y up.
///
/// - Parameters:
///   - font: The font.
///   - orientation: Not used.
///   - glyphs: The glyphs' indices in the font.
///   - boundingRects: Memory for `count` boxes; `nil` to write none.
///   - count: The number of glyphs.
/// - Returns: The bounding box of all of them; null where there is no ink.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
  _ font: any CTFont,
  _ orientation: CTFontOrientation,
  _ glyphs: UnsafePointer<CGGlyph>,
  _ boundingRects: UnsafeMutablePointer<CGRect>?,
  _ count: CFIndex
) -> CGRect {
  let face = font.face
  var all = CGRect.null
  for index in 0..<max(count, 0) {
    let box = face?.box(of: glyphs[index]).applying(font.matrix) ?? .null
    boundingRects?[index] = box.isNull ? .zero : box
    all = all.union(box)
  }
  return all
}

/// Writes the advances of glyphs, in points: the distance from each to the next one.
///
/// - Parameters:
///   - font: The font.
///   - orientation: Not used.
///   - glyphs: The glyphs' indices in the font.
///   - advances: Memory for `count` advances; `nil` to write none.
///   - count: The number of glyphs.
/// - Returns: The sum of the advances.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
  _ font: any CTFont,
  _ orientation: CTFontOrientation,
  _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?,
  _ count: CFIndex
) -> Double {
  let face = font.face
  var all = 0.0
  for index in 0..<max(count, 0) {
    let advance = face?.advance(of: glyphs[index]) ?? .zero
    advances?[index] = advance
    all += Double(advance.width)
  }
  return all
}

/// Draws glyphs with the context's fill color, text matrix and text drawing mode.
///
/// - Parameters:
///   - font: The font.
///   - glyphs: The glyphs' indices in the font.
///   - positions: The origin of each glyph, in text space.
///   - count: The number of glyphs.
///   - context: The context to draw in.
public func CTFontDrawGlyphs(
  _ font: any CTFont,
  _ glyphs: UnsafePointer<CGGlyph>,
  _ positions: UnsafePointer<CGPoint>,
  _ count: Int,
  _ context: CGContext
) {
  guard count > 0, let face = font.face else { return }
  context.show(
    Array(UnsafeBufferPointer(start: glyphs, count: count)),
    at: Array(UnsafeBufferPointer(start: positions, count: count)),
    of: face,
    shape: font.matrix
  )
}
