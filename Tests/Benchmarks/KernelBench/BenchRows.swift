import CKernels
import Foundation

/// The memory that the kernels are measured on, and what is done to it.
final class BenchRows {
  struct Row {
    let name: String
    /// How many pixels one run makes.
    let pixels: Int
    let run: () -> Void
  }

  private static let side = 300
  private static let count = side * side
  private let to = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
  private let from = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
  private let above = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
  private let coverage = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
  private let picture = UnsafeMutablePointer<pegbar_picture>.allocate(capacity: 1)
  /// 24 × 24 pixels, and these as squares.
  private let small = UnsafeMutablePointer<pegbar_picture>.allocate(capacity: 1)
  private let squares = UnsafeMutablePointer<pegbar_square>.allocate(capacity: 24 * 24)

  init() {
    for i in 0..<Self.count {
      // Nothing wholly clear or opaque, which would be passed over.
      let alpha = UInt32(1 + i * 7 % 254)
      (to[i], from[i], above[i]) = (
        0xFF00_0000 | UInt32(i), alpha << 24 | alpha / 2, alpha << 24 | alpha << 8
      )
      coverage[i] = UInt8(1 + i * 11 % 254)
    }
    picture.initialize(to: Self.picture(from, side: Int32(Self.side)))
    small.initialize(to: Self.picture(from, side: 24))
    squares.initialize(repeating: pegbar_square(), count: 24 * 24)
    pegbar_squares_of(squares, small)
  }

  deinit {
    to.deallocate()
    from.deallocate()
    above.deallocate()
    coverage.deallocate()
    picture.deallocate()
    small.deallocate()
    squares.deallocate()
  }

  private static func picture(_ pixels: UnsafePointer<UInt32>, side: Int32) -> pegbar_picture {
    pegbar_picture(
      pixels: pixels,
      width: side,
      height: side,
      stride: side,
      left: 0,
      top: 0,
      right: 256 * (side - 1),
      bottom: 256 * (side - 1)
    )
  }

  func all(_ kernels: pegbar_kernels) -> [Row] {
    rows(kernels) + samples(kernels) + blends(kernels) + blurs(kernels)
  }

  private func rows(_ k: pegbar_kernels) -> [Row] {
    let (to, from, above, coverage, n) = (to, from, above, coverage, 1024)
    let color: UInt32 = 0x8040_2010
    return [
      Row(name: "fill", pixels: n) { k.fill(to, n, color) },
      Row(name: "over_color", pixels: n) { k.over_color(to, n, color) },
      Row(name: "over_color_coverage", pixels: n) { k.over_color_coverage(to, coverage, n, color) },
      Row(name: "over_color_mask", pixels: n) { k.over_color_mask(to, coverage, n, color) },
      Row(name: "over", pixels: n) { k.over(to, from, n) },
      Row(name: "over_opacity", pixels: n) { k.over_opacity(to, from, n, 100) },
      Row(name: "over_coverage", pixels: n) { k.over_coverage(to, from, coverage, n) },
      Row(name: "add_opacity", pixels: n) { k.add_opacity(to, from, n, 100) },
      Row(name: "add_coverage", pixels: n) { k.add_coverage(to, from, coverage, n) },
      Row(name: "crossfade", pixels: n) { k.crossfade(to, from, above, n, 100) },
      Row(name: "multiply_alpha", pixels: n) { k.multiply_alpha(to, from, n) },
      Row(name: "scale_coverage", pixels: n) { k.scale_coverage(coverage, n, 100) },
      Row(name: "bilinear_shift", pixels: n) { k.bilinear_shift(to, from, above, n, 100, 50) },
      Row(name: "over_rounded", pixels: 41 * 41) {
        var shape = pegbar_rounded(
          left: 0.3,
          top: 0.6,
          right: 40.3,
          bottom: 40.6,
          radius: 8,
          corners: 15
        )
        k.over_rounded(to, Self.side, 41, 41, 0, 0, &shape, color)
      },
      Row(name: "slanted_coverage", pixels: 45) {
        var shape = pegbar_slanted()
        (shape.a, shape.b, shape.c) = ((1, -1, 0, 0), (0, 0, 1, -1), (0, 45, 0, 45))
        shape.local = (1, 0, 0.001, 0, 1, 0.001, 0, 0, 1)
        (shape.right, shape.bottom, shape.radius, shape.corners) = (44, 44, 22, 15)
        k.slanted_coverage(coverage, 45, &shape, 0, 3)
      },
      maskView(k),
      gradient(k, "gradient_axial", pegbar_axial),
      gradient(k, "gradient_radial", pegbar_radial),
      gradient(k, "gradient_conic", pegbar_conic),
    ]
  }

