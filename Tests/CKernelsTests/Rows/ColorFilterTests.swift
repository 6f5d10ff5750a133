import CKernels
import Testing

/// Matrices that keep, mix, invert, exceed and clear.
private let matrices: [[Float]] = [
  [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0],
  [-1, 0, 0, 0, 255, 0, -1, 0, 0, 255, 0, 0, -1, 0, 255, 0, 0, 0, 1, 0],
  [
    0.393, 0.769, 0.189, 0, 0, 0.349, 0.686, 0.168, 0, 0, 0.272, 0.534, 0.131, 0, 0, 0, 0, 0, 1, 0,
  ],
  [3, -1, 0.5, 0.2, -40, 0, 2, 0, 0, -200, 1000, 0, -1000, 0, 9, 0.3, 0.3, 0.3, 0.5, 10],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
]

struct `Colors through a matrix` {
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
      let colors: [Double] = [16, 8, 0].map { (shift: UInt32) -> Double in
        Double(pixel >> shift & 255) * 255 / alpha
      }
      let parts: [Double] = colors + [alpha, 1]
      var sums: [Double] = []
      for row in 0..<4 {
        var sum = 0.0
        for column in 0..<5 { sum += Double(matrix[5 * row + column]) * parts[column] }
        sums.append(min(255, max(0, sum)))
      }
      let new = sums[3].rounded()
      let exact: [Double] = sums[..<3].map { $0 * new / 255 } + [sums[3]]
      let given: [Double] = [16, 8, 0, 24].map { (shift: UInt32) -> Double in
        Double(result >> shift & 255)
      }
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

struct `Colors by a table` {
  private let table: [UInt8] = (0..<1024).map { (index: Int) -> UInt8 in
    let byte = index * 7 + index / 256 * 31
    return UInt8(byte & 255)
  }

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
      var result = UInt32(new) << 24
      for part in 0..<3 {
        let shift = UInt32(8 * part)
        let component = Double(pixel >> shift & 255)
        let alone = (component * 255 / alpha).rounded()
        let found = Double(table[256 * part + Int(alone)])
        result |= UInt32((found * new / 255).rounded()) << shift
      }
      return result
    }
    #expect(mapped == expected)
  }
}
