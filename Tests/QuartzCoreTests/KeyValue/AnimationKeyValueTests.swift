import QuartzCore
import Testing

/// Animations reached by key: properties by their names, anything else as a value of one's own (R6, KP7).
struct `Keys of animations` {
  private static let animationKeys: [(String, Any)] = [
    ("beginTime", 1.5), ("duration", 2.5), ("speed", Float(0.5)), ("timeOffset", 0.25),
    ("repeatCount", Float(3)), ("repeatDuration", 4.0), ("autoreverses", true),
    ("fillMode", "both"), ("removedOnCompletion", false), ("isRemovedOnCompletion", false),
  ]
  private static let propertyKeys: [(String, Any)] = [
    ("keyPath", "opacity"), ("additive", true), ("isAdditive", true), ("cumulative", true),
    ("isCumulative", true),
  ]
  private static let springKeys: [(String, Any)] = [
    ("mass", CGFloat(2)), ("stiffness", CGFloat(50)), ("damping", CGFloat(3)),
    ("initialVelocity", CGFloat(-1)), ("allowsOverdamping", true),
  ]
  private static let keyframeKeys: [(String, Any)] = [
    ("keyTimes", [NSNumber(value: 0), NSNumber(value: 1)]), ("calculationMode", "cubic"),
    ("tensionValues", [NSNumber(value: 0.5)]), ("continuityValues", [NSNumber(value: 0.25)]),
    ("biasValues", [NSNumber(value: -1)]), ("rotationMode", "autoReverse"),
  ]

  private func roundTrip(_ animation: CAAnimation, _ keys: [(String, Any)]) throws {
    for (key, value) in keys {
      animation.setValue(value, forKey: key)
      #expect(try object(animation.value(forKey: key)) == object(value), "\(key)")
      #expect(try object(animation.value(forKeyPath: key)) == object(value), "\(key)")
    }
    #expect(animation.settings.refusals.isEmpty && animation.settings.extraValues.isEmpty)
    let copy = try #require(animation.copy(with: nil) as? CAAnimation)
    for (key, value) in keys {
      #expect(try object(copy.value(forKey: key)) == object(value), "copied \(key)")
    }
  }

  /// The object that a value is, for comparing.
  private func object(_ value: Any?) throws -> NSObject {
    try #require(value as? NSObject)
  }

  @Test func `every property is reached by its key, and copied`() throws {
    try roundTrip(CAAnimationGroup(), Self.animationKeys)
    try roundTrip(CABasicAnimation(), Self.animationKeys + Self.propertyKeys)
    let all = Self.animationKeys + Self.propertyKeys
    try roundTrip(CASpringAnimation(), all + Self.springKeys)
    try roundTrip(CAKeyframeAnimation(), all + Self.keyframeKeys)
  }

  /// What a key sets is the property itself, and the other way round.
  @Test func `keys and properties are the same storage`() {
    let basic = CABasicAnimation()
    basic.setValue(3, forKey: "duration")
    basic.setValue(CAMediaTimingFillMode.forwards, forKey: "fillMode")
    basic.setValue(CGPoint(x: 1, y: 2), forKey: "toValue")
    basic.setValue("position", forKeyPath: "keyPath")
    #expect(basic.duration == 3 && basic.fillMode == .forwards && basic.keyPath == "position")
    #expect(basic.toValue as? CGPoint == CGPoint(x: 1, y: 2))
    basic.byValue = 5
    basic.fromValue = "x"
    #expect(basic.value(forKey: "byValue") as? Int == 5)
    #expect(basic.value(forKey: "fromValue") as? String == "x")
    basic.setValue(nil, forKey: "toValue")
    #expect(basic.toValue == nil && basic.value(forKey: "toValue") == nil)
  }

