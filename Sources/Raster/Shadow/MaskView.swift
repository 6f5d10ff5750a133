import CoreGraphics
import QuartzCore

/// A mask as it is seen on the device: the scalar reference.
///
/// Each pixel mixes the four values nearest to where its centre lies in the mask.
struct MaskView {
  /// From the mask's pixels to the device's, and back.
  let toDevice, toMask: Homography

  /// `nil` for a map that shows a mask edge-on or nowhere.
  init?(toDevice map: Homography) {
    guard map.isFinite, var inverse = map.inverse, inverse.isFinite else { return nil }
    // Affine to the last digit, so that every pixel has the same w.
    if map.isAffine { (inverse.m13, inverse.m23, inverse.m33) = (0, 0, 1) }
    (toDevice, toMask) = (map, inverse)
  }

  /// The device pixels that a mask may be seen in: each of its pixels reaches half of one beyond itself.
  func deviceBounds(of mask: PixelRect) -> PixelRect {
    guard !mask.isEmpty else { return .empty }
    let reach = 0.5 + 1.0 / 128
    return DeviceBounds.of(CGRect(mask).insetBy(dx: -reach, dy: -reach), through: toDevice)
  }

  /// The mask's pixels that those of the device are mixed from; `nil` when that cannot be said.
  func maskPixels(for area: PixelRect) -> PixelRect? {
    guard let span = DeviceBounds.span(of: CGRect(area), through: toMask) else { return nil }
    return PixelRect(around: span, margin: 2)
  }

  /// Lays `color` over `canvas` inside `clip`, which must be inside the canvas.
  func draw(_ color: UInt32, through mask: AlphaMask, on canvas: Canvas, clip: PixelRect) {
    for y in clip.y..<clip.maxY {
      let pixels = canvas.pixel(clip.x, y) - clip.x
      for x in clip.x..<clip.maxX {
        let value = value(of: mask, atColumn: x, row: y)
        if value > 0 { pixels[x] = Blending.over(color, coverage: value, pixels[x]) }
      }
    }
  }

  /// What the mask has at the centre of a device pixel.
  @inline(__always)
  private func value(of mask: AlphaMask, atColumn column: Int, row: Int) -> UInt32 {
    let (x, y) = (Double(column) + 0.5, Double(row) + 0.5)
    let w = x * toMask.m13 + y * toMask.m23 + toMask.m33
    guard w > 1e-12 else { return 0 }
    let s = (x * toMask.m11 + y * toMask.m21 + toMask.m31) / w - Double(mask.bounds.x)
    let t = (x * toMask.m12 + y * toMask.m22 + toMask.m32) / w - Double(mask.bounds.y)
    guard s > -1, t > -1, s < Double(mask.bounds.width) + 1, t < Double(mask.bounds.height) + 1
    else { return 0 }
    // In 1/256 of a pixel, from the centre of the first one; made positive first, so that cutting off a
    // fraction rounds.
    let fixedS = Int((s - 0.5) * 256 + 1024.5) - 1024
    let fixedT = Int((t - 0.5) * 256 + 1024.5) - 1024
    let (i, j) = (mask.bounds.x + fixedS >> 8, mask.bounds.y + fixedT >> 8)
    let (right, below) = (UInt32(fixedS & 255), UInt32(fixedT & 255))
    let upper = mask[i, j] * (256 - right) + mask[i + 1, j] * right
    let lower = mask[i, j + 1] * (256 - right) + mask[i + 1, j + 1] * right
    return (upper * (256 - below) + lower * below + 32768) >> 16
  }
}

extension PixelRect {
  /// The whole pixels around a box, with some more on every side.
  init(around span: (minX: Double, minY: Double, maxX: Double, maxY: Double), margin: Double) {
    let limit = DeviceBounds.limit
    let left = Int(min(max(span.minX - margin, -limit), limit).rounded(.down))
    let top = Int(min(max(span.minY - margin, -limit), limit).rounded(.down))
    let right = Int(max(min(span.maxX + margin, limit), -limit).rounded(.up))
    let bottom = Int(max(min(span.maxY + margin, limit), -limit).rounded(.up))
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
