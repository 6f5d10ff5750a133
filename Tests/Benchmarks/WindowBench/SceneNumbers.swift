import CoreGraphics
import Foundation

/// The numbers that the workloads' scenes are made of: the same in every program that draws them, so that
/// pictures and costs can be compared.
///
/// A linear congruential generator (Numerical Recipes' constants), of which the upper 24 bits count.
struct SceneNumbers {
  private var state: UInt32 = 12345

  /// The next number, 0 ..< 1.
  mutating func next() -> Double {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Double(state >> 8) / 16_777_216
  }

  /// A thing that goes to and fro between two points.
  struct Mover {
    let from, to: CGPoint
    /// One way, in seconds.
    let duration: Double
  }

  /// The movers of an area, whose points are upper left corners.
  mutating func movers(_ count: Int, width: Double, height: Double) -> [Mover] {
    (0..<count).map { _ in
      let numbers = (0..<5).map { _ in next() }
      return Mover(
        from: CGPoint(x: numbers[0] * width, y: numbers[1] * height),
        to: CGPoint(x: numbers[2] * width, y: numbers[3] * height),
        duration: 3 + 2 * numbers[4]
      )
    }
  }

  /// The color of the thing of that number: hues a golden angle apart.
  static func color(_ number: Int) -> CGColor {
    let hue = (Double(number) * 0.61803398875).truncatingRemainder(dividingBy: 1)
    let (saturation, value) = (0.65, 0.95)
    let sector = floor(hue * 6)
    let f = hue * 6 - sector
    let p = value * (1 - saturation)
    let q = value * (1 - f * saturation)
    let t = value * (1 - (1 - f) * saturation)
    let (red, green, blue) =
      switch Int(sector) % 6 {
      case 0: (value, t, p)
      case 1: (q, value, p)
      case 2: (p, value, t)
      case 3: (p, q, value)
      case 4: (t, p, value)
      default: (value, p, q)
      }
    return CGColor(red: red, green: green, blue: blue, alpha: 1)
  }

  /// A picture of no pattern that a filter could make use of, opaque.
  static func photo(width: Int, height: Int, seed: UInt32) -> CGImage {
    var state = seed
    let pixels = (0..<width * height).map { index -> UInt32 in
      state = state &* 1_664_525 &+ 1_013_904_223
      let (x, y) = (UInt32(index % width), UInt32(index / width))
      let noise = (state >> 24) & 15
      let red = (x &* 255 / UInt32(width) &+ noise) & 255
      let green = (y &* 255 / UInt32(height) &+ noise) & 255
      return 0xFF00_0000 | red << 16 | green << 8 | (seed &* 40 &+ noise) & 255
    }
    return CGImage(width: width, height: height, pixels: pixels)
  }
}
