import CoreGraphics
import DisplayList

extension CGRect {
  /// The rectangle with its edges rounded to the nearest device pixels, so that they are crisp.
  ///
  /// Each edge is rounded separately, a half upwards, so that adjacent rectangles stay adjacent. An axis along which no
  /// pixel would be left, such as a hairline's, is not rounded; nor is a rectangle that is rotated on the device.
  ///
  /// - Parameter map: The map from the rectangle's plane to device pixels.
  /// - Returns: A rectangle in the same plane.
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
    // Beyond this a `Double` is too coarse for pixel edges.
    guard abs(start) < 1e9, abs(end) < 1e9 else { return (low, high) }
    let (wholeStart, wholeEnd) = ((start + 0.5).rounded(.down), (end + 0.5).rounded(.down))
    guard wholeStart != wholeEnd else { return (low, high) }
    // An edge that is on a pixel edge already keeps its exact value.
    return (
      wholeStart == start ? low : (wholeStart - offset) / scale,
      wholeEnd == end ? high : (wholeEnd - offset) / scale
    )
  }
}
