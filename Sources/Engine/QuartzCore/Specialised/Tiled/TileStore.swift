import CoreGraphics

/// The tiles that a layer has drawn, and what each place waits for.
///
/// What is in view is never given up. Of the rest there are at most `spareLimit` bytes: those seen least recently go
/// first.
@MainActor
package final class TileStore {
  /// Bytes of tiles that are kept though they are not in view: 64 MiB.
  static let spareLimit = 64 << 20
  /// Bytes of tiles that may be in view: with more, a coarser level is shown, 256 MiB.
  static let viewLimit = 256 << 20

  /// Whether the layer was asked to display anything yet (DI1).
  var isAsked = false
  /// How many tiles have been drawn since the layer was made.
  package internal(set) var drawnCount = 0
  /// What the last frame showed.
  var content = TileContent()
  /// The grid that the tiles are of; tiles of another one are forgotten.
  private(set) var grid: TileGrid?
  var tiles: [TilePlace: Tile] = [:]
  /// What of the layer is in view.
  var view: TileView?
  /// The places in view at the last look.
  var inView: [TilePlace] = []
  /// Those of them that wait for a tile, the nearest to the middle last.
  var waiting: [TilePlace] = []
  /// The global time of the last look.
  var time = -Double.infinity
  /// Counts the grids, so that a tile that comes late can tell whether its grid is still in use.
  private(set) var edition = 0
  /// Counts the looks at the layer.
  var look = 0
  /// Whether something has changed since the last look.
  var isChanged = false
  var sight = TileSight()
  /// When the last tile has faded in, on the global clock.
  var fadeEnd = -Double.infinity

  /// One place's tile, or its want of one.
  struct Tile {
    var image: CGImage?
    /// Whether it is to be drawn, for the first time or anew.
    var isDue = true
    /// Counts the times that it was to be drawn anew.
    var version = 0
    /// Whether somebody is drawing it.
    var isInWork = false
    /// The last look at which it was in view, or stood in for one that was.
    var look = 0
    /// Whether its place was in view while there was none.
    var wasMissed = false
    /// Whether it came since the last look.
    var isNew = false
    /// When it began to fade in, on the global clock; `nil` when it did not.
    var fadeStart: Double?

    /// Notes that its place is in view at a look.
    ///
    /// - Returns: Whether somebody has to draw it.
    mutating func see(at look: Int) -> Bool {
      // (A place that was out of view is seen for the first time again.)
      if self.look < look - 1 { wasMissed = false }
      self.look = look
      return isDue && !isInWork
    }
  }

  /// Bytes of all tiles.
  package var bytes: Int {
    guard let grid else { return 0 }
    return grid.bytes * tiles.values.reduce(0) { $0 + ($1.image == nil ? 0 : 1) }
  }

  /// Goes on with a grid: the tiles of another one are of no use.
  func use(_ grid: TileGrid) {
    guard grid != self.grid else { return }
    self.grid = grid
    edition += 1
    tiles.removeAll()
    waiting.removeAll()
    isChanged = true
  }

  /// Waits for no tile any more, until the layer is looked at again.
  func stopWaiting() {
    waiting.removeAll(keepingCapacity: true)
    isChanged = true
  }

  /// Has the tiles of an area drawn anew, all of them for one that is no part.
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

  /// Puts a tile that has been drawn in its place.
  ///
  /// - Parameters:
  ///   - image: The tile; `nil` when it could not be drawn, which is not tried again.
  ///   - place: Where it goes.
  ///   - version: The one that it was drawn for; what was discarded since is due again.
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

  /// Gives up what is not in view, beyond what may be kept.
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
    // A quarter more than has to, so that this is not done for each tile.
    let oldest = spare.sorted {
      ($0.value.look, $0.key.level, $0.key.row, $0.key.column)
        < ($1.value.look, $1.key.level, $1.key.row, $1.key.column)
    }
    for (place, _) in oldest.prefix(spareCount - most * 3 / 4) { tiles[place] = nil }
  }
}
