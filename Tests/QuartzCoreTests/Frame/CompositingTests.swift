import DisplayList
import QuartzCore
import Testing

/// How the look of a layer's edges and its fading get into the display list (RE4, RE5, RE17).
final class `Edges and fading in the list` {
  /// Made inside the test: no other test comes in between.
  private lazy var stage = LayerStage()
  private let image = CGImage(width: 2, height: 1, pixels: [0, 0])

  /// A layer of 10 × 10 at (20, 0) with a background, an image and a border, and a sublayer in it.
  private func card() -> (layer: CALayer, child: CALayer) {
    let (layer, child) = (CALayer(), CALayer())
    withoutActions {
      for one in [layer, child] {
        one.frame = CGRect(x: 20, y: 0, width: 10, height: 10)
        one.backgroundColor = .white
      }
      layer.contents = image
      layer.borderWidth = 1
      layer.addSublayer(child)
      stage.root.addSublayer(layer)
    }
    CATransaction.flush()
    return (layer, child)
  }

  private var list: String { stage.context.displayList(at: 0, scale: 1).description }

  private func update(_ change: () -> Void) -> RetainedList {
    withoutActions(change)
    stage.context.updateFrame(at: 0, scale: 1)
    return stage.context.frame.retained
  }

  /// RE4: in background, border and clip; the sublayers have their own.
  @Test func `masked corners are those of background, border and clip`() {
    let (layer, _) = card()
    withoutActions {
      layer.contents = nil
      layer.cornerRadius = 3
      layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      layer.masksToBounds = true
    }
    #expect(
      list == """
        fill 0 0 10 10 radius 3 corners 3 color 1 1 1 1 map 1 0 0 1 20 0
        group opacity 1 clip 0 0 10 10 radius 3 corners 3 map 1 0 0 1 20 0
          fill 0 0 10 10 color 1 1 1 1 map 1 0 0 1 40 0
        end
        border 0 0 10 10 radius 3 corners 3 width 1 color 0 0 0 1 map 1 0 0 1 20 0
        """
    )
  }

  /// RE17: the edges left out are hard; without leave, all are.
  @Test func `hard edges are those of all that the layer paints`() {
    let (layer, _) = card()
    withoutActions { layer.edgeAntialiasingMask = [.layerLeftEdge, .layerTopEdge] }
    #expect(
      list == """
        fill 0 0 10 10 soft 9 color 1 1 1 1 map 1 0 0 1 20 0
        image 2×1 from 0 0 2 1 to 0 0 10 10 soft 9 map 1 0 0 1 20 0
        fill 0 0 10 10 color 1 1 1 1 map 1 0 0 1 40 0
        border 0 0 10 10 soft 9 width 1 color 0 0 0 1 map 1 0 0 1 20 0
        """
    )
    withoutActions { layer.allowsEdgeAntialiasing = false }
    #expect(list.contains("soft 0"))
  }

  /// RE5: each part is multiplied alone, sublayers too; one that has a group of its own is one part.
  @Test func `without group opacity each part is faded alone`() {
    let (layer, child) = card()
    withoutActions {
      layer.opacity = 0.5
      layer.allowsGroupOpacity = false
      child.allowsGroupOpacity = false
      child.opacity = 0.5
    }
    #expect(
      list == """
        fill 0 0 10 10 color 1 1 1 0.5 map 1 0 0 1 20 0
        image 2×1 from 0 0 2 1 to 0 0 10 10 opacity 0.5 map 1 0 0 1 20 0
        fill 0 0 10 10 color 1 1 1 0.25 map 1 0 0 1 40 0
        border 0 0 10 10 width 1 color 0 0 0 0.5 map 1 0 0 1 20 0
        """
    )
    withoutActions {
      child.allowsGroupOpacity = true
      child.borderWidth = 2
    }
    #expect(
      list == """
        fill 0 0 10 10 color 1 1 1 0.5 map 1 0 0 1 20 0
        image 2×1 from 0 0 2 1 to 0 0 10 10 opacity 0.5 map 1 0 0 1 20 0
        group opacity 0.25
          fill 0 0 10 10 color 1 1 1 1 map 1 0 0 1 40 0
          border 0 0 10 10 width 2 color 0 0 0 1 map 1 0 0 1 40 0
        end
        border 0 0 10 10 width 1 color 0 0 0 0.5 map 1 0 0 1 20 0
        """
    )
  }

  /// RE10: drawn by itself after all that it is, before it is faded and masked.
  @Test func `a rasterized layer is drawn at its scale first`() {
    let (layer, child) = card()
    withoutActions {
      layer.contents = nil
      layer.shouldRasterize = true
      layer.rasterizationScale = 2
    }
    #expect(
      list == """
        raster scale 2 map 1 0 0 1 20 0
          fill 0 0 10 10 color 1 1 1 1 map 1 0 0 1 20 0
          fill 0 0 10 10 color 1 1 1 1 map 1 0 0 1 40 0
          border 0 0 10 10 width 1 color 0 0 0 1 map 1 0 0 1 20 0
        end
        """
    )
    withoutActions {
      layer.borderWidth = 0
      layer.opacity = 0.5
      layer.allowsGroupOpacity = false
      layer.mask = child
    }
    #expect(
      list == """
        group opacity 0.5 masked
          raster scale 2 map 1 0 0 1 20 0
            fill 0 0 10 10 color 1 1 1 1 map 1 0 0 1 20 0
          end
        mask
          fill 0 0 10 10 color 1 1 1 1 map 1 0 0 1 40 0
        end
        """
    )
  }

  /// A frame is drawn without what cannot be drawn; a scale of its own that is none is no scale.
  @Test func `a rasterized layer needs a scale, and something to draw`() {
    let (layer, child) = card()
    withoutActions {
      layer.shouldRasterize = true
      layer.rasterizationScale = 0
    }
    #expect(!list.contains("raster"))
    withoutActions {
      layer.rasterizationScale = 1
      layer.opacity = 0.5
      layer.backgroundColor = nil
      layer.contents = nil
      layer.borderWidth = 0
      child.isHidden = true
    }
    #expect(list == "")
  }

  @Test func `a scale that changes replaces the layer with all below it`() {
    let (layer, child) = card()
    #expect(update { layer.shouldRasterize = true }.change == .rebuilt)
    #expect(update { layer.rasterizationScale = 3 }.replaced == [0..<6])
    #expect(update { child.position.x += 1 }.replaced == [3..<4])
    stage.add(basic("rasterizationScale", from: 2, to: 4), to: layer)
    let text = stage.context.displayList(at: 0.25, scale: 1).description
    #expect(text.hasPrefix("raster scale 2.5 "))
    #expect(stage.context.frame.retained.replaced == [0..<6])
  }

  /// RE5, RE6: the mask multiplies the finished layer, however that was faded.
  @Test func `a mask makes a group, the fading stays with the parts`() {
    let (layer, child) = card()
    withoutActions {
      child.removeFromSuperlayer()
      layer.contents = nil
      layer.borderWidth = 0
      layer.opacity = 0.5
      layer.allowsGroupOpacity = false
      layer.mask = child
    }
    #expect(
      list == """
        group opacity 1 masked
          fill 0 0 10 10 color 1 1 1 0.5 map 1 0 0 1 20 0
        mask
          fill 0 0 10 10 color 1 1 1 1 map 1 0 0 1 40 0
        end
        """
    )
  }

  /// GE11, RE17: contents that are turned over keep the layer's edges.
  @Test func `a hard edge of mirrored contents is the layer's`() {
    let (layer, _) = card()
    withoutActions {
      stage.root.isGeometryFlipped = true
      layer.edgeAntialiasingMask = [.layerLeftEdge, .layerTopEdge]
    }
    #expect(list.contains("to 0 0 10 10 soft 5"))
    withoutActions { layer.edgeAntialiasingMask = [.layerTopEdge, .layerBottomEdge] }
    #expect(list.contains("to 0 0 10 10 soft 12"))
  }

  @Test func `fading by parts replaces the items of sublayers in place`() {
    let (layer, _) = card()
    _ = update {
      layer.opacity = 0.5
      layer.allowsGroupOpacity = false
    }
    #expect(update { layer.opacity = 0.6 }.replaced == [0..<1, 1..<2, 2..<3, 3..<4])
    #expect(update { layer.cornerRadius = 2 }.replaced == [0..<1, 3..<4])
    #expect(update { layer.maskedCorners = [] }.replaced == [0..<1, 3..<4])
    #expect(update { layer.allowsGroupOpacity = true }.change == .rebuilt)
  }
}
