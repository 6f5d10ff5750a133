public import QuartzCore

/// A path with the looks of the line along it, to be drawn in the current context or shown by a `CAShapeLayer`.
///
/// Coordinates are points, y down, as in views: angles rise clockwise.
nonisolated open class UIBezierPath: NSObject, NSCopying {
  private var path = CGMutablePath()
  /// How wide the line is, in points; default 1.
  open var lineWidth: CGFloat = 1
  /// How open ends look; default `.butt`.
  open var lineCapStyle = CGLineCap.butt
  /// How corners look; default `.miter`.
  open var lineJoinStyle = CGLineJoin.miter
  /// How long a pointed corner may be, in line widths; default 10.
  open var miterLimit: CGFloat = 10
  /// How far chords may be from a curve, in pixels; default 0.6.
  ///
  /// Kept: curves are always drawn finer.
  open var flatness: CGFloat = 0.6
  /// Whether a point is inside when the outline goes round it an odd number of times; default false: when it does at
  /// all.
  open var usesEvenOddFillRule = false
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// An empty path.
  public override init() { super.init() }

  /// The outline of a rectangle, from its upper left corner clockwise.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// The ellipse that touches the sides of a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// A rectangle with rounded corners, from the left end of its top clockwise.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadius: In points; more than half of a side is half of it. Corners are quarters of circles.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radii = CGSize(width: cornerRadius, height: cornerRadius)
    self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: radii)
  }

  /// A rectangle of which some corners are rounded, from the left end of its top clockwise.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - corners: Those to be rounded.
  ///   - cornerRadii: The half axes of the corners' quarters of ellipses; more than half of a side is half of it.
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

  /// A part of a circle.
  ///
  /// - Parameters:
  ///   - center: The circle's center.
  ///   - radius: Its radius.
  ///   - startAngle: Radians, clockwise from the x axis.
  ///   - endAngle: Radians, clockwise from the x axis.
  ///   - clockwise: Which way round it goes, as it is seen.
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

  /// A path of the same steps.
  public convenience init(cgPath: CGPath) {
    self.init()
    path = cgPath.mutableCopy() ?? path
  }

  /// The steps; later changes of either do not change the other.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  /// Begins a new part.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a curve with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a part of a circle, and a line to its beginning when something is there already.
  ///
  /// - Parameters:
  ///   - center: The circle's center.
  ///   - radius: Its radius.
  ///   - startAngle: Radians, clockwise from the x axis.
  ///   - endAngle: Radians, clockwise from the x axis.
  ///   - clockwise: Which way round it goes, as it is seen.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    // Core Graphics says it for a y that points up.
    path.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: !clockwise
    )
  }

  /// Adds a line to where the part began.
  open func close() { path.closeSubpath() }

  /// Makes the path empty.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Adds another path's steps.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Moves all points.
  open func apply(_ transform: CGAffineTransform) {
    path = path.mutableCopy(using: [transform]) ?? path
  }

  /// The same shape gone through from its end to its beginning.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath(cgPath: CGPath(snapshot: path.snapshot.reversed))
    reversed.takeLooks(from: self)
    return reversed
  }

  /// Whether there are no steps.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around all points, control points included; null for an empty path.
  open var bounds: CGRect { path.boundingBox }

  /// Where the next step begins; (0, 0) for an empty path.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Whether a point is inside, by the path's rule; open parts count as closed.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Sets the lengths of dashes and gaps in turn, in points.
  ///
  /// - Parameters:
  ///   - pattern: As many lengths as `count`; `nil` for a whole line.
  ///   - count: How many.
  ///   - phase: How far into the pattern the line begins.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (
      pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? [], phase
    )
  }

  /// Tells the lengths of dashes and gaps.
  ///
  /// - Parameters:
  ///   - pattern: Where the lengths go; there must be room for all.
  ///   - count: Where their number goes.
  ///   - phase: Where it goes how far into the pattern the line begins.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?,
    count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dash.lengths.enumerated() { pattern?[index] = length }
    count?.pointee = dash.lengths.count
    phase?.pointee = dash.phase
  }

  /// A path of the same steps and looks.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.takeLooks(from: self)
    return copy
  }

  /// Equal when steps and looks are.
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

  /// Agrees with `isEqual(_:)`.
  open override var hash: Int { path.hashValue }

  private func takeLooks(from other: UIBezierPath) {
    (lineWidth, lineCapStyle, lineJoinStyle) = (
      other.lineWidth, other.lineCapStyle, other.lineJoinStyle
    )
    (miterLimit, flatness, dash) = (other.miterLimit, other.flatness, other.dash)
    usesEvenOddFillRule = other.usesEvenOddFillRule
  }

  /// Gives a context the line's looks.
  func setLine(in context: CGContext) {
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dash.phase, lengths: dash.lengths)
  }
}
