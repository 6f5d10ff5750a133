import CoreGraphics

extension CATiledLayer {
  /// The duration of a late tile's fade-in, in seconds; 0 for none.
  var tileFade: Double {
    let duration = type(of: self).fadeDuration()
    return duration > 0 && duration.isFinite ? duration : 0
  }

  /// Draws a tile at once.
  func drawTile(at place: TilePlace, of grid: TileGrid) -> CGImage? {
    do {
      let context = try CGContext(
        layerBounds: grid.rect(of: place),
        pixelWidth: grid.width,
        pixelHeight: grid.height,
        isYUp: false
      )
      draw(in: context)
      return context.makeImage(isOpaque: isOpaque)
    } catch {
      reportNoTile(error)
      return nil
    }
  }

  /// Records the drawing of a tile, for another thread to rasterize.
  func recordTile(at place: TilePlace, of grid: TileGrid) -> RecordedDrawing? {
    do {
      return try RecordedDrawing(
        of: grid.rect(of: place),
        pixelWidth: grid.width,
        pixelHeight: grid.height
      ) { draw(in: $0) }
    } catch {
      reportNoTile(error)
      return nil
    }
  }

  private func reportNoTile(_ error: CoreGraphicsError) {
    EngineReport.report(self, "tileSize", "cannot be drawn in: \(error)")
  }

  /// Draws all waiting tiles, before the frame that shows them.
  func drawWaitingTiles() {
    let edition = tiles.edition
    while edition == tiles.edition, let grid = tiles.grid, let place = tiles.waiting.popLast() {
      guard let version = tiles.tiles[place]?.version else { continue }
      let image = drawTile(at: place, of: grid)
      if edition == tiles.edition { tiles.put(image, at: place, version: version) }
    }
  }
}
