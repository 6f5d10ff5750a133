package import CoreGraphics
import Foundation
package import QuartzCore

/// Turns display lists into pixels, on all cores where that pays.
///
/// A pixel's value depends on the list, the background and its place alone, never on the damage or on who
/// draws it, so drawing only what changed, in any parts, gives bit for bit what drawing everything gives.
package struct FrameRenderer: ~Copyable {
  /// What drawing has cost since the renderer was made or the caller set it back.
  package var statistics: RasterStatistics {
    get {
      painters.reduce(into: RasterStatistics(frames: frames)) { $0.add($1.statistics) }
    }
    set {
      frames = newValue.frames
      for painter in painters { painter.statistics = RasterStatistics() }
      painters[0].statistics = newValue
    }
  }
  private var frames = 0
  private let painters: [Painter]

  /// Fewer damaged pixels are drawn before another thread is awake.
  private static let worthSharing = 1 << 18

  /// - Parameter threads: How many draw at once at most; as many as there are cores without.
  package init(threads: Int? = nil) {
    let count = threads ?? ProcessInfo.processInfo.activeProcessorCount
    painters = (0..<max(count, 1)).map { _ in Painter() }
  }

  /// Draws `list` over `background` inside the damaged rectangles; other pixels stay as they are.
  ///
  /// - Parameters:
  ///   - list: The frame.
  ///   - outline: Where the list's items are on a surface of that size; `nil` to work it out.
  ///   - surface: Where to draw.
  ///   - damage: Rectangles to make new that do not overlap; parts outside the surface are ignored. `nil` for
  ///     all of it.
  ///   - background: What is under everything. A window's is opaque.
  package mutating func draw(
    _ list: DisplayList,
    outline: ListOutline? = nil,
    into surface: inout PixelSurface,
    damage: [PixelRect]? = nil,
    background: CGColor
  ) {
    frames += 1
    let canvas = Canvas(surface)
    let areas = (damage ?? [canvas.bounds]).map { $0.intersection(canvas.bounds) }
      .filter { !$0.isEmpty }
    guard !areas.isEmpty else { return }
    var outline = outline ?? ListOutline(list, size: surface.size)
    outline.settleBlocks()
    let work = BandWork(
      bands: areas.flatMap { $0.bands },
      scope: DrawingScope(list: list, outline: outline),
      canvas: canvas,
      background: background.premultipliedPixel,
      painters: painters
    )
    let isShared = areas.reduce(0) { $0 + $1.area } >= Self.worthSharing
    work.run(threads: isShared ? min(painters.count, work.bands.count) : 1)
  }
}

extension PixelRect {
  /// The rectangle in bands that a processor's own cache holds: what lies over each other is drawn while it is
  /// still there.
  fileprivate var bands: [PixelRect] {
    let rows = max(16, 131_072 / max(width, 1))
    guard height > rows + rows / 2 else { return [self] }
    return stride(from: y, to: maxY, by: rows).map {
      PixelRect(x: x, y: $0, width: width, height: min(rows, maxY - $0))
    }
  }
}
