public import QuartzCore

/// A path with line attributes, to be drawn in the current context or shown by a `CAShapeLayer`.
///
/// Coordinates are in points, with y down, as in views: angles increase clockwise.
nonisolated open class UIBezierPath: NSObject, NSCopying {
  private var path = CGMutablePath()
  /// The line width, in points; default 1.
  open var lineWidth: CGFloat = 1
  /// The shape of open ends; default `.butt`.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of corners; default `.miter`.
  open var lineJoinStyle = CGLineJoin.miter
  /// The maximum length of a mitered corner, in line widths; default 10.
  open var miterLimit: CGFloat = 10
  /// The tolerance of a flattened path, in pixels; default 0.6.
  ///
  /// It is only stored: curves are always drawn with a smaller tolerance.
  open var flatness: CGFloat = 0.6
  /// Whether the interior is determined by the even-odd rule; default false, the nonzero winding rule.
  open var usesEvenOddFillRule = false
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// An empty path.
  public override init() { super.init() }

  /// A rectangle, from its upper left corner clockwise.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// The ellipse inscribed in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// A rectangle with rounded corners, from the left end of its top edge clockwise.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - cornerRadius: The radius of the quarter circles, in points; at most half of a side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radii = CGSize(width: cornerRadius, height: cornerRadius)
    self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: radii)
  }

  /// A rectangle with some rounded corners, from the left end of its top edge clockwise.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - corners: The corners to round.
  ///   - cornerRadii: The semi-axes of the quarter ellipses, in points; at most half of a side.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    self.init()
    guard !rect.isNull, (rect.minX + rect.maxX + rect.minY + rect.maxY).isFinite else { return }
    func radii(_ corner: UIRectCorner) -> CGSize { corners.contains(corner) ? cornerRadii : .zero }
    path.addRoundedRect(
      in: rect.standardized,
      upperLeft: radii(.topLeft),
      upperRight: radii(.topRight),
      lowerRight: radii(.bottomRight),
      lowerLeft: radii(.bottomLeft)
    )
  }

  /// An arc of a circle.
  ///
  /// - Parameters:
  ///   - center: The circle's center, in points.
  ///   - radius: The circle's radius, in points.
  ///   - startAngle: The angle of the start, in radians, clockwise from the x axis.
  ///   - endAngle: The angle of the end, in radians, clockwise from the x axis.
  ///   - clockwise: Whether the arc runs clockwise on screen.
  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  /// A path with the elements of a `CGPath`.
  public convenience init(cgPath: CGPath) {
    self.init()
    path = cgPath.mutableCopy() ?? path
  }

  /// A copy of the path's elements; later changes of either do not affect the other.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  /// Begins a new subpath.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic curve, with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve, with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle, and before it a line to its start if the path is not empty.
  ///
  /// - Parameters:
  ///   - center: The circle's center, in points.
  ///   - radius: The circle's radius, in points.
  ///   - startAngle: The angle of the start, in radians, clockwise from the x axis.
  ///   - endAngle: The angle of the end, in radians, clockwise from the x axis.
  ///   - clockwise: Whether the arc runs clockwise on screen.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    // Core Graphics defines clockwise for a y axis that points up.
    path.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: !clockwise
    )
  }

  /// Adds a line to the start of the subpath.
  open func close() { path.closeSubpath() }

  /// Removes all elements.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Adds the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) {
    path = path.mutableCopy(using: [transform]) ?? path
  }

  /// The same shape, traversed from its end to its start.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath(cgPath: CGPath(snapshot: path.snapshot.reversed))
    reversed.takeLooks(from: self)
    return reversed
  }

  /// Whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around all points, control points included; null for an empty path.
  open var bounds: CGRect { path.boundingBox }

  /// The current point, where the next element starts; (0, 0) for an empty path.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Whether a point is inside, by the path's fill rule; open subpaths count as closed.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Sets the dash pattern: alternating lengths of dashes and gaps, in points.
  ///
  /// - Parameters:
  ///   - pattern: The lengths, `count` of them; `nil` for a solid line.
  ///   - count: The number of lengths.
  ///   - phase: The offset into the pattern at which the line begins, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (
      pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? [], phase
    )
  }

  /// Copies the dash pattern.
  ///
  /// - Parameters:
  ///   - pattern: Receives the lengths; it needs room for all.
  ///   - count: Receives the number of lengths.
  ///   - phase: Receives the offset into the pattern, in points.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?,
    count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dash.lengths.enumerated() { pattern?[index] = length }
    count?.pointee = dash.lengths.count
    phase?.pointee = dash.phase
  }

  /// A path with the same elements and line attributes.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.takeLooks(from: self)
    return copy
  }

  /// Whether elements and line attributes are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    if other === self { return true }
    return path == other.path && dash == other.dash && flatness == other.flatness
      && (lineWidth, lineCapStyle, lineJoinStyle, miterLimit, usesEvenOddFillRule)
        == (
          other.lineWidth, other.lineCapStyle, other.lineJoinStyle, other.miterLimit,
          other.usesEvenOddFillRule
        )
  }

  /// The hash value, consistent with `isEqual(_:)`.
  open override var hash: Int { path.hashValue }

  private func takeLooks(from other: UIBezierPath) {
    (lineWidth, lineCapStyle, lineJoinStyle) = (
      other.lineWidth, other.lineCapStyle, other.lineJoinStyle
    )
    (miterLimit, flatness, dash) = (other.miterLimit, other.flatness, other.dash)
    usesEvenOddFillRule = other.usesEvenOddFillRule
  }

  /// Sets a context's line attributes to the path's.
  func setLine(in context: CGContext) {
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dash.phase, lengths: dash.lengths)
  }
}
