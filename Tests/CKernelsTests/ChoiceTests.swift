import CKernels
import Testing

struct `The choice of a variant` {
  @Test func `is the best that the processor has`() {
    #expect(Int(pegbar_kernels_level()) == ([0] + vectorLevels).max())
  }

  @Test(arguments: [-1, 4, 99] as [Int32])
  func `knows no other levels`(_ level: Int32) {
    #expect(pegbar_kernels_of(level) == nil)
  }

  /// Each plain name does what the plain variant's entry of that name does.
  @Test func `stands behind the plain names`() {
    guard let plain = kernels(0) else { return }
    let (pixels, above) = (Pool.shared.pixels, Array(Pool.shared.pixels.reversed()))
    let (coverage, n) = (Pool.shared.coverage, Pool.length)
    func same(_ change: (inout [UInt32]) -> Void, _ reference: (inout [UInt32]) -> Void) -> Bool {
      var (a, b) = (pixels, pixels)
      change(&a)
      reference(&b)
      return a == b && a != pixels
    }
    let results = [
      same({ pegbar_fill(&$0, n, 7) }, { plain.fill(&$0, n, 7) }),
      same({ pegbar_over_color(&$0, n, 0x8001_0203) }, { plain.over_color(&$0, n, 0x8001_0203) }),
      same(
        { pegbar_over_color_coverage(&$0, coverage, n, 0x8001_0203) },
        { plain.over_color_coverage(&$0, coverage, n, 0x8001_0203) }
      ),
      same(
        { pegbar_over_color_mask(&$0, coverage, n, 0x8001_0203) },
        { plain.over_color_mask(&$0, coverage, n, 0x8001_0203) }
      ),
      same({ pegbar_over(&$0, above, n) }, { plain.over(&$0, above, n) }),
      same({ pegbar_over_opacity(&$0, above, n, 9) }, { plain.over_opacity(&$0, above, n, 9) }),
      same(
        { pegbar_over_coverage(&$0, above, coverage, n) },
        { plain.over_coverage(&$0, above, coverage, n) }
      ),
      same({ pegbar_add_opacity(&$0, above, n, 9) }, { plain.add_opacity(&$0, above, n, 9) }),
      same(
        { pegbar_add_coverage(&$0, above, coverage, n) },
        { plain.add_coverage(&$0, above, coverage, n) }
      ),
      same(
        { pegbar_crossfade(&$0, pixels, above, n, 9) },
        { plain.crossfade(&$0, pixels, above, n, 9) }
      ),
      same({ pegbar_multiply_alpha(&$0, above, n) }, { plain.multiply_alpha(&$0, above, n) }),
      same(
        { pegbar_bilinear_shift(&$0, above, pixels, n - 1, 3, 4) },
        { plain.bilinear_shift(&$0, above, pixels, n - 1, 3, 4) }
      ),
      same({ pegbar_blend(&$0, above, n, 3) }, { plain.blend(&$0, above, n, 3) }),
    ]
    #expect(results == results.map { _ in true })
  }

