import CCairo
public import Foundation

extension CGContext {
  /// Fills the current path and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fillCurrentPath(rule)
    beginPath()
  }

  /// Strokes the current path and clears it.
  public func strokePath() {
    strokeCurrentPath()
    beginPath()
  }

  /// Fills the current path, strokes it or both, and clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill, .fillStroke: fillCurrentPath(.winding)
    case .eoFill, .eoFillStroke: fillCurrentPath(.evenOdd)
    case .stroke: break
    }
    if mode != .fill, mode != .eoFill { strokeCurrentPath() }
    beginPath()
  }

  /// Fills a rectangle; clears the current path.
  public func fill(_ rect: CGRect) { fill([rect]) }

  /// Fills rectangles in order; clears the current path.
  public func fill(_ rects: [CGRect]) {
    for rect in rects {
      beginPath()
      addRect(rect)
      fillPath()
    }
  }

  /// Strokes a rectangle; clears the current path.
  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  /// Strokes a rectangle with another line width; clears the current path.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let usual = state.stroke.width
    state.stroke.width = Double(width)
    stroke(rect)
    state.stroke.width = usual
  }

  /// Fills the ellipse inscribed in `rect`; clears the current path.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  /// Strokes the ellipse inscribed in `rect`; clears the current path.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Strokes a segment from each point at an even index to the next one; clears the current path.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes a rectangle transparent; clears the current path.
  public func clear(_ rect: CGRect) {
    let usual = (state.blendMode, state.shadow)
    (state.blendMode, state.shadow) = (.clear, nil)
    fill(rect)
    (state.blendMode, state.shadow) = usual
  }

  /// Draws a picture stretched over `rect`, its top at the rectangle's largest y.
  ///
  /// So it is upright where y points up, and upside down in a layer's context, as with Apple's.
  ///
  /// - Parameters:
  ///   - image: The picture to draw.
  ///   - rect: The destination, in user space.
  ///   - byTiling: Whether to fill the clip with repetitions of the picture instead, starting at `rect`.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    draw(image, from: whole, in: rect, byTiling: byTiling)
  }

  /// Draws a part of a picture stretched over `rect`, the part's top at the rectangle's largest y.
  ///
  /// - Parameters:
  ///   - image: The picture; its edge pixels are repeated beyond it.
  ///   - source: The part, in pixels from the picture's upper left.
  ///   - rect: The destination, in user space.
  ///   - byTiling: Whether to fill the clip with repetitions of the part instead.
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
