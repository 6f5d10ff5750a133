import CoreGraphics
import Foundation
import DisplayList
import Pixels

/// A shadow or a path whose mask is made in the plane of its layer, and seen through a map that may rotate, stretch and
/// tilt it; device pixels are bilinear mixes of the mask's.
///
/// The mask stays the same while the layer moves and rotates.
struct PlaneMask {
  /// The key of a mask in the cache.
  struct Key: Hashable {
    let outline: Outline
    let box: BoxBlur
    let space: MaskSpace
  }

  /// A shape without its place, which is in the map.
  enum Outline: Hashable {
    case rect(width: Double, height: Double, radius: Double, edges: EdgeStyle)
    case path(PathPaint)
  }

  let key: Key
  /// The device pixels that it touches.
  let bounds: PixelRect
  private let view: MaskView

  /// `nil` when nothing would be seen.
  ///
  /// - Parameters:
  ///   - outline: The shape, in points.
  ///   - box: The bounding box of the shape, in points.
  ///   - sigma: The standard deviation of the blur, in points; 0 for none.
  ///   - map: From the outline's points to the device, including a shadow's offset.
  init?(_ outline: Outline, around box: CGRect, sigma: Double, toDevice map: Homography) {
    guard !box.isEmpty,
      let space = MaskSpace(around: box, sigma: sigma, scale: map.scale(in: box)),
      let view = MaskView(toDevice: Homography(scale: 1 / space.scale).then(map))
    else { return nil }
    let box = BoxBlur(sigma: sigma * space.scale)
    key = Key(outline: outline, box: box, space: space)
    self.view = view
    bounds = view.deviceBounds(of: space.pixels(reach: key.box.reach))
    if bounds.isEmpty { return nil }
  }

  /// Paints a color over `canvas` inside `clip`, which must be inside the canvas; where `hidden` is fully covered,
  /// pixels need not be painted.
  func draw(
    _ color: UInt32,
    through mask: AlphaMask,
    on canvas: Canvas,
    clip: PixelRect,
    hidden: DeviceShape?
  ) {
    view.draw(color, through: mask, on: canvas, clip: clip, hidden: hidden)
  }
}

extension PlaneMask.Key {
  func makeMask(with blur: inout StripBlur) -> AlphaMask {
    let mask = AlphaMask(bounds: space.pixels(reach: box.reach))
    switch outline {
    case .rect(let width, let height, let radius, let edges):
      let shape = RoundedQuad(
        rect: CGRect(x: 0, y: 0, width: width, height: height),
        cornerRadius: radius,
        edges: edges,
        toDevice: Homography(scale: space.scale)
      )
      if let shape { mask.fill(shape) }
    case .path(let paint):
      let scale = CGFloat(space.scale)
      mask.fill(paint, through: CGAffineTransform(scaleX: scale, y: scale))
    }
    blur.blur(mask, by: box)
    return mask
  }
}

/// The pixels that a mask is made in: a part of a plane, at a scale of its own.
struct MaskSpace: Hashable {
  /// Pixels per point of the plane.
  let scale: Double
  /// The pixels that the unblurred shape touches.
  private let content: PixelRect

  /// The maximum area of one mask, in pixels: a larger one gets a lower scale.
  private static let greatestArea = 4_000_000.0

  /// - Parameters:
  ///   - box: The bounding box of the shape in the plane, in points.
  ///   - sigma: The standard deviation of the blur, in the plane's points.
  ///   - scale: Device pixels per point.
  init?(around box: CGRect, sigma: Double, scale: Double) {
    guard scale > 0, scale.isFinite, sigma < .infinity else { return nil }
    let sigma = max(0, sigma)
    var scale = Self.resolution(sigma: sigma, scale: scale)
    let (width, height) = (Double(box.width) + 6 * sigma, Double(box.height) + 6 * sigma)
    scale = min(scale, (Self.greatestArea / (width * height)).squareRoot())
    scale = min(scale, 16_000 / max(width, height))
    let content = DeviceBounds.of(box, through: Homography(scale: scale))
    guard scale > 0, !content.isEmpty else { return nil }
    (self.scale, self.content) = (scale, content)
  }

  /// The largest σ in pixels of a mask whose pixels are not the screen's: a stronger blur is made on a smaller mask.
  private static let greatestSigma = 32.0

  /// The scale of a mask that is not too large: at least the device's, except that a strong blur needs less.
  ///
  /// The device's own, if that is one of a screen, so that a mask that only moves is mixed fast; else in steps of a
  /// quarter octave, so that a shape that grows does not need a new mask in every frame.
  static func resolution(sigma: Double, scale: Double) -> Double {
    // (A rotated map's scale is rounded.)
    let screen = (2 * scale).rounded() / 2
    if screen > 0, abs(scale - screen) < 1e-9, max(0, sigma) * screen <= BoxBlur.sigmaLimit {
      return screen
    }
    let scale = exp2((4 * log2(scale) - 1e-3).rounded(.up) / 4)
    return sigma > 0 ? min(scale, greatestSigma / sigma) : scale
  }

  /// The pixels of the blurred shape, which reaches `reach` pixels beyond the shape.
  func pixels(reach: Int) -> PixelRect { content.grown(by: reach) }
}

extension Homography {
  /// Device pixels per point of the plane, equal in both directions, at the middle of a rectangle; where that is behind
  /// the eye, at half the depth of the rectangle's deepest corner.
  ///
  /// - Returns: 0 where all of the rectangle is behind the eye.
  func scale(in box: CGRect) -> Double {
    func depth(_ x: CGFloat, _ y: CGFloat) -> Double { Double(x) * m13 + Double(y) * m23 + m33 }
    var w = depth(box.midX, box.midY)
    if !(w > 0) {
      let above = max(depth(box.minX, box.minY), depth(box.maxX, box.minY))
      w = max(above, depth(box.minX, box.maxY), depth(box.maxX, box.maxY)) / 2
    }
    guard w > 0 else { return 0 }
    let determinant =
      m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    return (abs(determinant) / (w * w * w)).squareRoot()
  }
}
