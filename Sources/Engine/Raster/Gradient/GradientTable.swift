import CoreGraphics
import DisplayList

/// The tables of the gradients that are on show.
typealias GradientTables = ContentCache<GradientTable.Key, GradientTable>

/// A gradient's colors in steps too small to be seen, premultiplied, with its two ends' around them.
struct GradientTable {
  /// What tells one table from another.
  struct Key: Hashable {
    let stops: GradientStops
    /// 0 (clear) … 255 (opaque).
    let opacity: UInt32
    /// How many steps the way has.
    let steps: Int
  }

  /// Bytes that all tables may have: thirty of the largest ones.
  static let limit = 1 << 20

  /// The first color, then that in the middle of each step, then the last one.
  let pixels: [UInt32]

  init(_ key: Key) {
    let first = key.stops.color(at: -1), last = key.stops.color(at: 2)
    let middles = (0..<key.steps).map { (Double($0) + 0.5) / Double(key.steps) }
    let colors = [first] + middles.map { key.stops.color(at: $0) } + [last]
    pixels = colors.map { color in
      let pixel = color.premultipliedPixel
      return key.opacity == 255 ? pixel : Blending.scaled(pixel, by: key.opacity)
    }
  }

  var bytes: Int { 4 * pixels.count }

  /// The fewest steps, a power of two, that a way of so many pixels has two of in each; no more than 8192.
  static func steps(forPixels length: Double) -> Int {
    var steps = 256
    while steps < 8192, Double(steps) < 2 * length { steps *= 2 }
    return steps
  }
}
