package import Pixels

extension PixelRect {
  /// The difference of this rectangle and all of `others`, as rectangles that do not overlap.
  package nonisolated func remainder(without others: [PixelRect]) -> [PixelRect] {
    var parts = isEmpty ? [] : [self]
    for other in others where !other.isEmpty {
      guard parts.contains(where: { $0.meets(other) }) else { continue }
      parts = parts.flatMap { $0.remainder(without: other) }
    }
    return parts
  }

  /// Above, left, right and below: the first and the last as wide as this rectangle.
  private nonisolated func remainder(without other: PixelRect) -> [PixelRect] {
    guard meets(other) else { return [self] }
    let (top, bottom) = (max(y, other.y), min(maxY, other.maxY))
    let (left, right) = (max(x, other.x), min(maxX, other.maxX))
    return [
      PixelRect(x: x, y: y, width: width, height: top - y),
      PixelRect(x: x, y: top, width: left - x, height: bottom - top),
      PixelRect(x: right, y: top, width: maxX - right, height: bottom - top),
      PixelRect(x: x, y: bottom, width: width, height: maxY - bottom),
    ].filter { !$0.isEmpty }
  }

  private nonisolated func meets(_ other: PixelRect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}
