import CoreGraphics
import DisplayList

extension CGRect {
  /// The rectangle whose edges are on the whole pixels nearest to this one's, so that they are crisp.
  ///
  /// Each edge goes by itself, a half upwards: what met before still meets. A rectangle that would have no pixels
  /// left along an axis, such as a hairline, stays as it is there, and so does one that is turned on the device.
  ///
  /// - Parameter map: From the rectangle's plane to the device.
  /// - Returns: In the same plane.
  func onWholePixels(of map: Homography) -> CGRect {
    guard map.isAxisAligned, map.m11 != 0, map.m22 != 0, !isEmpty else { return self }
    let x = Self.wholePixels(Double(minX), Double(maxX), map.m11, map.m31)
    let y = Self.wholePixels(Double(minY), Double(maxY), map.m22, map.m32)
    return CGRect(x: x.start, y: y.start, width: x.end - x.start, height: y.end - y.start)
  }

  private static func wholePixels(
    _ low: Double,
    _ high: Double,
    _ scale: Double,
    _ offset: Double
  ) -> (start: Double, end: Double) {
    let start = low * scale + offset
    let end = high * scale + offset
    // Beyond these no pixel is near, and halves have no digits left.
    guard abs(start) < 1e9, abs(end) < 1e9 else { return (low, high) }
    let (wholeStart, wholeEnd) = ((start + 0.5).rounded(.down), (end + 0.5).rounded(.down))
    guard wholeStart != wholeEnd else { return (low, high) }
    // What is on whole pixels keeps its very numbers.
    return (
      wholeStart == start ? low : (wholeStart - offset) / scale,
      wholeEnd == end ? high : (wholeEnd - offset) / scale
    )
  }
}
