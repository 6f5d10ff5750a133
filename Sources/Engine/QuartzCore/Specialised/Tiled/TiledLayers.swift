import CoreGraphics

/// The tiled layers of all trees that have been asked to display.
@MainActor
final class TiledLayers {
  private var all: [Known] = []

  private struct Known {
    weak var layer: CATiledLayer?
  }

  func note(_ layer: CATiledLayer) {
    guard !all.contains(where: { $0.layer === layer }) else { return }
    all.removeAll { $0.layer == nil }
    all.append(Known(layer: layer))
  }

  /// Updates the tiled layers of a tree for a frame, after its animations are evaluated.
  ///
  /// - Parameters:
  ///   - context: The context of the tree.
  ///   - time: The frame's global time, in seconds.
  ///   - scale: Device pixels per point.
  /// - Returns: Whether the scene's own code has been called.
  func update(in context: LayerContext, at time: Double, scale: Double) -> Bool {
    guard !all.isEmpty else { return false }
    var hasDrawn = false
    for known in all {
      guard let layer = known.layer, layer.tree.committedIn == context.number else { continue }
      layer.tiles.use(TileGrid(of: layer))
      let view = layer.tileView(scale: scale)
      guard !layer.tiles.isSettled(for: view, at: time) else { continue }
      if !layer.tiles.find(view) {
        EngineReport.report(
          layer,
          "levelsOfDetail",
          "has none as coarse as is seen: one more is drawn, for there would be too many tiles"
        )
      }
      if !layer.tiles.waiting.isEmpty {
        if context.waitsForTiles {
          layer.drawWaitingTiles()
          hasDrawn = true
        } else {
          Engine.current.tileWork.begin(layer)
        }
      }
      if layer.tiles.compose(at: time, fade: layer.tileFade) { context.noteChange(of: layer) }
    }
    return hasDrawn
  }

  /// When what is shown of those in a tree changes by itself: `time` while a tile fades in, or infinity.
  func nextEventTime(in context: LayerContext, after time: Double) -> Double {
    for known in all {
      guard let layer = known.layer, layer.tree.committedIn == context.number else { continue }
      if layer.tiles.time < layer.tiles.fadeEnd { return time }
    }
    return .infinity
  }
}
