/// A straight line of a filled outline, in whole numbers of 1/4096 of a pixel.
struct FillLine {
  static let bits = 12
  static let one = 1 << bits

  /// The lower end; y grows upwards here, and the row −1 is the uppermost one of the device.
  let x0, y0: Int
  /// The upper end.
  let x1, y1: Int
  /// 1 for a line of the outline that goes up, −1 for one that goes down.
  let sign: Int
  /// Whether it goes right (1) or left (−1), seen from its lower end.
  let direction: Int
  /// The step of x per row, truncated towards 0, and of y per column.
  let xStep, yStep: Int

  /// `nil` for a horizontal line, which covers nothing.
  init?(_ start: (x: Int, y: Int), _ end: (x: Int, y: Int)) {
    guard start.y != end.y else { return nil }
    let isRising = start.y < end.y
    let (low, high) = isRising ? (start, end) : (end, start)
    (x0, y0, x1, y1, sign) = (low.x, low.y, high.x, high.y, isRising ? 1 : -1)
    let (dx, dy) = (x1 - x0, y1 - y0)
    direction = dx < 0 ? -1 : 1
    xStep = (dx << Self.bits) / dy
    yStep = dx == 0 ? 0 : (dy << Self.bits) / abs(dx)
  }

  /// x at a height: rounded down, of the truncated slope.
  @inline(__always)
  func x(at y: Int) -> Int { x0 + ((y - y0) * xStep) >> Self.bits }

  /// The height where it enters or leaves a column.
  @inline(__always)
  func y(atSide x: Int) -> Int { y0 + (abs(x - x0) * yStep) >> Self.bits }

  /// Whether it is vertical as far as pixels tell.
  var isVertical: Bool { xStep == 0 && x0 >> Self.bits == (max(x0, x1 - 1)) >> Self.bits }
}
