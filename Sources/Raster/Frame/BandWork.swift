import Synchronization

/// The bands of a frame that are to be drawn, each by whoever comes first.
///
/// Unchecked, as the pixels are lent by a pointer and painters are no values: a band is drawn by one thread, bands
/// do not overlap, each thread has a painter of its own, and all of them are done when `run` returns.
struct BandWork: @unchecked Sendable {
  let bands: [PixelRect]
  let scope: DrawingScope
  let canvas: Canvas
  let background: UInt32
  let painters: [Painter]

  /// Draws all bands on so many threads, this one among them.
  func run(threads: Int) {
    guard threads > 1 else { return bands.forEach { paint($0, painters[0]) } }
    let next = NextBand()
    DrawingThreads.shared.run(threads: threads) { thread in
      while let band = next.take(below: bands.count) { paint(bands[band], painters[thread]) }
    }
  }

  private func paint(_ band: PixelRect, _ painter: Painter) {
    painter.paint(band, of: scope, on: canvas, over: background)
  }
}

/// Counts the bands that somebody draws already.
private final class NextBand: Sendable {
  private let number = Atomic(0)

  func take(below count: Int) -> Int? {
    let taken = number.wrappingAdd(1, ordering: .relaxed).oldValue
    return taken < count ? taken : nil
  }
}