  /// A row of a mask that is rotated a little, as a card's shadow is.
  private func maskView(_ k: pegbar_kernels) -> Row {
    let (coverage, from) = (coverage, from)
    return Row(name: "view_coverage", pixels: 100) {
      from.withMemoryRebound(to: UInt8.self, capacity: 4 * Self.count) { values in
        var view = pegbar_mask_view(
          values: values,
          stride: 128,
          width: 128,
          height: 30,
          ds: 0.98,
          row_s: 2.3,
          move_s: 1,
          left: 0,
          dt: 0.2,
          row_t: 2.3,
          move_t: 1,
          top: 0,
          dw: 0,
          row_w: 0,
          move_w: 1,
          is_perspective: 0
        )
        k.view_coverage(coverage, 100, &view, 0)
      }
    }
  }

  /// A row on the way of a gradient of 1024 steps.
  private func gradient(_ k: pegbar_kernels, _ name: String, _ kind: Int) -> Row {
    let (to, from) = (to, from)
    return Row(name: name, pixels: 1024) {
      var way = pegbar_gradient_row(
        colors: from,
        steps: 1024,
        s: -0.1,
        ds: 0.0011,
        t: 0.2,
        dt: 0.0003,
        kind: Int32(kind)
      )
      k.gradient(to, 1024, &way, 0)
    }
  }

  private func samples(_ k: pegbar_kernels) -> [Row] {
    let (to, picture, small, squares, n) = (to, picture, small, squares, 250)
    let (across, along) = (Int64(52_000), Int64(20_000))
    var sight = pegbar_sight(s: 20, t: 20, w: 1, ds: 0.8, dt: 0.3, dw: 0.0001)
    return [
      Row(name: "sample_affine", pixels: n) {
        k.sample_affine(to, n, picture, 5 << 16, 80 << 16, across, along)
      },
      Row(name: "sample_affine_moved", pixels: n) {
        k.sample_affine(to, n, picture, (5 << 16) + 30_000, (80 << 16) + 20_000, 65_536, 0)
      },
      Row(name: "sample_nearest", pixels: n) {
        k.sample_nearest(to, n, picture, 5 << 16, 80 << 16, across, along)
      },
      Row(name: "sample_perspective", pixels: n) {
        k.sample_perspective(to, n, picture, &sight, 0)
      },
      Row(name: "nearest_perspective", pixels: n) {
        k.nearest_perspective(to, n, picture, &sight, 0)
      },
      turned(k),
      particles(k, squares: nil, "over_tinted_quad"),
      particles(k, squares: squares, "over_tinted_squares"),
      Row(name: "squares_of", pixels: 24 * 24) { pegbar_squares_of(squares, small) },
    ]
  }

  /// A picture of 24 × 24 pixels, rotated by sixteen angles.
  private func particles(
    _ k: pegbar_kernels,
    squares: UnsafePointer<pegbar_square>?,
    _ name: String
  ) -> Row {
    let (to, small) = (to, small)
    let turns = (0..<16).map { turn -> (pegbar_quad, pegbar_map) in
      let angle = 0.1 + Double(turn) * .pi / 8
      let (cosine, sine) = (cos(angle), sin(angle))
      // From the middle of 36 × 36 pixels.
      let (u, v) = (12 - 18 * (cosine + sine), 12 - 18 * (cosine - sine))
      // How far the first pixel's middle is inside each side.
      let (uc, vc) = (u + (cosine + sine) / 2, v + (cosine - sine) / 2)
      let (c, s) = (Float(cosine), Float(sine))
      var quad = pegbar_quad()
      (quad.a, quad.b) = ((c, -c, -s, s), (s, -s, c, -c))
      quad.c = (Float(uc), Float(24 - uc), Float(vc), Float(24 - vc))
      var map = pegbar_map()
      (map.s, map.t, map.across_s, map.across_t) = (u, v, cosine / 2, -sine / 2)
      (map.row, map.down_s, map.down_t) = (0.5, sine, cosine)
      (map.ds, map.dt) = (Int64(cosine * 65536), Int64(-sine * 65536))
      return (quad, map)
    }
    return Row(name: name, pixels: 24 * 24 * 16) {
      for (place, turn) in turns.enumerated() {
        var (quad, map) = turn
        let corner = to + (place / 4 * 40 * Self.side + place % 4 * 41)
        k.over_tinted_quad(
          corner,
          Self.side,
          36,
          36,
          0,
          0,
          &quad,
          small,
          squares,
          &map,
          0x80FF_8040,
          0
        )
      }
    }
  }

