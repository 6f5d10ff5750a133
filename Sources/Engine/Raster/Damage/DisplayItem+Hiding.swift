import CoreGraphics
import DisplayList
import Pixels

extension DisplayItem {
  /// Pixels that surely end as the item's own, whatever was there; empty for none.
  ///
  /// Only for upright shapes: others hide little that is upright.
  var hiddenRect: PixelRect {
    switch self {
    case .fill(let fill): fill.hiddenRect
    case .image(let image): image.hiddenRect
    case .gradient(let gradient): gradient.hiddenRect
    default: .empty
    }
  }
}

extension DisplayItem.Fill {
  @inline(__always)
  var hiddenRect: PixelRect {
    color.alpha >= 1
      ? fullRect(of: rect, radius: cornerRadius, edges, through: toDevice) : .empty
  }
}

extension DisplayItem.Image {
  fileprivate var hiddenRect: PixelRect {
    image.isOpaque && opacity >= 1
      ? fullRect(of: destination, radius: 0, edges, through: toDevice) : .empty
  }
}

extension DisplayItem.Gradient {
  fileprivate var hiddenRect: PixelRect {
    stops.isOpaque && opacity >= 1
      ? fullRect(of: rect, radius: cornerRadius, edges, through: toDevice) : .empty
  }
}

/// The largest rectangle about the middle that a shape covers completely.
private func fullRect(
  of rect: CGRect,
  radius: Double,
  _ edges: EdgeStyle,
  through map: Homography
) -> PixelRect {
  guard map.isAxisAligned,
    let shape = DeviceShape(rect: rect, cornerRadius: radius, edges: edges, toDevice: map)
  else { return .empty }
  return shape.fullRect
}
