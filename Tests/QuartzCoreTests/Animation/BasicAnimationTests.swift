import QuartzCore
import Testing

/// From, to and by (B1–B4, B7–B10; peer 76–85).
struct `Basic animations` {
  /// B1: every documented form on a number whose current value is 10, at half its time.
  @Test(
    arguments: [
      (20.0, 40.0, nil, 30.0), (20, nil, 8, 24), (nil, 40, 8, 36), (20, nil, nil, 15),
      (nil, 40, nil, 25), (nil, nil, 8, 14),
    ] as [(Double?, Double?, Double?, Double)]
  )
  func `each form has its two ends`(
    _ from: Double?,
    _ to: Double?,
    _ by: Double?,
    _ middle: Double
  ) throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    withoutActions { layer.zPosition = 10 }
    stage.add(basic("zPosition", from: from, to: to, by: by), to: layer)
    #expect(try stage.shown(layer, at: 0.5).zPosition == middle)
    #expect(layer.zPosition == 10)
  }

  /// B1, last row: nothing given runs from what was on screen to the new model value.
  @Test func `the form without values goes from the old to the new`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    withoutActions { layer.zPosition = 10 }
    CATransaction.flush()
    withoutActions {
      CATransaction.begin()
      layer.zPosition = 30
      layer.add(basic("zPosition"), forKey: "animation")
      CATransaction.commit()
    }
    #expect(try stage.shown(layer, at: 0).zPosition == 10)
    #expect(try stage.shown(layer, at: 0.5).zPosition == 20)
  }

  /// Peer 76: by-only on a rectangle.
  @Test func `a rectangle moves by all four numbers`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    withoutActions { layer.bounds = CGRect(x: 10, y: 20, width: 100, height: 80) }
    let by = CGRect(x: 2, y: 4, width: 20, height: 40)
    stage.add(basic("bounds", by: by), to: layer)
    let expected = CGRect(x: 11, y: 22, width: 110, height: 100)
    #expect(try stage.shown(layer, at: 0.5).bounds == expected)
  }

  /// Peer 77, 78, B9: colors, in gamma-encoded sRGB.
  @Test func `colors go component by component`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let to = CGColor(red: 0.5, green: 0.6, blue: 0.7, alpha: 0.8)
    let by = CGColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 0.2)
    stage.add(basic("backgroundColor", to: to, by: by), to: layer)
    expectColor(try stage.shown(layer, at: 0.5), [0.4, 0.5, 0.6, 0.7])
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    stage.add(basic("backgroundColor", from: red, to: blue), to: layer)
    expectColor(try stage.shown(layer, at: 0.5), [0.5, 0, 0.5, 1])
  }

  /// A color that is not there fades from, and to, its clear self.
  @Test func `no color is a clear one`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    layer.backgroundColor = red
    CATransaction.flush()
    let shown = try stage.shown(layer, at: 0.125)
    let components = try #require(shown.backgroundColor?.components)
    #expect(components[0] == 1)
    #expect(components[3] > 0.7 && components[3] < 0.9)
  }

  /// Peer 79: transforms by concatenation.
  @Test func `transforms move by concatenation`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    func move(_ x: CGFloat) -> CATransform3D { CATransform3DMakeTranslation(x, 0, 0) }
    withoutActions { layer.transform = move(10) }
    stage.add(basic("transform", by: move(20)), to: layer)
    #expect(try stage.shown(layer, at: 0.5).transform.m41 == 20)
    stage.add(basic("transform", to: move(30), by: move(10)), to: layer)
    #expect(try stage.shown(layer, at: 0.5).transform.m41 == 25)
  }

  /// Peer 82: each of a size's components is its own.
  @Test func `a size keeps its components apart`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let (from, to) = (CGSize(width: 0, height: 10), CGSize(width: 10, height: 30))
    stage.add(basic("shadowOffset", from: from, to: to), to: layer)
    #expect(try stage.shown(layer, at: 0.5).shadowOffset == CGSize(width: 5, height: 20))
  }

  /// Peer 81: the start is what shows when the animation is added, also in the middle of another.
  @Test func `an interrupted animation goes on from where it was`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    withoutActions { layer.zPosition = 0 }
    stage.add(basic("zPosition", from: 0, to: 100), to: layer)
    stage.add(basic("zPosition", to: 0), to: layer, at: 0.5)
    #expect(try stage.shown(layer, at: 0.5).zPosition == 50)
    #expect(try stage.shown(layer, at: 1).zPosition == 25)
  }

  /// B3: the end that was left open is the model, also when that changes on the way.
  @Test func `an open end follows the model`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    stage.add(basic("zPosition", from: 0), to: layer)
    MediaClock.set(0.5)
    withoutActions { layer.zPosition = 100 }
    CATransaction.flush()
    #expect(try stage.shown(layer, at: 0.5).zPosition == 50)
  }

  /// Peer 107, B9, KP5: rotation along the shorter arc, never a blend of matrices.
  @Test(arguments: [(90.0, 45.0), (180, 90), (270, -45), (360, 0)])
  func `a rotation takes the shorter arc`(_ degrees: Double, _ middle: Double) throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let end = CATransform3DMakeRotation(CGFloat(degrees * .pi / 180), 0, 0, 1)
    stage.add(basic("transform", from: CATransform3DIdentity, to: end), to: layer)
    let shown = try stage.shown(layer, at: 0.5).transform
    let angle = atan2(Double(shown.m12), Double(shown.m11)) * 180 / .pi
    // At a half turn both ways are as short.
    let sign: Double = degrees == 180 && angle < 0 ? -1 : 1
    #expect(abs(sign * angle - middle) < 1e-6)
    #expect(abs(shown.m11 * shown.m22 - shown.m12 * shown.m21 - 1) < 1e-9)
  }

  /// Peer 108: scale and translation at half.
  @Test func `scale and translation are half way at half time`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let end = CATransform3DConcat(
      CATransform3DMakeScale(3, 5, 1),
      CATransform3DMakeTranslation(10, -20, 0)
    )
    stage.add(basic("transform", from: CATransform3DIdentity, to: end), to: layer)
    let t = try stage.shown(layer, at: 0.5).transform
    #expect([t.m11, t.m22, t.m41, t.m42].map { ($0 * 1e9).rounded() / 1e9 } == [2, 3, 5, -10])
  }

  /// Peer 87: contents switch half way.
  @Test func `contents switch half way`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let (a, b) = (
      CGImage(width: 1, height: 1, pixels: [0]), CGImage(width: 1, height: 1, pixels: [1])
    )
    stage.add(basic("contents", from: a, to: b), to: layer)
    #expect(try stage.shown(layer, at: 0.49).contents as? CGImage === a)
    #expect(try stage.shown(layer, at: 0.5).contents as? CGImage === b)
  }

  /// B10: any boxed number is a number.
  @Test func `ends may be any kind of number`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let ends: [(Any, Any)] = [
      (0, 1), (0.0, 1.0), (CGFloat(0), CGFloat(1)), (Float(0), Float(1)), (false, true),
      (NSNumber(value: 0), NSNumber(value: 1)), (UInt8(0), Int64(1)),
    ]
    for (from, to) in ends {
      stage.add(basic("opacity", from: from, to: to), to: layer)
      #expect(try stage.shown(layer, at: 0.25).opacity == 0.25, "\(type(of: from))")
    }
    stage.add(basic("hidden", from: 0, to: 1), to: layer)
    #expect(try stage.shown(layer, at: 0.75).isHidden)
  }

  /// An end that is no value of the property is reported, and the animation shows nothing.
  @Test func `an end of another type is reported`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer(named: "card")
    stage.add(basic("opacity", from: "red", to: 1), to: layer)
    #expect(try stage.shown(layer, at: 0.5).opacity == 1)
    #expect(stage.reports.count == 1)
    #expect(stage.reports.first?.contains("'card': opacity.fromValue") == true)
  }

  private func expectColor(_ layer: CALayer, _ expected: [CGFloat]) {
    let components = layer.backgroundColor?.components ?? []
    #expect(components.count == expected.count)
    for (a, b) in zip(components, expected) { #expect(abs(a - b) < 1e-12) }
  }
}
