import CoreGraphics
@testable import QuartzCore
import Testing

/// Tiled layers with numbers that cannot be: reported once, and a documented picture (SL7).
struct `Tiled layers with bad numbers` {
  @Test(arguments: [
    (CGSize.zero, CGSize(width: 256, height: 256)),
    (CGSize(width: -5, height: 64), CGSize(width: 256, height: 64)),
    (CGSize(width: CGFloat.nan, height: 64), CGSize(width: 256, height: 256)),
    (CGSize(width: CGFloat.infinity, height: 1), CGSize(width: 256, height: 256)),
    (CGSize(width: 1e9, height: 1e300), CGSize(width: 4096, height: 4096)),
  ])
  func `a tile size that cannot be`(_ size: CGSize, _ drawn: CGSize) {
    let stage = LayerStage()
    let layer = NotedTiles()
    layer.tileSize = size
    _ = stage.addTiles(layer)
    stage.advance(to: 1)
    stage.advance(to: 2)
    #expect(stage.reports.count == 1 && stage.reports[0].contains("tileSize"))
    #expect(layer.clips.first?.size == drawn)
  }

  @Test(arguments: [
    (-3, 0, 1), (0, 0, 1), (Int.min, 0, 1), (Int.max, Int.min, 1), (Int.max, 2, 0), (1, -1, 0),
    // Besides, a tile of the finest level is smaller than any pixel: a coarser one is drawn.
    (1, Int.max, 2),
  ])
  func `levels that cannot be`(_ levels: Int, _ bias: Int, _ reports: Int) {
    let stage = LayerStage()
    let layer = NotedTiles()
    (layer.levelsOfDetail, layer.levelsOfDetailBias) = (levels, bias)
    _ = stage.addTiles(layer, CGSize(width: 50, height: 50))
    stage.advance(to: 1)
    stage.advance(to: 2)
    #expect(stage.reports.count == reports, "\(stage.reports)")
    #expect(stage.reports.allSatisfy { $0.contains("levelsOfDetail") })
    #expect((layer.levelsOfDetail, layer.levelsOfDetailBias) == (levels, bias))
    #expect(!layer.clips.isEmpty)
  }

  /// Without a level that is coarse enough there would be 150,000 tiles in view.
  @Test func `too many tiles are drawn at a coarser level`() {
    let stage = LayerStage()
    let layer = NotedTiles()
    withoutActions { layer.transform = CATransform3DMakeScale(0.003, 0.003, 1) }
    _ = stage.addTiles(layer)
    stage.advance(to: 1)
    #expect(layer.clips.count <= TileStore.viewLimit / (4 * 256 * 256))
    #expect(layer.clips.count > 100)
    #expect(stage.reports.count == 1 && stage.reports[0].contains("levelsOfDetail"))
  }

  @Test(arguments: [
    CATransform3DMakeScale(0, 0, 1), CATransform3DMakeScale(1e300, 1e300, 1),
    CATransform3DMakeScale(1e-300, 1, 1), CATransform3DMakeRotation(.pi / 2, 0, 1, 0),
    CATransform3DMakeTranslation(1e30, -1e30, 0),
  ])
  func `a transform that shows nothing or far too much`(_ transform: CATransform3D) {
    let stage = LayerStage()
    let layer = NotedTiles()
    withoutActions { layer.transform = transform }
    _ = stage.addTiles(layer, CGSize(width: 1e12, height: 1e12))
    stage.advance(to: 1)
    #expect(layer.tiles.bytes <= TileStore.viewLimit)
  }

  /// In perspective the plane reaches to the horizon: all of it is in view, and few tiles.
  @Test func `a plane to the horizon`() {
    let stage = LayerStage()
    let layer = NotedTiles()
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 400
    layer.levelsOfDetail = 10
    withoutActions {
      stage.root.sublayerTransform = eye
      layer.transform = CATransform3DMakeRotation(-1.4, 1, 0, 0)
    }
    _ = stage.addTiles(layer)
    stage.advance(to: 1)
    #expect(layer.clips.count <= TileStore.maximumTilesInView)
    #expect(layer.tiles.bytes <= TileStore.viewLimit)
  }

  /// A tile whose drawing asks for a display, changes the grid or leaves the tree ends nothing.
  @Test func `drawing that meddles`() {
    final class Meddling: CATiledLayer {
      var times = 0
      override func draw(in ctx: CGContext) {
        times += 1
        setNeedsDisplay()
        tileSize = CGSize(width: 100 + times, height: 100)
        if times > 20 { removeFromSuperlayer() }
        CATransaction.flush()
      }
    }
    let stage = LayerStage()
    let layer = stage.addTiles(Meddling())
    for frame in 1...40 { stage.advance(to: Double(frame)) }
    #expect(layer.times > 20 && layer.superlayer == nil)
  }
}
