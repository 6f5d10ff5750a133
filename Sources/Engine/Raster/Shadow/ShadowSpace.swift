import CoreGraphics
import DisplayList
import Pixels

/// Where a group's alpha is blurred: among the device's own pixels where a point has as many of them each way
/// and not too many, else among pixels of the layer's plane.
///
/// It follows from the group's shadow alone, never from what the group holds: what changes in it then changes
/// nothing else.
struct ShadowSpace {
  let box: BoxBlur
  /// What is blurred, as its shadow is seen.
  let view: MaskView
  /// What is blurred, as it is seen itself; `nil` where that is the device's own pixels.
  let shape: MaskView?
  /// What there can be to blur.
  let limits: PixelRect
  /// Device pixels on either side that the items' own are carried to; `nil` in perspective, where that differs.
  let spread: (x: Double, y: Double)?

  /// In perspective a layer's items have a shadow this far from its middle, in pixels of its plane.
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
    if map.isSimilarity, sigma * scale <= BoxBlur.greatestSigma {
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
    // A box reaches at most a pixel farther than σ; mixing takes one more, each time that it is done.
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
  /// Whether it turns, turns over, moves and scales evenly, and does nothing else, to nine digits.
  fileprivate var isSimilarity: Bool {
    guard isAffine else { return false }
    let (across, along) = (m11 * m11 + m12 * m12, m21 * m21 + m22 * m22)
    let slack = 1e-9 * (across + along)
    return abs(across - along) <= slack && abs(m11 * m21 + m12 * m22) <= slack
  }
}
