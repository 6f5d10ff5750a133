import CKernels
import Testing

/// Pictures in other colors (`pegbar_tint`, `pegbar_over_tinted_quad`).
struct `A tinted picture` {
  private static let (width, height) = (50, 40)

  /// About 30 by 20 pixels, rotated by 30°.
  private var quad: pegbar_quad {
    let (c, s): (Float, Float) = (0.866_025_4, 0.5)
    var quad = pegbar_quad()
    quad.a = (c, -c, -s, s)
    quad.b = (s, -s, c, -c)
    quad.c = (-14, 44, 5, 15)
    return quad
  }

  private func map(s: Double = 9.2, ds: Double = 1.1) -> pegbar_map {
    pegbar_map(
      s: s,
      t: 11.7,
      across_s: 0.5 * ds,
      across_t: -0.3,
      row: 0.5,
      down_s: 0.6,
      down_t: ds,
      ds: Int64(ds * 65_536),
      dt: Int64(-0.6 * 65_536)
    )
  }

  /// Each component by itself, to the nearest.
  @Test(arguments: [0] + vectorLevels, [0xFF80_4020, 0x8080_0040, 0, 0xFFFF_FFFF] as [UInt32])
  func `has its components multiplied`(_ level: Int, _ tint: UInt32) {
    guard let kernels = kernels(level) else { return }
    let pixels = Array(Pool.shared.pixels[77..<(77 + 133)])
    var result = pixels
    kernels.tint(&result, result.count, tint)
    for (old, new) in zip(pixels, result) {
      for shift: UInt32 in [0, 8, 16, 24] {
        let exact = Double(old >> shift & 255) * Double(tint >> shift & 255) / 255
        #expect(Double(new >> shift & 255) == (exact + 1e-9).rounded())
      }
    }
  }

  private func drawn(
    _ kernels: pegbar_kernels,
    _ map: pegbar_map,
    tint: UInt32,
    adds: Bool,
    width: Int = 40,
    parts: [(x: Int, width: Int)] = [(0, 50)]
  ) -> [UInt32] {
    var pixels = Array(Pool.shared.pixels[1000..<(1000 + Self.width * Self.height)])
    withPicture(width, 30, part: nil) { picture in
      withUnsafePointer(to: picture) { picture in
        pixels.withUnsafeMutableBufferPointer { buffer in
          guard let start = buffer.baseAddress else { return }
          var (quad, map) = (quad, map)
          for part in parts {
            kernels.over_tinted_quad(
              start + part.x,
              Self.width,
              part.width,
              Self.height,
              Int32(part.x),
              0,
              &quad,
              picture,
              nil,
              &map,
              tint,
              adds ? 1 : 0
            )
          }
        }
      }
    }
    return pixels
  }

  @Test(arguments: vectorLevels, [true, false])
  func `is the same bits in all variants, and in parts`(_ level: Int, _ adds: Bool) {
    guard let plain = kernels(0), let kernels = kernels(level) else { return }
    for (map, width) in [(map(), 40), (map(s: -30), 40), (map(ds: 700), 40), (map(), 1)] {
      for tint: UInt32 in [0xFFFF_FFFF, 0x8040_8011, 0xFF00_FF80] {
        let wanted = drawn(plain, map, tint: tint, adds: adds, width: width)
        #expect(drawn(kernels, map, tint: tint, adds: adds, width: width) == wanted)
        let parts = [(0, 13), (13, 1), (14, 30), (44, 6)].map { (x: $0.0, width: $0.1) }
        let inParts = drawn(kernels, map, tint: tint, adds: adds, width: width, parts: parts)
        #expect(inParts == wanted)
      }
    }
  }

  /// White leaves it as it is.
  @Test(arguments: [0] + vectorLevels)
  func `is itself in white`(_ level: Int) {
    guard let kernels = kernels(level) else { return }
    var pixels = Array(Pool.shared.pixels[1000..<(1000 + Self.width * Self.height)])
    withPicture(40, 30, part: nil) { picture in
      withUnsafePointer(to: picture) {
        var (quad, map) = (quad, map())
        kernels.over_quad(&pixels, 50, 50, 40, 0, 0, &quad, $0, &map, 255)
      }
    }
    #expect(drawn(kernels, map(), tint: ~0, adds: false) == pixels)
  }
}
