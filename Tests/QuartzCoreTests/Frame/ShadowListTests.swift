import CoreGraphics
import DisplayList
import QuartzCore
import Testing

/// How shadows get into the display list (RE7, RE8, RE10, Q8, peer 174, 175, 176).
final class `Shadows in the list` {
  /// Made inside the test: no other test comes in between.
  private lazy var stage = LayerStage()

  /// A white layer of 10 × 10 at (20, 0) with a shadow of half an opacity.
  private func card(_ change: (CALayer) -> Void = { _ in }) -> CALayer {
    let layer = CALayer()
    withoutActions {
      layer.frame = CGRect(x: 20, y: 0, width: 10, height: 10)
      layer.backgroundColor = .white
      layer.shadowOpacity = 0.5
      change(layer)
      stage.root.addSublayer(layer)
    }
    CATransaction.flush()
    return layer
  }

  private func child() -> CALayer {
    let child = CALayer()
    child.frame = CGRect(x: 1, y: 1, width: 2, height: 2)
    child.backgroundColor = .white
    return child
  }

  private var list: String { stage.context.displayList(at: 0, scale: 1).description }

  private func update(_ change: () -> Void) -> RetainedList {
    withoutActions(change)
    stage.context.updateFrame(at: 0, scale: 1)
    return stage.context.frame.retained
  }

