import CoreGraphics
import DisplayList

/// A cache of the tables of gradients.
typealias GradientTables = ContentCache<GradientTable.Key, GradientTable>

/// A lookup table of a gradient's colors, premultiplied, in steps too small to be seen, between its two end colors.
struct GradientTable {
  /// The key of a table in the cache.
  struct Key: Hashable {
    let stops: GradientStops
    /// 0 (clear) … 255 (opaque).
    let opacity: UInt32
    /// The number of steps from start to end.
    let steps: Int
  }

  /// The maximum of all tables together, in bytes: thirty of the largest ones.
  static let limit = 1 << 20

  /// The first color, then the color in the middle of each step, then the last color.
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

  /// The number of steps for a gradient of `length` pixels: the smallest power of two with two steps per pixel, 256 …
  /// 8192.
  static func steps(forPixels length: Double) -> Int {
    var steps = 256
    while steps < 8192, Double(steps) < 2 * length { steps *= 2 }
    return steps
  }
}
