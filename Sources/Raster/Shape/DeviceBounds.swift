import CoreGraphics
import QuartzCore

/// The device pixels that a mapped rectangle may touch, whatever the numbers: never overflows.
enum DeviceBounds {
  /// Farther than any surface reaches, yet far from overflow.
  static let limit = 16_777_216.0
  /// An edge this close to a pixel's edge covers less of it than half of 1/255: nothing.
  static let slack = 1.0 / 1024

  /// The pixels touched by `rect` seen through `map`, or an empty rectangle for a shape that is
  /// behind the eye, edge-on or not made of numbers.
  static func of(_ rect: CGRect, through map: Homography) -> PixelRect {
    guard let span = span(of: rect, through: map) else { return .empty }
    // The soft edge of a slanted side reaches half a pixel out; an upright side stays in its pixel.
    let reach = isUpright(rect, through: map) ? -slack : 1
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

  /// Whether the sides of `rect` stay parallel to the pixel grid, quarter turns included.
  static func isUpright(_ rect: CGRect, through map: Homography) -> Bool {
    guard map.isAffine else { return false }
    let (width, height) = (abs(Double(rect.width)), abs(Double(rect.height)))
    let straight = max(abs(map.m12) * width, abs(map.m21) * height)
    let turned = max(abs(map.m11) * width, abs(map.m22) * height)
    return min(straight, turned) < 1.0 / 4096
  }

  /// The box around the visible part, in device space; clipped where it reaches behind the eye.
  static func span(
    of rect: CGRect,
    through map: Homography
  ) -> (minX: Double, minY: Double, maxX: Double, maxY: Double)? {
    let (left, top) = (Double(rect.minX), Double(rect.minY))
    let (right, bottom) = (Double(rect.maxX), Double(rect.maxY))
    guard !rect.isNull, left.isFinite, top.isFinite, right.isFinite, bottom.isFinite,
      left < right, top < bottom
    else { return nil }
    let corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
      .map { map.mapHomogeneous(CGPoint(x: $0.0, y: $0.1)) }
    guard corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite && $0.w.isFinite }) else {
      return nil
    }
    let visible = clippedToFront(corners)
    guard let first = visible.first else { return nil }
    var span = (minX: first.x, minY: first.y, maxX: first.x, maxY: first.y)
    for point in visible.dropFirst() {
      span.minX = min(span.minX, point.x)
      span.minY = min(span.minY, point.y)
      span.maxX = max(span.maxX, point.x)
      span.maxY = max(span.maxY, point.y)
    }
    return span
  }

  /// The polygon's part in front of the eye, projected: one step of Sutherland–Hodgman against w.
  private static func clippedToFront(
    _ corners: [(x: Double, y: Double, w: Double)]
  ) -> [(x: Double, y: Double)] {
    let near = 1e-6 * (corners.map { abs($0.w) }.max() ?? 0)
    guard near > 0 else { return [] }
    var front: [(x: Double, y: Double)] = []
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      if corner.w >= near { front.append((corner.x / corner.w, corner.y / corner.w)) }
      if (corner.w >= near) != (next.w >= near) {
        let t = (near - corner.w) / (next.w - corner.w)
        front.append(
          ((corner.x + t * (next.x - corner.x)) / near, (corner.y + t * (next.y - corner.y)) / near)
        )
      }
    }
    return front
  }
}
