package import Pixels

/// The sizes that an X window and its buffer can have.
package nonisolated enum X11Limits {
  /// The longest side of a window, in pixels: coordinates in the X protocol are signed 16-bit.
  package static let longestSide = 32767
  /// Maximum memory of one frame, in bytes: 1 GiB.
  package static let maximumBytes = 1 << 30

  /// The size in pixels of a content of `width` x `height` points; throws unless a window can have it.
  package static func pixelSize(
    width: Double,
    height: Double,
    scale: Double
  ) throws(X11Error) -> PixelSize {
    let wide = (width * scale).rounded()
    let high = (height * scale).rounded()
    let sides = 1...Double(longestSide)
    guard sides.contains(wide), sides.contains(high), wide * high * 4 <= Double(maximumBytes) else {
      throw .invalidSize(width: wide, height: high)
    }
    return PixelSize(width: Int(wide), height: Int(high))
  }

  /// The nearest size that can be drawn, for a size that the window manager chose.
  package static func clamped(_ size: PixelSize) -> PixelSize {
    let width = min(max(size.width, 1), longestSide)
    let height = min(max(size.height, 1), longestSide, maximumBytes / 4 / width)
    return PixelSize(width: width, height: height)
  }

  /// The part of `rect` inside a picture of that size, `nil` when there is none.
  ///
  /// Any numbers are valid, even a rectangle whose far corner is beyond `Int`.
  package static func clip(_ rect: PixelRect, to size: PixelSize) -> PixelRect? {
    let left = min(max(rect.x, 0), size.width)
    let top = min(max(rect.y, 0), size.height)
    let right = end(rect.x, rect.width, limit: size.width)
    let bottom = end(rect.y, rect.height, limit: size.height)
    guard right > left, bottom > top else { return nil }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private static func end(_ start: Int, _ length: Int, limit: Int) -> Int {
    let (sum, overflow) = start.addingReportingOverflow(length)
    return overflow ? (length > 0 ? limit : 0) : min(sum, limit)
  }
}
