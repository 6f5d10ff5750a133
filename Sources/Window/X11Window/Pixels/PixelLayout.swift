internal import CX11
internal import Pixels

/// The layout of red, green and blue in the 32 bits of a pixel, by the server's visual.
package nonisolated enum PixelLayout: Sendable {
  /// 0xAARRGGBB, the format that frames are drawn in: depth 24, and 32 with alpha.
  case bgra8
  /// Ten bits each, red in the highest: depth 30. Frames are converted when they are sent.
  case rgb10

  /// `nil` for a visual with any other layout.
  init?(_ visual: UnsafeMutablePointer<Visual>) {
    guard visual.pointee.`class` == TrueColor else { return nil }
    switch (visual.pointee.red_mask, visual.pointee.green_mask, visual.pointee.blue_mask) {
    case (0xFF0000, 0xFF00, 0xFF): self = .bgra8
    case (0x3FF0_0000, 0xF_FC00, 0x3FF): self = .rgb10
    default: return nil
    }
  }

  /// Converts 0xAARRGGBB to ten bits per channel: the two new bits repeat the highest, so that white stays white.
  package static func deepened(_ pixel: UInt32) -> UInt32 {
    func deep(_ value: UInt32) -> UInt32 { (value & 0xFF) << 2 | (value & 0xFF) >> 6 }
    return 3 << 30 | deep(pixel >> 16) << 20 | deep(pixel >> 8) << 10 | deep(pixel)
  }
}
