import DisplayList
import QuartzCore
import Testing

/// What a masked layer puts in the display list (RE1, RE6; peer 176).
final class `Masked layers in the list` {
  /// Made inside the test: no other test comes in between.
  private lazy var stage = LayerStage()
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  /// A filled layer of 10 × 10 at (x, 0) of its superlayer.
  private func block(_ x: CGFloat) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: 0, width: 10, height: 10)
    layer.backgroundColor = red
    return layer
  }

  /// A layer at (20, 0) with a sublayer, and a mask over its left half; committed and shown.
  private func masked() -> (layer: CALayer, child: CALayer, mask: CALayer) {
    let (layer, child, mask) = (block(20), block(1), block(0))
    withoutActions {
      mask.bounds.size.width = 5
      mask.anchorPoint = .zero
      mask.position = .zero
      layer.addSublayer(child)
      layer.mask = mask
      stage.root.addSublayer(layer)
    }
    CATransaction.flush()
    return (layer, child, mask)
  }

  private var list: String { stage.context.displayList(at: 0, scale: 1).description }

  private func update(_ change: () -> Void) -> RetainedList {
    withoutActions(change)
    stage.context.updateFrame(at: 0, scale: 1)
    return stage.context.frame.retained
  }

  /// Peer 176: all that the layer is, its border too, is masked once; and faded as one.
  @Test func `a mask comes after everything that it masks`() {
    let (layer, _, _) = masked()
    withoutActions {
      layer.opacity = 0.5
      layer.borderWidth = 1
      layer.masksToBounds = true
    }
    #expect(
      list == """
        group opacity 0.5 masked
          fill 0 0 10 10 color 1 0 0 1 map 1 0 0 1 20 0
          group opacity 1 clip 0 0 10 10 map 1 0 0 1 20 0
            fill 0 0 10 10 color 1 0 0 1 map 1 0 0 1 21 0
          end
          border 0 0 10 10 width 1 color 0 0 0 1 map 1 0 0 1 20 0
        mask
          fill 0 0 5 10 color 1 0 0 1 map 1 0 0 1 20 0
        end
        """
    )
  }

  /// RE6: the mask's sublayers count, its opacity too; its own mask does not.
  @Test func `a mask is drawn with its sublayers and its opacity, without its own mask`() {
    let (layer, child, mask) = masked()
    withoutActions {
      child.removeFromSuperlayer()
      mask.addSublayer(block(3))
      mask.mask = block(0)
      mask.opacity = 0.25
    }
    #expect(
      list == """
        group opacity 1 masked
          fill 0 0 10 10 color 1 0 0 1 map 1 0 0 1 20 0
        mask
          group opacity 0.25
            fill 0 0 5 10 color 1 0 0 1 map 1 0 0 1 20 0
            fill 0 0 10 10 color 1 0 0 1 map 1 0 0 1 23 0
          end
        end
        """
    )
    withoutActions { layer.mask = nil }
    #expect(list == "fill 0 0 10 10 color 1 0 0 1 map 1 0 0 1 20 0")
  }

  /// RE6: a mask that shows nothing shows nothing of the layer.
  @Test func `a hidden mask leaves the mask empty`() {
    let (_, child, mask) = masked()
    withoutActions {
      child.isHidden = true
      mask.isHidden = true
    }
    #expect(
      list == """
        group opacity 1 masked
          fill 0 0 10 10 color 1 0 0 1 map 1 0 0 1 20 0
        mask
        end
        """
    )
    withoutActions { mask.isHidden = false }
    #expect(list.contains("fill 0 0 5 10"))
  }

  /// GE8, GE11: the sublayers' transform is not the mask's.
  @Test func `a transform of the sublayers leaves the mask`() {
    let (layer, _, _) = masked()
    withoutActions { layer.sublayerTransform = CATransform3DMakeTranslation(7, 0, 0) }
    #expect(list.contains("fill 0 0 10 10 color 1 0 0 1 map 1 0 0 1 28 0"))
    #expect(list.contains("fill 0 0 5 10 color 1 0 0 1 map 1 0 0 1 20 0"))
  }

  @Test func `each part replaces its own items`() {
    let (layer, child, mask) = masked()
    _ = update {}
    // 0 group, 1 background, 2 sublayer, 3 border or mask, …
    #expect(update { mask.position.x = 3 }.replaced == [4..<5])
    #expect(update { child.position.x = 8 }.replaced == [2..<3])
    #expect(update { layer.cornerRadius = 2 }.replaced == [1..<2])
    #expect(update { layer.opacity = 0.5 }.replaced == [0..<6])
    #expect(update { layer.position.x = 60 }.replaced == [1..<2, 2..<3, 4..<5])
    #expect(update { layer.borderWidth = 1 }.change == .rebuilt)
    #expect(update { layer.borderWidth = 2 }.replaced == [3..<4])
    #expect(update { mask.addSublayer(CALayer()) }.change == .rebuilt)
    #expect(update { layer.mask = nil }.change == .rebuilt)
  }

  /// A frame is a function of the layers and a time.
  @Test func `an animation of the masked layer moves the mask's items alone`() {
    let (layer, _, _) = masked()
    stage.add(basic("mask.position.x", from: 0, to: 10), to: layer)
    stage.context.updateFrame(at: 0.25, scale: 1)
    let quarter = list(at: 0.25)
    #expect(quarter.contains("fill 0 0 5 10 color 1 0 0 1 map 1 0 0 1 22.5 0"))
    #expect(list(at: 0.5).contains("map 1 0 0 1 25 0"))
    #expect(stage.context.frame.retained.replaced == [4..<5])
    #expect(list(at: 0.25) == quarter)
    #expect(list(at: 1).contains("fill 0 0 5 10 color 1 0 0 1 map 1 0 0 1 20 0"))
  }

  private func list(at time: Double) -> String {
    stage.context.displayList(at: time, scale: 1).description
  }
}
