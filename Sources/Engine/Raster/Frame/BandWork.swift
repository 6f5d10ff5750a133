import Pixels
import Synchronization

/// A work queue of a frame's bands, of which each thread takes the next; its memory is reused from frame to frame.
///
/// Unchecked `Sendable`, as the pixels are lent by a pointer and painters are objects: each band is drawn by one
/// thread, bands do not overlap, each thread has its own painter, and all threads are done when `run` returns.
final class BandWork: @unchecked Sendable {
  let painters: [Painter]
  private let sharing: FrameSharing
  /// The minimum rows of the last bands of all threads together, and of one: bands are small so that all threads end
  /// together, but what reaches into several bands is prepared for each.
  private static let (fewestRowsOfAll, fewestRows) = (96, 12)
  /// The minimum height of a band, as a multiple of how far the filters in it reach.
  private static let reaches = 6
  private(set) var bands: [PixelRect] = []
  private var area = 0
  /// The frame that is being drawn; `nil` between frames: keeping its list would make the next change copy it.
  private var frame: Frame?
  /// Called after each band with its number in the frame's order and its seconds, by the thread that has drawn it.
  var onBand: (@Sendable (_ band: Int, _ seconds: Double) -> Void)?
  /// The number of bands that threads have taken.
  private let taken = Atomic(0)

  private struct Frame {
    let scope: DrawingScope
    let canvas: Canvas
    let background: FrameBackground
  }

  init(painters: [Painter], sharing: FrameSharing) {
    (self.painters, self.sharing) = (painters, sharing)
  }

  var isEmpty: Bool { bands.isEmpty }

  func removeAll() {
    bands.removeAll(keepingCapacity: true)
    area = 0
  }

  /// Adds a rectangle, divided into bands that fit in a core's own cache: overlapping items are drawn while the pixels
  /// are still there.
  ///
  /// Where several threads draw, bands get smaller toward the end, so that none of them waits long for the others.
  ///
  /// - Parameters:
  ///   - rect: The rectangle to draw, in device pixels.
  ///   - outline: The list's outline: where a filter needs more rows than a band's own, each band draws these as well.
  func add(_ rect: PixelRect, of outline: ListOutline) {
    guard !rect.isEmpty else { return }
    area += rect.area
    let most = max(16, sharing.bandPixels / rect.width)
    let fewest = max(Self.fewestRowsOfAll / painters.count, Self.fewestRows)
    let isShared = painters.count > 1 && rect.area >= sharing.fewestPixels
    let least = isShared ? min(most, fewest) : most
    var y = rect.y
    while y < rect.maxY {
      let left = rect.maxY - y
      var rows = min(most, max(least, left / (painters.count + 2)))
      let usual = PixelRect(x: rect.x, y: y, width: rect.width, height: min(rows, left))
      rows = max(rows, Self.reaches * outline.reach(in: usual))
      // A small remainder is drawn with the last band.
      let height = left > rows + rows / 2 ? rows : left
      bands.append(PixelRect(x: rect.x, y: y, width: rect.width, height: height))
      y += height
    }
  }

  /// Draws all bands, on several threads where that pays.
  func run(_ scope: DrawingScope, on canvas: Canvas, over background: FrameBackground) {
    frame = Frame(scope: scope, canvas: canvas, background: background)
    taken.store(0, ordering: .relaxed)
    let threads = area >= sharing.fewestPixels ? min(painters.count, bands.count) : 1
    DrawingThreads.shared.run(threads: threads, self)
    frame = nil
  }

  /// Draws bands until none is left, as the thread with that number.
  func paint(asThread thread: Int) {
    guard let frame else { return }
    while true {
      let band = taken.wrappingAdd(1, ordering: .relaxed).oldValue
      guard band < bands.count else { return }
      let start = onBand.map { _ in ContinuousClock.now }
      painters[thread].paint(
        bands[band],
        of: frame.scope,
        on: frame.canvas,
        over: frame.background
      )
      if let start { onBand?(band, start.duration(to: .now) / .seconds(1)) }
    }
  }
}
