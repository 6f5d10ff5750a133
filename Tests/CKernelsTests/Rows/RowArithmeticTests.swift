import CKernels
import Testing

/// What the plain variant, to which the others are held, makes of pixels, by whole division.
struct `The arithmetic of rows` {
  private static let count = 4096
  private let below = Array(Pool.shared.pixels[..<Self.count])
  private let above = Array(Pool.shared.pixels[Self.count..<(2 * Self.count)])
  private let coverage = Array(Pool.shared.coverage[..<Self.count])

  /// x·y/255 to the nearest.
  private static func product(_ x: UInt32, _ y: UInt32) -> UInt32 { (2 * x * y + 255) / 510 }

  private static func each(_ pixel: UInt32, _ change: (UInt32) -> UInt32) -> UInt32 {
    var result: UInt32 = 0
    for shift in stride(from: 0, to: 32, by: 8) as StrideTo<UInt32> {
      result |= change(pixel >> shift & 255) << shift
    }
    return result
  }

  private static func scaled(_ pixel: UInt32, _ factor: UInt32) -> UInt32 {
    each(pixel) { product($0, factor) }
  }

  private static func over(_ source: UInt32, _ under: UInt32) -> UInt32 {
    source + each(under) { product($0, 255 - (source >> 24)) }
  }

  private static func sum(_ a: UInt32, _ b: UInt32) -> UInt32 {
    var result: UInt32 = 0
    for shift in stride(from: 0, to: 32, by: 8) as StrideTo<UInt32> {
      result |= min((a >> shift & 255) + (b >> shift & 255), 255) << shift
    }
    return result
  }

  private func results(
    _ run: (pegbar_kernels, UnsafeMutablePointer<UInt32>) -> Void
  ) -> [UInt32] {
    var row = below
    if let plain = kernels(0) { run(plain, &row) }
    return row
  }

  @Test func `a product of two fractions is exact for all pairs`() {
    guard let plain = kernels(0) else { return }
    for factor in 0...255 as ClosedRange<UInt32> {
      var bytes = (0...255).map { UInt8($0) }
      plain.scale_coverage(&bytes, 256, factor)
      let exact = (0...255).map { UInt8(Self.product($0, factor)) }
      #expect(bytes == exact)
    }
  }

  @Test(arguments: [0xFF12_3456, 0x8040_2010, 0, 0x0101_0001, 0xFEFE_00FE] as [UInt32])
  func `a color goes over, whole and through coverage`(_ color: UInt32) {
    let n = Self.count
    let filled = results { $0.fill($1, n, color) }
    #expect(filled == below.map { _ in color })
    let whole = results { $0.over_color($1, n, color) }
    #expect(whole == below.map { Self.over(color, $0) })
    let covered = results { $0.over_color_coverage($1, coverage, n, color) }
    #expect(covered == zip(below, coverage).map { Self.over(Self.scaled(color, UInt32($1)), $0) })
  }

  /// The colors and coverages of TypeFace-P's edges in the recorded trees, and others: Apple's bytes are truncated, not
  /// rounded.
  ///
  /// That is done once: in TypeFace-H-100 0x00033D over itself stays what it is, however it is covered. In TypeFace-D
  /// and -R 61 through 209 is 50 (49.996), and 61 through 163 is 38 (38.992): what is not alpha counts 1/128 more.
  @Test(arguments: [0xFF12_3456, 0x8040_2010, 0, 0xFF00_033D, 0xFFFF_FFFF] as [UInt32])
  func `a color through a mask and what is below it are truncated once`(_ color: UInt32) {
    let painted = results { $0.over_color_mask($1, coverage, Self.count, color) }
    let exact = zip(below, coverage).map { under, covered in
      let rest = 255 - (color >> 24) * UInt32(covered) / 255
      let share = color >> 24 == 255 ? UInt32(covered) / 128 : 0
      return [0, 8, 16, 24].reduce(UInt32(0)) { pixel, shift in
        let (part, other) = (color >> shift & 255, under >> shift & 255)
        let sum = part * UInt32(covered) + other * rest + (shift < 24 ? share : 0)
        return pixel | (sum / 255) << shift
      }
    }
    #expect(painted == exact)
    var same = [0xFF00_033D as UInt32, 0xFF00_033D]
    pegbar_over_color_mask(&same, [51, 204], 2, 0xFF00_033D)
    #expect(same == [0xFF00_033D, 0xFF00_033D])
    var recorded: [UInt32] = [0, 0]
    pegbar_over_color_mask(&recorded, [209, 163], 2, 0xFF00_033D)
    #expect(recorded == [0xD100_0232, 0xA300_0126])
  }

  @Test(arguments: [0, 1, 100, 128, 254, 255] as [UInt32])
  func `a picture goes over and is added, with an opacity`(_ opacity: UInt32) {
    let n = Self.count
    let parts = above.map { Self.scaled($0, opacity) }
    let over = results { $0.over_opacity($1, above, n, opacity) }
    #expect(over == zip(parts, below).map(Self.over))
    let sum = results { $0.add_opacity($1, above, n, opacity) }
    #expect(sum == zip(parts, below).map(Self.sum))
    let fade = results { $0.crossfade($1, below, above, n, opacity) }
    #expect(fade == over)
  }

  @Test func `a picture goes over and is added, through coverage`() {
    let n = Self.count
    let parts = zip(above, coverage).map { Self.scaled($0, UInt32($1)) }
    let whole = results { $0.over($1, above, n) }
    #expect(whole == zip(above, below).map(Self.over))
    let over = results { $0.over_coverage($1, above, coverage, n) }
    #expect(over == zip(parts, below).map(Self.over))
    let sum = results { $0.add_coverage($1, above, coverage, n) }
    #expect(sum == zip(parts, below).map(Self.sum))
  }

  @Test func `a mask scales by its alpha`() {
    let n = Self.count
    let byAlpha = results { $0.multiply_alpha($1, above, n) }
    #expect(byAlpha == zip(below, above).map { Self.scaled($0, $1 >> 24) })
  }
}
