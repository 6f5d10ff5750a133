import BenchUsage
import CKernels
import Glibc

/// Measures each kernel at each level that the processor has: name.level, value, Mpx/s.
///
/// Rows of 1,024 translucent pixels, which stay in the cache; pictures of 300 × 300; the best of nine rounds of
/// this thread's own time.
@main
enum KernelBench {
  private static let usage = BenchUsage(
    "kernel-bench",
    help: "usage: kernel-bench    all kernels, at each level that the processor has"
  )

  static func main() {
    if let word = usage.words().first { usage.refuse("there is nothing called \"\(word)\"") }
    let names = ["portable", "sse2", "avx2", "avx512"]
    for (level, name) in names.enumerated() {
      guard let kernels = pegbar_kernels_of(Int32(level))?.pointee else { continue }
      let rows = BenchRows()
      withExtendedLifetime(rows) {
        for row in rows.all(kernels) {
          print("\(row.name).\(name)\t\(rate(row))\tMpx/s")
        }
      }
    }
  }

  /// Millions of pixels in a second, in whole numbers.
  private static func rate(_ row: BenchRows.Row) -> Int {
    let repeats = max(1, 400_000 / row.pixels)
    var best = Double.infinity
    for _ in 0..<9 {
      let start = threadTime()
      for _ in 0..<repeats { row.run() }
      best = min(best, threadTime() - start)
    }
    return Int(Double(repeats * row.pixels) / best / 1e6)
  }

  private static func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
