import Foundation

extension PixelRect {
  /// The empty rectangle.
  @inlinable package static var empty: PixelRect { PixelRect(x: 0, y: 0, width: 0, height: 0) }

  /// The rectangle of all pixels of a surface.
  @inlinable package init(_ size: PixelSize) {
    self.init(x: 0, y: 0, width: max(size.width, 0), height: max(size.height, 0))
  }

  /// The number of pixels that it covers.
  @inlinable package var area: Int { isEmpty ? 0 : width * height }

  /// The pixels in both.
  @inlinable package func intersection(_ other: PixelRect) -> PixelRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left < right, top < bottom else { return .empty }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle around both; an empty one adds nothing.
  @inlinable package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other.isEmpty ? .empty : other }
    if other.isEmpty { return self }
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(
      x: left,
      y: top,
      width: max(maxX, other.maxX) - left,
      height: max(maxY, other.maxY) - top
    )
  }

  /// The rectangle with `x` more pixels on the left and on the right, and `y` more above and below.
  @inlinable package func grown(x: Int, y: Int) -> PixelRect {
    guard !isEmpty else { return .empty }
    return PixelRect(
      x: self.x - x,
      y: self.y - y,
      width: width + 2 * x,
      height: height + 2 * y
    )
  }

  /// The rectangle with `margin` more pixels on every side.
  @inlinable package func grown(by margin: Int) -> PixelRect { grown(x: margin, y: margin) }

  /// Whether they share a pixel.
  @inlinable package func intersects(_ other: PixelRect) -> Bool {
    max(x, other.x) < min(maxX, other.maxX) && max(y, other.y) < min(maxY, other.maxY)
  }

  /// Whether every pixel of `other` is in this rectangle.
  @inlinable package func contains(_ other: PixelRect) -> Bool {
    other.isEmpty
      || (x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY)
  }
}

extension CGRect {
  /// The rectangle of the pixels, in points of one pixel each.
  package init(_ pixels: PixelRect) {
    self.init(
      x: Double(pixels.x),
      y: Double(pixels.y),
      width: Double(pixels.width),
      height: Double(pixels.height)
    )
  }
}
