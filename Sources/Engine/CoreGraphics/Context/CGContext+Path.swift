import CCairo
public import Foundation

extension CGContext {
  /// Clears the current path.
  public func beginPath() { devicePath = CGMutablePath() }

  /// Starts a subpath at `point`.
  public func move(to point: CGPoint) { devicePath.move(to: point, transform: ctm) }

  /// Adds a straight segment.
  public func addLine(to point: CGPoint) { devicePath.addLine(to: point, transform: ctm) }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    devicePath.addQuadCurve(to: end, control: control, transform: ctm)
  }

  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    devicePath.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
  }

  /// Closes the subpath.
  public func closePath() { devicePath.closeSubpath() }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect) { devicePath.addRect(rect, transform: ctm) }

  /// Adds closed rectangles in order.
  public func addRects(_ rects: [CGRect]) { devicePath.addRects(rects, transform: ctm) }

  /// Adds a subpath of segments through the points in order.
  public func addLines(between points: [CGPoint]) {
    devicePath.addLines(between: points, transform: ctm)
  }

  /// Adds the ellipse inscribed in `rect`.
  public func addEllipse(in rect: CGRect) { devicePath.addEllipse(in: rect, transform: ctm) }

  /// Adds a circular arc; see `CGMutablePath.addArc` for the meaning of `clockwise`.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    devicePath.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise,
      transform: ctm
    )
  }

  /// Adds the arc that is tangent to two lines.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    devicePath.addArc(
      tangent1End: tangent1End,
      tangent2End: tangent2End,
      radius: radius,
      transform: ctm
    )
  }

  /// Adds all elements of a path.
  public func addPath(_ path: CGPath) { devicePath.addPath(path, transform: ctm) }

  /// Whether the current path has no elements.
  public var isPathEmpty: Bool { devicePath.isEmpty }

  /// The start of the next segment, in user space; the origin for an empty path.
  public var currentPointOfPath: CGPoint {
    isPathEmpty ? .zero : devicePath.currentPoint.applying(ctm.inverted())
  }

  /// A copy of the current path in user space; `nil` while it is empty.
  public var path: CGPath? {
    isPathEmpty ? nil : withUnsafePointer(to: ctm.inverted()) { devicePath.copy(using: $0) }
  }

  /// The bounding box of the current path's points, in user space; null while it is empty.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// Clips later drawing to the inside of the current path, and clears the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    cutToPath(rule)
    beginPath()
  }

  /// Clips later drawing to `rect`, and clears the current path.
  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// Clips later drawing to the union of the rectangles, and clears the current path.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// The bounding box of the clip, in user space.
  public var boundingBoxOfClipPath: CGRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(drawing.pointer, &left, &top, &right, &bottom)
    let device = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    return device.applying(toCairo.inverted()).applying(ctm.inverted())
  }

  private func cutToPath(_ rule: CGPathFillRule) {
    drawing.setPath(devicePath.snapshot, through: toCairo)
    cairo_set_fill_rule(drawing.pointer, rule.cairo)
    cairo_set_antialias(drawing.pointer, state.antialias)
    cairo_clip(drawing.pointer)
  }
}

extension CGPathFillRule {
  var cairo: cairo_fill_rule_t {
    self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD
  }
}
