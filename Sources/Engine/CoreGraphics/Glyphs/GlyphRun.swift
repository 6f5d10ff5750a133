import CCairo
package import Foundation

/// Glyphs of one face whose characters have the same attributes, in visual order.
package struct GlyphRun {
  package let face: GlyphFace
  /// The attributes of the characters.
  package private(set) var attributes: TextAttributes
  package private(set) var glyphs: [CGGlyph]
  /// The origin of each glyph, from the beginning of the line, in points, y up.
  package private(set) var positions: [CGPoint]
  /// The advance of each glyph.
  package private(set) var advances: [CGSize]
  /// For each glyph the offset of its characters in the line's paragraph, in bytes of UTF-8.
  package private(set) var offsets: [Int]
  /// The range of all characters, in bytes of UTF-8.
  package private(set) var range: Range<Int>
  package let isRightToLeft: Bool
  /// The start and the width of the run.
  package private(set) var x, width: Double
}

/// A line of glyphs; lengths in points.
package struct GlyphLine {
  package let runs: [GlyphRun]
  /// The index of the line's paragraph.
  package let paragraph: Int
  /// Its bytes in the paragraph, including what is left out at the break.
  package let range: Range<Int>
  package let width, ascent, descent: Double
  package let isRightToLeft: Bool
  /// The start of the line, from the left of the text's box.
  package let x: Double
  /// From the top of the text's box.
  package let baseline, top, bottom: Double

  /// An empty line.
  package static let empty = GlyphLine(
    runs: [],
    paragraph: 0,
    range: 0..<0,
    width: 0,
    ascent: 0,
    descent: 0,
    isRightToLeft: false,
    x: 0,
    baseline: 0,
    top: 0,
    bottom: 0
  )
}

extension TextLayout {
  /// All lines with their glyphs, as they are drawn.
  package var glyphLines: [GlyphLine] {
    lines.map { placed in
      let layout = layouts[placed.paragraph]
      let line = placed.line.pointer.pointee
      let start = Int(line.start_index)
      return GlyphLine(
        runs: runs(of: placed, layout),
        paragraph: placed.paragraph,
        range: start..<start + Int(line.length),
        width: placed.line.width,
        ascent: placed.line.ascent,
        descent: placed.line.descent,
        isRightToLeft: placed.line.isRightToLeft,
        x: placed.x,
        baseline: placed.baseline,
        top: placed.top,
        bottom: placed.bottom
      )
    }
  }

  private func runs(of placed: PlacedLine, _ layout: ParagraphLayout) -> [GlyphRun] {
    var (runs, x): ([GlyphRun], Double) = ([], 0)
    let paragraph = text.paragraphs[placed.paragraph]
    var list = placed.line.pointer.pointee.runs
    while let item = list?.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee {
      list = list?.pointee.next
      let width = PangoUnits.points(pango_glyph_string_get_width(item.glyphs))
      defer { x += width }
      let looks = paragraph.runs[layout.run(at: Int(item.item.pointee.offset))].attributes
      guard let run = GlyphRun(item, looks, x: x, width: width) else { continue }
      runs += run.parts { layout.run(at: $0) }.map { part in
        GlyphRun(part, attributes: paragraph.runs[layout.run(at: part.range.lowerBound)].attributes)
      }
    }
    return runs
  }
}

extension GlyphRun {
  fileprivate init?(_ item: PangoGlyphItem, _ looks: TextAttributes, x: Double, width: Double) {
    guard let font = item.item.pointee.analysis.font, let face = GlyphFace(font, looks.font),
      let glyphs = UnsafeRawPointer(item.glyphs)?.load(as: PegbarGlyphString.self)
    else { return nil }
    let start = Int(item.item.pointee.offset)
    var pen = x
    var numbers: [CGGlyph] = []
    var (positions, advances, offsets): ([CGPoint], [CGSize], [Int]) = ([], [], [])
    for index in 0..<Int(glyphs.num_glyphs) {
      let glyph = glyphs.glyphs[index]
      numbers.append(Self.number(of: glyph.glyph))
      positions.append(
        CGPoint(
          x: pen + PangoUnits.points(glyph.x_offset + item.start_x_offset),
          y: -PangoUnits.points(glyph.y_offset) + PangoUnits.points(item.y_offset)
        )
      )
      advances.append(CGSize(width: PangoUnits.points(glyph.width), height: 0))
      offsets.append(start + Int(glyphs.log_clusters[index]))
      pen += PangoUnits.points(glyph.width)
    }
    (self.face, attributes, self.glyphs) = (face, looks, numbers)
    (self.positions, self.advances, self.offsets) = (positions, advances, offsets)
    range = start..<start + Int(item.item.pointee.length)
    isRightToLeft = item.item.pointee.analysis.level % 2 == 1
    (self.x, self.width) = (x, width)
  }

  /// The same glyphs with other attributes.
  fileprivate init(_ run: GlyphRun, attributes: TextAttributes) {
    self = run
    self.attributes = attributes
  }

  /// The run, split where the attributes of its characters change, in visual order.
  fileprivate func parts(_ look: (Int) -> Int) -> [GlyphRun] {
    var cuts = [0]
    for index in offsets.indices.dropFirst()
    where look(offsets[index]) != look(offsets[index - 1]) { cuts.append(index) }
    guard cuts.count > 1 else { return [self] }
    return zip(cuts, cuts.dropFirst() + [offsets.count]).map { part($0..<$1) }
  }

  private func part(_ glyphs: Range<Int>) -> GlyphRun {
    var part = self
    part.glyphs = Array(self.glyphs[glyphs])
    part.positions = Array(positions[glyphs])
    part.advances = Array(advances[glyphs])
    part.offsets = Array(offsets[glyphs])
    part.x = x + advances[..<glyphs.lowerBound].reduce(0) { $0 + Double($1.width) }
    part.width = part.advances.reduce(0) { $0 + Double($1.width) }
    let first = part.offsets.min() ?? range.lowerBound
    let last = part.offsets.max() ?? range.lowerBound
    part.range = first..<(offsets.filter { $0 > last }.min() ?? range.upperBound)
    return part
  }

  /// Characters that are not seen have no glyph, and those that no font has the glyph for that.
  private static func number(of glyph: UInt32) -> CGGlyph {
    if glyph == UInt32(PEGBAR_GLYPH_EMPTY) { return kCGFontIndexInvalid }
    return glyph & UInt32(PEGBAR_GLYPH_UNKNOWN) != 0 ? 0 : CGGlyph(truncatingIfNeeded: glyph)
  }
}
