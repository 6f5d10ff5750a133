import CoreGraphics
import DisplayList
import Pixels

extension DisplayItem {
  /// The pixels that the item itself may touch; empty for an item that begins or ends a group.
  var deviceBounds: PixelRect {
    switch self {
    case .fill(let fill): fill.deviceBounds
    case .border(let border): DeviceBounds.of(border.rect.standardized, through: border.toDevice)
    case .image(let image):
      DeviceBounds.of(image.destination.standardized, through: image.toDevice)
    case .gradient(let gradient):
      DeviceBounds.of(gradient.rect.standardized, through: gradient.toDevice)
    case .path(let path): PathOperation(path)?.bounds ?? .empty
    case .particles(let particles): particles.deviceBounds
    case .shadow(let shadow): ShadowOperation(shadow)?.bounds ?? .empty
    case .backdrop(let backdrop): backdrop.filter.deviceBounds
    case .beginGroup, .beginRaster, .beginShadow, .beginFilter, .mask, .endGroup: .empty
    }
  }
}

extension DisplayItem.Filter {
  /// The pixels that the layer's own rectangle may touch.
  var deviceBounds: PixelRect { DeviceBounds.of(rect.standardized, through: toDevice) }
}

extension DisplayItem.Fill {
  @inline(__always)
  var deviceBounds: PixelRect { DeviceBounds.of(rect.standardized, through: toDevice) }
}
