import DisplayList
import QuartzCore
import Testing

/// What a tree paints, in which order (RE1–RE3, RE5, RE7, GE8, GE10, GE12).
final class `Display lists` {
  /// Made inside the test: no other test comes in between.
  private lazy var stage = LayerStage()
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let image = CGImage(width: 2, height: 1, pixels: [0, 0])

  /// A committed layer of 10 × 10 at (x, 0), filled with red.
  private func block(_ x: CGFloat, in parent: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    withoutActions {
      layer.frame = CGRect(x: x, y: 0, width: 10, height: 10)
      layer.backgroundColor = red
      (parent ?? stage.root).addSublayer(layer)
    }
    CATransaction.flush()
    return layer
  }

  private func list(at time: Double = 0, scale: Double = 1) -> String {
    stage.context.displayList(at: time, scale: scale).description
  }

  /// RE1, RE2: background, contents, sublayers, border.
  @Test func `a layer is painted from its background up to its border`() {
    let layer = block(5)
    withoutActions {
      layer.borderWidth = 2
      layer.cornerRadius = 3
      layer.contents = image
    }
    _ = block(1, in: layer)
    #expect(
      list() == """
        fill 0 0 10 10 radius 3 color 1 0 0 1 map 1 0 0 1 5 0
        image 2×1 from 0 0 2 1 to 0 0 10 10 map 1 0 0 1 5 0
        fill 0 0 10 10 color 1 0 0 1 map 1 0 0 1 6 0
        border 0 0 10 10 radius 3 width 2 color 0 0 0 1 map 1 0 0 1 5 0
        """
    )
  }

  /// RE5: opacity is the finished layer's, with its sublayers; out of range it is clamped (peer 148).
  @Test func `opacity makes a group of the layer and its sublayers`() {
    let layer = block(5)
    _ = block(0, in: layer)
    withoutActions {
      layer.opacity = 0.5
      layer.borderWidth = 1
    }
    #expect(
      list() == """
        group opacity 0.5
          fill 0 0 10 10 color 1 0 0 1 map 1 0 0 1 5 0
          fill 0 0 10 10 color 1 0 0 1 map 1 0 0 1 5 0
          border 0 0 10 10 width 1 color 0 0 0 1 map 1 0 0 1 5 0
        end
        """
    )
    withoutActions { layer.opacity = 7 }
    #expect(!list().contains("group"))
    withoutActions { layer.opacity = -1 }
    #expect(list() == "")
  }

  /// RE3, RE7: contents and sublayers are cut to the rounded bounds; background and border are not.
  @Test func `masking cuts contents and sublayers`() {
    let layer = block(5)
    _ = block(2, in: layer)
    withoutActions {
      layer.masksToBounds = true
      layer.cornerRadius = 4
      layer.contents = image
      layer.borderWidth = 1
    }
    #expect(
      list() == """
        fill 0 0 10 10 radius 4 color 1 0 0 1 map 1 0 0 1 5 0
        group opacity 1 clip 0 0 10 10 radius 4 map 1 0 0 1 5 0
          image 2×1 from 0 0 2 1 to 0 0 10 10 map 1 0 0 1 5 0
          fill 0 0 10 10 color 1 0 0 1 map 1 0 0 1 7 0
        end
        border 0 0 10 10 radius 4 width 1 color 0 0 0 1 map 1 0 0 1 5 0
        """
    )
  }

  /// What paints nothing is not in the list: no color, no size, hidden, clear, or an empty group.
  @Test func `nothing is left out of nothing`() {
    let layer = block(0)
    withoutActions { layer.isHidden = true }
    #expect(list() == "")
    withoutActions {
      layer.isHidden = false
      layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0)
      layer.opacity = 0.5
      layer.masksToBounds = true
    }
    #expect(list() == "")
    withoutActions {
      layer.backgroundColor = red
      layer.bounds.size = .zero
      layer.borderWidth = 3
    }
    #expect(list() == "")
  }

  /// GE10: by depth, equal depths in array order; an animated depth counts as it shows.
  @Test func `siblings are painted by depth, then in order`() {
    let layers = (0..<4).map { block(CGFloat($0) * 10) }
    func order(_ time: Double = 0) -> [String] {
      list(at: time).split(separator: "\n").compactMap {
        $0.split(separator: " ").dropLast().last.map(String.init)
      }
    }
    #expect(order() == ["0", "10", "20", "30"])
    withoutActions {
      layers[0].zPosition = 1
      layers[1].zPosition = -1
      layers[3].zPosition = -1
    }
    #expect(order() == ["10", "30", "20", "0"])
    stage.add(basic("zPosition", from: 0, to: 4), to: layers[2])
    #expect(order(0.2) == ["10", "30", "20", "0"])
    #expect(order(0.3) == ["10", "30", "0", "20"])
  }

  /// The map goes from the layer's points to device pixels.
  @Test func `the scale is device pixels a point`() {
    _ = block(5)
    #expect(list(scale: 2) == "fill 0 0 10 10 color 1 0 0 1 map 2 0 0 2 10 0")
  }

  /// GE8, GE9: transforms from the superlayer's, and a perspective.
  @Test func `transforms and perspective are in the map`() {
    let layer = block(0)
    withoutActions {
      layer.transform = CATransform3DMakeScale(2, 3, 1)
      stage.root.sublayerTransform = CATransform3DMakeTranslation(100, 0, 0)
    }
    #expect(list() == "fill 0 0 10 10 color 1 0 0 1 map 2 0 0 3 95 -10")
    withoutActions {
      layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
      stage.root.sublayerTransform.m34 = -1 / 500
    }
    let perspective = stage.context.displayList(at: 0, scale: 1)
    guard case .fill(let fill)? = perspective.items.first else {
      Issue.record("nothing is painted")
      return
    }
    #expect(!fill.toDevice.isAffine)
  }

  /// GE12: the back of a one-sided layer is not painted, whoever turned it.
  @Test func `a one-sided layer has no back`() {
    let layer = block(0)
    let turned = CATransform3DMakeRotation(.pi * 0.9, 0, 1, 0)
    withoutActions {
      layer.isDoubleSided = false
      layer.transform = turned
    }
    #expect(list() == "")
    withoutActions {
      layer.transform = CATransform3DIdentity
      stage.root.sublayerTransform = turned
    }
    #expect(list() == "")
    withoutActions { layer.isDoubleSided = true }
    #expect(list() != "")
  }

  /// A frame is a function of the layers and a time: the picture of a time is the same in any order.
  @Test func `a list is its time's, whatever came before`() {
    let layer = block(5)
    stage.add(basic("position.x", from: 10, to: 20), to: layer)
    let middle = list(at: 0.5)
    #expect(middle == "fill 0 0 10 10 color 1 0 0 1 map 1 0 0 1 10 0")
    #expect(list(at: 0.75) == "fill 0 0 10 10 color 1 0 0 1 map 1 0 0 1 12.5 0")
    #expect(list(at: 0.5) == middle)
    #expect(list(at: 2) == "fill 0 0 10 10 color 1 0 0 1 map 1 0 0 1 5 0")
  }

  /// TR1: what is not committed is not painted.
  @Test func `only committed values are painted`() {
    let layer = block(5)
    let before = list()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.position.x = 100
    #expect(list() == before)
    CATransaction.commit()
    #expect(list() != before)
  }

  /// GE11: below a flipped layer sublayers run upwards, and pictures stay upright in their place.
  @Test func `pictures stay upright in flipped layers`() {
    withoutActions { stage.root.isGeometryFlipped = true }
    let layer = block(5)
    withoutActions { layer.contents = image }
    #expect(
      list() == """
        fill 0 0 10 10 color 1 0 0 1 map 1 0 0 -1 5 300
        image 2×1 from 0 0 2 1 to 0 0 10 10 map 1 0 0 1 5 290
        """
    )
    withoutActions {
      stage.root.contents = image
      layer.contents = nil
    }
    #expect(list().hasPrefix("image 2×1 from 0 0 2 1 to 0 0 400 300 map 1 0 0 1 0 0"))
  }
}
