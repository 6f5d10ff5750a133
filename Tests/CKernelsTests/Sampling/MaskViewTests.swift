import CKernels
import SeededCases
import Testing

/// Masks that are seen through a map, as documented at `pegbar_view_coverage`.
struct `The coverage of a mask that is seen through a map` {
  /// A mask whose memory has the three bytes that may be read beyond it, of values that would be seen.
  private struct Mask {
    let width, height, stride: Int
    var values: [UInt8]

    init(_ random: inout Seeded) {
      width = 1 + random.below(80)
      height = 1 + random.below(50)
      stride = (width + 3) & ~3
      values = (0..<stride * height + 3).map { _ in UInt8(random.below(256)) }
    }
  }

  private func row(
    _ level: Int,
    _ mask: Mask,
    s: (step: Double, start: Double),
    t: (step: Double, start: Double),
    w: (step: Double, start: Double)? = nil,
    column: Int32 = 0,
    count: Int
  ) -> [UInt8] {
    var row = [UInt8](repeating: 7, count: count)
    mask.values.withUnsafeBufferPointer { values in
      guard let first = values.baseAddress, let kernels = kernels(level) else { return }
      var view = pegbar_mask_view(
        values: first,
        stride: Int32(mask.stride),
        width: Int32(mask.width),
        height: Int32(mask.height),
        ds: s.step,
        row_s: s.start,
        move_s: 1.25,
        left: 1.25,
        dt: t.step,
        row_t: t.start,
        move_t: -3,
        top: -3,
        dw: w?.step ?? 0,
        row_w: w?.start ?? 0,
        move_w: 0,
        is_perspective: w == nil ? 0 : 1
      )
      kernels.view_coverage(&row, count, &view, column)
    }
    return row
  }

  @Test(arguments: [0] + vectorLevels)
  func `is the mask's own at whole pixels, and half of two between them`(_ level: Int) {
    var random = Seeded(3)
    let mask = Mask(&random)
    for y in 0..<mask.height {
      let line = mask.values[y * mask.stride..<y * mask.stride + mask.width].map { Int($0) }
      let own = row(level, mask, s: (1, 0), t: (0, Double(y) + 0.5), count: mask.width)
      #expect(own.map { Int($0) } == line)
      let between = row(level, mask, s: (1, 0.5), t: (0, Double(y) + 0.5), count: mask.width)
      let next = line.dropFirst() + [0]
      #expect(between.map { Int($0) } == zip(line, next).map { ($0 + $1 + 1) / 2 })
    }
  }

  @Test(arguments: [0] + vectorLevels)
  func `is that of half the place at depth 2, and nothing behind the eye`(_ level: Int) {
    var random = Seeded(5)
    let mask = Mask(&random)
    let near = row(level, mask, s: (1, 0), t: (0, 0.5), count: mask.width)
    let deep = row(level, mask, s: (2, 1.25), t: (0, -2), w: (0, 2), count: mask.width)
    #expect(deep == near)
    let behind = row(level, mask, s: (1, 0), t: (0, 0.5), w: (0, -1), count: mask.width)
    #expect(behind == [UInt8](repeating: 0, count: mask.width))
  }

  @Test(arguments: vectorLevels)
  func `is the same for all processors, and nothing where the mask is not`(_ level: Int) {
    var random = Seeded(UInt64(level))
    for _ in 0..<3000 {
      let mask = Mask(&random)
      let turn = (random.fraction() * 2 - 1, random.fraction() * 2 - 1)
      let start = (random.fraction() * 120 - 60, random.fraction() * 120 - 60)
      let (count, column) = (1 + random.below(200), Int32(random.below(40)))
      let (s, t) = ((step: turn.0, start: start.0), (step: turn.1, start: start.1))
      let plain = row(0, mask, s: s, t: t, column: column, count: count)
      let vector = row(level, mask, s: s, t: t, column: column, count: count)
      #expect(plain == vector)
      // Only moved, at times by whole or half pixels, where rounding is about to change the place.
      let part = random.below(3) == 0 ? Double(random.below(512)) / 512 : random.fraction()
      let move = ((start.0 * 3).rounded() + part, (start.1 / 2).rounded() + part)
      let moved = row(0, mask, s: (1, move.0), t: (0, move.1), column: column, count: count)
      #expect(
        moved == row(level, mask, s: (1, move.0), t: (0, move.1), column: column, count: count)
      )
      // Tilted, at times so much that a part of the row is behind the eye.
      let w = (step: random.fraction() * 0.02 - 0.01, start: 0.5 + random.fraction())
      let far = row(0, mask, s: s, t: t, w: w, column: column, count: count)
      #expect(far == row(level, mask, s: s, t: t, w: w, column: column, count: count))
    }
    let mask = Mask(&random)
    let far = row(level, mask, s: (1e9, 1e300), t: (0, 1), count: 33)
    #expect(far == [UInt8](repeating: 0, count: 33))
    let none = row(level, mask, s: (.nan, 0), t: (0, 1), count: 33)
    #expect(none == [UInt8](repeating: 0, count: 33))
  }
}
