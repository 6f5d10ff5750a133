import CoreGraphics
import DisplayList
import Pixels

/// The pixels in which a group's alpha is blurred: the device's own under an even scale with not too large a σ,
/// otherwise pixels of the layer's plane.
///
/// It depends on the group's shadow alone, never on what the group holds: a change in it changes nothing else.
struct ShadowSpace {
  let box: BoxBlur
  /// The map from the blurred pixels to the shadow on the device.
  let view: MaskView
  /// The map from the blurred pixels to the items on the device; `nil` where they are the device's own pixels.
  let shape: MaskView?
  /// The limits of the pixels to blur.
  let limits: PixelRect
  /// The device pixels that the shadow reaches beyond the items on either side; `nil` in perspective, where that
  /// varies.
  let spread: (x: Double, y: Double)?

  /// In perspective, the distance from a layer's middle within which items have a shadow, in pixels of its plane.
  private static let perspectiveReach = 2048

  /// `nil` when nothing would be seen.
  init?(_ shadow: DisplayItem.Shadow) {
    let map = shadow.toDevice
    var pixel = 1.0
    guard case .items(let rect) = shadow.shape, shadow.sigma < .infinity else { return nil }
    let (sigma, scale) = (max(0, shadow.sigma), map.scale(in: rect.standardized))
    guard scale > 0, scale.isFinite else { return nil }
    let (x, y) = (Double(shadow.offset.width), Double(shadow.offset.height))
    let moved = (x: x * map.m11 + y * map.m21, y: x * map.m12 + y * map.m22)
    if map.isSimilarity, sigma * scale <= BoxBlur.sigmaLimit {
      guard let view = MaskView(toDevice: Homography(translationX: moved.x, y: moved.y)) else {
        return nil
      }
      (self.view, shape) = (view, nil)
      box = BoxBlur(sigma: sigma * scale)
      limits = Self.everything
    } else {
      let resolution = MaskSpace.resolution(sigma: sigma, scale: scale)
      pixel = max(1, scale / resolution)
      let toPlane = Homography(scale: 1 / resolution)
      guard let view = MaskView(toDevice: toPlane.then(shadow.shapeToDevice)),
        let shape = MaskView(toDevice: toPlane.then(map))
      else { return nil }
      (self.view, self.shape) = (view, shape)
      box = BoxBlur(sigma: sigma * resolution)
      limits =
        map.isAffine
        ? Self.everything
        : Self.around(Double(rect.midX) * resolution, Double(rect.midY) * resolution)
    }
    guard map.isAffine else {
      spread = nil
      return
    }
    // A box reaches at most a pixel further than σ; each mixing adds one more.
    let points = 3 * sigma + 6 * pixel / scale
    spread = (
      x: (abs(map.m11) + abs(map.m21)) * points + abs(moved.x) + 3,
      y: (abs(map.m12) + abs(map.m22)) * points + abs(moved.y) + 3
    )
  }

  private static var everything: PixelRect {
    let limit = Int(DeviceBounds.limit)
    return PixelRect(x: -limit, y: -limit, width: 2 * limit, height: 2 * limit)
  }

  private static func around(_ x: Double, _ y: Double) -> PixelRect {
    let limit = DeviceBounds.limit
    return PixelRect(
      x: Int(min(max(x, -limit), limit)) - perspectiveReach,
      y: Int(min(max(y, -limit), limit)) - perspectiveReach,
      width: 2 * perspectiveReach,
      height: 2 * perspectiveReach
    )
  }
}

extension Homography {
  /// Whether it is a similarity (rotation, reflection, translation and even scale) to nine digits.
  fileprivate var isSimilarity: Bool {
    guard isAffine else { return false }
    let (across, along) = (m11 * m11 + m12 * m12, m21 * m21 + m22 * m22)
    let slack = 1e-9 * (across + along)
    return abs(across - along) <= slack && abs(m11 * m21 + m12 * m22) <= slack
  }
}
