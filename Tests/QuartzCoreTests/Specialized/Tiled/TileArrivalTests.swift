import CoreGraphics
import DisplayList
@testable import QuartzCore
import Testing

/// What is seen of a tiled layer in a window, where tiles come when they are ready (SL7).
struct `Tiles that come late` {
  private func stage() -> LayerStage {
    let stage = LayerStage()
    stage.context.waitsForTiles = false
    return stage
  }

  /// SL7: 0.25 s, from the first frame that has the tile; a frame is due until then.
  @Test func `a tile that comes late fades in`() {
    let stage = stage()
    let layer = stage.addTiles(NotedTiles(), CGSize(width: 256, height: 256))
    stage.advance(to: 1)
    #expect(stage.pieces(of: layer).isEmpty)
    #expect(stage.context.nextEventTime(after: 1) == .infinity)
    layer.receiveTile()
    stage.advance(to: 2)
    #expect(stage.pieces(of: layer).isEmpty)
    #expect(stage.context.nextEventTime(after: 2) == 2)
    for (time, opacity) in [(2.0625, 0.25), (2.125, 0.5), (2.1875, 0.75), (2.25, 1)] {
      stage.advance(to: time)
      #expect(stage.pieces(of: layer).map(\.opacity) == [opacity])
    }
    #expect(stage.context.nextEventTime(after: 2.25) == .infinity)
  }

  /// A tile that is there when its place comes into view is seen at once.
  @Test func `a tile that is there in time does not fade`() {
    let stage = stage()
    let layer = stage.addTiles(NotedTiles(), CGSize(width: 256, height: 256))
    withoutActions { layer.position.x = 1000 }
    stage.advance(to: 1)
    withoutActions { layer.position.x = 0 }
    stage.advance(to: 1)
    layer.receiveTile()
    withoutActions { layer.position.x = 1000 }
    stage.advance(to: 2)
    withoutActions { layer.position.x = 0 }
    stage.advance(to: 3)
    #expect(stage.pieces(of: layer).map(\.opacity) == [1])
  }

  /// SL7: a class's own duration; none at all is no fade.
  @Test func `the class decides how long tiles fade`() {
    final class Sudden: CATiledLayer {
      override class func fadeDuration() -> CFTimeInterval { .nan }
    }
    let stage = stage()
    let layer = stage.addTiles(Sudden(), CGSize(width: 256, height: 256))
    stage.advance(to: 1)
    layer.receiveTile()
    stage.advance(to: 2)
    #expect(stage.pieces(of: layer).map(\.opacity) == [1])
  }

  /// The nearest to the middle first.
  @Test func `tiles come from the middle outwards`() throws {
    let stage = stage()
    let layer = NotedTiles()
    layer.tileSize = CGSize(width: 100, height: 100)
    _ = stage.addTiles(layer, CGSize(width: 500, height: 300))
    stage.advance(to: 1)
    let first = try #require(layer.receiveTile())
    #expect(first.midY == 150 && (100...300).contains(first.midX))
    var last = first
    while let next = layer.receiveTile() { last = next }
    #expect(last.midX != 150 && last.midX != 250 && last.midY != 150)
  }

  /// While a tile is not there, the part of the next coarser level's that covers its place is shown.
  @Test func `a coarser tile stands in`() throws {
    let stage = stage()
    let layer = NotedTiles()
    layer.levelsOfDetail = 3
    withoutActions { layer.transform = CATransform3DMakeScale(0.25, 0.25, 1) }
    _ = stage.addTiles(layer, CGSize(width: 1024, height: 1024))
    stage.advance(to: 1)
    layer.receiveTile()
    stage.advance(to: 2)
    withoutActions { layer.transform = CATransform3DIdentity }
    stage.advance(to: 3)
    // 400 × 300 points: two by two tiles of 256, each a sixteenth of the coarse one.
    let pieces = stage.pieces(of: layer)
    #expect(pieces.count == 4)
    #expect(pieces[3].source == CGRect(x: 64, y: 64, width: 64, height: 64))
    #expect(pieces[3].destination == CGRect(x: 256, y: 256, width: 256, height: 256))
    // It stays under the tile that fades in.
    let place = try #require(layer.receiveTile())
    stage.advance(to: 4)
    stage.advance(to: 4.125)
    let both = stage.pieces(of: layer).filter { $0.destination == place }
    #expect(both.map(\.opacity) == [1, 0.5])
  }

