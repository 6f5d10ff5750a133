package import CoreGraphics
import Pixels

/// What is under everything in a frame: a color, a checkerboard, a picture, or the previous pixels.
package struct FrameBackground: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    /// The color, premultiplied.
    case color(UInt32)
    /// A checkerboard: the color of the square at the upper left and the other color, premultiplied; a side in device
    /// pixels.
    case squares(UInt32, UInt32, side: Int)
    case pixels(BackgroundPixels)
    case kept
  }
  private let kind: Kind

  /// One color; a window's is opaque.
  package init(_ color: CGColor) { kind = .color(color.premultipliedPixel) }

  /// A checkerboard of two colors, whose squares have `side` device pixels, at least 1.
  package init(_ color: CGColor, _ other: CGColor, side: Int) {
    let (first, second) = (color.premultipliedPixel, other.premultipliedPixel)
    kind = first == second ? .color(first) : .squares(first, second, side: max(1, side))
  }

  /// The pixels of a bitmap at the time of drawing; clear beyond its edges.
  package init(_ bitmap: Bitmap) { kind = .pixels(BackgroundPixels(bitmap: bitmap)) }

  private init(kind: Kind) { self.kind = kind }

  /// What was drawn before stays.
  package static let kept = FrameBackground(kind: .kept)
  /// Whether what was drawn before stays.
  var isKept: Bool { kind == .kept }
}

/// A bitmap that frames are drawn over.
///
/// Unchecked: the threads that draw a frame only read it, and its writer waits for them meanwhile.
private struct BackgroundPixels: Equatable, @unchecked Sendable {
  let bitmap: Bitmap

  static func == (a: Self, b: Self) -> Bool { a.bitmap === b.bitmap }

  func fill(_ rect: PixelRect, of canvas: Canvas) {
    bitmap.withSurface { surface in
      let source = Canvas(surface)
      let inside = rect.intersection(source.bounds)
      if inside != rect { canvas.fill(rect, with: 0) }
      if inside.area > 0 { canvas.copy(source, in: inside) }
    }
  }
}

extension FrameBackground {
  /// Fills a rectangle, which must be inside the canvas; a pixel's color depends on its place alone.
  func fill(_ rect: PixelRect, of canvas: Canvas) {
    switch kind {
    case .color(let color): canvas.fill(rect, with: color)
    case .squares(let color, let other, let side):
      fill(rect, of: canvas, with: color, other, side: side)
    case .pixels(let pixels): pixels.fill(rect, of: canvas)
    case .kept: break
    }
  }

  private func fill(
    _ rect: PixelRect,
    of canvas: Canvas,
    with color: UInt32,
    _ other: UInt32,
    side: Int
  ) {
    var y = rect.y
    while y < rect.maxY {
      let bottom = Self.end(after: y, most: rect.maxY, side)
      var x = rect.x
      while x < rect.maxX {
        let right = Self.end(after: x, most: rect.maxX, side)
        let isFirst = (Self.square(x, side) + Self.square(y, side)).isMultiple(of: 2)
        canvas.fill(
          PixelRect(x: x, y: y, width: right - x, height: bottom - y),
          with: isFirst ? color : other
        )
        x = right
      }
      y = bottom
    }
  }

  /// The index of the checkerboard square in one direction; groups' buffers may begin left of the surface.
  private static func square(_ place: Int, _ side: Int) -> Int {
    (place >= 0 ? place : place - side + 1) / side
  }

  private static func end(after place: Int, most: Int, _ side: Int) -> Int {
    min((square(place, side) + 1) * side, most)
  }
}
