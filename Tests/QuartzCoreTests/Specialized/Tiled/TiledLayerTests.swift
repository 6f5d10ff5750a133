import CoreGraphics
import DisplayList
@testable import QuartzCore
import Testing

/// Which tiles a tiled layer draws, and how (SL7).
struct `Tiled layers` {
  /// SL7, peer 147: 256 × 256 pixels, one level, no finer one, a quarter of a second.
  @Test func `the tiled defaults`() {
    let layer = CATiledLayer()
    #expect(layer.tileSize == CGSize(width: 256, height: 256))
    #expect((layer.levelsOfDetail, layer.levelsOfDetailBias) == (1, 0))
    #expect(CATiledLayer.fadeDuration() == 0.25)
  }

  /// Values are set by key too, and copied.
  @Test func `a copy has the tile size and the levels`() {
    let layer = CATiledLayer()
    layer.setValue(CGSize(width: 64, height: 32), forKey: "tileSize")
    layer.setValue(4, forKey: "levelsOfDetail")
    layer.levelsOfDetailBias = 2
    let copy = CATiledLayer(layer: layer)
    #expect(copy.tileSize == CGSize(width: 64, height: 32))
    #expect((copy.levelsOfDetail, copy.levelsOfDetailBias) == (4, 2))
    CATransaction.flush()
  }

  /// KP8: a key that was never set has the style's value.
  @Test func `a style sets the tile size`() {
    let layer = CATiledLayer()
    layer.style = ["tileSize": CGSize(width: 64, height: 32)]
    #expect(layer.value(forKey: "tileSize") as? CGSize == CGSize(width: 64, height: 32))
    layer.tileSize = CGSize(width: 16, height: 16)
    #expect(layer.value(forKey: "tileSize") as? CGSize == CGSize(width: 16, height: 16))
    CATransaction.flush()
  }

  /// SL7, DI1: nothing before it was asked for; then what is in view, the root's 400 × 300 points.
  @Test func `only the tiles in view are drawn, each once`() {
    let stage = LayerStage()
    let layer = NotedTiles()
    withoutActions {
      layer.anchorPoint = .zero
      layer.bounds.size = CGSize(width: 100_000, height: 100_000)
      stage.root.addSublayer(layer)
    }
    stage.advance(to: 1)
    #expect(layer.clips.isEmpty)
    layer.setNeedsDisplay()
    stage.advance(to: 2)
    let expected = [(0, 0), (256, 0), (0, 256), (256, 256)].map {
      CGRect(x: $0.0, y: $0.1, width: 256, height: 256)
    }
    #expect(layer.clips.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) } == expected)
    #expect(layer.scales.allSatisfy { $0 == CGSize(width: 1, height: -1) })
    stage.advance(to: 3)
    #expect(layer.clips.count == 4 && layer.tiles.drawnCount == 4)
    #expect(stage.pieces(of: layer).map(\.destination) == expected)
  }

  /// SL7, SL6: a scroll layer's bounds decide what is in view, and what comes into view is drawn.
  @Test func `scrolling draws what comes into view`() {
    let stage = LayerStage()
    let scroller = CAScrollLayer()
    withoutActions {
      scroller.frame = CGRect(x: 10, y: 10, width: 200, height: 100)
      stage.root.addSublayer(scroller)
    }
    let layer = stage.addTiles(NotedTiles(), in: scroller)
    stage.advance(to: 1)
    #expect(layer.clips == [CGRect(x: 0, y: 0, width: 256, height: 256)])
    withoutActions { scroller.scroll(to: CGPoint(x: 70_000, y: 100)) }
    stage.advance(to: 2)
    // From 70000 to 70200 and from 100 to 200.
    #expect(layer.clips.dropFirst().map(\.minX).sorted() == [69_888, 70_144])
    #expect(layer.clips.allSatisfy { $0.minY == 0 })
    withoutActions { scroller.scroll(to: CGPoint(x: 70_001, y: 100)) }
    stage.advance(to: 3)
    #expect(layer.clips.count == 3)
  }

  /// SL7: what an animation shows counts, not the model.
  @Test func `the tiles are those of the place that shows`() throws {
    let stage = LayerStage()
    let layer = stage.addTiles(NotedTiles())
    let slide = CABasicAnimation(keyPath: "position.x")
    (slide.fromValue, slide.toValue, slide.duration) = (-51_200, -51_200, 10)
    stage.add(slide, to: layer)
    stage.advance(to: 1)
    #expect(Set(layer.clips.map(\.minX)) == [51_200, 51_456])
  }

  /// SL7: the coarsest level that has as many pixels as are seen, among those the layer has.
  @Test(arguments: [
    (1, 0, 0.25, 1.0), (4, 0, 0.25, 0.25), (4, 0, 0.3, 0.5), (4, 0, 0.01, 0.125), (4, 3, 8, 8),
    (4, 3, 3, 4), (4, 3, 0.5, 1), (1, 3, 1, 8), (3, 0, 4, 1),
  ])
  func `the level goes by the scale on screen`(
    _ levels: Int,
    _ bias: Int,
    _ zoom: CGFloat,
    _ resolution: CGFloat
  ) {
    let stage = LayerStage()
    let layer = NotedTiles()
    (layer.levelsOfDetail, layer.levelsOfDetailBias) = (levels, bias)
    withoutActions { layer.transform = CATransform3DMakeScale(zoom, zoom, 1) }
    _ = stage.addTiles(layer, CGSize(width: 1000, height: 1000))
    stage.advance(to: 1)
    #expect(!layer.scales.isEmpty)
    #expect(layer.scales.allSatisfy { $0 == CGSize(width: resolution, height: -resolution) })
    #expect(layer.clips.allSatisfy { $0.width == 256 / resolution })
  }

