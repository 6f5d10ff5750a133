import CoreGraphics
import DisplayList
import Pixels

/// The device pixels that a mapped rectangle may touch, for all numbers: it never overflows.
enum DeviceBounds {
  typealias Span = (minX: Double, minY: Double, maxX: Double, maxY: Double)

  /// Farther than any surface reaches, yet far from overflow.
  static let limit = 16_777_216.0
  /// An edge this close to a pixel's edge covers less than half of 1/255 of it: nothing.
  static let slack = 1.0 / 1024

  /// The pixels touched by `rect` seen through `map`, or an empty rectangle for a shape that is behind the eye, edge-on
  /// or not finite.
  static func of(_ rect: CGRect, through map: Homography) -> PixelRect {
    let isAligned = map.isAxisAligned
    guard let span = isAligned ? uprightSpan(of: rect, through: map) : span(of: rect, through: map)
    else { return .empty }
    // The antialiasing of a slanted side reaches half a pixel out; an upright side stays in its pixel.
    let reach = isAligned || isUpright(rect, through: map) ? -slack : 1
    let left = (max(span.minX - reach, -limit)).rounded(.down)
    let top = (max(span.minY - reach, -limit)).rounded(.down)
    let right = (min(span.maxX + reach, limit)).rounded(.up)
    let bottom = (min(span.maxY + reach, limit)).rounded(.up)
    guard left < right, top < bottom else { return .empty }
    return PixelRect(
      x: Int(left),
      y: Int(top),
      width: Int(right - left),
      height: Int(bottom - top)
    )
  }

  /// Whether the sides of `rect` stay parallel to the pixel grid, including rotations by 90°.
  static func isUpright(_ rect: CGRect, through map: Homography) -> Bool {
    guard map.isAffine else { return false }
    let (width, height) = (abs(Double(rect.width)), abs(Double(rect.height)))
    let straight = max(abs(map.m12) * width, abs(map.m21) * height)
    let turned = max(abs(map.m11) * width, abs(map.m22) * height)
    return min(straight, turned) < 1.0 / 4096
  }

  /// `span` for a map that only scales and moves, as most do: the same numbers in fewer steps.
  private static func uprightSpan(of rect: CGRect, through map: Homography) -> Span? {
    guard let own = ownSpan(of: rect) else { return nil }
    let (a, b) = (own.minX * map.m11 + map.m31, own.maxX * map.m11 + map.m31)
    let (c, d) = (own.minY * map.m22 + map.m32, own.maxY * map.m22 + map.m32)
    guard a.isFinite, b.isFinite, c.isFinite, d.isFinite else { return nil }
    return (min(a, b), min(c, d), max(a, b), max(c, d))
  }

  /// The bounding box of the visible part, in device space; clipped where it reaches behind the eye.
  static func span(of rect: CGRect, through map: Homography) -> Span? {
    guard let own = ownSpan(of: rect) else { return nil }
    let corners = (
      map.mapHomogeneous(CGPoint(x: own.minX, y: own.minY)),
      map.mapHomogeneous(CGPoint(x: own.maxX, y: own.minY)),
      map.mapHomogeneous(CGPoint(x: own.maxX, y: own.maxY)),
      map.mapHomogeneous(CGPoint(x: own.minX, y: own.maxY))
    )
    var box = FrontBox(corners)
    box.addEdge(corners.0, corners.1)
    box.addEdge(corners.1, corners.2)
    box.addEdge(corners.2, corners.3)
    box.addEdge(corners.3, corners.0)
    return box.span
  }

  /// The edges of a rectangle that is finite and not empty; `nil` for any other.
  @inline(__always)
  private static func ownSpan(of rect: CGRect) -> Span? {
    let (left, top) = (Double(rect.minX), Double(rect.minY))
    let (right, bottom) = (Double(rect.maxX), Double(rect.maxY))
    guard !rect.isNull, left.isFinite, top.isFinite, right.isFinite, bottom.isFinite,
      left < right, top < bottom
    else { return nil }
    return (left, top, right, bottom)
  }
}

/// The bounding box of a quad's part in front of the eye, projected: one step of Sutherland–Hodgman clipping against w.
///
/// Four corners one by one, without arrays: every moving item needs it in every frame.
private struct FrontBox {
  typealias Corner = (x: Double, y: Double, w: Double)

  private let near: Double
  private let isUsable: Bool
  private var isEmpty = true
  private var minX = 0.0, minY = 0.0, maxX = 0.0, maxY = 0.0

  /// Begins the box of a quad with these corners, whose edges are then added.
  init(_ corners: (Corner, Corner, Corner, Corner)) {
    let (a, b, c, d) = corners
    near = 1e-6 * max(max(abs(a.w), abs(b.w)), max(abs(c.w), abs(d.w)))
    isUsable =
      near > 0 && Self.isFinite(a) && Self.isFinite(b) && Self.isFinite(c) && Self.isFinite(d)
  }

  var span: DeviceBounds.Span? {
    isEmpty ? nil : (minX, minY, maxX, maxY)
  }

  /// Adds a corner that is in front, and the point where the edge to the next one crosses the near plane.
  mutating func addEdge(_ corner: Corner, _ next: Corner) {
    guard isUsable else { return }
    if corner.w >= near { add(corner.x / corner.w, corner.y / corner.w) }
    guard (corner.w >= near) != (next.w >= near) else { return }
    let t = (near - corner.w) / (next.w - corner.w)
    add((corner.x + t * (next.x - corner.x)) / near, (corner.y + t * (next.y - corner.y)) / near)
  }

  private mutating func add(_ x: Double, _ y: Double) {
    minX = isEmpty ? x : min(minX, x)
    minY = isEmpty ? y : min(minY, y)
    maxX = isEmpty ? x : max(maxX, x)
    maxY = isEmpty ? y : max(maxY, y)
    isEmpty = false
  }

  private static func isFinite(_ corner: Corner) -> Bool {
    corner.x.isFinite && corner.y.isFinite && corner.w.isFinite
  }
}
