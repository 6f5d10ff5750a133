import QuartzCore
import Testing

/// Animations of values that are lists, and cubic curves through values of more than four numbers.
struct `List animations` {
  private func locations(_ animation: CAAnimation, at time: Double) throws -> [Double] {
    let stage = LayerStage()
    let layer = stage.addLayer(CAGradientLayer())
    withoutActions { layer.locations = [0.1, 0.2, 0.9] }
    stage.add(animation, to: layer)
    return try stage.shown(layer, at: time).locations?.map(\.doubleValue) ?? []
  }

  private func expectClose(_ a: [Double], _ b: [Double]) {
    #expect(a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 1e-12 }, "\(a) \(b)")
  }

  /// B4, B6, B1: lists add one by one, over cycles too, and as a difference.
  @Test func `lists of numbers add`() throws {
    let added = basic("locations", from: [0, 0, 0], to: [0.2, 0.4, 0])
    added.isAdditive = true
    expectClose(try locations(added, at: 0.5), [0.2, 0.4, 0.9])
    let cumulated = basic("locations", from: [0, 0, 0], to: [0.1, 0.2, 0.3])
    cumulated.isCumulative = true
    cumulated.repeatCount = 3
    expectClose(try locations(cumulated, at: 1.5), [0.15, 0.3, 0.45])
    let by = basic("locations", by: [0.2, 0.2, 0])
    expectClose(try locations(by, at: 0.5), [0.2, 0.3, 0.9])
    // Of another length nothing can be added (B7): the value shows by itself.
    let other = basic("locations", from: [0.5], to: [0.5])
    other.isAdditive = true
    expectClose(try locations(other, at: 0.5), [0.5])
  }

  @Test func `lists of colors add`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer(CAGradientLayer())
    let (red, blue) = (
      CGColor(red: 0.25, green: 0, blue: 0, alpha: 0.5),
      CGColor(red: 0, green: 0, blue: 0.5, alpha: 0.5)
    )
    withoutActions { layer.colors = [red, red] }
    let added = basic("colors", from: [blue, blue], to: [blue, blue])
    added.isAdditive = true
    stage.add(added, to: layer)
    let colors = try #require(try stage.shown(layer, at: 0.5).colors as? [CGColor])
    #expect(colors.map(\.components) == [[0.25, 0, 0.5, 1], [0.25, 0, 0.5, 1]])
  }

  /// KF11, KF12: each number of a list, of a transform's parts and of a path's points goes as a number by itself.
  @Test(arguments: [0.1, 0.375, 0.5, 0.625, 0.9])
  func `cubic curves bend all that has numbers`(_ time: Double) throws {
    let stage = LayerStage()
    let numbers: [Double] = [0, 10, 40, 20]
    func cubic(_ keyPath: String, _ values: [Any]) -> CAKeyframeAnimation {
      let animation = CAKeyframeAnimation(keyPath: keyPath)
      animation.values = values
      animation.calculationMode = .cubic
      animation.tensionValues = [0, 0.3, -0.4, 0]
      animation.continuityValues = [0, 0.2, 0.5, 0]
      animation.biasValues = [0, -0.1, 0.6, 0]
      animation.duration = 1
      return animation
    }
    let (plain, gradient, shape) = (
      stage.addLayer(), stage.addLayer(CAGradientLayer()), stage.addLayer(CAShapeLayer())
    )
    stage.add(cubic("zPosition", numbers), to: plain, forKey: "1")
    let turns = numbers.map {
      CATransform3DConcat(
        CATransform3DMakeScale(1 + CGFloat($0), 2, 1),
        CATransform3DMakeTranslation(CGFloat($0), 5, 0)
      )
    }
    stage.add(cubic("transform", turns), to: plain, forKey: "2")
    stage.add(cubic("locations", numbers.map { [$0, 2 * $0] }), to: gradient)
    let paths = numbers.map { number in
      let path = CGMutablePath()
      path.addLines(between: [.zero, CGPoint(x: number, y: 3)])
      return path
    }
    stage.add(cubic("path", paths), to: shape)
    let shown = try stage.shown(plain, at: time)
    let expected = Double(shown.zPosition)
    #expect(abs(Double(shown.transform.m41) - expected) < 1e-9)
    #expect(abs(Double(shown.transform.m11) - 1 - expected) < 1e-9)
    #expect(abs(Double(shown.transform.m42) - 5) < 1e-9)
    let list = try stage.shown(gradient, at: time).locations?.map(\.doubleValue) ?? []
    #expect(
      abs((list.first ?? -1) - expected) < 1e-9 && abs((list.last ?? -1) - 2 * expected) < 1e-9
    )
    let path = try #require(try stage.shown(shape, at: time).path)
    #expect(
      abs(Double(path.currentPoint.x) - expected) < 1e-9 && abs(path.currentPoint.y - 3) < 1e-9
    )
  }

  /// A rotation stays one, and goes through its stops.
  @Test func `a cubic rotation is a rotation`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let animation = CAKeyframeAnimation(keyPath: "transform")
    animation.values = [0, 1, 3, 2].map { CATransform3DMakeRotation($0, 0, 0, 1) }
    animation.calculationMode = .cubic
    animation.duration = 3
    stage.add(animation, to: layer)
    for step in 0..<30 {
      let t = try stage.shown(layer, at: Double(step) / 10).transform
      #expect(abs(t.m11 * t.m22 - t.m12 * t.m21 - 1) < 1e-9)
    }
    #expect(abs(try stage.shown(layer, at: 1).transform.m12 - 0.841_470_984_807_896_5) < 1e-9)
    // Beyond the straight way from 1 to 3, as the curve comes from 0 and goes to 2.
    let middle = try stage.shown(layer, at: 1.5).transform
    #expect(CGFloat.pi / 2 < atan2(middle.m12, middle.m11) && atan2(middle.m12, middle.m11) < 2.4)
  }
}
