import CoreGraphics

/// Draws the tiles of layers in windows: records them between frames, one at a time, and lets other threads make the
/// pixels.
///
/// Each step is a task of its own on the main actor, so that events and frames can come between any two tiles.
@MainActor
final class TileWork: EnginePart {
  /// How many tiles are on their way at once: one is recorded while the others' pixels are made.
  private static let maximumWorkers = 2
  private var workers = 0
  private var queue = TileQueue()

  /// Has the tiles drawn that a layer waits for.
  func begin(_ layer: CATiledLayer) {
    queue.add(layer)
    while workers < Self.maximumWorkers {
      workers += 1
      Task { [engine = EngineState.inUse] in
        await work(in: engine)
        workers -= 1
      }
    }
  }

  private func work(in engine: EngineState) async {
    while let job = queue.next() {
      let drawing = engine.run { job.layer.recordTile(at: job.place, of: job.grid) }
      let image = await Self.pixels(of: drawing, isOpaque: job.layer.isOpaque)
      let tiles = job.layer.tiles
      guard tiles.edition == job.edition else { continue }
      tiles.put(image, at: job.place, version: job.version)
      engine.run { job.layer.treeContext?.setNeedsFrame() }
    }
  }

  @concurrent
  private static func pixels(of drawing: RecordedDrawing?, isOpaque: Bool) async -> CGImage? {
    drawing?.makeImage(isOpaque: isOpaque)
  }
}
