import CKernels
import Glibc
import SeededCases

/// A row for a kernel to work on: each part in memory of its own that ends, or begins, with it.
struct Trial {
  let n: Int
  /// What is written to: as many pixels, or bytes where the kernel works on coverage.
  let target: UnsafeMutableRawPointer
  let from: UnsafePointer<UInt32>
  let above: UnsafePointer<UInt32>
  let coverage: UnsafePointer<UInt8>
  let color: UInt32
  let opacity: UInt32
  /// More numbers, for what a kernel wants besides.
  let more: [Int]

  var to: UnsafeMutablePointer<UInt32> { target.assumingMemoryBound(to: UInt32.self) }
  var bytes: UnsafeMutablePointer<UInt8> { target.assumingMemoryBound(to: UInt8.self) }
}

/// Runs a kernel in two variants on the same random rows and compares all they wrote.
final class Trials {
  /// 40 rows of each length from 1 to 67, and 14 of each a thousand longer: more than a million elements.
  private static let lengths =
    (0..<40).flatMap { _ in 1...67 } + (0..<14).flatMap { _ in 1001...1067 }
  private let pages = (0..<4).map { _ in GuardedPage() }
  private let saved = UnsafeMutableRawPointer.allocate(byteCount: GuardedPage.size, alignment: 16)
  private let blank = UnsafeMutableRawPointer.allocate(byteCount: GuardedPage.size, alignment: 16)
  private var random: Seeded

  init(seed: UInt64) {
    random = Seeded(seed)
    memset(blank, 0xA5, GuardedPage.size)
  }

  deinit {
    saved.deallocate()
    blank.deallocate()
  }

  /// The first difference from the plain variant, or a byte written outside the row; `nil` if there is none.
  func difference(
    level: Int,
    elementSize: Int = 4,
    _ run: (pegbar_kernels, Trial) -> Void
  ) -> String? {
    guard let plain = pegbar_kernels_of(0)?.pointee, let vector = kernels(level) else { return nil }
    for n in Self.lengths {
      let trial = makeTrial(n, elementSize)
      let offset = random.below(Pool.length - n)
      fill(trial, elementSize, offset)
      run(plain, trial)
      if !isOutsideUntouched(trial, elementSize) { return "plain C wrote outside its \(n)" }
      memcpy(saved, pages[0].start, GuardedPage.size)
      fill(trial, elementSize, offset)
      run(vector, trial)
      if memcmp(saved, pages[0].start, GuardedPage.size) != 0 {
        return "level \(level) differs on \(n), color \(trial.color), opacity \(trial.opacity)"
      }
    }
    return nil
  }

  /// A trial for its shapes alone.
  func shapes() -> Trial { makeTrial(1, 4) }

  /// One pixel more than the row's in both sources, which a few kernels read.
  private func makeTrial(_ n: Int, _ elementSize: Int) -> Trial {
    let bits = random.next()
    let sources = pages[1...2].enumerated().map { index, page in
      let room = page.room(for: (n + 1) * 4, atEnd: bits >> UInt64(index) & 1 == 0)
      let place = random.below(Pool.length - n - 1)
      copy(Pool.shared.pixels[place...(place + n)], to: room)
      return UnsafePointer(room.assumingMemoryBound(to: UInt32.self))
    }
    let covering = pages[3].room(for: n, atEnd: bits & 4 == 0)
    let place = random.below(Pool.length - n)
    copy(Pool.shared.coverage[place..<(place + n)], to: covering)
    return Trial(
      n: n,
      target: pages[0].room(for: n * elementSize, atEnd: bits & 8 == 0),
      from: sources[0],
      above: sources[1],
      coverage: UnsafePointer(covering.assumingMemoryBound(to: UInt8.self)),
      color: randomPixel(&random),
      opacity: UInt32(randomCoverage(&random)),
      more: (0..<8).map { _ in random.below(1 << 30) }
    )
  }

  /// Pixels, or coverage, in the row, and a pattern all around it.
  private func fill(_ trial: Trial, _ elementSize: Int, _ offset: Int) {
    memcpy(pages[0].start, blank, GuardedPage.size)
    let row = offset..<(offset + trial.n)
    if elementSize == 4 {
      copy(Pool.shared.pixels[row], to: trial.target)
    } else {
      copy(Pool.shared.coverage[row], to: trial.target)
    }
  }

  private func copy<Element>(_ elements: ArraySlice<Element>, to place: UnsafeMutableRawPointer) {
    elements.withUnsafeBytes {
      UnsafeMutableRawBufferPointer(start: place, count: $0.count).copyMemory(from: $0)
    }
  }

  private func isOutsideUntouched(_ trial: Trial, _ elementSize: Int) -> Bool {
    let end = trial.n * elementSize
    let (before, after) = (trial.target - pages[0].start, GuardedPage.size - end)
    return memcmp(pages[0].start, blank, before) == 0
      && memcmp(trial.target + end, blank, after - before) == 0
  }
}

/// The kernels of a level, `nil` where the processor lacks it.
func kernels(_ level: Int) -> pegbar_kernels? { pegbar_kernels_of(Int32(level))?.pointee }

/// The levels above plain C that this processor has.
let vectorLevels = [1, 2, 3].filter { kernels($0) != nil }
