import CKernels
import CoreGraphics
import DisplayList
import Pixels

/// A mask seen through a map to the device.
///
/// Each device pixel is the bilinear mix of the four mask values nearest to its center: shadows and paths that are seen
/// rotated, scaled or in perspective. Where a mask is only moved by whole pixels, it is painted as it is.
struct MaskView {
  /// From the mask's pixels to the device's, and back.
  let toDevice, toMask: Homography
  private let isAffine: Bool

  /// `nil` for a map that shows a mask edge-on or nowhere.
  init?(toDevice map: Homography) {
    guard map.isFinite, var inverse = map.inverse, inverse.isFinite else { return nil }
    // Affine to the last digit, so that every pixel has the same w.
    if map.isAffine { (inverse.m13, inverse.m23, inverse.m33) = (0, 0, 1) }
    (toDevice, toMask, isAffine) = (map, inverse, map.isAffine)
  }

  /// The device pixels in which a mask may be seen: each of its pixels reaches half a pixel beyond itself.
  func deviceBounds(of mask: PixelRect) -> PixelRect {
    guard !mask.isEmpty else { return .empty }
    let reach = 0.5 + 1.0 / 128
    return DeviceBounds.of(CGRect(mask).insetBy(dx: -reach, dy: -reach), through: toDevice)
  }

  /// The mask's pixels that those of the device are mixed from; `nil` where they cannot be computed.
  func maskPixels(for area: PixelRect) -> PixelRect? {
    guard let span = DeviceBounds.span(of: CGRect(area), through: toMask) else { return nil }
    return PixelRect(around: span, margin: 2)
  }

  /// Paints a color over `canvas` inside `clip`, which must be inside the canvas.
  ///
  /// - Parameters:
  ///   - color: The color, premultiplied.
  ///   - mask: The coverage of each of its pixels.
  ///   - canvas: The canvas to paint on.
  ///   - clip: The device pixels to paint.
  ///   - hidden: A shape whose fully covered pixels need not be painted.
  func draw(
    _ color: UInt32,
    through mask: AlphaMask,
    on canvas: Canvas,
    clip: PixelRect,
    hidden: DeviceShape? = nil
  ) {
    if let (x, y) = wholeMove {
      return MaskRow.blend(color, through: mask, movedBy: x, y, onto: canvas, clip: clip)
    }
    for y in clip.y..<clip.maxY {
      let pixels = canvas.pixel(clip.x, y) - clip.x
      let columns = columns(of: mask.bounds, row: y, in: clip)
      let hole = (hidden?.fullColumns(row: y) ?? columns.upperBound..<columns.upperBound)
        .clamped(to: columns)
      drawRow(color, mask, pixels, y, columns.lowerBound..<hole.lowerBound)
      drawRow(color, mask, pixels, y, hole.upperBound..<columns.upperBound)
    }
  }

  @inline(__always)
  private func drawRow(
    _ color: UInt32,
    _ mask: AlphaMask,
    _ pixels: UnsafeMutablePointer<UInt32>,
    _ row: Int,
    _ columns: Range<Int>
  ) {
    guard !columns.isEmpty else { return }
    var view = kernelView(of: mask, row: row)
    let first = Int32(clamping: columns.lowerBound)
    pegbar_over_color_view(pixels + columns.lowerBound, columns.count, &view, first, color)
  }

  /// The mask, and where a row of the device is in it.
  @inline(__always)
  private func kernelView(of mask: AlphaMask, row: Int) -> pegbar_mask_view {
    let y = Double(row) + 0.5
    return pegbar_mask_view(
      values: mask.row(mask.bounds.y),
      stride: Int32(clamping: mask.stride),
      width: Int32(clamping: mask.bounds.width),
      height: Int32(clamping: mask.bounds.height),
      ds: toMask.m11,
      row_s: y * toMask.m21,
      move_s: toMask.m31,
      left: Double(mask.bounds.x),
      dt: toMask.m12,
      row_t: y * toMask.m22,
      move_t: toMask.m32,
      top: Double(mask.bounds.y),
      dw: toMask.m13,
      row_w: y * toMask.m23,
      move_w: toMask.m33,
      is_perspective: isAffine ? 0 : 1
    )
  }

  /// The columns of a row that may show a part of a mask: hardly more, except in perspective.
  private func columns(of mask: PixelRect, row: Int, in clip: PixelRect) -> Range<Int> {
    let all = clip.x..<clip.maxX
    guard toMask.isAffine else { return all }
    var (low, high) = (Double(all.lowerBound), Double(all.upperBound))
    /// Narrows the columns to those where `slope` · x + `start` lies in a range, with a margin of two columns.
    func narrow(_ slope: Double, _ start: Double, _ from: Int, _ to: Int) {
      guard abs(slope) > 1e-6 else { return }
      let ends = ((Double(from) - 1 - start) / slope, (Double(to) + 1 - start) / slope)
      low = max(low, min(ends.0, ends.1) - 2)
      high = min(high, max(ends.0, ends.1) + 2)
    }
    let y = Double(row) + 0.5
    narrow(toMask.m11, y * toMask.m21 + toMask.m31, mask.x, mask.maxX)
    narrow(toMask.m12, y * toMask.m22 + toMask.m32, mask.y, mask.maxY)
    guard low < high else { return all.lowerBound..<all.lowerBound }
    return (Int(low)..<Int(high.rounded(.up))).clamped(to: all)
  }

  /// The whole-pixel offset of the mask, where the map is only that.
  private var wholeMove: (x: Int, y: Int)? {
    let (x, y) = (toMask.m31, toMask.m32)
    guard toMask.m11 == 1, toMask.m12 == 0, toMask.m21 == 0, toMask.m22 == 1, toMask.isAffine,
      abs(x) < DeviceBounds.limit, abs(y) < DeviceBounds.limit, x == x.rounded(), y == y.rounded()
    else { return nil }
    return (-Int(x), -Int(y))
  }
}

extension PixelRect {
  /// The whole pixels around a box, with a margin on every side.
  init(around span: (minX: Double, minY: Double, maxX: Double, maxY: Double), margin: Double) {
    let limit = DeviceBounds.limit
    let left = Int(min(max(span.minX - margin, -limit), limit).rounded(.down))
    let top = Int(min(max(span.minY - margin, -limit), limit).rounded(.down))
    let right = Int(max(min(span.maxX + margin, limit), -limit).rounded(.up))
    let bottom = Int(max(min(span.maxY + margin, limit), -limit).rounded(.up))
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
