import CClips
import SeededCases
import Testing

/// The palette's color that a pixel of a GIF is, against a search among all of them.
struct `The nearest color` {
  /// Sizes of palettes; with a spread of 8 many colors are in one cell of the search, and many are equally far.
  @Test(arguments: [1, 2, 17, 255], [8, 256])
  func `is that of a search among all, the first of equal ones`(size: Int, spread: Int) throws {
    for seed in Seeds.first(4) {
      var random = Seeded(seed)
      func color(_ count: Int) -> UInt32 {
        (0..<3).reduce(0) { word, _ in word << 8 | UInt32(random.below(count)) }
      }
      let palette = (0..<size).map { _ in color(spread) }
      // Also what is at the ends of the cells, of 16 values each.
      let edges: [UInt32] = [0, 15, 16, 127, 128, 240, 255]
      let pixels =
        edges.flatMap { r in edges.flatMap { g in edges.map { r << 16 | g << 8 | $0 } } }
        + (0..<400).map { _ in color(256) } + (0..<100).map { _ in color(spread) }
      let colors = try #require(pegbar_gif_colors_create(palette, palette.count))
      defer { pegbar_gif_colors_free(colors) }
      var indices = [UInt8](repeating: 0, count: pixels.count)
      pegbar_gif_indices(
        colors,
        pixels,
        nil,
        pixels.count,
        PegbarClipBox(x: 0, y: 0, width: pixels.count, height: 1),
        0,
        Int32(PegbarDitherNone),
        255,
        &indices
      )
      for (pixel, index) in zip(pixels, indices) {
        let distances = palette.map { Self.distance($0, pixel) }
        let least = try #require(distances.min())
        #expect(Int(index) == distances.firstIndex(of: least), "\(seed): \(pixel)")
      }
    }
  }

  private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    zip([2, 4, 3], [16, 8, 0] as [UInt32]).reduce(0) { sum, part in
      let difference = Int(a >> part.1 & 255) - Int(b >> part.1 & 255)
      return sum + part.0 * difference * difference
    }
  }
}
