import Foundation

/// Draws glyphs of a run at the context's text position, with its text matrix.
///
/// - Parameters:
///   - run: The run.
///   - context: The context to draw in; its colors are unchanged afterwards.
///   - range: The range of glyphs; a length of 0 means up to the end.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
  let indices = range.indices(of: run.run.glyphs.count)
  guard !indices.isEmpty else { return }
  context.saveGState()
  defer { context.restoreGState() }
  run.drawBackground(indices, in: context)
  let looks = run.run.attributes
  let usesContext = run.attributes[kCTForegroundColorFromContextAttributeName].flatMap {
    ($0 as? Bool) ?? ($0 as? NSNumber)?.boolValue
  }
  if usesContext != true {
    context.setFillColor(looks.color)
    context.setStrokeColor(looks.strokeColor ?? looks.color)
  }
  if looks.strokeWidth != 0, looks.strokeWidth.isFinite {
    context.setTextDrawingMode(looks.strokeWidth > 0 ? .stroke : .fillStroke)
    context.setLineWidth(CGFloat(abs(looks.strokeWidth) / 100 * looks.font.size))
  }
  context.show(
    Array(run.run.glyphs[indices]),
    at: Array(run.run.positions[indices]),
    of: run.run.face,
    shape: run.font.matrix
  )
  run.drawUnderline(indices, in: context)
}

extension CTRun {
  fileprivate func drawBackground(_ indices: Range<Int>, in context: CGContext) {
    guard let color = run.attributes.background else { return }
    let metrics = font.metrics
    context.setFillColor(color)
    let height = CGFloat(metrics.ascent + metrics.descent)
    fill(indices, from: -CGFloat(metrics.descent), height: height, in: context)
  }

  fileprivate func drawUnderline(_ indices: Range<Int>, in context: CGContext) {
    let looks = run.attributes
    guard looks.underline != .none else { return }
    let (middle, thickness) = (
      CTFontGetUnderlinePosition(font), max(CTFontGetUnderlineThickness(font), 0)
    )
    if let color = looks.underlineColor { context.setFillColor(color) }
    let bottom = middle - thickness / 2
    fill(indices, from: bottom, height: thickness, in: context)
    if looks.underline == .double {
      fill(indices, from: bottom - 2 * thickness, height: thickness, in: context)
    }
  }

  /// Fills a bar below glyphs, in text space.
  private func fill(
    _ indices: Range<Int>,
    from bottom: CGFloat,
    height: CGFloat,
    in context: CGContext
  ) {
    let start = run.x + run.advances[..<indices.lowerBound].reduce(0) { $0 + Double($1.width) }
    let width = run.advances[indices].reduce(0) { $0 + Double($1.width) }
    let bar = CGMutablePath()
    bar.addRect(
      CGRect(x: CGFloat(start), y: bottom, width: CGFloat(width), height: height),
      transform: context.textMatrix
    )
    context.beginPath()
    context.addPath(bar)
    context.fillPath()
  }
}
