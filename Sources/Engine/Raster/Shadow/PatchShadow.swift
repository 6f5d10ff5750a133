import CoreGraphics
import DisplayList
import Pixels

/// The blurred mask of an upright rounded rectangle, made once per key and cached: a nine-patch whose middle column and
/// row are repeated for the rectangle's size.
///
/// Sides are quantized so finely that no value is off by more than 1 of 255, or 2 where nothing is blurred: to a pixel
/// for σ of 51 and more, a quarter for 12.75 to 32, 1/64 below 1.6. So a slowly moving shadow moves smoothly with few
/// masks, and is drawn without resampling.
struct PatchShadow {
  /// The key of a mask in the cache.
  struct Key: Hashable {
    let box: BoxBlur
    /// Whole pixels from the left and top side to the right and bottom one, clamped to the maximum that makes a
    /// difference.
    let width, height: Int
    /// The offset of each side within its pixel, in 1/64 of a pixel.
    let left, top, right, bottom: Int
    /// The corner radius, in 1/64 of a pixel.
    let radius: Int
    let edges: EdgeStyle
  }

  let key: Key
  /// The pixels that the shadow touches.
  let bounds: PixelRect
  /// The column and row of the mask that are repeated, counted from its first, and the number of repetitions.
  private let middleX, middleY, moreX, moreY: Int

  /// The finest steps of sides, per pixel.
  private static let unit = 64.0
  /// The maximum area of one cached mask, in pixels.
  private static let greatestArea = 1 << 20

  /// `nil` for what is not upright, scaled unevenly, too large in its radius or σ, or not finite.
  init?(
    rect: CGRect,
    radius: Double,
    edges: EdgeStyle,
    sigma: Double,
    toDevice map: Homography
  ) {
    let scale = abs(map.m11)
    guard map.isAxisAligned, scale == abs(map.m22), sigma * scale <= BoxBlur.sigmaLimit,
      let span = DeviceBounds.span(of: rect.standardized, through: map),
      max(abs(span.minX), abs(span.minY), abs(span.maxX), abs(span.maxY)) < DeviceBounds.limit
    else { return nil }
    let box = BoxBlur(sigma: sigma * scale)
    let step = Self.step(sigma: sigma * scale)
    func place(_ side: Double) -> Int { Int((side * Self.unit / step).rounded() * step) }
    let (left, top, right, bottom) = (
      place(span.minX), place(span.minY), place(span.maxX), place(span.maxY)
    )
    let shorter = Double(min(right - left, bottom - top))
    let rounded = max(0, min((radius * scale * Self.unit).rounded(), shorter / 2))
    guard left < right, top < bottom, rounded.isFinite else { return nil }
    // How far from a side its corners and the blur can make a difference.
    let corner = rounded * (edges.isContinuous ? ContinuousCorner.greatestExtent : 1)
    let inner = Int(corner / Self.unit) + 2 + box.reach
    let (columns, rows) = (right >> 6 - left >> 6, bottom >> 6 - top >> 6)
    let (width, height) = (min(columns, 2 * inner + 1), min(rows, 2 * inner + 1))
    key = Key(
      box: box,
      width: width,
      height: height,
      left: left & 63,
      top: top & 63,
      right: right & 63,
      bottom: bottom & 63,
      radius: rounded > 0 ? Int(rounded) : 0,
      edges: rounded > 0 ? edges.seen(through: map) : .plain
    )
    (moreX, moreY) = (columns - width, rows - height)
    (middleX, middleY) = (box.reach + inner, box.reach + inner)
    bounds = PixelRect(
      x: left >> 6 - box.reach,
      y: top >> 6 - box.reach,
      width: columns + 1 + 2 * box.reach,
      height: rows + 1 + 2 * box.reach
    )
    guard key.area <= Self.greatestArea else { return nil }
  }

  /// The distance of the steps, in 1/64 of a pixel: half of it, times the steepest slope of a blurred edge, is at most
  /// 1 of 255, and 2 where nothing is blurred.
  ///
  /// (From 25.5 to 32 it could be 32 as well; it is 16 there, so that shadows are the same as in earlier versions.)
  private static func step(sigma: Double) -> Double {
    switch sigma {
    case 51...: 64
    case 32.0.nextUp...: 32
    case 12.75...: 16
    case 6.375...: 8
    case 3.1875...: 4
    case 1.59375...: 2
    default: 1
    }
  }

  /// The mask's row for a row of the canvas.
  private func maskRow(_ y: Int) -> Int {
    let row = y - bounds.y
    return row <= middleY ? row : max(middleY, row - moreY)
  }

