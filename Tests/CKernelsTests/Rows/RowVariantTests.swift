import CKernels
import Testing

/// A kernel with a name, run on a trial's row.
struct RowKernel: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var elementSize = 4
  let run: @Sendable (pegbar_kernels, Trial) -> Void
}

private let rowKernels = [
  RowKernel(testDescription: "fill") { $0.fill($1.to, $1.n, $1.color) },
  RowKernel(testDescription: "over_color") { $0.over_color($1.to, $1.n, $1.color) },
  RowKernel(testDescription: "over_color_coverage") {
    $0.over_color_coverage($1.to, $1.coverage, $1.n, $1.color)
  },
  RowKernel(testDescription: "over_color_mask") {
    $0.over_color_mask($1.to, $1.coverage, $1.n, $1.color)
  },
  RowKernel(testDescription: "over") { $0.over($1.to, $1.from, $1.n) },
  RowKernel(testDescription: "over_opacity") { $0.over_opacity($1.to, $1.from, $1.n, $1.opacity) },
  RowKernel(testDescription: "over_coverage") {
    $0.over_coverage($1.to, $1.from, $1.coverage, $1.n)
  },
  RowKernel(testDescription: "add_opacity") { $0.add_opacity($1.to, $1.from, $1.n, $1.opacity) },
  RowKernel(testDescription: "add_coverage") { $0.add_coverage($1.to, $1.from, $1.coverage, $1.n) },
  RowKernel(testDescription: "crossfade") {
    $0.crossfade($1.to, $1.from, $1.above, $1.n, $1.opacity)
  },
  RowKernel(testDescription: "crossfade in place") {
    $0.crossfade($1.to, $1.to, $1.above, $1.n, $1.opacity)
  },
  RowKernel(testDescription: "multiply_alpha") { $0.multiply_alpha($1.to, $1.from, $1.n) },
  RowKernel(testDescription: "scale_coverage", elementSize: 1) {
    $0.scale_coverage($1.bytes, $1.n, $1.opacity)
  },
  RowKernel(testDescription: "rounded_coverage", elementSize: 1) {
    var shape = $1.rounded
    $0.rounded_coverage($1.bytes, $1.n, &shape, $1.column, $1.row)
  },
  RowKernel(testDescription: "over_rounded, a row") {
    var shape = $1.rounded
    $0.over_rounded($1.to, $1.n, $1.n, 1, $1.column, $1.row, &shape, $1.color)
  },
  RowKernel(testDescription: "over_rounded, rows") {
    var shape = $1.rounded
    let width = max(min($1.n, $1.more[6] % 40 + 1), 1)
    let height = $1.n / width
    $0.over_rounded($1.to, width, width, height, $1.column, $1.row, &shape, $1.color)
  },
  RowKernel(testDescription: "slanted_coverage", elementSize: 1) {
    var shape = $1.slanted
    $0.slanted_coverage($1.bytes, $1.n, &shape, $1.column, $1.row)
  },
  RowKernel(testDescription: "gradient") {
    var row = $1.gradient
    $0.gradient($1.to, $1.n, &row, $1.column)
  },
  RowKernel(testDescription: "quad_coverage", elementSize: 1) {
    var quad = $1.quad
    $0.quad_coverage($1.bytes, $1.n, &quad, $1.column, $1.row)
  },
  RowKernel(testDescription: "bilinear_shift") {
    let right = UInt32($1.more[0] & 3 == 0 ? 0 : $1.more[1] & 255)
    let below = UInt32($1.more[2] & 3 == 0 ? 0 : $1.more[3] & 255)
    $0.bilinear_shift($1.to, $1.from, $1.above, $1.n, right, below)
  },
]

struct `Kernels that work on rows` {
  @Test(arguments: rowKernels, vectorLevels)
  func `all variants give the same bits, and touch nothing beyond the row`(
    _ kernel: RowKernel,
    _ level: Int
  ) {
    let trials = Trials(seed: 1)
    let difference = trials.difference(level: level, elementSize: kernel.elementSize, kernel.run)
    #expect(difference == nil)
  }

  @Test(arguments: rowKernels, [0] + vectorLevels)
  func `an empty row is left alone`(_ kernel: RowKernel, _ level: Int) {
    guard let kernels = kernels(level) else { return }
    let page = GuardedPage()
    let nowhere = page.start + GuardedPage.size
    let source = UnsafePointer(nowhere.assumingMemoryBound(to: UInt32.self))
    let trial = Trial(
      n: 0,
      target: nowhere,
      from: source,
      above: source,
      coverage: UnsafePointer(nowhere.assumingMemoryBound(to: UInt8.self)),
      color: 0x8040_2010,
      opacity: 100,
      more: [0, 0, 0, 0, 0, 0, 0, 0]
    )
    kernel.run(kernels, trial)
  }
}