  /// Objects: the function, the delegate, a value function, a path, a group's animations.
  @Test func `objects are set and cleared by key`() {
    let listener = AnimationListener()
    let ease = CAMediaTimingFunction(name: .easeIn)
    let frames = CAKeyframeAnimation()
    frames.setValue(ease, forKey: "timingFunction")
    frames.setValue(listener, forKey: "delegate")
    frames.setValue(CAValueFunction(name: .scale), forKey: "valueFunction")
    frames.setValue(CGPath(rect: .zero, transform: nil), forKey: "path")
    frames.setValue([1, "two"] as [Any], forKey: "values")
    frames.setValue([0, 0.5, 1], forKey: "keyTimes")
    frames.setValue([ease, ease], forKey: "timingFunctions")
    frames.setValue(CAFrameRateRange(minimum: 8, maximum: 15), forKey: "preferredFrameRateRange")
    #expect(frames.timingFunction === ease && frames.delegate === listener)
    #expect(frames.valueFunction?.name == .scale)
    #expect(frames.path?.isEmpty == false && frames.values?.count == 2)
    #expect(frames.keyTimes == [0, 0.5, 1] && frames.timingFunctions == [ease, ease])
    #expect(frames.preferredFrameRateRange.maximum == 15)
    #expect(frames.value(forKey: "delegate") as? AnimationListener === listener)
    for key in ["timingFunction", "delegate", "valueFunction", "path", "values", "keyTimes"] {
      frames.setValue(nil, forKey: key)
      #expect(frames.value(forKey: key) == nil, "\(key)")
    }
    frames.setValue(CAAnimationRotationMode.rotateAuto, forKey: "rotationMode")
    #expect(frames.rotationMode == .rotateAuto)
    frames.setValue(nil, forKey: "rotationMode")
    #expect(frames.rotationMode == nil)
    let group = CAAnimationGroup()
    group.setValue([frames], forKey: "animations")
    #expect(group.animations?.first === frames)
    #expect(frames.settings.refusals.isEmpty && group.settings.refusals.isEmpty)
  }

  /// Any boxed number serves, as in animation values (B10).
  @Test func `numbers of any kind are taken`() {
    let spring = CASpringAnimation()
    let numbers: [Any] = [2, 2.0, Float(2), CGFloat(2), NSNumber(value: 2), UInt8(2)]
    for number in numbers {
      (spring.duration, spring.speed, spring.mass) = (0, 0, 1)
      for key in ["duration", "speed", "mass"] { spring.setValue(number, forKey: key) }
      #expect(spring.duration == 2 && spring.speed == 2 && spring.mass == 2)
    }
  }

  /// A property that cannot be the value keeps what it has; said once, with the layer's name, when added.
  @Test func `a wrong type changes nothing and is reported`() {
    let wrong: [(CAAnimation, String, Any?)] = [
      (CABasicAnimation(keyPath: "opacity"), "duration", "long"),
      (CABasicAnimation(keyPath: "opacity"), "duration", nil),
      (CABasicAnimation(keyPath: "opacity"), "fillMode", 3),
      (CABasicAnimation(keyPath: "opacity"), "timingFunction", "easeIn"),
      (CABasicAnimation(keyPath: "opacity"), "delegate", 7),
      (CABasicAnimation(keyPath: "opacity"), "keyPath", 7),
      (CABasicAnimation(keyPath: "opacity"), "preferredFrameRateRange", 60),
      (CABasicAnimation(keyPath: "opacity"), "additive", "yes"),
      (CASpringAnimation(keyPath: "opacity"), "settlingDuration", 2),
      (CASpringAnimation(keyPath: "opacity"), "stiffness", [1]),
      (CAKeyframeAnimation(keyPath: "opacity"), "keyTimes", [0, "half", 1] as [Any]),
      (CAKeyframeAnimation(keyPath: "opacity"), "path", "M 0 0"),
    ]
    for (animation, key, value) in wrong {
      let stage = LayerStage()
      let layer = stage.addLayer(named: "card")
      let before = "\(animation.value(forKey: key) as Any)"
      animation.setValue(value, forKey: key)
      #expect("\(animation.value(forKey: key) as Any)" == before, "\(key)")
      (animation as? CAKeyframeAnimation)?.values = [0, 1]
      stage.add(animation, to: layer)
      stage.add(animation, to: layer)
      #expect(stage.reports.count == 1, "\(key) \(stage.reports)")
      #expect(stage.reports.first?.hasPrefix("CALayer 'card': opacity.\(key) ") == true)
    }
  }

