import Pixels

/// Adjacent strips of whole pixels, of about the same width.
struct PixelStrips: Equatable {
  private let width: Double
  private let offset: Double

  /// The maximum width in pixels: a square is drawn whole wherever a part of it is seen.
  static let widest = 2000.0

  /// - Parameters:
  ///   - width: The mean width of a strip, in pixels; at least 1.
  ///   - place: A place where two strips meet, rounded to whole pixels.
  init(width: Double, through place: Double) {
    let width = min(max(width, 1), Self.widest)
    let offset = place.truncatingRemainder(dividingBy: width)
    (self.width, self.offset) = (width, offset.isFinite ? offset : 0)
  }

  /// The strip that contains the center of a pixel.
  func strip(of pixel: Int) -> Range<Int> {
    var index = ((Double(pixel) + 0.5 - offset) / width).rounded(.down)
    // The rounding may be off by one strip.
    while start(index) > pixel { index -= 1 }
    while start(index + 1) <= pixel { index += 1 }
    return start(index)..<start(index + 1)
  }

  private func start(_ index: Double) -> Int { Int((offset + index * width - 0.5).rounded(.up)) }

  /// The maximum number of pixels that a strip has beyond one of them.
  var reach: Int { Int(width.rounded(.up)) }
}

/// Squares of pixels, each of which gets one color (pixellation).
struct PixelSquares: Equatable {
  let x, y: PixelStrips

  /// The squares that `rect` touches.
  func around(_ rect: PixelRect) -> PixelRect {
    guard !rect.isEmpty else { return .empty }
    let (left, right) = (x.strip(of: rect.x), x.strip(of: rect.maxX - 1))
    let (top, bottom) = (y.strip(of: rect.y), y.strip(of: rect.maxY - 1))
    return PixelRect(
      x: left.lowerBound,
      y: top.lowerBound,
      width: right.upperBound - left.lowerBound,
      height: bottom.upperBound - top.lowerBound
    )
  }

  var reach: (x: Int, y: Int) { (x.reach, y.reach) }

  /// Sets all pixels of each square to their mean; for a square that is only partly there, the mean of that part.
  func average(_ canvas: Canvas) {
    let area = canvas.bounds
    var top = area.y
    while top < area.maxY {
      let rows = top..<min(y.strip(of: top).upperBound, area.maxY)
      var left = area.x
      while left < area.maxX {
        let columns = left..<min(x.strip(of: left).upperBound, area.maxX)
        average(canvas, rows, columns)
        left = columns.upperBound
      }
      top = rows.upperBound
    }
  }

  private func average(_ canvas: Canvas, _ rows: Range<Int>, _ columns: Range<Int>) {
    // Two components in each, with room for the sum of 2³² pixels.
    var (low, high, count) = (SIMD2<UInt64>(), SIMD2<UInt64>(), UInt64(0))
    for y in rows {
      let row = canvas.pixel(columns.lowerBound, y)
      for x in 0..<columns.count {
        let pixel = UInt64(row[x])
        low &+= SIMD2(pixel & 255, pixel &>> 8 & 255)
        high &+= SIMD2(pixel &>> 16 & 255, pixel &>> 24)
      }
    }
    count = UInt64(rows.count * columns.count)
    low = (low &+ count / 2) / count
    high = (high &+ count / 2) / count
    let mean = UInt32(low.x | low.y << 8 | high.x << 16 | high.y << 24)
    for y in rows {
      canvas.pixel(columns.lowerBound, y).update(repeating: mean, count: columns.count)
    }
  }
}