  /// SL7: tiles are measured in pixels; the contents' scale is the number of pixels per point.
  @Test func `a tile of pixels has fewer points at a higher contents scale`() {
    let stage = LayerStage()
    let layer = NotedTiles()
    layer.contentsScale = 2
    layer.tileSize = CGSize(width: 128, height: 63.5)
    _ = stage.addTiles(layer, CGSize(width: 64, height: 64))
    stage.advance(to: 1)
    #expect(layer.clips.allSatisfy { $0.size == CGSize(width: 64, height: 32) })
    #expect(layer.clips.count == 2)
  }

  /// SL7: turned, only the tiles under the window; in perspective as well.
  @Test func `rotated tiles are drawn where the window is`() {
    let stage = LayerStage()
    let layer = NotedTiles()
    layer.tileSize = CGSize(width: 32, height: 32)
    withoutActions { layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1) }
    _ = stage.addTiles(layer)
    stage.advance(to: 1)
    // A triangle of half of 300 × 300 points holds 44 tiles; those that its sides cross are some 30 more.
    let inView = layer.clips.allSatisfy { clip in
      let corners = [
        CGPoint(x: clip.minX, y: clip.minY), CGPoint(x: clip.maxX, y: clip.minY),
        CGPoint(x: clip.maxX, y: clip.maxY), CGPoint(x: clip.minX, y: clip.maxY),
      ].map { layer.convert($0, to: stage.root) }
      let xs = corners.map(\.x)
      let ys = corners.map(\.y)
      return (xs.max() ?? 0) > 0 && (xs.min() ?? 0) < 400 && (ys.max() ?? 0) > 0
        && (ys.min() ?? 0) < 300
    }
    #expect(inView)
    #expect((45...75).contains(layer.clips.count))
  }

  /// Hidden layers, clear ones and those out of the tree draw nothing.
  @Test func `what cannot be seen is not drawn`() {
    let stage = LayerStage()
    let layer = NotedTiles()
    withoutActions { layer.isHidden = true }
    _ = stage.addTiles(layer)
    stage.advance(to: 1)
    #expect(layer.clips.isEmpty)
    withoutActions {
      layer.isHidden = false
      stage.root.opacity = 0
    }
    stage.advance(to: 2)
    #expect(layer.clips.isEmpty)
    withoutActions { stage.root.opacity = 1 }
    stage.advance(to: 3)
    #expect(layer.clips.count == 4)
  }

  /// DI4: the tiles of a part of the layer are drawn again, and no others.
  @Test func `a rectangle makes the tiles that it touches be drawn again`() {
    let stage = LayerStage()
    let layer = stage.addTiles(NotedTiles())
    stage.advance(to: 1)
    layer.clips = []
    layer.setNeedsDisplay(CGRect(x: 300, y: 10, width: 5, height: 5))
    stage.advance(to: 2)
    #expect(layer.clips == [CGRect(x: 256, y: 0, width: 256, height: 256)])
    layer.setNeedsDisplay()
    stage.advance(to: 3)
    #expect(layer.clips.count == 5)
  }

  /// Tiles of another size, or for another scale, are drawn again.
  @Test func `another tile size draws all again`() {
    let stage = LayerStage()
    let layer = stage.addTiles(NotedTiles())
    stage.advance(to: 1)
    layer.clips = []
    layer.tileSize = CGSize(width: 512, height: 512)
    stage.advance(to: 2)
    #expect(layer.clips == [CGRect(x: 0, y: 0, width: 512, height: 512)])
  }

  /// DI2: the delegate draws where the class does not; one that displays by itself does only that.
  @Test func `the delegate draws the tiles`() {
    let stage = LayerStage()
    let layer = CATiledLayer()
    let painter = TilePainter()
    layer.delegate = painter
    _ = stage.addTiles(layer)
    stage.advance(to: 1)
    #expect(painter.clips.count == 4)
    #expect(stage.pieces(of: layer).count == 4)
  }

  /// RE16: rendering draws what the context can hold, in the context's own resolution.
  @Test func `rendering draws the layer without tiles`() throws {
    let stage = LayerStage()
    let layer = stage.addTiles(NotedTiles(), CGSize(width: 30, height: 20))
    let context = try CGContext(pixelWidth: 40, pixelHeight: 30, scale: 1)
    layer.render(in: context)
    let image = try #require(context.makeImage())
    #expect((image[29, 19], image[30, 19], image[29, 20]) == (0xFFFF_0000, 0, 0))
    #expect(layer.tiles.drawnCount == 0)
    stage.advance(to: 1)
  }
}

private final class TilePainter: CALayerDelegate {
  var clips: [CGRect] = []
  func draw(_ layer: CALayer, in ctx: CGContext) { clips.append(ctx.boundingBoxOfClipPath) }
}
