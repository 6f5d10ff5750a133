import CoreGraphics

/// The flattened path that fills a mask: its outline as straight lines in device pixels.
struct FillOutline {
  private(set) var lines: [FillLine] = []
  private var start: (x: Int, y: Int)?
  private var current = (x: 0, y: 0)

  /// The flatness: the maximum distance of a flattened curve from the curve, in pixels.
  ///
  /// A curve is halved (de Casteljau) until that holds in x and in y. For the polygon of its four control points the
  /// greatest distance is at most an eighth of the curve's second derivative, or 6/8 of the points' second differences
  /// (issue_1523 and TypeFace-Colon of the recorded trees show where Apple's halving ends).
  private static let deviation = 0.05
  /// A curve becomes at most 2¹⁴ lines.
  private static let deepest = 14
  /// Points further away are clamped to this distance.
  private static let limit = DeviceBounds.limit

  /// - Parameters:
  ///   - path: The path to fill; open subpaths are closed.
  ///   - map: From the path's points to device pixels.
  init(_ path: PathSnapshot, through map: CGAffineTransform) {
    var (from, begin) = (CGPoint.zero, CGPoint.zero)
    for element in path.elements {
      let element = element.applying(map)
      guard element.points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { continue }
      switch element {
      case .move(let point):
        close()
        move(to: point)
        begin = point
      case .line(let point): line(to: point)
      case .quad(let control, let point):
        let (a, b) = (control.weighted(2.0 / 3, from), control.weighted(2.0 / 3, point))
        curve(from, a, b, point, Self.deepest)
      case .cubic(let a, let b, let point): curve(from, a, b, point, Self.deepest)
      case .close: close()
      }
      from = element.points.last ?? begin
    }
    close()
  }

  /// The rectangle that the outline is, where it is one axis-aligned rectangle.
  var rectangle: FillRectangle? {
    guard lines.count == 2, lines[0].isVertical, lines[1].isVertical,
      lines[0].y0 == lines[1].y0, lines[0].y1 == lines[1].y1, lines[0].sign != lines[1].sign
    else { return nil }
    return FillRectangle(
      columns: min(lines[0].x0, lines[1].x0)..<max(lines[0].x0, lines[1].x0),
      rows: -lines[0].y1 ..< -lines[0].y0
    )
  }

  private mutating func move(to point: CGPoint) {
    current = Self.place(point)
    start = current
  }

  private mutating func line(to point: CGPoint) {
    let end = Self.place(point)
    if start == nil { start = current }
    if let line = FillLine(current, end) { lines.append(line) }
    current = end
  }

  private mutating func close() {
    guard let start else { return }
    if let line = FillLine(current, start) { lines.append(line) }
    current = start
    self.start = nil
  }

  private mutating func curve(
    _ p0: CGPoint,
    _ p1: CGPoint,
    _ p2: CGPoint,
    _ p3: CGPoint,
    _ depth: Int
  ) {
    let bend = max(
      abs(p0.x - 2 * p1.x + p2.x),
      abs(p0.y - 2 * p1.y + p2.y),
      abs(p1.x - 2 * p2.x + p3.x),
      abs(p1.y - 2 * p2.y + p3.y)
    )
    guard bend * 6 / 8 > Self.deviation, depth > 0 else { return line(to: p3) }
    let (a, b, c) = (p0.weighted(0.5, p1), p1.weighted(0.5, p2), p2.weighted(0.5, p3))
    let (d, e) = (a.weighted(0.5, b), b.weighted(0.5, c))
    let middle = d.weighted(0.5, e)
    curve(p0, a, d, middle, depth - 1)
    curve(middle, e, c, p3, depth - 1)
  }

  /// The nearest fixed-point coordinates, with y upwards.
  private static func place(_ point: CGPoint) -> (x: Int, y: Int) {
    (fixed(Double(point.x)), fixed(-Double(point.y)))
  }

  private static func fixed(_ value: Double) -> Int {
    let near = min(max(value, -limit), limit)
    return Int((near * Double(FillLine.one) + 0.5).rounded(.down))
  }
}

extension CGPoint {
  /// The weighted mean: `share` of this point, and the rest of the other.
  @inline(__always)
  fileprivate func weighted(_ share: CGFloat, _ other: CGPoint) -> CGPoint {
    CGPoint(x: share * x + (1 - share) * other.x, y: share * y + (1 - share) * other.y)
  }
}
