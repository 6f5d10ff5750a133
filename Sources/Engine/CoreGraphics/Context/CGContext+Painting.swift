import CCairo
public import Foundation

extension CGContext {
  /// Fills the current path and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fillCurrentPath(rule)
    beginPath()
  }

  /// Draws the current path's line and forgets the path.
  public func strokePath() {
    strokeCurrentPath()
    beginPath()
  }

  /// Fills, strokes or both, and forgets the current path.
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill, .fillStroke: fillCurrentPath(.winding)
    case .eoFill, .eoFillStroke: fillCurrentPath(.evenOdd)
    case .stroke: break
    }
    if mode != .fill, mode != .eoFill { strokeCurrentPath() }
    beginPath()
  }

  /// Fills a rectangle; the current path is forgotten.
  public func fill(_ rect: CGRect) { fill([rect]) }

  /// Fills rectangles in turn; the current path is forgotten.
  public func fill(_ rects: [CGRect]) {
    for rect in rects {
      beginPath()
      addRect(rect)
      fillPath()
    }
  }

  /// Draws a rectangle's outline; the current path is forgotten.
  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  /// Draws a rectangle's outline with another line width; the current path is forgotten.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let usual = state.stroke.width
    state.stroke.width = Double(width)
    stroke(rect)
    state.stroke.width = usual
  }

  /// Fills the ellipse that touches the sides of `rect`; the current path is forgotten.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  /// Draws the outline of the ellipse that touches the sides of `rect`; the current path is forgotten.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Draws a line from each even point to the one after it; the current path is forgotten.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes a rectangle transparent; the current path is forgotten.
  public func clear(_ rect: CGRect) {
    let usual = (state.blendMode, state.shadow)
    (state.blendMode, state.shadow) = (.clear, nil)
    fill(rect)
    (state.blendMode, state.shadow) = usual
  }

  /// Draws a picture stretched over `rect`, its top at the rectangle's largest y.
  ///
  /// So it is upright where y points up and upside down in a layer's context, as with Apple's.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - rect: In user space.
  ///   - byTiling: Whether to repeat the picture all over the clip instead, from `rect` outwards.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    draw(image, from: whole, in: rect, byTiling: byTiling)
  }

  /// Draws a part of a picture stretched over `rect`, the part's top at the rectangle's largest y.
  ///
  /// - Parameters:
  ///   - image: The picture; beyond it, its edge pixels go on.
  ///   - source: The part, in pixels from the picture's upper left.
  ///   - rect: In user space.
  ///   - byTiling: Whether to repeat the picture all over the clip instead.
  package func draw(
    _ image: CGImage,
    from source: CGRect,
    in rect: CGRect,
    byTiling: Bool = false
  ) {
    guard image.width > 0, image.height > 0, !source.isEmpty, !rect.isNull else { return }
    let toDevice = toDevice(from: source, to: rect)
    guard toDevice.isUsable else { return }
    let area = CGMutablePath()
    area.addRect(byTiling ? boundingBoxOfClipPath : rect, transform: ctm)
    cairo_save(drawing.pointer)
    defer { cairo_restore(drawing.pointer) }
    painting(within: area.snapshot) { drawing in
      cairo_save(drawing.pointer)
      drawing.setPath(area.snapshot, through: toCairo)
      cairo_set_fill_rule(drawing.pointer, CAIRO_FILL_RULE_WINDING)
      cairo_clip(drawing.pointer)
      drawing.withSource(image, through: toDevice, state.filter, repeats: byTiling) {
        cairo_paint_with_alpha(drawing.pointer, state.usableAlpha)
      }
      cairo_restore(drawing.pointer)
    }
  }

  private func fillCurrentPath(_ rule: CGPathFillRule) {
    fill(devicePath.snapshot, with: state.fillColor, rule)
  }

  private func strokeCurrentPath() {
    fill(strokedPath, with: state.strokeColor, .winding)
  }
}