  /// R6, KP7: other keys keep whatever they are given, along into the copy.
  @Test func `other keys are kept`() throws {
    let animation = CABasicAnimation()
    animation.setValue("fade", forKey: "id")
    animation.setValue(12, forKeyPath: "some.path")
    let copy = try #require(animation.copy(with: nil) as? CABasicAnimation)
    #expect(copy.value(forKey: "id") as? String == "fade")
    #expect(copy.value(forKeyPath: "some.path") as? Int == 12)
    // A key of another class's is nothing special here.
    animation.setValue("heavy", forKey: "mass")
    #expect(animation.value(forKey: "mass") as? String == "heavy")
    animation.setValue(nil, forKey: "id")
    #expect(animation.value(forKey: "id") == nil)
    #expect(animation.settings.refusals.isEmpty)
  }

  /// A path goes on through a layer or an animation that was set under its first key.
  @Test func `a key path goes through what it names`() {
    let (layer, inner, outer) = (CALayer(), CABasicAnimation(), CABasicAnimation())
    outer.setValue(layer, forKey: "label")
    outer.setValue(inner, forKey: "next")
    outer.setValue(0.25, forKeyPath: "label.opacity")
    outer.setValue(7, forKeyPath: "next.duration")
    #expect(layer.opacity == 0.25 && inner.duration == 7)
    #expect(outer.value(forKeyPath: "label.position.x") as? CGFloat == 0)
    #expect(outer.value(forKeyPath: "next.duration") as? Double == 7)
  }

  /// As with layers (peer 142): nothing where the default is zero, false or nothing.
  @Test func `defaults are named where they are not zero`() {
    #expect(CAAnimation.defaultValue(forKey: "speed") as? Float == 1)
    #expect(CAAnimation.defaultValue(forKey: "removedOnCompletion") as? Bool == true)
    #expect(CAAnimation.defaultValue(forKey: "fillMode") as? String == "removed")
    #expect(CASpringAnimation.defaultValue(forKey: "stiffness") as? CGFloat == 100)
    #expect(CASpringAnimation.defaultValue(forKey: "mass") as? CGFloat == 1)
    #expect(CASpringAnimation.defaultValue(forKey: "damping") as? CGFloat == 10)
    #expect(CAKeyframeAnimation.defaultValue(forKey: "calculationMode") as? String == "linear")
    for key in ["duration", "beginTime", "additive", "timingFunction", "delegate", "unknown"] {
      #expect(CASpringAnimation.defaultValue(forKey: key) == nil, "\(key)")
    }
    #expect(CABasicAnimation.defaultValue(forKey: "mass") == nil)
  }

  /// A subclass answers for keys of its own that were never set.
  @Test func `a subclass has defaults for its own keys`() {
    let animation = TintAnimation()
    #expect(animation.value(forKey: "tint") as? String == "gray")
    animation.setValue("red", forKey: "tint")
    #expect(animation.value(forKey: "tint") as? String == "red")
    animation.setValue(nil, forKey: "tint")
    #expect(animation.value(forKey: "tint") as? String == "gray")
    #expect(animation.duration == 0)
    #expect(TintAnimation.defaultValue(forKey: "speed") as? Float == 1)
  }
}

private final class TintAnimation: CABasicAnimation {
  override class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "tint": "gray"
    case "duration": 9
    default: super.defaultValue(forKey: key)
    }
  }
}
