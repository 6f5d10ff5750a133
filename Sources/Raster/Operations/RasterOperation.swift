import CoreGraphics
import QuartzCore

/// Puts a group that was drawn in pixels of its own where it belongs, mixing the four nearest of them:
/// the scalar reference.
struct RasterOperation {
  /// From the group's own pixels to those that it is put on, and back.
  private let toCanvas, toOwn: Homography
  /// From the device to the group's own pixels.
  let fromDevice: Homography
  /// The group's own pixels that its items may touch.
  private(set) var content = PixelRect.empty

  /// `nil` for a group that is drawn as if it were none.
  ///
  /// - Parameters:
  ///   - item: What begins the group, as it is listed.
  ///   - space: From the device to what it will be put on; `nil` for the device itself.
  init?(_ item: DisplayItem, in space: Homography?) {
    guard case .beginRaster(let raster) = item else { return nil }
    let onCanvas = space.map { raster.toDevice.then($0) } ?? raster.toDevice
    guard let scale = raster.usableScale, let back = onCanvas.preciseInverse, back.isAffine else {
      return nil
    }
    let toOwn = back.then(Homography(scale: scale))
    self.toOwn = toOwn
    toCanvas = Homography(scale: 1 / scale).then(onCanvas)
    fromDevice = space.map { $0.then(toOwn) } ?? toOwn
  }

  /// The group with what its items may touch of its own pixels.
  func holding(_ content: PixelRect) -> RasterOperation {
    var copy = self
    copy.content = content
    return copy
  }

  /// The pixels that it may touch where it is put: each of its own reaches half a pixel beyond itself.
  var bounds: PixelRect {
    guard !content.isEmpty else { return .empty }
    let reach = 0.5 + 1.0 / 128
    return DeviceBounds.of(CGRect(content).insetBy(dx: -reach, dy: -reach), through: toCanvas)
  }

  /// The group's own pixels that are needed for those of `area`.
  func needed(for area: PixelRect) -> PixelRect {
    guard let span = DeviceBounds.span(of: CGRect(area), through: toOwn) else { return content }
    let limit = DeviceBounds.limit
    let left = Int(max(span.minX - 2, -limit).rounded(.down))
    let top = Int(max(span.minY - 2, -limit).rounded(.down))
    let right = Int(min(span.maxX + 2, limit).rounded(.up))
    let bottom = Int(min(span.maxY + 2, limit).rounded(.up))
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
      .intersection(content)
  }

  /// Blends `buffer`, which has what is needed for `area`, over `canvas`.
  func draw(_ buffer: Canvas, on canvas: Canvas, area: PixelRect) {
    for y in area.y..<area.maxY {
      let row = canvas.pixel(area.x, y) - area.x
      for x in area.x..<area.maxX {
        let sample = sample(buffer, Double(x) + 0.5, Double(y) + 0.5)
        if sample != 0 { row[x] = Blending.over(sample, row[x]) }
      }
    }
  }

  /// The group's colour at a point of the canvas; clear where it has no pixels.
  @inline(__always)
  private func sample(_ buffer: Canvas, _ x: Double, _ y: Double) -> UInt32 {
    let s = x * toOwn.m11 + y * toOwn.m21 + toOwn.m31 - Double(content.x)
    let t = x * toOwn.m12 + y * toOwn.m22 + toOwn.m32 - Double(content.y)
    guard s > -1, t > -1, s < Double(content.width) + 1, t < Double(content.height) + 1 else {
      return 0
    }
    // In 1/256 of a pixel, from the centre of the first one; made positive first, so that cutting off
    // a fraction rounds.
    let fixedS = Int((s - 0.5) * 256 + 1024.5) - 1024
    let fixedT = Int((t - 0.5) * 256 + 1024.5) - 1024
    let (i, j) = (content.x + fixedS >> 8, content.y + fixedT >> 8)
    return Bilinear.mix(
      buffer.pixelOrClear(i, j),
      buffer.pixelOrClear(i + 1, j),
      buffer.pixelOrClear(i, j + 1),
      buffer.pixelOrClear(i + 1, j + 1),
      UInt32(fixedS & 255),
      UInt32(fixedT & 255)
    )
  }
}

extension Canvas {
  /// The value of a pixel; clear outside `bounds`.
  @inline(__always)
  fileprivate func pixelOrClear(_ x: Int, _ y: Int) -> UInt32 {
    guard x >= bounds.x, y >= bounds.y, x < bounds.maxX, y < bounds.maxY else { return 0 }
    return pixel(x, y).pointee
  }
}

extension DisplayItem.Raster {
  /// The resolution that the group is drawn at; `nil` when it is drawn as if it were none: in
  /// perspective, edge-on, or for a resolution that is no positive number.
  ///
  /// It follows from these values alone, never from what the group holds: what changes in it then
  /// changes nothing else. A pixel of the device has sixteen of the group's at most, which bounds the
  /// buffer that an area needs.
  var usableScale: Double? {
    let area = abs(toDevice.m11 * toDevice.m22 - toDevice.m12 * toDevice.m21)
    guard toDevice.isAffine, scale > 0, scale.isFinite, area > 1e-9, area < 1e9 else { return nil }
    return min(scale, 4 * area.squareRoot())
  }
}
