import CoreGraphics
import CoreImage
import QuartzCore
import Testing

/// `render(in:)` draws what a frame does: space, filters, particles and copies, by the context's state (RE16).
struct `Rendering as a frame does`: TenPixelPictures {
  /// RE16: transforms, the superlayer's too, and perspective; GE12: backs may not show.
  @Test func `transforms and perspective count`() throws {
    let layer = block(bounds, .white)
    let child = block(CGRect(x: 0, y: 4, width: 10, height: 2), .red, in: layer)
    child.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(try columns(picture(of: layer), red) == [4, 5])
    child.zPosition = 5
    layer.sublayerTransform.m34 = -1 / 10
    // Half way to the eye it is twice as large, about the middle.
    #expect(try columns(picture(of: layer), red) == [3, 4, 5, 6])
    layer.sublayerTransform = CATransform3DMakeTranslation(3, 0, 0)
    #expect(try columns(picture(of: layer), red) == [7, 8])
    child.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    child.isDoubleSided = false
    #expect(try columns(picture(of: layer), red) == [])
  }

  /// Apple's leaves out layers that are turned in space (pictures of Issues-issue_1932); here they are seen as in a
  /// window.
  @Test func `layers that are rotated in space are drawn`() throws {
    let layer = block(bounds, .white)
    let child = block(CGRect(x: 0, y: 0, width: 10, height: 10), .red, in: layer)
    _ = block(CGRect(x: 0, y: 0, width: 10, height: 10), .green, in: child)
    child.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    // Half as wide, about the middle, with its edges half way in a pixel.
    #expect(try columns(picture(of: layer), green) == [3, 4, 5, 6])
    #expect(try picture(of: child)[5, 5] == green)
  }

  /// RE1: as in a frame.
  @Test func `filters are run`() throws {
    let (root, child) = (block(bounds, .green), block(bounds, .red))
    child.filters = [CIFilter.colorInvert()]
    root.addSublayer(child)
    #expect(try picture(of: root)[3, 3] == 0xFF00_FFFF)
    child.filters = nil
    (child.backgroundColor, child.backgroundFilters) = (nil, [CIFilter.colorInvert()])
    #expect(try picture(of: root)[3, 3] == 0xFFFF_00FF)
  }

  /// SL4, SL5: as in the frame of that time.
  @Test func `particles and the colors and delays of copies are drawn`() throws {
    let stage = LayerStage(at: 1)
    let emitter = stage.addLayer(CAEmitterLayer())
    emitter.emitterCells = [spark { $0.scale = 10 }]
    emitter.emitterPosition = CGPoint(x: 5, y: 5)
    stage.advance(to: 2)
    #expect(!stage.particles(at: 2).isEmpty)
    #expect(try picture(of: stage.shown(emitter, at: 2)).pixels.contains { $0 != 0 })
    let replicator = stage.addLayer(CAReplicatorLayer())
    withoutActions {
      (replicator.instanceCount, replicator.instanceColor) = (2, .white)
      (replicator.instanceRedOffset, replicator.instanceDelay) = (-1, 0.5)
      replicator.instanceTransform = CATransform3DMakeTranslation(0, 5, 0)
    }
    let child = block(CGRect(x: 0, y: 0, width: 2, height: 2), .white, in: replicator)
    stage.advance(to: 2)
    stage.add(basic("position.x", from: 1, to: 9), to: child, at: 2)
    let drawn = try picture(of: stage.shown(replicator, at: 2.5))
    #expect(rows(drawn, 0xFFFF_FFFF) == [0, 1] && columns(drawn, 0xFFFF_FFFF) == [4, 5])
    #expect(rows(drawn, 0xFF00_FFFF) == [5, 6] && columns(drawn, 0xFF00_FFFF) == [0, 1])
  }

  /// A copy runs the class's own `init(layer:)`: one for each layer and drawing.
  @Test func `each layer of a presentation copy is copied once`() throws {
    let stage = LayerStage()
    let child = CountedLayer()
    withoutActions {
      stage.root.addSublayer(child)
      child.addSublayer(CountedLayer())
    }
    stage.advance(to: 1)
    let root = try stage.shown(stage.root, at: 1)
    CountedLayer.copies = 0
    _ = try picture(of: root)
    #expect(CountedLayer.copies == 2)
  }

  /// A context's clip, alpha and blend mode hold for the drawing as for any other.
  @Test func `the state of the context holds`() throws {
    let layer = block(bounds, .red)
    let context = try CGContext(pixelWidth: 10, pixelHeight: 10, scale: 1)
    context.setFillColor(.blue)
    context.fill(bounds)
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 10))
    layer.render(in: context)
    context.restoreGState()
    context.clip(to: CGRect(x: 5, y: 0, width: 2.5, height: 10))
    context.setAlpha(0.5)
    layer.render(in: context)
    let picture = try #require(context.makeImage())
    #expect(picture[4, 5] == red && picture[5, 5] == 0xFF80_007F && picture[8, 5] == blue)
    #expect(picture[7, 5] != blue && picture[7, 5] != picture[5, 5])
  }
}

/// Counts its copies.
private final class CountedLayer: CALayer {
  static var copies = 0

  required init() { super.init() }

  required init(layer: Any) {
    Self.copies += 1
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) { nil }
}
