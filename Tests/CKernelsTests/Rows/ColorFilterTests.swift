import CKernels
import Testing

/// Matrices that keep, mix, turn over, exceed and clear.
private let matrices: [[Float]] = [
  [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0],
  [-1, 0, 0, 0, 255, 0, -1, 0, 0, 255, 0, 0, -1, 0, 255, 0, 0, 0, 1, 0],
  [
    0.393, 0.769, 0.189, 0, 0, 0.349, 0.686, 0.168, 0, 0, 0.272, 0.534, 0.131, 0, 0, 0, 0, 0, 1, 0,
  ],
  [3, -1, 0.5, 0.2, -40, 0, 2, 0, 0, -200, 1000, 0, -1000, 0, 9, 0.3, 0.3, 0.3, 0.5, 10],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
]

struct `Colours through a matrix` {
  @Test(arguments: matrices, vectorLevels)
  func `are the same in every variant`(_ matrix: [Float], _ level: Int) {
    let difference = Trials(seed: 31).difference(level: level) { kernels, trial in
      kernels.color_matrix(trial.to, trial.n, matrix)
    }
    #expect(difference == nil)
  }

  /// In doubles, with the same two roundings at the end; floats may fall on either side of a half.
  @Test(arguments: matrices)
  func `are those of the formula`(_ matrix: [Float]) {
    guard let plain = kernels(0) else { return }
    let pixels = Array(Pool.shared.pixels[..<3000])
    var mapped = pixels
    plain.color_matrix(&mapped, pixels.count, matrix)
    for (pixel, result) in zip(pixels, mapped) {
      let alpha = Double(pixel >> 24)
      guard alpha > 0 else {
        #expect(result == 0)
        continue
      }
      let parts = [16, 8, 0].map { Double(pixel >> $0 & 255) * 255 / alpha } + [alpha, 1]
      let sums = (0..<4).map { row in
        min(255, max(0, (0..<5).reduce(0) { $0 + Double(matrix[5 * row + $1]) * parts[$1] }))
      }
      let new = sums[3].rounded()
      let exact = sums[..<3].map { $0 * new / 255 } + [sums[3]]
      let given = [16, 8, 0, 24].map { Double(result >> $0 & 255) }
      // Where the new alpha falls on the other side of a half, a component may be one further.
      let isClose = zip(exact, given).allSatisfy { abs($0 - $1) <= 1.51 }
      let isPremultiplied = given[..<3].allSatisfy { $0 <= given[3] }
      #expect(isClose && isPremultiplied, "\(String(pixel, radix: 16)): \(given) for \(exact)")
    }
  }

  @Test func `stay as they are by the matrix that changes nothing, where they are opaque`() {
    guard let plain = kernels(0) else { return }
    let pixels = Pool.shared.pixels[..<3000].map { $0 | 0xFF00_0000 }
    var mapped = pixels
    plain.color_matrix(&mapped, pixels.count, matrices[0])
    #expect(mapped == pixels)
  }
}

struct `Colours by a table` {
  private let table = (0..<1024).map { UInt8(($0 * 7 + $0 / 256 * 31) & 255) }

  @Test(arguments: [0] + vectorLevels)
  func `are looked up without their alpha`(_ level: Int) {
    guard let kernels = kernels(level) else { return }
    let pixels = Array(Pool.shared.pixels[..<3000])
    var mapped = pixels
    kernels.color_table(&mapped, pixels.count, table)
    let expected = pixels.map { pixel -> UInt32 in
      let alpha = Double(pixel >> 24)
      guard alpha > 0 else { return 0 }
      let new = Double(table[768 + Int(alpha)])
      return [0, 8, 16].enumerated().reduce(UInt32(new) << 24) { result, part in
        let alone = (Double(pixel >> part.element & 255) * 255 / alpha + 1e-9).rounded()
        let found = Double(table[256 * part.offset + Int(alone)])
        return result | UInt32((found * new / 255).rounded()) << part.element
      }
    }
    #expect(mapped == expected)
  }
}
