import CoreGraphics
import DisplayList
import Pixels

/// Paints the shadow of a group's items by their alpha, which is blurred in every drawing, as far as the drawing needs
/// it.
struct GroupShadow {
  /// Premultiplied, 0xAARRGGBB.
  private let color: UInt32
  private let space: ShadowSpace
  /// The device pixels that the items may touch.
  let content: PixelRect
  /// The part of them that can cast the shadow.
  private let casting: PixelRect
  /// The pixels of the space that the blurred items may touch.
  private let blurred: PixelRect

  /// In perspective, only items inside this have a shadow; everything on a screen is inside.
  private static let farthest = PixelRect(x: -2048, y: -2048, width: 8192, height: 8192)

  /// `nil` when nothing of the shadow would be seen.
  ///
  /// - Parameters:
  ///   - shadow: The shadow of a group's items.
  ///   - content: The device pixels that the items may touch.
  init?(_ shadow: DisplayItem.Shadow, of content: PixelRect) {
    color = shadow.color.premultipliedPixel
    guard color >> 24 > 0, let space = ShadowSpace(shadow) else { return nil }
    self.space = space
    self.content = content
    casting = shadow.toDevice.isAffine ? content : content.intersection(Self.farthest)
    guard !casting.isEmpty else { return nil }
    if let shape = space.shape {
      guard let pixels = shape.maskPixels(for: casting) else { return nil }
      blurred = pixels.intersection(space.limits).grown(by: space.box.reach)
    } else {
      blurred = casting.grown(by: space.box.reach)
    }
    if blurred.isEmpty { return nil }
  }

  /// The device pixels that it may touch.
  var bounds: PixelRect { space.view.deviceBounds(of: blurred) }

  /// The pixels of the space that have to be blurred for those of `area` on the device.
  private func window(for area: PixelRect) -> PixelRect {
    let seen = space.view.maskPixels(for: area) ?? blurred
    return seen.grown(by: space.box.reach).intersection(blurred)
  }

  /// The device pixels of the items that are needed for those of the shadow in `area`.
  func needed(for area: PixelRect) -> PixelRect {
    let window = window(for: area)
    guard let shape = space.shape else { return window.intersection(casting) }
    guard let span = DeviceBounds.span(of: CGRect(window), through: shape.toDevice) else {
      return window.isEmpty ? .empty : casting
    }
    return PixelRect(around: span, margin: 2).intersection(casting)
  }

  /// Paints the shadow over `canvas`, cast by `items`, which has what is needed for `area`.
  func draw(of items: Canvas, on canvas: Canvas, area: PixelRect, masks: inout MaskCache) {
    let window = window(for: area)
    guard !window.isEmpty else { return }
    let mask = masks.passingMask(bounds: window)
    if let shape = space.shape {
      mask.fill(alphaOf: items, through: shape.toDevice)
    } else {
      mask.fill(alphaOf: items)
    }
    masks.blur(mask, by: space.box, for: space.view.maskPixels(for: area))
    space.view.draw(color, through: mask, on: canvas, clip: area)
  }
}

extension AlphaMask {
  /// Copies the alpha of a canvas of the same pixels.
  fileprivate func fill(alphaOf canvas: Canvas) {
    let area = bounds.intersection(canvas.bounds)
    guard !area.isEmpty else { return }
    for y in area.y..<area.maxY {
      let (row, pixels) = (row(y) - bounds.x, canvas.pixel(area.x, y) - area.x)
      for x in area.x..<area.maxX { row[x] = UInt8(truncatingIfNeeded: pixels[x] &>> 24) }
    }
  }

  /// Copies the alpha of a canvas where `map` takes each pixel's center, with bilinear sampling.
  fileprivate func fill(alphaOf canvas: Canvas, through map: Homography) {
    let area = canvas.bounds
    for y in bounds.y..<bounds.maxY {
      let row = row(y) - bounds.x
      for x in bounds.x..<bounds.maxX {
        let (u, v) = (Double(x) + 0.5, Double(y) + 0.5)
        let w = u * map.m13 + v * map.m23 + map.m33
        guard w > 1e-12 else { continue }
        let s = (u * map.m11 + v * map.m21 + map.m31) / w
        let t = (u * map.m12 + v * map.m22 + map.m32) / w
        guard s > Double(area.x) - 1, t > Double(area.y) - 1, s < Double(area.maxX) + 1,
          t < Double(area.maxY) + 1
        else { continue }
        row[x] = canvas.alpha(s - 0.5, t - 0.5)
      }
    }
  }
}

extension Canvas {
  /// The alpha at a point, in coordinates whose whole numbers are the pixels' centers; clear outside `bounds`.
  @inline(__always)
  fileprivate func alpha(_ s: Double, _ t: Double) -> UInt8 {
    // Counted from the frame's pixels, so that it is the same whatever part of them is here.
    let (fixedS, fixedT) = (Int((s * 256).rounded()), Int((t * 256).rounded()))
    let (i, j) = (fixedS >> 8, fixedT >> 8)
    let (right, below) = (UInt32(fixedS & 255), UInt32(fixedT & 255))
    let upper = alpha(i, j) * (256 - right) + alpha(i + 1, j) * right
    let lower = alpha(i, j + 1) * (256 - right) + alpha(i + 1, j + 1) * right
    return UInt8((upper * (256 - below) + lower * below + 32768) >> 16)
  }

  @inline(__always)
  private func alpha(_ x: Int, _ y: Int) -> UInt32 {
    guard x >= bounds.x, y >= bounds.y, x < bounds.maxX, y < bounds.maxY else { return 0 }
    return pixel(x, y).pointee >> 24
  }
}
