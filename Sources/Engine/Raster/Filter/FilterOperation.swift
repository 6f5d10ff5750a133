import CKernels
import CoreGraphics
import DisplayList
import Pixels

/// Filters a picture by a chain of steps.
struct FilterOperation {
  private let steps: [FilterStep]
  private let space: FilterSpace

  /// `nil` where a layer cannot be seen.
  init?(_ filter: DisplayItem.Filter) {
    guard let space = FilterSpace(filter) else { return nil }
    (steps, self.space) = (filter.chain.steps, space)
  }

  /// The pixels in which an item that touches those of `content` may be seen.
  func bounds(of content: PixelRect) -> PixelRect {
    steps.reduce(content) { PixelStep($1, in: space).around($0) }
  }

  /// The pixels that those of `area` depend on.
  func needed(for area: PixelRect) -> PixelRect {
    steps.reversed().reduce(area) { PixelStep($1, in: space).around($0) }
  }

  /// The maximum number of pixels that `bounds` and `needed` add on either side.
  var reach: (x: Int, y: Int) {
    steps.reduce((0, 0)) { sum, step in
      let reach = PixelStep(step, in: space).reach
      return (sum.0 + reach.x, sum.1 + reach.y)
    }
  }

  /// The number of steps that mix pixels.
  var mixes: Int {
    steps.count { if case .matrix = $0 { false } else if case .table = $0 { false } else { true } }
  }

  /// Filters a canvas, which has the pixels needed for those of `area`; others have any values afterwards.
  func run(on canvas: Canvas, for area: PixelRect, _ blur: inout StripBlur) {
    let last = steps.lastIndex { $0.mixesPixels }
    for (index, step) in steps.enumerated() {
      switch PixelStep(step, in: space) {
      case .blur(let x, let y): blur.blur(canvas, x: x, y: y, for: index == last ? area : nil)
      case .squares(let squares): squares.average(canvas)
      case .matrix(let matrix):
        matrix.elements.withUnsafeBufferPointer { elements in
          guard let elements = elements.baseAddress else { return }
          canvas.forEachRow { pegbar_color_matrix($0, $1, elements) }
        }
      case .table(let table):
        table.bytes.withUnsafeBufferPointer { bytes in
          guard let bytes = bytes.baseAddress else { return }
          canvas.forEachRow { pegbar_color_table($0, $1, bytes) }
        }
      }
    }
  }
}

extension FilterStep {
  /// Whether a pixel depends on others.
  fileprivate var mixesPixels: Bool {
    switch self {
    case .gaussianBlur, .boxBlur, .pixellation: true
    case .matrix, .table: false
    }
  }
}

extension Canvas {
  /// Calls `body` for each row, with its first pixel and how many it has.
  fileprivate func forEachRow(_ body: (UnsafeMutablePointer<UInt32>, Int) -> Void) {
    for y in bounds.y..<bounds.maxY { body(pixel(bounds.x, y), bounds.width) }
  }
}
