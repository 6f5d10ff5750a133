import CoreGraphics
import DisplayList
import QuartzCore
import Raster
import Testing

/// Layers with shadows, as pixels (RE7, RE8, RE9, Q8).
@MainActor
struct `Layers with shadows` {
  /// What a layer of 16 × 16 at (12, 12) looks like, which has an opaque shadow without a blur, in a picture of
  /// 40 × 40 that is clear elsewhere.
  private func picture(_ change: (CALayer) -> Void) -> Bitmap {
    let (root, layer) = (CALayer(), CALayer())
    root.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    root.position = CGPoint(x: 20, y: 20)
    layer.frame = CGRect(x: 12, y: 12, width: 16, height: 16)
    layer.backgroundColor = .white
    (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, 0, .zero)
    change(layer)
    root.addSublayer(layer)
    let context = LayerContext(root: root)
    CATransaction.flush()
    return rendered(context.displayList(at: 0, scale: 1).items)
  }

  private func mask(_ alpha: Double) -> CALayer {
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: 8, height: 16)
    mask.backgroundColor = CGColor(gray: 0, alpha: alpha)
    return mask
  }

  /// Peer 176: half over half is three quarters, and the mask multiplies that once.
  @Test(arguments: [(nil, 192, 192), (1.0, 192, 0), (0.5, 96, 0)])
  func `a half clear layer on its shadow, under a mask`(_ alpha: Double?, _ left: Int, _ right: Int)
  {
    for hasSublayer in [false, true] {
      let bitmap = picture { layer in
        layer.opacity = 0.5
        layer.mask = alpha.map { mask($0) }
        if hasSublayer { layer.addSublayer(CALayer()) }
      }
      #expect(bitmap.alpha(15, 20) == left && bitmap.alpha(25, 20) == right)
      #expect(bitmap.alpha(5, 20) == 0)
    }
  }

  /// Peer 175.
  @Test func `clipped to its bounds, or with nothing to show, it has none`() {
    let offset = CGSize(width: 10, height: 0)
    #expect(picture { $0.shadowOffset = offset }.alpha(35, 20) == 255)
    let clipped = picture { layer in
      layer.shadowOffset = offset
      layer.masksToBounds = true
    }
    #expect(clipped.alpha(35, 20) == 0 && clipped.alpha(20, 20) == 255)
    let empty = picture { layer in
      layer.shadowOffset = offset
      layer.backgroundColor = nil
    }
    #expect(empty.coveredArea == 0)
    let ring = picture { layer in
      layer.shadowOffset = offset
      layer.backgroundColor = nil
      layer.borderWidth = 2
    }
    #expect(ring.alpha(37, 20) == 255 && ring.alpha(30, 20) == 0)
  }

  /// RE8: (0, −3) is up.
  @Test func `by default it lies three points higher, three points soft`() {
    let bitmap = picture { layer in
      layer.shadowOffset = CALayer().shadowOffset
      layer.shadowRadius = CALayer().shadowRadius
    }
    // One σ outside a long edge there are 16 % of 255, less the three points of σ that the sides lack.
    #expect(bitmap.alpha(20, 8) > bitmap.alpha(20, 31))
    #expect((1...80).contains(bitmap.alpha(20, 5)))
  }

  /// RE8: the shape is that of the whole, sublayers outside included, and is not the background's.
  @Test func `sublayers cast with their layer, and contents by their alpha`() {
    let offset = CGSize(width: 0, height: 20)
    let withSublayer = picture { layer in
      layer.shadowOffset = CGSize(width: 0, height: 12)
      let sublayer = CALayer()
      sublayer.frame = CGRect(x: -8, y: 0, width: 4, height: 4)
      sublayer.backgroundColor = .white
      layer.addSublayer(sublayer)
    }
    #expect(withSublayer[5, 25] == 0xFF00_0000 && withSublayer[20, 30] == 0xFF00_0000)
    #expect(withSublayer.alpha(10, 25) == 0)
    let image = picture { layer in
      layer.backgroundColor = nil
      layer.shadowOffset = offset
      layer.contents = CGImage(width: 2, height: 1, pixels: [0xFFFF_FFFF, 0])
      layer.magnificationFilter = .nearest
    }
    #expect(image[15, 35] == 0xFF00_0000 && image.alpha(25, 35) == 0)
  }

  @Test func `a path casts for a layer that shows nothing`() {
    let bitmap = picture { layer in
      layer.backgroundColor = nil
      layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 14, width: 16, height: 4), transform: nil)
    }
    #expect(bitmap.coveredArea == 64 && bitmap[20, 27] == 0xFF00_0000)
  }
}