  /// Without a coarser one, those of the next finer level.
  @Test func `finer tiles stand in`() {
    let stage = stage()
    let layer = NotedTiles()
    layer.levelsOfDetail = 2
    _ = stage.addTiles(layer, CGSize(width: 400, height: 300))
    stage.advance(to: 1)
    while layer.receiveTile() != nil {}
    stage.advance(to: 2)
    stage.advance(to: 3)
    withoutActions { layer.transform = CATransform3DMakeScale(0.5, 0.5, 1) }
    stage.advance(to: 4)
    #expect(
      stage.pieces(of: layer).map(\.destination) == [
        CGRect(x: 0, y: 0, width: 256, height: 256), CGRect(x: 256, y: 0, width: 144, height: 256),
        CGRect(x: 0, y: 256, width: 256, height: 44),
        CGRect(x: 256, y: 256, width: 144, height: 44),
      ]
    )
  }

  /// DI4: the old tile is seen until the new one is there, which takes its place at once.
  @Test func `a tile that has to be drawn again stays until then`() {
    let stage = stage()
    let layer = stage.addTiles(NotedTiles(), CGSize(width: 256, height: 256))
    stage.advance(to: 1)
    layer.receiveTile()
    stage.advance(to: 2)
    stage.advance(to: 3)
    let old = stage.pieces(of: layer).map { ObjectIdentifier($0.image) }
    layer.setNeedsDisplay()
    stage.advance(to: 4)
    #expect(old.count == 1 && stage.pieces(of: layer).map { ObjectIdentifier($0.image) } == old)
    layer.color = .blue
    layer.receiveTile()
    stage.advance(to: 5)
    #expect(stage.pieces(of: layer).map(\.opacity) == [1])
    #expect(stage.pieces(of: layer).map { $0.image[0, 0] } == [0xFF00_00FF])
  }

  /// A tile that was marked to be drawn again while it was being drawn has to be drawn again.
  @Test func `a tile that was outdated on its way is drawn again`() throws {
    let stage = stage()
    let layer = stage.addTiles(NotedTiles(), CGSize(width: 256, height: 256))
    stage.advance(to: 1)
    let grid = try #require(layer.tiles.grid)
    let next = layer.tiles.waiting.popLast()
    let place = try #require(next)
    layer.tiles.tiles[place]?.isInWork = true
    layer.setNeedsDisplay()
    stage.advance(to: 2)
    #expect(layer.tiles.waiting.isEmpty)
    layer.tiles.put(layer.drawTile(at: place, of: grid), at: place, version: 0)
    stage.advance(to: 3)
    #expect(layer.tiles.waiting == [place])
  }

  /// One tile of each layer after the other, so that none waits for all of another's.
  @Test func `layers take turns`() {
    let stage = stage()
    let layers = (0..<2).map { _ in
      stage.addTiles(NotedTiles(), CGSize(width: 400, height: 300))
    }
    stage.advance(to: 1)
    var (turns, queue): ([Int], TileQueue) = ([], TileQueue())
    for layer in layers { queue.add(layer) }
    while let job = queue.next() {
      if let index = layers.firstIndex(where: { $0 === job.layer }) { turns.append(index) }
    }
    #expect(turns == [0, 1, 0, 1, 0, 1, 0, 1])
  }

  /// A layer that has left the tree has nothing drawn until it is back.
  @Test func `a layer out of the tree waits for nothing`() {
    let stage = stage()
    let layer = stage.addTiles(NotedTiles(), CGSize(width: 400, height: 300))
    func jobs() -> Int {
      var (count, queue) = (0, TileQueue())
      queue.add(layer)
      while queue.next() != nil { count += 1 }
      return count
    }
    stage.advance(to: 1)
    layer.removeFromSuperlayer()
    stage.advance(to: 2)
    #expect(jobs() == 0 && layer.tiles.waiting.isEmpty)
    withoutActions { stage.root.addSublayer(layer) }
    stage.advance(to: 3)
    #expect(jobs() == 4)
  }

  /// 64 MiB besides what is in view; the tiles seen least recently go first.
  @Test func `tiles out of view are given up`() {
    let stage = LayerStage()
    let layer = NotedTiles()
    layer.tileSize = CGSize(width: 1024, height: 1024)
    _ = stage.addTiles(layer)
    for step in 0..<100 {
      withoutActions { layer.position.x = CGFloat(-1024 * step) }
      stage.advance(to: Double(step))
      #expect(layer.tiles.bytes <= TileStore.spareLimit + 4 << 20)
    }
    let drawn = layer.tiles.drawnCount
    withoutActions { layer.position.x = -96 * 1024 }
    stage.advance(to: 200)
    #expect(layer.tiles.drawnCount == drawn)
    withoutActions { layer.position.x = 0 }
    stage.advance(to: 201)
    #expect(layer.tiles.drawnCount == drawn + 1)
  }
}
