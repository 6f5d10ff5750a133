import QuartzCore
import Testing

/// Paths of keys other than `position` (KF1), and their closing lines (KF2).
struct `Keyframe paths` {
  private var bend: CGPath {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 100, y: 0),
      control1: CGPoint(x: 0, y: 100),
      control2: CGPoint(x: 100, y: 100)
    )
    return path
  }

  private func along(_ path: CGPath, _ keyPath: String) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.path = path
    animation.duration = 1
    return animation
  }

  /// The pictures of lottie-ios, whose layers all move so: by each curve's parameter (KF4).
  @Test func `a translation follows a path`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    withoutActions { layer.transform = CATransform3DMakeScale(2, 3, 1) }
    stage.add(along(bend, "transform.translation"), to: layer)
    var expected = CATransform3DMakeScale(2, 3, 1)
    (expected.m41, expected.m42) = (15.625, 56.25)
    #expect(try stage.shown(layer, at: 0.25).transform == expected)
    #expect(stage.reports.isEmpty)
  }

  @Test func `a translation follows a path in every mode`() throws {
    let stage = LayerStage()
    let modes: [CAAnimationCalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
    for mode in modes {
      let (translated, moved) = (stage.addLayer(), stage.addLayer())
      for (layer, keyPath) in [(translated, "transform.translation"), (moved, "position")] {
        let animation = along(bend, keyPath)
        animation.calculationMode = mode
        animation.isAdditive = true
        stage.add(animation, to: layer)
      }
      let transform = try stage.shown(translated, at: 0.3).transform
      let position = try stage.shown(moved, at: 0.3).position
      #expect(abs(transform.m41 - position.x + moved.position.x) < 1e-12, "\(mode.rawValue)")
      #expect(abs(transform.m42 - position.y + moved.position.y) < 1e-12, "\(mode.rawValue)")
    }
  }

  @Test func `every point and every size follows a path`() throws {
    let stage = LayerStage()
    let (layer, gradient) = (stage.addLayer(), stage.addLayer(CAGradientLayer()))
    stage.add(along(bend, "anchorPoint"), to: layer, forKey: "1")
    stage.add(along(bend, "shadowOffset"), to: layer, forKey: "2")
    stage.add(along(bend, "bounds.size"), to: layer, forKey: "3")
    stage.add(along(bend, "startPoint"), to: gradient)
    let shown = try stage.shown(layer, at: 0.25)
    #expect(shown.anchorPoint == CGPoint(x: 15.625, y: 56.25))
    #expect(shown.shadowOffset == CGSize(width: 15.625, height: 56.25))
    #expect(shown.bounds.size == CGSize(width: 15.625, height: 56.25))
    #expect(try stage.shown(gradient, at: 0.25).startPoint == CGPoint(x: 15.625, y: 56.25))
  }

  /// The recorded readings' README: a closing line counts, also when the path is back already.
  ///
  /// A path's times are as many as its points, and one time less leaves the closing line out.
  @Test func `a closing line without length takes its time`() throws {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10), .zero])
    path.closeSubpath()
    let stage = LayerStage()
    let layer = stage.addLayer()
    let animation = along(path, "position")
    stage.add(animation, to: layer)
    #expect(try stage.shown(layer, at: 0.125).position == CGPoint(x: 5, y: 0))
    #expect(try stage.shown(layer, at: 0.25).position == CGPoint(x: 10, y: 0))
    #expect(try stage.shown(layer, at: 0.8).position == .zero)
    animation.keyTimes = [0, 0.25, 0.5, 0.75]
    stage.add(animation, to: layer)
    #expect(try stage.shown(layer, at: 0.375).position == CGPoint(x: 10, y: 5))
    #expect(try stage.shown(layer, at: 0.9).position == .zero)
    animation.calculationMode = .paced
    let round = try #require(animation.copy() as? CAKeyframeAnimation)
    stage.add(round, to: layer)
    #expect(try stage.shown(layer, at: 0.99).position != .zero)
  }
}
