import CoreGraphics
import QuartzCore

extension DisplayItem {
  /// Pixels that surely end as the item's own, whatever was there; empty for none.
  ///
  /// Only for upright shapes: others hide little that is upright.
  var hiddenRect: PixelRect {
    switch self {
    case .fill(let fill):
      guard fill.color.alpha >= 1 else { return .empty }
      return Self.full(of: fill.rect, radius: fill.cornerRadius, fill.edges, fill.toDevice)
    case .image(let image):
      guard image.image.isOpaque, image.opacity >= 1 else { return .empty }
      return Self.full(of: image.destination, radius: 0, image.edges, image.toDevice)
    default: return .empty
    }
  }

  /// The largest rectangle about the middle that a shape covers wholly.
  private static func full(
    of rect: CGRect,
    radius: Double,
    _ edges: EdgeStyle,
    _ map: Homography
  ) -> PixelRect {
    guard map.isAxisAligned,
      let shape = DeviceShape(rect: rect, cornerRadius: radius, edges: edges, toDevice: map)
    else { return .empty }
    return shape.fullRect
  }
}
