package import CoreGraphics
import Foundation
package import DisplayList
package import Pixels

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
  /// The number of the last frame: no two have the same.
  private var frame = 0
  private let work: BandWork
  private var painters: [Painter] { work.painters }

  /// - Parameters:
  ///   - threads: How many draw at once at most; as many as there are cores without.
  ///   - sharing: When they do.
  package init(threads: Int? = nil, sharing: FrameSharing = FrameSharing()) {
    let count = threads ?? ProcessInfo.processInfo.activeProcessorCount
    work = BandWork(painters: (0..<max(count, 1)).map { _ in Painter() }, sharing: sharing)
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
    let background = FrameBackground(background)
    draw(list, outline: outline, into: &surface, damage: damage, background: background)
  }

  /// The same over squares of two colors.
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
