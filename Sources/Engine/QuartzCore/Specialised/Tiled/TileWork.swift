import CoreGraphics

/// Draws the tiles of layers in windows: records them between frames, one at a time, and lets other threads make the
/// pixels.
///
/// Each step is a task of its own on the main actor, so that events and frames can come between any two tiles.
@MainActor
enum TileWork {
  /// The maximum number of tiles in work: one is recorded while the pixels of others are made.
  private static let mostWorkers = 2
  private static var workers = 0
  private static var queue = TileQueue()

  /// Begins drawing the tiles that a layer waits for.
  static func begin(_ layer: CATiledLayer) {
    queue.add(layer)
    while workers < mostWorkers {
      workers += 1
      Task {
        await work()
        workers -= 1
      }
    }
  }

  private static func work() async {
    while let job = queue.next() {
      let drawing = job.layer.recordTile(at: job.place, of: job.grid)
      let image = await pixels(of: drawing, isOpaque: job.layer.isOpaque)
      let tiles = job.layer.tiles
      guard tiles.edition == job.edition else { continue }
      tiles.put(image, at: job.place, version: job.version)
      job.layer.context?.setNeedsFrame()
    }
  }

  @concurrent
  private static func pixels(of drawing: RecordedDrawing?, isOpaque: Bool) async -> CGImage? {
    drawing?.makeImage(isOpaque: isOpaque)
  }
}
