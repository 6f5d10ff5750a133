import CoreGraphics
import DisplayList
@testable import QuartzCore
import Testing

/// Which filter a layer's picture is drawn with on screen (RE14).
struct `The filter of contents` {
  private func image(
    _ stage: LayerStage,
    _ change: (CALayer) -> Void
  ) throws -> DisplayItem.Image {
    let layer = stage.addLayer()
    withoutActions {
      layer.bounds.size = CGSize(width: 8, height: 8)
      layer.contents = CGImage.plain(0xFFFF_0000, width: 8, height: 8)
      change(layer)
    }
    CATransaction.flush()
    stage.advance(to: 1)
    for item in stage.context.frame.items(of: layer) {
      if case .image(let image) = item { return image }
    }
    throw NoPicture()
  }

  private struct NoPicture: Error {}

  /// RE14: one pixel of the picture on one of the device is no smaller.
  @Test(arguments: [(CGFloat(0.5), false), (1, true), (3, true)])
  func `the scale on screen decides between smaller and larger`(
    _ scale: CGFloat,
    _ isSmooth: Bool
  ) throws {
    let shown = try image(LayerStage()) { layer in
      layer.minificationFilter = .nearest
      layer.transform = CATransform3DMakeScale(scale, scale, 1)
    }
    #expect(shown.isSmooth == isSmooth && shown.mips == nil)
    let other = try image(LayerStage()) { layer in
      layer.magnificationFilter = .nearest
      layer.transform = CATransform3DMakeScale(scale, scale, 1)
    }
    #expect(other.isSmooth != isSmooth)
  }

  /// RE14: copies at 4 × 4, 2 × 2 and 1 × 1, only where the picture is smaller.
  @Test func `trilinear has smaller copies where the picture is smaller`() throws {
    let small = try image(LayerStage()) { layer in
      layer.minificationFilter = .trilinear
      layer.minificationFilterBias = 0.5
      layer.transform = CATransform3DMakeScale(0.3, 0.3, 1)
    }
    #expect(small.mips?.copies.images.map(\.width) == [4, 2, 1])
    #expect(small.mips?.bias == 0.5 && small.isSmooth)
    let large = try image(LayerStage()) { layer in
      layer.minificationFilter = .trilinear
      layer.magnificationFilter = .trilinear
    }
    #expect(large.mips == nil && large.isSmooth)
  }

  /// A picture in slices is not mixed from copies, so none are made.
  @Test func `a picture that stretches in its middle has no smaller copies`() throws {
    let picture = CGImage.plain(0xFF00_FF00, width: 16, height: 16)
    let madeBefore = Engine.current.mipCache.made
    let shown = try image(LayerStage()) { layer in
      layer.contents = picture
      layer.minificationFilter = .trilinear
      layer.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
    }
    #expect(shown.slices != nil && shown.mips == nil)
    #expect(Engine.current.mipCache.made == madeBefore)
  }

  /// The copies are made once for as long as they are shown.
  @Test func `layers with the same picture share its copies`() throws {
    let stage = LayerStage()
    let picture = CGImage.plain(0xFF00_FF00, width: 16, height: 16)
    var copies: [ObjectIdentifier?] = []
    for _ in 0..<2 {
      let shown = try image(stage) { layer in
        layer.contents = picture
        layer.minificationFilter = .trilinear
      }
      copies.append(shown.mips.map { ObjectIdentifier($0.copies) })
    }
    #expect(copies[0] != nil && copies[0] == copies[1])
  }
}
