import CoreGraphics
import CoreText
import Foundation
import Testing
import UIKit

/// Apple, *CTFont*.
struct `Fonts of Core Text` {
  @Test func `have the metrics that views' fonts have`() throws {
    let font = try #require(UIFont(name: "Pegbar Test", size: 20))
    // On iOS both are one object.
    let same = font as any CTFont
    #expect(CTFontGetSize(same) == 20)
    for one in [same, testFont] {
      #expect(CTFontGetAscent(one) == font.ascender && CTFontGetDescent(one) == -font.descender)
      #expect(CTFontGetLeading(one) == font.leading)
      #expect(CTFontGetCapHeight(one) == font.capHeight && CTFontGetXHeight(one) == font.xHeight)
    }
    #expect(CTFontCopyPostScriptName(same) == "PegbarTest-Regular")
    #expect(CTFontCopyFamilyName(testFont) == "Pegbar Test")
    #expect(CTFontGetUnitsPerEm(testFont) == 2048 && CTFontGetGlyphCount(testFont) > 26)
    #expect(CTFontGetUnderlinePosition(testFont) < 0 && CTFontGetUnderlineThickness(testFont) > 0)
    #expect(CTFontGetBoundingBox(testFont).height >= CTFontGetCapHeight(testFont))
  }

  @Test func `are of the size that is asked for`() {
    #expect(CTFontGetSize(CTFontCreateWithName("Pegbar Test", 0, nil)) == 12)
    let larger = CTFontCreateCopyWithAttributes(testFont, 33, nil, nil)
    #expect(CTFontGetSize(larger) == 33 && CTFontCopyFamilyName(larger) == "Pegbar Test")
    let bold = CTFontCreateCopyWithSymbolicTraits(testFont, 0, nil, .traitBold, .traitBold)
    #expect(bold.map { CTFontGetSymbolicTraits($0) } == .traitBold)
    #expect(bold.map { CTFontCopyPostScriptName($0) } == "PegbarTest-Bold")
    #expect(CTFontCreateUIFontForLanguage(.none, 12, nil) == nil)
    #expect(CTFontCreateUIFontForLanguage(.system, 0, nil).map { CTFontGetSize($0) } == 13)
  }

  @Test func `have glyphs for characters`() {
    let text = Array("Ab \u{1F600}\u{E000}".utf16)
    var glyphs = [CGGlyph](repeating: 7, count: text.count)
    #expect(CTFontGetGlyphsForCharacters(testFont, text, &glyphs, 3))
    #expect(glyphs[0] != 0 && glyphs[1] != 0 && glyphs[0] != glyphs[1] && glyphs[3] == 7)
    #expect(!CTFontGetGlyphsForCharacters(testFont, text, &glyphs, text.count))
    // The second half of the emoji, and a letter of private use.
    #expect(glyphs[4] == 0 && glyphs[5] == 0)
    #expect(CTFontGetGlyphsForCharacters(testFont, text, &glyphs, 0))
  }

  /// A box holds the outline, and the pen moves by as much as a line of the letter is wide.
  @Test(arguments: ["A", "g", "i", "W", "%"])
  func `have outlines, boxes and advances`(_ letter: String) throws {
    var glyph: CGGlyph = 0
    #expect(CTFontGetGlyphsForCharacters(testFont, Array(letter.utf16), &glyph, 1))
    let outline = try #require(CTFontCreatePathForGlyph(testFont, glyph, nil))
    var box = CGRect.zero
    let all = CTFontGetBoundingRectsForGlyphs(testFont, .horizontal, [glyph], &box, 1)
    #expect(all == box)
    let exact = outline.boundingBoxOfPath
    for (a, b) in [
      (exact.minX, box.minX), (exact.minY, box.minY), (exact.maxX, box.maxX),
      (exact.maxY, box.maxY),
    ] {
      // FreeType's boxes are in whole 64ths of a pixel, and Cairo's in whole pixels at most beyond.
      #expect(abs(a - b) <= 1)
    }
    var advance = CGSize.zero
    let width = CTFontGetAdvancesForGlyphs(testFont, .horizontal, [glyph], &advance, 1)
    let line = CTLineCreateWithAttributedString(attributed(letter))
    #expect(width == Double(advance.width))
    #expect(abs(width - CTLineGetTypographicBounds(line, nil, nil, nil)) < 0.01)
    var flip = CGAffineTransform(scaleX: 2, y: -2)
    let flipped = try #require(CTFontCreatePathForGlyph(testFont, glyph, &flip))
    #expect(abs(flipped.boundingBoxOfPath.minY + 2 * exact.maxY) < 1e-9)
  }

