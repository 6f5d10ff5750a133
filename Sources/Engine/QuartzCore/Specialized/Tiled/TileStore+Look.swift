import CoreGraphics

// The tiles in a frame: finds out which are in view, and puts together what the frame shows of them.
extension TileStore {
  /// The maximum number of tiles in view; with more, a coarser level is shown.
  static let maximumTilesInView = 8192

  /// Whether nothing has to be computed again at a time, for a view.
  func isSettled(for view: TileView, at time: Double) -> Bool {
    !isChanged && view == self.view && (self.time >= fadeEnd || time == self.time)
  }

  /// Finds the tiles that are in view, and those that have still to be drawn.
  ///
  /// - Returns: Whether the layer has a level for the resolution.
  func find(_ view: TileView) -> Bool {
    guard let grid else { return true }
    self.view = view
    look += 1
    isChanged = false
    inView.removeAll(keepingCapacity: true)
    waiting.removeAll(keepingCapacity: true)
    sight.look(at: view.bounds, through: view.plane, in: view.clip)
    guard !sight.isEmpty else { return true }
    var level = grid.level(for: sight.pixelsPerPoint)
    let most = max(1, min(Self.viewLimit / grid.bytes, Self.maximumTilesInView))
    while level > -64, sight.count(at: level, of: grid, most: most) > most { level -= 1 }
    sight.forEachRow(at: level, of: grid) { row, columns in
      for column in columns { inView.append(TilePlace(level: level, column: column, row: row)) }
    }
    for place in inView where tiles[place, default: Tile()].see(at: look) { waiting.append(place) }
    if waiting.count > 1 { sortWaiting(grid) }
    return level >= grid.levels.lowerBound
  }

  /// Sorts the waiting tiles: those farthest from the center first; at the same distance in row order.
  private func sortWaiting(_ grid: TileGrid) {
    let count = CGFloat(sight.corners.count)
    let (x, y) = sight.corners.reduce((0, 0)) { ($0.0 + $1.x, $0.1 + $1.y) }
    let middle = CGPoint(x: x / count, y: y / count)
    let away = waiting.map { place in
      let rect = grid.rect(of: place)
      return (place, hypot(rect.midX - middle.x, rect.midY - middle.y))
    }
    waiting = away.sorted {
      ($0.1, $0.0.row, $0.0.column) > ($1.1, $1.0.row, $1.0.column)
    }.map(\.0)
  }

  /// Puts together what the frame shows.
  ///
  /// - Parameters:
  ///   - time: The frame's global time, in seconds.
  ///   - fade: The duration of a late tile's fade-in, in seconds.
  /// - Returns: Whether it differs from the last frame.
  func compose(at time: Double, fade: Double) -> Bool {
    self.time = time
    var pieces: [TileContent.Piece] = []
    pieces.reserveCapacity(content.pieces.count)
    for place in inView {
      var tile = tiles[place] ?? Tile(look: look)
      let opacity = opacity(of: &tile, time, fade)
      tiles[place] = tile
      if opacity < 1 { addStandIns(for: place, &pieces) }
      if opacity > 0, let image = tile.image, let grid {
        add(image, of: place, in: grid.rect(of: place), opacity, &pieces)
      }
    }
    trim()
    guard !content.isSame(as: pieces) else { return false }
    content = TileContent(pieces: pieces)
    return true
  }

  /// The opacity of a tile: 0 while there is none.
  private func opacity(of tile: inout Tile, _ time: Double, _ fade: Double) -> Double {
    guard tile.image != nil else {
      tile.wasMissed = true
      return 0
    }
    if tile.isNew {
      tile.isNew = false
      if tile.wasMissed, fade > 0 {
        tile.fadeStart = time
        fadeEnd = max(fadeEnd, time + fade)
      }
      tile.wasMissed = false
    }
    guard let start = tile.fadeStart else { return 1 }
    let opacity = fade > 0 ? min(max((time - start) / fade, 0), 1) : 1
    if opacity >= 1 { tile.fadeStart = nil }
    return opacity
  }

  /// Adds parts of the next coarser level that has been drawn there; if there is none, those of the next finer one.
  private func addStandIns(for place: TilePlace, _ pieces: inout [TileContent.Piece]) {
    guard let grid else { return }
    let area = grid.rect(of: place)
    for steps in 1...TileGrid.furthestLevel {
      let coarser = place.inCoarser(steps)
      guard let image = tiles[coarser]?.image else { continue }
      tiles[coarser]?.look = look
      return add(image, of: coarser, in: area, 1, &pieces)
    }
    for quarter in 0..<4 {
      let finer = place.inFiner(quarter)
      guard let image = tiles[finer]?.image else { continue }
      tiles[finer]?.look = look
      add(image, of: finer, in: grid.rect(of: finer), 1, &pieces)
    }
  }

  /// Adds the part of a tile in an area, clipped to the bounds.
  private func add(
    _ image: CGImage,
    of place: TilePlace,
    in area: CGRect,
    _ opacity: Double,
    _ pieces: inout [TileContent.Piece]
  ) {
    guard let grid, let view else { return }
    let (whole, part) = (grid.rect(of: place), area.intersection(view.bounds))
    guard !part.isEmpty else { return }
    let across = CGFloat(image.width) / whole.width
    let along = CGFloat(image.height) / whole.height
    let source = CGRect(
      x: (part.minX - whole.minX) * across,
      y: (part.minY - whole.minY) * along,
      width: part.width * across,
      height: part.height * along
    )
    pieces.append(.init(image: image, source: source, destination: part, opacity: opacity))
  }
}