  /// Paints the shadow over `canvas` inside `clip`, which must be inside the canvas and `bounds`.
  ///
  /// - Parameters:
  ///   - color: The color, premultiplied.
  ///   - mask: The mask of the key.
  ///   - canvas: The canvas to paint on.
  ///   - clip: The pixels to paint.
  ///   - hidden: A shape whose fully covered pixels need not be painted.
  func draw(
    _ color: UInt32,
    through mask: AlphaMask,
    on canvas: Canvas,
    clip: PixelRect,
    hidden: DeviceShape?
  ) {
    let nothing = clip.maxX..<clip.maxX
    // The usual shape apart: others are large, and would be copied in each row.
    if case .upright(let quad)? = hidden {
      drawRows(color, through: mask, on: canvas, clip: clip, evenRows: quad.evenRows) {
        $0 >= quad.bounds.y && $0 < quad.bounds.maxY ? quad.fullColumns(row: $0) : nothing
      }
    } else if let hidden {
      drawRows(color, through: mask, on: canvas, clip: clip, evenRows: hidden.evenRows) {
        hidden.fullColumns(row: $0) ?? nothing
      }
    } else {
      drawRows(color, through: mask, on: canvas, clip: clip, evenRows: clip.y..<clip.maxY) { _ in
        nothing
      }
    }
  }

  /// Paints row by row what is not in a hole; `hole` is asked once for all of `evenRows`.
  @inline(__always)
  private func drawRows(
    _ color: UInt32,
    through mask: AlphaMask,
    on canvas: Canvas,
    clip: PixelRect,
    evenRows: Range<Int>,
    hole: (_ row: Int) -> Range<Int>
  ) {
    var columns = clip.maxX..<clip.maxX
    for y in clip.y..<clip.maxY {
      let row = mask.row(mask.bounds.y + maskRow(y))
      let pixels = canvas.pixel(clip.x, y) - clip.x
      if y == clip.y || y == evenRows.lowerBound || !evenRows.contains(y) {
        columns = hole(y).clamped(to: clip.x..<clip.maxX)
      }
      drawRow(color, row, pixels, clip.x..<columns.lowerBound)
      drawRow(color, row, pixels, columns.upperBound..<clip.maxX)
    }
  }

  /// Draws the parts left of the repeated column, in it, and right of it.
  @inline(__always)
  private func drawRow(
    _ color: UInt32,
    _ mask: UnsafePointer<UInt8>,
    _ pixels: UnsafeMutablePointer<UInt32>,
    _ columns: Range<Int>
  ) {
    let (first, last) = (bounds.x + middleX, bounds.x + middleX + moreX)
    let (low, high) = (columns.lowerBound, columns.upperBound)
    let leftEnd = min(max(first, low), high)
    let rightStart = min(max(last, low), high)
    MaskRow.blend(
      color,
      through: mask + (low - bounds.x),
      onto: pixels + low,
      count: leftEnd - low
    )
    MaskRow.blend(
      color,
      coverage: UInt32(moreX > 0 ? mask[middleX] : 0),
      onto: pixels + leftEnd,
      count: rightStart - leftEnd
    )
    MaskRow.blend(
      color,
      through: mask + (rightStart - bounds.x - moreX),
      onto: pixels + rightStart,
      count: high - rightStart
    )
  }
}

extension PatchShadow.Key {
  /// The number of pixels of the mask.
  var area: Int { (width + 1 + 2 * box.reach) * (height + 1 + 2 * box.reach) }

  /// Makes the mask; its first pixel is the one that contains the left and top side.
  func makeMask(with blur: inout StripBlur) -> AlphaMask {
    let reach = box.reach
    let mask = AlphaMask(
      bounds: PixelRect(
        x: -reach,
        y: -reach,
        width: width + 1 + 2 * reach,
        height: height + 1 + 2 * reach
      )
    )
    let shape = RoundedQuad(
      rect: CGRect(
        x: Double(left) / 64,
        y: Double(top) / 64,
        width: Double(width * 64 + right - left) / 64,
        height: Double(height * 64 + bottom - top) / 64
      ),
      cornerRadius: Double(radius) / 64,
      edges: edges,
      toDevice: .identity
    )
    if let shape { mask.fill(shape) }
    blur.blur(mask, by: box)
    return mask
  }
}

extension EdgeStyle {
  /// The corners as they are on the device, where an upright map may have mirrored them.
  fileprivate func seen(through map: Homography) -> EdgeStyle {
    var bits = roundCorners.rawValue
    if map.m11 < 0 { bits = (bits & 5) << 1 | (bits & 10) >> 1 }
    if map.m22 < 0 { bits = (bits & 3) << 2 | (bits & 12) >> 2 }
    let corners = RectCorners(rawValue: bits)
    return EdgeStyle(roundCorners: corners, isContinuous: isContinuous, softEdges: .all)
  }
}