  @Test func `have no outline for a space`() {
    var glyph: CGGlyph = 0
    #expect(CTFontGetGlyphsForCharacters(testFont, Array(" ".utf16), &glyph, 1))
    #expect(CTFontCreatePathForGlyph(testFont, glyph, nil) == nil)
    #expect(CTFontCreatePathForGlyph(testFont, kCGFontIndexInvalid, nil) == nil)
    #expect(CTFontGetBoundingRectsForGlyphs(testFont, .default, [glyph], nil, 1).isNull)
  }

  /// What fills the outlines covers what the glyphs cover: text is drawn by FreeType, paths by Cairo.
  ///
  /// Glyphs begin on whole pixels here: Cairo keeps them for a few places between pixels only.
  @Test func `have the outlines that are drawn`() throws {
    let text = Array("Rag8&".utf16)
    var glyphs = [CGGlyph](repeating: 0, count: text.count)
    try #require(CTFontGetGlyphsForCharacters(testFont, text, &glyphs, text.count))
    let positions = glyphs.indices.map { CGPoint(x: 4 + 17 * $0, y: 8) }
    let (drawn, filled) = (try #require(upright(90, 30)), try #require(upright(90, 30)))
    CTFontDrawGlyphs(testFont, glyphs, positions, glyphs.count, drawn)
    let letters = CGMutablePath()
    for (glyph, position) in zip(glyphs, positions) {
      let letter = try #require(CTFontCreatePathForGlyph(testFont, glyph, nil))
      letters.addPath(letter, transform: CGAffineTransform(translationX: position.x, y: position.y))
    }
    filled.addPath(letters)
    filled.fillPath()
    let (a, b) = (try #require(drawn.makeImage()), try #require(filled.makeImage()))
    #expect(a.ink > 20_000)
    // Cairo covers pixels by samples, 17 × 15 of them, and FreeType by areas; it has outlines in 64ths of a pixel.
    #expect(difference(a, b) <= 24)
    #expect(abs(a.ink - b.ink) * 100 < a.ink)
  }

  @Test func `without sizes count in their own units`() throws {
    let font = try #require(CGFont("Pegbar Test"))
    #expect(font.unitsPerEm == 2048 && font.numberOfGlyphs == CTFontGetGlyphCount(testFont))
    #expect(font.postScriptName == "PegbarTest-Regular")
    var glyph: CGGlyph = 0
    #expect(CTFontGetGlyphsForCharacters(testFont, Array("A".utf16), &glyph, 1))
    var (advance, box): (Int32, CGRect) = (0, .zero)
    #expect(font.getGlyphAdvances(glyphs: &glyph, count: 1, advances: &advance))
    #expect(font.getGlyphBBoxes(glyphs: &glyph, count: 1, bboxes: &box))
    let width = CTFontGetAdvancesForGlyphs(testFont, .default, &glyph, nil, 1)
    #expect(abs(Double(advance) * 20 / 2048 - width) < 0.01)
    #expect(box.height == CGFloat(font.capHeight) && font.ascent > font.capHeight)
    #expect(CGFont("no such font") == nil)
    let sized = CTFontCreateWithGraphicsFont(font, 20, nil, nil)
    #expect(CTFontGetAscent(sized) == CTFontGetAscent(testFont))
    #expect(CTFontCopyGraphicsFont(testFont, nil)?.postScriptName == "PegbarTest-Regular")
  }
}