  @Test func `stands behind the plain names that sample or write coverage`() {
    guard let plain = kernels(0) else { return }
    let isSame = withPicture(50, 40) { picture in
      withUnsafePointer(to: picture) { pointer in
        var sight = pegbar_sight(s: 3, t: 4, w: 1, ds: 0.5, dt: 0.1, dw: 0.01)
        var rows = [[UInt32]](repeating: .init(repeating: 0, count: 99), count: 8)
        pegbar_sample_affine(&rows[0], 99, pointer, 5, 6, 30_000, 20_000)
        plain.sample_affine(&rows[1], 99, pointer, 5, 6, 30_000, 20_000)
        pegbar_sample_nearest(&rows[2], 99, pointer, 5, 6, 30_000, 20_000)
        plain.sample_nearest(&rows[3], 99, pointer, 5, 6, 30_000, 20_000)
        pegbar_sample_perspective(&rows[4], 99, pointer, &sight, 0)
        plain.sample_perspective(&rows[5], 99, pointer, &sight, 0)
        pegbar_nearest_perspective(&rows[6], 99, pointer, &sight, 0)
        plain.nearest_perspective(&rows[7], 99, pointer, &sight, 0)
        return stride(from: 0, to: 8, by: 2).allSatisfy { rows[$0] == rows[$0 + 1] }
          && Set([rows[0], rows[2], rows[4], rows[6]]).count == 4
      }
    }
    #expect(isSame)
    var (chosen, reference) = (Pool.shared.coverage, Pool.shared.coverage)
    let n = chosen.count
    pegbar_scale_coverage(&chosen, n, 200)
    plain.scale_coverage(&reference, n, 200)
    #expect(chosen == reference && chosen != Pool.shared.coverage)
    var shape = pegbar_rounded(left: 3, top: 0, right: 60, bottom: 60, radius: 30, corners: 15)
    pegbar_rounded_coverage(&chosen, 64, &shape, 0, 5)
    plain.rounded_coverage(&reference, 64, &shape, 0, 5)
    #expect(chosen == reference && chosen[..<64].contains(255))
    var quad = pegbar_quad()
    (quad.a, quad.b, quad.c) = ((1, -1, 0, 0), (0, 0, 1, -1), (-3.2, 40, -2, 40))
    pegbar_quad_coverage(&chosen, 64, &quad, 0, 5)
    plain.quad_coverage(&reference, 64, &quad, 0, 5)
    #expect(chosen == reference && chosen[..<64].contains(255))
    let trial = Trials(seed: 1).shapes()
    var slanted = trial.slanted
    pegbar_slanted_coverage(&chosen, 64, &slanted, -9, 3)
    plain.slanted_coverage(&reference, 64, &slanted, -9, 3)
    #expect(chosen == reference && chosen[..<64].contains { $0 > 0 })
    let isSameInQuad = withPicture(50, 40) { picture in
      withUnsafePointer(to: picture) { pointer in
        var map = pegbar_map()
        (map.ds, map.dt, map.down_s, map.down_t) = (30_000, 20_000, 0.1, 0.9)
        var rows = [[UInt32]](repeating: .init(repeating: 0, count: 99), count: 2)
        pegbar_over_quad(&rows[0], 33, 33, 3, 2, 1, &quad, pointer, &map, 200)
        plain.over_quad(&rows[1], 33, 33, 3, 2, 1, &quad, pointer, &map, 200)
        return rows[0] == rows[1] && rows[0].contains { $0 != 0 }
      }
    }
    #expect(isSameInQuad)
  }

  @Test func `stands behind the plain names that filter`() {
    guard let plain = kernels(0) else { return }
    var box = pegbar_box(radius: 3, edge: 50)
    let pixels = Array(Pool.shared.pixels[..<104])
    let bytes = pixels.withUnsafeBytes { Array($0) }
    var (strip, reference) = (
      [UInt16](repeating: 0, count: 416), [UInt16](repeating: 0, count: 416)
    )
    pegbar_strip_of_rows(&strip, bytes, 52, 8, 13, 4)
    plain.strip_of_rows(&reference, bytes, 52, 8, 13, 4)
    #expect(strip == reference)
    var blurred = strip
    pegbar_blur_strip(&blurred, strip, 13, &box)
    plain.blur_strip(&reference, strip, 13, &box)
    #expect(blurred == reference && blurred != strip)
    var turned = [[UInt16]](repeating: .init(repeating: 0, count: 512), count: 2)
    pegbar_turn_strip(&turned[0], 256, blurred, 8, 13, 4)
    plain.turn_strip(&turned[1], 256, blurred, 8, 13, 4)
    #expect(turned[0] == turned[1] && turned[0].contains { $0 != 0 })
    var columns = [bytes, bytes]
    pegbar_columns_of_strip(&columns[0], 32, blurred, 32, 13)
    plain.columns_of_strip(&columns[1], 32, blurred, 32, 13)
    #expect(columns[0] == columns[1] && columns[0] != bytes)
    var (rows, matrix) = ([pixels, pixels], [Float](repeating: 0.3, count: 20))
    matrix[4] = 9
    pegbar_color_matrix(&rows[0], 104, matrix)
    plain.color_matrix(&rows[1], 104, matrix)
    #expect(rows[0] == rows[1])
    let table: [UInt8] = (0..<1024).map { (index: Int) -> UInt8 in UInt8(255 - (index & 255)) }
    pegbar_color_table(&rows[0], 104, table)
    plain.color_table(&rows[1], 104, table)
    #expect(rows[0] == rows[1])
  }
}
