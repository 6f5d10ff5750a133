import QuartzCore
import Testing

/// Several animations on one layer, and cycles that add up (T20, B4, B6, B7, KP3; peer 83–86).
struct `Combined animations` {
  private func additive(_ keyPath: String, from: Any? = nil, to: Any? = nil, by: Any? = nil)
    -> CABasicAnimation
  {
    let animation = basic(keyPath, from: from, to: to, by: by)
    animation.isAdditive = true
    return animation
  }

  /// T20: the later one hides the earlier; a nil key never collides.
  @Test func `a later animation hides an earlier one`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    stage.add(basic("zPosition", from: 10, to: 10), to: layer, forKey: nil)
    stage.add(basic("zPosition", from: 20, to: 20), to: layer, forKey: nil)
    #expect(try stage.shown(layer, at: 0.5).zPosition == 20)
  }

  /// R1; material-motion's tests, which ran on iOS, count the keys of two animations that were added without one.
  @Test func `animations without a key have keys of their own`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    stage.add(basic("zPosition", from: 10, to: 10), to: layer, forKey: nil)
    stage.add(basic("zPosition", from: 20, to: 20), to: layer, forKey: nil)
    let keys = try #require(layer.animationKeys())
    #expect(Set(keys).count == 2)
    let last = try #require(layer.animation(forKey: keys[1]) as? CABasicAnimation)
    #expect(last.toValue as? Double == 20)
    layer.removeAnimation(forKey: keys[1])
    #expect(layer.animationKeys() == [keys[0]])
    #expect(try stage.shown(layer, at: 0.5).zPosition == 10)
  }

  /// T20, peer 83's numbers in the order added: 0.2, then 0.5 over it, then 0.2 more.
  @Test func `an additive animation adds to those before it`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    withoutActions { layer.zPosition = 0.2 }
    stage.add(basic("zPosition", from: 0.5, to: 0.5), to: layer, forKey: "a")
    stage.add(additive("zPosition", from: 0.2, to: 0.2), to: layer, forKey: "b")
    #expect(abs(try stage.shown(layer, at: 0.5).zPosition - 0.7) < 1e-12)
  }

  /// Peer 84: two additions, and open ends that are zero, not the current value (B4).
  @Test func `an additive animation's missing end is zero`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    withoutActions { layer.zPosition = 100 }
    stage.add(additive("zPosition", to: 10), to: layer, forKey: "to")
    #expect(try stage.shown(layer, at: 0.5).zPosition == 105)
    stage.add(additive("zPosition", by: 20), to: layer, forKey: "by")
    #expect(try stage.shown(layer, at: 0.5).zPosition == 115)
    stage.add(additive("zPosition", from: 8), to: layer, forKey: "from")
    #expect(try stage.shown(layer, at: 0.5).zPosition == 119)
    stage.add(additive("zPosition"), to: layer, forKey: "none")
    #expect(try stage.shown(layer, at: 0.5).zPosition == 119)
  }

  /// B4: points, sizes, rectangles and colors add as well.
  @Test func `all values with numbers add`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let color = CGColor(red: 0.25, green: 0, blue: 0, alpha: 0.5)
    withoutActions { layer.backgroundColor = color }
    stage.add(additive("position", to: CGPoint(x: 10, y: 20)), to: layer, forKey: "a")
    let rect = CGRect(x: 2, y: 4, width: 6, height: 8)
    stage.add(additive("bounds", to: rect), to: layer, forKey: "b")
    stage.add(additive("shadowOffset", to: CGSize(width: 2, height: 6)), to: layer, forKey: "c")
    stage.add(additive("backgroundColor", from: color, to: color), to: layer, forKey: "d")
    let shown = try stage.shown(layer, at: 0.5)
    #expect(shown.position == CGPoint(x: 205, y: 110))
    #expect(shown.bounds == CGRect(x: 1, y: 2, width: 103, height: 54))
    #expect(shown.shadowOffset == CGSize(width: 1, height: 0))
    #expect(shown.backgroundColor?.components == [0.5, 0, 0, 1])
  }

  /// Peer 85: the animation acts before the model: 10 points of a scale of 2 are 20.
  @Test func `additive transforms concatenate`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    withoutActions { layer.transform = CATransform3DMakeScale(2, 2, 1) }
    let move = CATransform3DMakeTranslation(10, 0, 0)
    stage.add(additive("transform", from: move, to: move), to: layer)
    let shown = try stage.shown(layer, at: 0.5).transform
    #expect(shown.m41 == 20)
    #expect(shown.m11 == 2)
  }

  /// B7: what cannot be added ignores the flags.
  @Test func `a Boolean ignores being additive`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let animation = additive("hidden", from: true, to: true)
    animation.isCumulative = true
    stage.add(animation, to: layer)
    #expect(try stage.shown(layer, at: 0.5).isHidden)
  }

  /// B6, peer 86: 10 → 20 three times ends at 20, 40, 60.
  @Test(arguments: [(0.5, 15.0), (1.5, 35), (2.5, 55), (2, 50), (3, 60)])
  func `cycles go on from where the last one ended`(_ time: Double, _ value: Double) throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let animation = basic("position.x", from: 10, to: 20)
    animation.isCumulative = true
    animation.repeatCount = 3
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    stage.add(animation, to: layer)
    #expect(try stage.shown(layer, at: time).position.x == value)
  }

  /// B6, peer 86: a cycle that comes back ends where it began, and that adds up.
  @Test func `a reversing cycle adds up its start`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let animation = basic("position.x", from: 10, to: 20)
    animation.isCumulative = true
    animation.autoreverses = true
    animation.repeatCount = 3
    stage.add(animation, to: layer)
    #expect(try stage.shown(layer, at: 2.5).position.x == 25)
  }

  /// Q9, decided: what has run before adds up, and the sum is added to the model.
  ///
  /// An autoreversing cycle from 10 to 20 ends at 10, so after two of them half of the third is
  /// 2 · 10 + 15, over a model of 100.
  @Test func `cumulative, additive and autoreversing together`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    withoutActions { layer.zPosition = 100 }
    let animation = additive("zPosition", from: 10, to: 20)
    animation.isCumulative = true
    animation.autoreverses = true
    animation.repeatCount = 3
    stage.add(animation, to: layer)
    for (time, expected) in [(0.5, 115.0), (1.5, 115), (2, 120), (4.5, 135), (5.5, 135)] {
      #expect(try stage.shown(layer, at: time).zPosition == CGFloat(expected), "\(time)")
    }
  }

  /// B6 for transforms, which add up by concatenation: each cycle goes 10 points on.
  @Test func `cumulative transforms concatenate`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let move = CATransform3DMakeTranslation(10, 0, 0)
    let animation = basic("transform", from: CATransform3DIdentity, to: move)
    animation.isCumulative = true
    animation.repeatCount = 5
    stage.add(animation, to: layer)
    for (time, x) in [(0.5, 5.0), (1.5, 15), (3.5, 35), (4.5, 45)] {
      #expect(try stage.shown(layer, at: time).transform.m41 == CGFloat(x))
    }
  }

  /// Peer 102: a path that is additive, cumulative, and both, over a model at (50, 60).
  @Test(arguments: [
    (true, false, 0.5, CGPoint(x: 55, y: 70)), (false, true, 1.5, CGPoint(x: 15, y: 30)),
    (true, true, 1.5, CGPoint(x: 65, y: 90)),
  ])
  func `a path adds up like values`(
    _ isAdditive: Bool,
    _ isCumulative: Bool,
    _ time: Double,
    _ expected: CGPoint
  ) throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    withoutActions { layer.position = CGPoint(x: 50, y: 60) }
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 20))
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.duration = 1
    animation.repeatCount = 2
    animation.isAdditive = isAdditive
    animation.isCumulative = isCumulative
    stage.add(animation, to: layer)
    #expect(try stage.shown(layer, at: time).position == expected)
  }

  /// KP3: animations of different components combine; the other components stay.
  @Test func `animations of components combine`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    stage.add(basic("position.x", from: 0, to: 10), to: layer, forKey: "x")
    #expect(try stage.shown(layer, at: 0.5).position == CGPoint(x: 5, y: 100))
    stage.add(basic("position.y", from: 0, to: 20), to: layer, forKey: "y")
    #expect(try stage.shown(layer, at: 0.5).position == CGPoint(x: 5, y: 10))
  }
}