  /// RE8, Q8, peer 174: by default three points of σ, three up.
  @Test func `a plain background's shadow is of its rounded rectangle`() {
    _ = card { $0.cornerRadius = 2 }
    #expect(
      list == """
        shadow of 0 0 10 10 radius 2 sigma 3 offset 0 -3 color 0 0 0 0.5 hidden inside map 1 0 0 1 20 0
        fill 0 0 10 10 radius 2 color 1 1 1 1 map 1 0 0 1 20 0
        """
    )
  }

  /// RE8: the shape's own alpha is the shadow's.
  @Test func `a translucent background has a weaker shadow, also under itself`() {
    _ = card { $0.backgroundColor = CGColor(gray: 1, alpha: 0.5) }
    #expect(
      list == """
        shadow of 0 0 10 10 sigma 3 offset 0 -3 color 0 0 0 0.25 map 1 0 0 1 20 0
        fill 0 0 10 10 color 1 1 1 0.5 map 1 0 0 1 20 0
        """
    )
  }

  /// RE8: of all that the layer shows, its sublayers included.
  @Test func `with sublayers all items cast the shadow`() {
    _ = card { $0.addSublayer(child()) }
    #expect(
      list == """
        shadow of the items of 0 0 10 10 sigma 3 offset 0 -3 color 0 0 0 0.5 map 1 0 0 1 20 0
          fill 0 0 10 10 color 1 1 1 1 map 1 0 0 1 20 0
          fill 0 0 2 2 color 1 1 1 1 map 1 0 0 1 21 1
        end
        """
    )
  }

  /// What the layer paints besides its background decides whether that is its shape.
  @Test(arguments: [
    ("opaque border", false), ("border over half", true), ("contents", false),
    ("contents on round corners", true), ("contents in the middle", true), ("no background", true),
  ])
  func `what sticks out of the background casts with it`(_ what: String, _ isGroup: Bool) {
    _ = card { layer in
      if what.contains("border") { layer.borderWidth = 2 }
      if what.contains("half") { layer.backgroundColor = CGColor(gray: 1, alpha: 0.5) }
      if what.contains("contents") { layer.contents = CGImage(width: 1, height: 1, pixels: [~0]) }
      if what.contains("corners") { layer.cornerRadius = 3 }
      if what.contains("middle") { layer.contentsGravity = .center }
      if what == "no background" {
        layer.backgroundColor = nil
        layer.borderWidth = 1
      }
    }
    #expect(list.hasPrefix("shadow of the items") == isGroup)
    #expect(list.hasPrefix("shadow of 0 0 10 10") == !isGroup)
  }

  /// RE7, peer 175; a layer that paints nothing has none, but by a path.
  @Test(arguments: ["masksToBounds", "clear", "opacity", "color", "hidden"])
  func `there is no shadow`(_ what: String) {
    let layer = card { layer in
      switch what {
      case "masksToBounds":
        layer.masksToBounds = true
        layer.shadowPath = CGPath(rect: layer.bounds, transform: nil)
      case "clear": layer.backgroundColor = nil
      case "opacity": layer.shadowOpacity = 0
      case "color": layer.shadowColor = nil
      default: layer.isHidden = true
      }
    }
    #expect(!list.contains("shadow"))
    withoutActions {
      layer.shadowPath = CGPath(rect: layer.bounds, transform: nil)
      layer.backgroundColor = nil
    }
    #expect(list.contains("shadow of a path") == (what == "clear"))
  }

  /// RE8.
  @Test func `a path takes the place of what the layer shows`() {
    _ = card { layer in
      layer.addSublayer(child())
      layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 9, width: 10, height: 2), transform: nil)
    }
    #expect(list.hasPrefix("shadow of a path of 5 sigma 3 offset 0 -3 color 0 0 0 0.5 map"))
    #expect(!list.contains("items") && !list.contains("end"))
  }

  /// Peer 176: the shadow fades by itself, beneath the faded group; in a group that brings its opacity along,
  /// it does so with it.
  @Test func `a layer that fades as one lies on a shadow that fades`() {
    let layer = card { $0.opacity = 0.5 }
    #expect(
      list == """
        shadow of 0 0 10 10 sigma 3 offset 0 -3 color 0 0 0 0.25 map 1 0 0 1 20 0
        group opacity 0.5
          fill 0 0 10 10 color 1 1 1 1 map 1 0 0 1 20 0
        end
        """
    )
    withoutActions { layer.addSublayer(child()) }
    #expect(
      list == """
        shadow of the items of 0 0 10 10 sigma 3 offset 0 -3 color 0 0 0 0.5 map 1 0 0 1 20 0
          group opacity 0.5
            fill 0 0 10 10 color 1 1 1 1 map 1 0 0 1 20 0
            fill 0 0 2 2 color 1 1 1 1 map 1 0 0 1 21 1
          end
        end
        """
    )
  }

  /// RE5: parts that fade alone have faded when they cast.
  @Test func `without group opacity the shadow fades once`() {
    let layer = card { layer in
      layer.opacity = 0.5
      layer.allowsGroupOpacity = false
    }
    #expect(list.hasPrefix("shadow of 0 0 10 10 sigma 3 offset 0 -3 color 0 0 0 0.25 map"))
    withoutActions { layer.borderWidth = 1 }
    #expect(
      list == """
        shadow of the items of 0 0 10 10 sigma 3 offset 0 -3 color 0 0 0 0.5 map 1 0 0 1 20 0
          fill 0 0 10 10 color 1 1 1 0.5 map 1 0 0 1 20 0
          border 0 0 10 10 width 1 color 0 0 0 0.5 map 1 0 0 1 20 0
        end
        """
    )
  }

  /// Peer 176: the mask cuts the shadow with the layer.
  @Test func `a mask is around the shadow`() {
    _ = card { layer in
      layer.opacity = 0.5
      layer.mask = child()
    }
    #expect(
      list == """
        group opacity 1 masked
          shadow of 0 0 10 10 sigma 3 offset 0 -3 color 0 0 0 0.25 map 1 0 0 1 20 0
          group opacity 0.5
            fill 0 0 10 10 color 1 1 1 1 map 1 0 0 1 20 0
          end
        mask
          fill 0 0 2 2 color 1 1 1 1 map 1 0 0 1 21 1
        end
        """
    )
  }

  /// RE10: the picture that is kept has the shadow, and what fades is that picture.
  @Test func `what is drawn by itself has its shadow in it`() {
    _ = card { layer in
      layer.opacity = 0.5
      layer.shouldRasterize = true
    }
    #expect(
      list == """
        group opacity 0.5
          raster scale 1 map 1 0 0 1 20 0
            shadow of 0 0 10 10 sigma 3 offset 0 -3 color 0 0 0 0.5 hidden inside map 1 0 0 1 20 0
            fill 0 0 10 10 color 1 1 1 1 map 1 0 0 1 20 0
          end
        end
        """
    )
  }

  /// A layer that moves and a shadow that changes replace their own items; the list is not built again.
  @Test func `a shadow is replaced in place`() {
    let layer = card()
    _ = update {}
    #expect(update { layer.position.x += 5 }.replaced == [0..<1, 1..<2])
    #expect(update { layer.shadowRadius = 9 }.replaced == [0..<1])
    #expect(update { layer.shadowOffset.height = 7 }.replaced == [0..<1])
    #expect(update { layer.shadowOpacity = 0 }.change == .rebuilt)
    let inner = child()
    _ = update {
      layer.shadowOpacity = 1
      layer.addSublayer(inner)
    }
    CATransaction.flush()
    _ = update {}
    #expect(update { inner.position.x += 5 }.replaced == [2..<3])
    #expect(update { layer.shadowRadius = 4 }.replaced == [0..<4])
  }

  /// GE11: where y runs up, three points up is where the shadow lies below.
  @Test func `in a flipped layer the offset is flipped with it`() {
    let layer = card()
    withoutActions { stage.root.isGeometryFlipped = true }
    #expect(
      list.hasPrefix(
        "shadow of 0 0 10 10 sigma 3 offset 0 -3 color 0 0 0 0.5 hidden inside map 1 0 0 -1 20"
      )
    )
    #expect(layer.shadowOffset.height == -3)
  }

  /// A shadow is no part of the layer for hits.
  @Test func `a shadow is not hit`() {
    let layer = card { $0.shadowOffset = CGSize(width: 100, height: 0) }
    _ = update {}
    #expect(stage.root.hitTest(CGPoint(x: 25, y: 5)) === layer)
    #expect(stage.root.hitTest(CGPoint(x: 125, y: 5)) === stage.root)
  }
}
