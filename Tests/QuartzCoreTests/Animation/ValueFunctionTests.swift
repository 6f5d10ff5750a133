import QuartzCore
import Testing

/// Transforms made of numbers, frame by frame (KP6, B5; peer 109).
struct `Value functions` {
  private func animation(
    _ name: CAValueFunctionName,
    from: Any? = nil,
    to: Any? = nil,
    by: Any? = nil
  ) -> CABasicAnimation {
    let animation = basic("transform", from: from, to: to, by: by)
    animation.valueFunction = CAValueFunction(name: name)
    return animation
  }

  private func shown(_ animation: CAAnimation, over model: CATransform3D) throws -> CATransform3D {
    let stage = LayerStage()
    let layer = stage.addLayer()
    withoutActions { layer.transform = model }
    stage.add(animation, to: layer)
    return try stage.shown(layer, at: 0.5).transform
  }

  private func isClose(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    let (p, q) = (a.rows, b.rows)
    let differences = [p.0 - q.0, p.1 - q.1, p.2 - q.2, p.3 - q.3]
    return differences.allSatisfy { ($0 * $0).sum() < 1e-24 }
  }

  /// Peer 109: half way from 0 to π about y; the model's transform is replaced.
  @Test func `an angle rotates, and replaces the model's transform`() throws {
    let turn = animation(.rotateY, from: 0, to: Double.pi)
    let result = try shown(turn, over: CATransform3DMakeScale(5, 5, 5))
    #expect(isClose(result, CATransform3DMakeRotation(.pi / 2, 0, 1, 0)))
  }

  /// KP5, KP6: a whole turn is not nothing.
  @Test func `a full rotation is half done half way`() throws {
    let turn = animation(.rotateZ, from: 0, to: 2 * Double.pi)
    let result = try shown(turn, over: CATransform3DIdentity)
    #expect(isClose(result, CATransform3DMakeRotation(.pi, 0, 0, 1)))
  }

  /// B5: a missing end is what changes nothing: 1 for scales, 0 for the rest.
  @Test func `a missing end is neutral`() throws {
    let scaled = try shown(animation(.scale, to: [3, 4, 5]), over: CATransform3DIdentity)
    #expect(isClose(scaled, CATransform3DMakeScale(2, 2.5, 3)))
    let single = try shown(animation(.scaleX, from: 3), over: CATransform3DIdentity)
    #expect(isClose(single, CATransform3DMakeScale(2, 1, 1)))
    let moved = try shown(animation(.translateY, by: 10), over: CATransform3DIdentity)
    #expect(isClose(moved, CATransform3DMakeTranslation(0, 5, 0)))
    let triple = try shown(animation(.translate, to: [2.0, 4.0, 6.0]), over: CATransform3DIdentity)
    #expect(isClose(triple, CATransform3DMakeTranslation(1, 2, 3)))
  }

  /// B4: an additive one acts before the model's transform.
  @Test func `an additive one acts before the model`() throws {
    let move = animation(.translateX, from: 10, to: 10)
    move.isAdditive = true
    let result = try shown(move, over: CATransform3DMakeScale(2, 2, 2))
    #expect(result.m41 == 20)
    #expect(result.m11 == 2)
  }

  /// KP6 with keyframes.
  @Test func `keyframes are inputs too`() throws {
    let frames = CAKeyframeAnimation(keyPath: "transform")
    frames.values = [[1, 1, 1], [2, 2, 2], [1, 1, 1]]
    frames.valueFunction = CAValueFunction(name: .scale)
    frames.duration = 1
    let result = try shown(frames, over: CATransform3DIdentity)
    #expect(isClose(result, CATransform3DMakeScale(2, 2, 2)))
  }

  /// Peer 109: an unknown name makes none; inputs of another kind do nothing and are reported.
  @Test func `an unknown name makes none`() throws {
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "bend")) == nil)
    #expect(CAValueFunction(name: .rotateX)?.name.rawValue == "rotateX")
    let stage = LayerStage()
    let layer = stage.addLayer(named: "card")
    stage.add(animation(.scale, to: 3), to: layer)
    let result = try stage.shown(layer, at: 0.5).transform
    #expect(isClose(result, CATransform3DIdentity))
    #expect(stage.reports.count == 1)
  }
}
