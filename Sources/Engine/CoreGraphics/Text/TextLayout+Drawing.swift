import CCairo
package import Foundation

extension TextLayout {
  /// Draws the text with the upper left corner of its box at `origin`, in a context whose y points down.
  package func draw(in context: CGContext, at origin: CGPoint = .zero) {
    let matrix = CGAffineTransform(translationX: origin.x, y: origin.y)
      .concatenating(context.ctm).concatenating(context.toCairo)
    guard matrix.isUsable, !lines.isEmpty else { return }
    drawShadows(in: context, matrix)
    // Colors that Pango sets ignore the context's alpha: it is then applied to everything at once.
    let alpha = context.state.usableAlpha
    let isGroup = alpha < 1 && hasColorsOfItsOwn
    context.painting { drawing in
      let mode = cairo_get_operator(drawing.pointer)
      cairo_save(drawing.pointer)
      if isGroup {
        cairo_push_group(drawing.pointer)
        cairo_set_operator(drawing.pointer, CAIRO_OPERATOR_OVER)
      }
      cairo_save(drawing.pointer)
      var cairoMatrix = matrix.cairoMatrix
      cairo_set_matrix(drawing.pointer, &cairoMatrix)
      drawLines(drawing, alpha: isGroup ? 1 : alpha)
      cairo_restore(drawing.pointer)
      if isGroup {
        cairo_pop_group_to_source(drawing.pointer)
        cairo_set_operator(drawing.pointer, mode)
        cairo_paint_with_alpha(drawing.pointer, alpha)
        cairo_set_source_rgba(drawing.pointer, 0, 0, 0, 0)
      }
      cairo_restore(drawing.pointer)
    }
  }

  /// Whether some of the text is not drawn in its paragraph's first color, or is drawn twice.
  private var hasColorsOfItsOwn: Bool {
    text.paragraphs.contains { paragraph in
      paragraph.runs.contains {
        let looks = $0.attributes
        return looks.color != paragraph.runs.first?.attributes.color || looks.background != nil
          || looks.underlineColor != nil || looks.strikethroughColor != nil || looks.hasStroke
      }
    }
  }

  private func drawLines(_ drawing: borrowing CairoDrawing, alpha: Double) {
    cairo_new_path(drawing.pointer)
    for placed in lines {
      let paragraph = text.paragraphs[placed.paragraph]
      cairo_move_to(drawing.pointer, placed.x, placed.baseline)
      drawing.setSource(paragraph.runs.first?.attributes.color ?? .black, alpha: alpha)
      pango_cairo_show_layout_line(drawing.pointer, placed.line.pointer)
      if paragraph.runs.contains(where: \.attributes.hasStroke) {
        stroke(placed, of: paragraph, drawing)
      }
      cairo_new_path(drawing.pointer)
    }
  }

  /// Strokes the outlines of those glyphs of a line that have them.
  private func stroke(
    _ placed: PlacedLine,
    of paragraph: AttributedText.Paragraph,
    _ drawing: borrowing CairoDrawing
  ) {
    eachRun(of: placed, drawing, where: \.hasStroke) { item, looks in
      pango_cairo_glyph_string_path(drawing.pointer, item.item.pointee.analysis.font, item.glyphs)
      drawing.setSource(looks.strokeColor ?? looks.color, alpha: 1)
      cairo_set_line_width(drawing.pointer, abs(looks.strokeWidth) / 100 * looks.font.size)
      cairo_set_line_join(drawing.pointer, CAIRO_LINE_JOIN_MITER)
      cairo_set_dash(drawing.pointer, nil, 0, 0)
      cairo_stroke(drawing.pointer)
    }
  }

  /// Draws the shadows of those glyphs that cast one, below all text.
  private func drawShadows(in context: CGContext, _ matrix: CGAffineTransform) {
    let all = text.paragraphs.flatMap(\.runs).compactMap(\.attributes.shadow)
    var drawn: Set<TextShadow> = []
    for shadow in all where drawn.insert(shadow).inserted {
      context.saveGState()
      context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
      context.paintShadow { drawing in
        cairo_save(drawing.pointer)
        var cairoMatrix = matrix.cairoMatrix
        cairo_set_matrix(drawing.pointer, &cairoMatrix)
        for placed in lines {
          eachRun(of: placed, drawing, where: { $0.shadow == shadow }) { item, looks in
            drawing.setSource(looks.color, alpha: 1)
            let font = item.item.pointee.analysis.font
            pango_cairo_show_glyph_string(drawing.pointer, font, item.glyphs)
          }
        }
        cairo_new_path(drawing.pointer)
        cairo_restore(drawing.pointer)
      }
      context.restoreGState()
    }
  }

  /// Moves to each run of a line whose attributes are meant, and calls a function for it.
  private func eachRun(
    of placed: PlacedLine,
    _ drawing: borrowing CairoDrawing,
    where isMeant: (TextAttributes) -> Bool,
    _ use: (PangoGlyphItem, TextAttributes) -> Void
  ) {
    let runs = text.paragraphs[placed.paragraph].runs
    var x = placed.x
    var list = placed.line.pointer.pointee.runs
    while let item = list?.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee {
      list = list?.pointee.next
      defer { x += PangoUnits.points(pango_glyph_string_get_width(item.glyphs)) }
      let run = layouts[placed.paragraph].run(at: Int(item.item.pointee.offset))
      let looks = runs[run].attributes
      guard isMeant(looks) else { continue }
      cairo_new_path(drawing.pointer)
      cairo_move_to(
        drawing.pointer,
        x + PangoUnits.points(item.start_x_offset),
        placed.baseline - PangoUnits.points(item.y_offset)
      )
      use(item, looks)
    }
  }
}
