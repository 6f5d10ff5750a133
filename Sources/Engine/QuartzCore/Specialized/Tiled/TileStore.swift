import CoreGraphics

/// The cache of a layer's tiles (LRU), with the places that wait for a tile.
///
/// Tiles in view are never removed. Of the others at most `spareLimit` bytes are kept: the least recently seen are
/// removed first.
@MainActor
package final class TileStore {
  /// The maximum size of tiles that are kept out of view, in bytes: 64 MiB.
  static let spareLimit = 64 << 20
  /// The maximum size of tiles in view, in bytes: 256 MiB; with more, a coarser level is shown.
  static let viewLimit = 256 << 20

  /// Whether the layer was ever asked to display (DI1).
  var isAsked = false
  /// The number of tiles drawn since the layer was made.
  package internal(set) var drawnCount = 0
  /// What the last frame showed.
  var content = TileContent()
  /// The grid of the tiles; tiles of another grid are removed.
  private(set) var grid: TileGrid?
  var tiles: [TilePlace: Tile] = [:]
  /// The visible part of the layer, if any.
  var view: TileView?
  /// The places that were in view in the last look-up.
  var inView: [TilePlace] = []
  /// The places of `inView` that wait for a tile, the nearest to the center last.
  var waiting: [TilePlace] = []
  /// The global time of the last look-up.
  var time = -Double.infinity
  /// The number of the grid, so that a late tile can tell whether its grid is still in use.
  private(set) var edition = 0
  /// The number of the last look-up.
  var look = 0
  /// Whether something has changed since the last look-up.
  var isChanged = false
  var sight = TileSight()
  /// The global time at which the last fade-in ends.
  var fadeEnd = -Double.infinity

  /// The state of a place: its tile, or that it waits for one.
  struct Tile {
    var image: CGImage?
    /// Whether it has to be drawn, for the first time or again.
    var isDue = true
    /// How many times it was marked to be drawn again.
    var version = 0
    /// Whether it is being drawn.
    var isInWork = false
    /// The last look-up in which it was in view, or shown in place of a tile in view.
    var look = 0
    /// Whether its place was in view while it had no tile.
    var wasMissed = false
    /// Whether the tile was added since the last look-up.
    var isNew = false
    /// The global time at which it began to fade in; `nil` if it did not.
    var fadeStart: Double?

    /// Notes that its place is in view in a look-up.
    ///
    /// - Returns: Whether it has to be drawn.
    mutating func see(at look: Int) -> Bool {
      // A place that was out of view counts as seen for the first time.
      if self.look < look - 1 { wasMissed = false }
      self.look = look
      return isDue && !isInWork
    }
  }

  /// The size of all tiles in bytes.
  package var bytes: Int {
    guard let grid else { return 0 }
    return grid.bytes * tiles.values.reduce(0) { $0 + ($1.image == nil ? 0 : 1) }
  }

  /// Sets the grid; the tiles of another one are removed.
  func use(_ grid: TileGrid) {
    guard grid != self.grid else { return }
    self.grid = grid
    edition += 1
    tiles.removeAll()
    waiting.removeAll()
    isChanged = true
  }

  /// Clears the list of waiting tiles, until the next look-up.
  func stopWaiting() {
    waiting.removeAll(keepingCapacity: true)
    isChanged = true
  }

  /// Marks the tiles of an area to be drawn again; all tiles if the area is not limited.
  func discard(_ area: DirtyArea) {
    (isAsked, isChanged) = (true, true)
    guard let grid else { return }
    for place in Array(tiles.keys) {
      if case .part(let rect) = area, !grid.rect(of: place).intersects(rect) { continue }
      if tiles[place]?.look == look || tiles[place]?.isInWork == true {
        tiles[place]?.isDue = true
        tiles[place]?.version += 1
      } else {
        tiles[place] = nil
      }
    }
  }

  /// Stores a tile that has been drawn.
  ///
  /// - Parameters:
  ///   - image: The tile; `nil` if it could not be drawn, which is not tried again.
  ///   - place: The place of the tile.
  ///   - version: The version that it was drawn for; if the place was discarded since, it has to be drawn again.
  func put(_ image: CGImage?, at place: TilePlace, version: Int) {
    var tile = tiles[place] ?? Tile(version: version, look: look)
    tile.isNew = tile.image == nil
    tile.image = image
    tile.isInWork = false
    tile.isDue = tile.version != version
    tiles[place] = tile
    drawnCount += 1
    isChanged = true
  }

  /// Removes tiles that are not in view beyond the limit.
  func trim() {
    guard let grid else { return }
    var (spareCount, hasIdle) = (0, false)
    for tile in tiles.values where tile.look != look {
      if tile.image != nil { spareCount += 1 } else if !tile.isInWork { hasIdle = true }
    }
    if hasIdle {
      tiles = tiles.filter { $0.value.image != nil || $0.value.look == look || $0.value.isInWork }
    }
    let most = Self.spareLimit / grid.bytes
    guard spareCount > most else { return }
    let spare = tiles.filter { $0.value.image != nil && $0.value.look != look }
    // A quarter more than necessary, so that this is not done for each tile.
    let oldest = spare.sorted {
      ($0.value.look, $0.key.level, $0.key.row, $0.key.column)
        < ($1.value.look, $1.key.level, $1.key.row, $1.key.column)
    }
    for (place, _) in oldest.prefix(spareCount - most * 3 / 4) { tiles[place] = nil }
  }
}
