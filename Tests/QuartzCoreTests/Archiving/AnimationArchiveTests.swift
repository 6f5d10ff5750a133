import QuartzCore
import Testing

/// Animations, timing functions and value functions through `NSKeyedArchiver` and back.
struct `Archives of animations` {
  private func archived<Animation: CAAnimation>(_ animation: Animation) throws -> Animation {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: animation,
      requiringSecureCoding: true
    )
    return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Animation.self, from: data))
  }

  @Test func `have ends of every type`() throws {
    let ends: [Any] = [
      0.5, CGPoint(x: 1, y: 2), CGRect(x: 1, y: 2, width: 3, height: 4),
      CATransform3DMakeScale(1, 2, 3), CGSize(width: 5, height: 6), "text", true,
    ]
    for end in ends {
      let animation = CABasicAnimation(keyPath: "position")
      animation.toValue = end
      #expect(try archived(animation).toValue as? NSObject == animation.toValue as? NSObject)
    }
    let animation = CABasicAnimation(keyPath: "backgroundColor")
    animation.fromValue = CGColor(gray: 0.5, alpha: 1)
    #expect(try archived(animation).fromValue as? CGColor == CGColor(gray: 0.5, alpha: 1))
  }

  @Test func `have a spring's numbers, the rates and values under own keys`() throws {
    let spring = CASpringAnimation(keyPath: "transform.scale")
    (spring.damping, spring.initialVelocity, spring.repeatCount) = (3, -2, .infinity)
    spring.valueFunction = CAValueFunction(name: .scaleX)
    spring.preferredFrameRateRange = CAFrameRateRange(minimum: 24, maximum: 60, preferred: 30)
    spring.setValue("mine", forKey: "tag")
    let copy = try archived(spring)
    #expect(copy.damping == 3 && copy.initialVelocity == -2 && copy.repeatCount == .infinity)
    #expect(copy.keyPath == "transform.scale" && copy.valueFunction?.name == .scaleX)
    #expect(copy.preferredFrameRateRange == spring.preferredFrameRateRange)
    #expect(copy.value(forKey: "tag") as? String == "mine" && copy.settlingDuration > 0)
  }

  @Test func `have keyframes, groups and transitions`() throws {
    let keyframes = CAKeyframeAnimation(keyPath: "position")
    keyframes.values = [CGPoint.zero, CGPoint(x: 1, y: 2)]
    keyframes.keyTimes = [0, 0.25]
    keyframes.timingFunctions = [CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)]
    keyframes.calculationMode = .cubic
    keyframes.path = CGPath(rect: CGRect(x: 0, y: 0, width: 3, height: 4), transform: nil)
    let transition = CATransition()
    (transition.type, transition.subtype, transition.endProgress) = (.push, .fromLeft, 0.5)
    let group = CAAnimationGroup()
    group.animations = [keyframes, transition]
    let copies = try #require(try archived(group).animations)
    let first = try #require(copies[0] as? CAKeyframeAnimation)
    #expect(first.values as? [CGPoint] == [.zero, CGPoint(x: 1, y: 2)])
    #expect(first.keyTimes == [0, 0.25] && first.calculationMode == .cubic)
    #expect(first.timingFunctions == keyframes.timingFunctions && first.path == keyframes.path)
    let second = try #require(copies[1] as? CATransition)
    #expect(second.type == .push && second.subtype == .fromLeft && second.endProgress == 0.5)
  }
}

/// Data that is no archive of what is asked for.
struct `Archives that do not fit` {
  @Test func `are errors, whatever was cut off`() throws {
    let layer = CAShapeLayer()
    layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 3, height: 4), transform: nil)
    layer.addSublayer(CALayer())
    let data = try NSKeyedArchiver.archivedData(withRootObject: layer, requiringSecureCoding: true)
    for count in stride(from: 0, to: data.count, by: 97) {
      #expect(throws: (any Error).self, "\(count) of \(data.count) bytes") {
        try NSKeyedUnarchiver.unarchivedObject(ofClass: CALayer.self, from: data.prefix(count))
      }
    }
  }

  @Test(arguments: [
    ("keys", "kexs"), ("numbers", "nuxbers"), ("elements", "elexents"), ("mllllz", "mlllcz"),
    ("form", "fxrm"), ("rect", "rxct"),
  ])
  func `are errors where a part of a value is missing`(_ part: String, _ damaged: String) throws {
    let layer = CAShapeLayer()
    layer.bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
    let path = CGMutablePath()
    path.addLines(between: (0..<5).map { CGPoint(x: $0, y: $0 * $0) })
    path.closeSubpath()
    layer.path = path
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.outputFormat = .xml
    archiver.encode(layer, forKey: NSKeyedArchiveRootObjectKey)
    archiver.finishEncoding()
    let text = try #require(String(data: archiver.encodedData, encoding: .utf8))
    #expect(text.contains(">\(part)<"))
    let broken = Data(text.replacingOccurrences(of: ">\(part)<", with: ">\(damaged)<").utf8)
    var copy: CALayer?
    do {
      copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: CALayer.self, from: broken)
    } catch {}
    // Without keys at all it is the archive of a new layer.
    #expect(part == "keys" ? (copy as? CAShapeLayer)?.path == nil : copy == nil)
  }
}
