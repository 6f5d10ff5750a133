import Pixels
import Synchronization

/// The bands of a frame that are to be drawn, each by whoever comes first; its memory is kept from frame to
/// frame.
///
/// Unchecked, as the pixels are lent by a pointer and painters are no values: a band is drawn by one thread, bands
/// do not overlap, each thread has a painter of its own, and all of them are done when `run` returns.
final class BandWork: @unchecked Sendable {
  let painters: [Painter]
  private let sharing: FrameSharing
  /// A band that is small for the sake of an even end has so many rows at least: what reaches into several bands is
  /// prepared for each.
  private static let fewestRows = 48
  /// So many times as high as what is drawn in it reaches is a band at least.
  private static let reaches = 6
  private(set) var bands: [PixelRect] = []
  private var area = 0
  /// What is being drawn; `nil` between frames, as nobody could change it in place while it is held here.
  private var frame: Frame?
  /// Counts the bands that somebody draws already.
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

  /// Adds a rectangle in bands that a processor's own cache holds: what lies over each other is drawn while it
  /// is still there.
  ///
  /// Where several threads draw, bands get smaller toward the end, so that none of them waits long for the others.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - outline: Where something is made of more rows than its own; each band draws these as well.
  func add(_ rect: PixelRect, of outline: ListOutline) {
    guard !rect.isEmpty else { return }
    area += rect.area
    let most = max(16, sharing.bandPixels / rect.width)
    let isShared = painters.count > 1 && rect.area >= sharing.fewestPixels
    let least = isShared ? min(most, Self.fewestRows) : most
    var y = rect.y
    while y < rect.maxY {
      let left = rect.maxY - y
      var rows = min(most, max(least, left / (2 * painters.count)))
      let usual = PixelRect(x: rect.x, y: y, width: rect.width, height: min(rows, left))
      rows = max(rows, Self.reaches * outline.reach(in: usual))
      // What would be left is drawn with the last one when it is little.
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

  /// Draws bands until there are none left, as the thread of that number.
  func paint(asThread thread: Int) {
    guard let frame else { return }
    while true {
      let band = taken.wrappingAdd(1, ordering: .relaxed).oldValue
      guard band < bands.count else { return }
      painters[thread].paint(
        bands[band],
        of: frame.scope,
        on: frame.canvas,
        over: frame.background
      )
    }
  }
}
