internal import CX11
internal import Pixels

/// How a visual of the server keeps red, green and blue in the 32 bits of a pixel.
package nonisolated enum PixelLayout: Sendable {
  /// 0xAARRGGBB, what frames are drawn in: depth 24, and 32 with alpha.
  case bgra8
  /// Ten bits each, red at the top: depth 30. Frames are converted on their way out.
  case rgb10

  /// `nil` for a visual that is laid out in neither way.
  init?(_ visual: UnsafeMutablePointer<Visual>) {
    guard visual.pointee.`class` == TrueColor else { return nil }
    switch (visual.pointee.red_mask, visual.pointee.green_mask, visual.pointee.blue_mask) {
    case (0xFF0000, 0xFF00, 0xFF): self = .bgra8
    case (0x3FF0_0000, 0xF_FC00, 0x3FF): self = .rgb10
    default: return nil
    }
  }

  /// 0xAARRGGBB with ten bits for each color: the two new ones repeat the highest, so that white
  /// stays white.
  package static func deepened(_ pixel: UInt32) -> UInt32 {
    func deep(_ value: UInt32) -> UInt32 { (value & 0xFF) << 2 | (value & 0xFF) >> 6 }
    return 3 << 30 | deep(pixel >> 16) << 20 | deep(pixel >> 8) << 10 | deep(pixel)
  }
}