  /// 100 × 100 pixels of the picture, rotated by the angle whose tangent is 3/4, with soft edges.
  private func turned(_ k: pegbar_kernels) -> Row {
    let (to, picture) = (to, picture)
    var quad = pegbar_quad()
    quad.a = (0.8, -0.8, -0.6, 0.6)
    quad.b = (0.6, -0.6, 0.8, -0.8)
    // How far (70, 70), the middle, is inside each side.
    quad.c = (50 - 98, 50 + 98, 50 - 14, 50 + 14)
    var map = pegbar_map()
    (map.s, map.t, map.across_s, map.across_t) = (100 - 98, 100 - 14, 0, 0)
    (map.down_s, map.down_t, map.ds, map.dt) = (0.6, 0.8, 52_429, -39_322)
    return Row(name: "over_quad", pixels: 100 * 100) {
      k.over_quad(to, Self.side, 142, 142, 0, 0, &quad, picture, &map, 200)
    }
  }

  private func blends(_ k: pegbar_kernels) -> [Row] {
    let (to, from, n) = (to, from, 1024)
    let names = [
      "normal", "multiply", "screen", "overlay", "darken", "lighten", "color_dodge", "color_burn",
      "hard_light", "soft_light", "difference", "exclusion", "plus_lighter",
    ]
    return names.enumerated().map { mode, name in
      Row(name: "blend_\(name)", pixels: n) { k.blend(to, from, n, Int32(mode)) }
    }
  }

  private let matrix = (0..<20).map { $0 % 6 == 0 ? Float(0.9) : 0.01 }

  private func blurs(_ k: pegbar_kernels) -> [Row] {
    let (to, from, coverage, matrix, n) = (to, from, coverage, matrix, 1024)
    let values = UnsafeMutableRawPointer(from).assumingMemoryBound(to: UInt16.self)
    let blurred = UnsafeMutableRawPointer(to).assumingMemoryBound(to: UInt16.self)
    let source = UnsafeMutableRawPointer(from).assumingMemoryBound(to: UInt8.self)
    let bytes = UnsafeMutableRawPointer(to).assumingMemoryBound(to: UInt8.self)
    // 1024 pixels are eight rows of 128, and as many bytes of a mask 32 rows of 32.
    return [
      Row(name: "strip_of_rows", pixels: n) { k.strip_of_rows(blurred, source, 512, 8, 128, 4) },
      Row(name: "strip_of_mask", pixels: n) { k.strip_of_rows(blurred, source, 32, 32, 32, 1) },
      Row(name: "blur_strip", pixels: n) {
        var box = pegbar_box(radius: 9, edge: 100)
        k.blur_strip(blurred, values, n / 8, &box)
      },
      Row(name: "turn_strip", pixels: n) { k.turn_strip(blurred, 32 * 8, values, 8, 128, 4) },
      Row(name: "turn_mask", pixels: n) { k.turn_strip(blurred, 32 * 32, values, 32, 32, 1) },
      Row(name: "columns_of_strip", pixels: n) { k.columns_of_strip(bytes, 32, values, 32, 128) },
      Row(name: "color_matrix", pixels: n) { k.color_matrix(to, n, matrix) },
      Row(name: "color_table", pixels: n) { k.color_table(to, n, coverage) },
    ]
  }
}
