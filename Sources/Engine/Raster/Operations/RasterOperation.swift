import CKernels
import CoreGraphics
import DisplayList
import Pixels

/// Puts a group that was drawn at a resolution of its own on the canvas, with bilinear sampling.
struct RasterOperation {
  /// From the group's own pixels to those of the canvas, and back.
  private let toCanvas, toOwn: Homography
  private let lines: PictureLines
  /// From the device to the group's own pixels.
  let fromDevice: Homography
  /// The group's own pixels that its items may touch.
  private(set) var content = PixelRect.empty

  /// `nil` for a group that is drawn as if it were none.
  ///
  /// - Parameters:
  ///   - item: The item that begins the group.
  ///   - space: From the device to the canvas's pixels; `nil` for the device itself.
  init?(_ item: DisplayItem, in space: Homography?) {
    guard case .beginRaster(let raster) = item else { return nil }
    let onCanvas = space.map { raster.toDevice.then($0) } ?? raster.toDevice
    guard let scale = raster.usableScale, let back = onCanvas.preciseInverse, back.isAffine else {
      return nil
    }
    let unmoved = back.then(Homography(scale: scale))
    let move = Self.move(ofOwnPixels: unmoved)
    let toOwn = unmoved.then(Homography(translationX: -move.x, y: -move.y))
    self.toOwn = toOwn
    lines = PictureLines(toOwn, isSmooth: true)
    toCanvas = Homography(translationX: move.x, y: move.y)
      .then(Homography(scale: 1 / scale)).then(onCanvas)
    fromDevice = space.map { $0.then(toOwn) } ?? toOwn
  }

  /// The group's own pixels are counted from its origin.
  ///
  /// Where that is too far away for the coordinates of rectangles, they are counted from a whole pixel beside the
  /// canvas's first one.
  private static func move(ofOwnPixels toOwn: Homography) -> (x: Double, y: Double) {
    let near = DeviceBounds.limit / 2
    let (x, y) = (toOwn.m31, toOwn.m32)
    guard abs(x) > near || abs(y) > near else { return (0, 0) }
    return (x.rounded(), y.rounded())
  }

  /// The operation for a group whose items may touch `content` of its own pixels.
  func holding(_ content: PixelRect) -> RasterOperation {
    var copy = self
    copy.content = content
    return copy
  }

  /// The canvas pixels that it may touch: each of its own pixels reaches half a pixel beyond itself.
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

  /// The pixels of the buffer for `needed`: with a margin of clear ones, as the edge of a picture is repeated.
  func room(for needed: PixelRect) -> PixelRect { needed.grown(by: 1) }

  /// Blends `buffer`, which has what is needed for `area`, over `canvas`.
  ///
  /// Steps start again every 256 columns of the device. So a pixel does not depend on what else the group holds, nor on
  /// the area, and the steps' rounding errors stay invisible.
  func draw(_ buffer: Canvas, on canvas: Canvas, area: PixelRect, _ bytes: RowBytes) {
    let (width, height) = (Int32(buffer.bounds.width), Int32(buffer.bounds.height))
    var picture = pegbar_picture(
      pixels: buffer.pixels,
      width: width,
      height: height,
      stride: Int32(buffer.stride),
      left: 0,
      top: 0,
      right: 256 * (width - 1),
      bottom: 256 * (height - 1)
    )
    let (block, origin) = (256, (buffer.bounds.x, buffer.bounds.y))
    let room = bytes.pixelRoom(for: area.width)
    for y in area.y..<area.maxY {
      var x = area.x
      while x < area.maxX {
        let first = x & ~(block - 1)
        let end = min(first + block, area.maxX)
        let part = room + (x - area.x)
        lines.sample(&picture, row: y, x..<end, from: first, origin: origin, into: part)
        x = end
      }
      pegbar_over(canvas.pixel(area.x, y), room, area.width)
    }
  }
}

extension DisplayItem.Raster {
  /// The resolution that the group is drawn at; `nil` when it is drawn as if it were none: in perspective, edge-on, or
  /// for a resolution that is not a positive number.
  ///
  /// It depends on these values alone, never on what the group holds: a change in it changes nothing else. A pixel of
  /// the device has at most sixteen of the group's, which limits the buffer for an area.
  var usableScale: Double? {
    let area = abs(toDevice.m11 * toDevice.m22 - toDevice.m12 * toDevice.m21)
    guard toDevice.isAffine, scale > 0, scale.isFinite, area > 1e-9, area < 1e9 else { return nil }
    return min(scale, 4 * area.squareRoot())
  }
}
