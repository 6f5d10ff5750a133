public import Foundation

/// Writes the glyphs of characters, one for each UTF-16 unit; 0 for one that the font has none for, and for the second
/// half of a character of two units.
///
/// - Parameters:
///   - font: The font itself; no other one stands in.
///   - characters: UTF-16 units.
///   - glyphs: Where to write as many.
///   - count: How many.
/// - Returns: Whether there is one for each character.
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

/// A glyph's outline, seen from its origin, in points, y up.
///
/// - Parameters:
///   - font: The font.
///   - glyph: By its number.
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

/// Writes the boxes around glyphs' ink, in points, y up.
///
/// - Parameters:
///   - font: The font.
///   - orientation: Not used.
///   - glyphs: By their numbers.
///   - boundingRects: Where to write as many; `nil` for nowhere.
///   - count: How many.
/// - Returns: A box around all of them; null where there is no ink.
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

/// Writes how far it is from each glyph to the next, in points.
///
/// - Parameters:
///   - font: The font.
///   - orientation: Not used.
///   - glyphs: By their numbers.
///   - advances: Where to write as many; `nil` for nowhere.
///   - count: How many.
/// - Returns: All of them together.
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

/// Draws glyphs as the context's fill color, text matrix and text drawing mode say.
///
/// - Parameters:
///   - font: The font.
///   - glyphs: By their numbers.
///   - positions: Where each one's origin lies, in text space.
///   - count: How many.
///   - context: Where they are drawn.
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
