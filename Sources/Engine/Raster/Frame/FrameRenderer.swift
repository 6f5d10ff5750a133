package import CoreGraphics
import Foundation
package import DisplayList
package import Pixels

/// Turns display lists into pixels, on all cores where that pays.
///
/// A pixel's value depends on the list, the background and its place alone, never on the damage or on the thread that
/// draws it. So drawing only what changed, in any parts, is bit for bit the same as drawing everything.
package struct FrameRenderer: ~Copyable {
  /// The cost of drawing since the renderer was made or the caller reset it.
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
  /// Called by each drawing thread after a band, with the band's number and its time in seconds; default `nil`.
  ///
  /// Bands are numbered in the order in which threads take them.
  package var onBand: (@Sendable (_ band: Int, _ seconds: Double) -> Void)? {
    get { work.onBand }
    set { work.onBand = newValue }
  }
  private var frames = 0
  /// The number of the last frame: no two have the same.
  private var frame = 0
  private let work: BandWork
  private var painters: [Painter] { work.painters }

  /// - Parameters:
  ///   - threads: The maximum number of threads that draw at once; by default the number of cores.
  ///   - sharing: The limits from which several threads draw.
  package init(threads: Int? = nil, sharing: FrameSharing = FrameSharing()) {
    let count = threads ?? ProcessInfo.processInfo.activeProcessorCount
    work = BandWork(painters: (0..<max(count, 1)).map { _ in Painter() }, sharing: sharing)
  }

  /// Draws `list` over `background` inside the damaged rectangles; other pixels stay as they are.
  ///
  /// - Parameters:
  ///   - list: The frame's display list.
  ///   - outline: The outline of the list on a surface of that size; `nil` to compute it.
  ///   - surface: The pixels to draw on.
  ///   - damage: Disjoint rectangles to draw again, in device pixels; parts outside the surface are ignored. `nil` for
  ///     the whole surface.
  ///   - background: What is under everything. A window's is opaque.
  package mutating func draw(
    _ list: DisplayList,
    outline: ListOutline? = nil,
    into surface: inout PixelSurface,
    damage: [PixelRect]? = nil,
    background: CGColor
  ) {
    let background = FrameBackground(background)
    draw(list, outline: outline, into: &surface, damage: damage, background: background)
  }

  /// Draws `list` over a checkerboard of two colors.
  package mutating func draw(
    _ list: DisplayList,
    outline: ListOutline? = nil,
    into surface: inout PixelSurface,
    damage: [PixelRect]? = nil,
    background: FrameBackground
  ) {
    frames += 1
    frame += 1
    let canvas = Canvas(surface)
    work.removeAll()
    if damage?.isEmpty == true { return }
    var outline = outline ?? ListOutline(list, size: surface.size)
    if let damage {
      for area in damage { work.add(area.intersection(canvas.bounds), of: outline) }
    } else {
      work.add(canvas.bounds, of: outline)
    }
    guard !work.isEmpty else { return }
    outline.settleBlocks()
    let scope = DrawingScope(list: list, outline: outline, frame: frame)
    work.run(scope, on: canvas, over: background)
  }
}
