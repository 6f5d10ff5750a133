import CoreGraphics
import QuartzCore
import RandomScenes

/// Animations of every kind, most of them with something in them that makes no sense.
extension Seeded {
  /// - Parameters:
  ///   - name: Of a layer that may be the sublayer of the one that gets the animation.
  ///   - depth: How many groups it is in.
  /// - Returns: Not added to anything yet.
  mutating func animation(sublayer name: String, depth: Int = 0) -> CAAnimation {
    let animation: CAAnimation =
      switch index(below: 12) {
      case 0...3: basic(sublayer: name)
      case 4: spring(sublayer: name)
      case 5, 6: keyframes(sublayer: name)
      case 7: alongPath()
      case 8 where depth < 3: group(sublayer: name, depth: depth)
      case 9: transition()
      case 10: CAAnimation()
      default: basic(sublayer: name)
      }
    setTimes(of: animation)
    return animation
  }

  private mutating func keyPath(sublayer name: String) -> String {
    pick(Self.keyPaths + ["sublayers.\(name).position.x", "sublayers.\(name).opacity"])
  }

  private static let keyPaths = [
    "position", "position.x", "opacity", "bounds", "bounds.size.width", "bounds.origin",
    "transform", "transform.rotation.z", "transform.scale", "transform.translation", "zPosition",
    "cornerRadius", "backgroundColor", "contents", "hidden", "sublayerTransform", "anchorPoint",
    "shadowOffset", "contentsRect", "contentsCenter", "masksToBounds", "level", "undeclared",
    "mask.opacity", "mask.position", "shadowPath", "maskedCorners", "doubleSided",
    // What is none.
    "nonsense", "", ".", "position.", "position.z", "frame", "sublayers..opacity", "mask.",
    "contentsGravity", "sublayers.nobody.position", "speed",
  ]

  /// A value of the type that the key path has, or anything.
  private mutating func value(for keyPath: String) -> Any? {
    if once(in: 8) { return pick(BadValues.things) }
    let last = keyPath.split(separator: ".").last ?? ""
    let (a, b) = (perhapsBad(-20...50), perhapsBad(0...60))
    switch last {
    case "position", "anchorPoint", "origin": return CGPoint(x: a, y: b)
    case "bounds", "contentsRect", "contentsCenter":
      return CGRect(x: a / 50, y: 0, width: b / 60, height: b)
    case "transform", "sublayerTransform":
      return once(in: 2)
        ? CATransform3DMakeScale(CGFloat(b / 30), 1, 1)
        : CATransform3DMakeRotation(CGFloat(a), 0, 0, 1)
    case "shadowOffset", "translation": return CGSize(width: a, height: b)
    case "backgroundColor": return CGColor(red: CGFloat(b / 60), green: 0, blue: 1, alpha: 1)
    case "contents": return CGImage.plain(~0)
    case "hidden", "masksToBounds", "doubleSided": return flag()
    default: return once(in: 4) ? Int(number(-3...3)) : a
    }
  }

  private mutating func basic(sublayer name: String) -> CAAnimation {
    let animation = CABasicAnimation(keyPath: keyPath(sublayer: name))
    setEnds(of: animation)
    return animation
  }

  private mutating func spring(sublayer name: String) -> CAAnimation {
    let path = keyPath(sublayer: name)
    let animation =
      flag()
      ? CASpringAnimation(keyPath: path)
      : CASpringAnimation(
        perceptualDuration: perhapsBad(0...1),
        bounce: CGFloat(perhapsBad(-2...2))
      )
    animation.keyPath = path
    setEnds(of: animation)
    animation.mass = CGFloat(perhapsBad(0...3))
    animation.stiffness = CGFloat(perhapsBad(1...300))
    animation.damping = CGFloat(perhapsBad(0...40))
    animation.initialVelocity = CGFloat(perhapsBad(-9...9))
    animation.allowsOverdamping = flag()
    return animation
  }

  private mutating func setEnds(of animation: CABasicAnimation) {
    let path = animation.keyPath ?? ""
    if flag() { animation.fromValue = value(for: path) }
    if flag() { animation.toValue = value(for: path) }
    if once(in: 3) { animation.byValue = value(for: path) }
    setSums(of: animation)
  }

  private mutating func setSums(of animation: CAPropertyAnimation) {
    animation.isAdditive = once(in: 3)
    animation.isCumulative = once(in: 4)
    guard once(in: 6) else { return }
    animation.valueFunction = CAValueFunction(
      name: pick([.rotateZ, .scale, .translate, .translateX])
    )
  }

  private mutating func keyframes(sublayer name: String) -> CAAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath(sublayer: name))
    let path = animation.keyPath ?? ""
    let count = index(below: 5)
    if !once(in: 8) {
      animation.values = (0..<count).map { _ in value(for: path) ?? NSNull() }
    }
    setShape(of: animation, count: count)
    setSums(of: animation)
    return animation
  }

  private mutating func alongPath() -> CAAnimation {
    let animation = CAKeyframeAnimation(keyPath: once(in: 5) ? "anchorPoint" : "position")
    let path = CGMutablePath()
    for _ in 0..<index(below: 5) {
      let p = CGPoint(x: perhapsBad(0...200), y: number(0...100))
      switch index(below: 4) {
      case 0: path.move(to: p)
      case 1 where !path.isEmpty: path.addQuadCurve(to: p, control: CGPoint(x: p.y, y: p.x))
      case 2 where !path.isEmpty: path.addCurve(to: p, control1: .zero, control2: p)
      default: path.isEmpty ? path.move(to: p) : path.addLine(to: p)
      }
    }
    animation.path = path
    animation.rotationMode = pick([nil, .rotateAuto, .rotateAutoReverse])
    setShape(of: animation, count: index(below: 5))
    setSums(of: animation)
    return animation
  }

  private mutating func setShape(of animation: CAKeyframeAnimation, count: Int) {
    let modes = ["linear", "discrete", "paced", "cubic", "cubicPaced", "unknown"]
    animation.calculationMode = .init(rawValue: pick(modes))
    if once(in: 2) { animation.keyTimes = numbers(count + (once(in: 3) ? 1 : 0)) }
    if once(in: 4) { animation.tensionValues = numbers(count) }
    if once(in: 4) { animation.biasValues = numbers(1) }
    if once(in: 4) { animation.continuityValues = numbers(count + 2) }
    if once(in: 3) { animation.timingFunctions = (0..<count).map { _ in curve() } }
  }

  /// Rising ones, from 0 to 1, unless one of them makes no sense.
  private mutating func numbers(_ count: Int) -> [NSNumber] {
    (0..<count).map { place in
      let even = count > 1 ? Double(place) / Double(count - 1) : 0
      return NSNumber(value: once(in: 9) ? pick(BadValues.numbers) : even)
    }
  }

  private mutating func curve() -> CAMediaTimingFunction {
    if flag() { return CAMediaTimingFunction(name: pick([.linear, .easeIn, .default])) }
    let (x, y) = (Float(perhapsBad(0...1)), Float(perhapsBad(-1...2)))
    return CAMediaTimingFunction(controlPoints: x, y, 0.5, 1)
  }

  private mutating func group(sublayer name: String, depth: Int) -> CAAnimation {
    let group = CAAnimationGroup()
    group.animations = (0..<index(below: 4)).map { _ in
      animation(sublayer: name, depth: depth + 1)
    }
    return group
  }

  private mutating func transition() -> CAAnimation {
    let transition = CATransition()
    transition.type = pick([.fade, .push, .moveIn, .reveal, .init(rawValue: "cube")])
    transition.subtype = pick([nil, .fromTop, .fromBottom, .fromRight])
    if once(in: 3) { transition.startProgress = Float(perhapsBad(0...1)) }
    if once(in: 3) { transition.endProgress = Float(perhapsBad(0...1)) }
    return transition
  }

  private mutating func setTimes(of animation: CAAnimation) {
    animation.duration = once(in: 5) ? 0 : perhapsBad(0.01...1)
    if once(in: 4) { animation.repeatCount = Float(perhapsBad(0...4)) }
    if once(in: 6) { animation.repeatDuration = perhapsBad(0...3) }
    if once(in: 4) { animation.autoreverses = true }
    if once(in: 5) { animation.speed = Float(perhapsBad(-2...3)) }
    if once(in: 5) { animation.timeOffset = perhapsBad(-1...1) }
    if once(in: 4) { animation.beginTime = perhapsBad(-1...20) }
    if once(in: 3) { animation.fillMode = pick([.forwards, .backwards, .both]) }
    if once(in: 4) { animation.isRemovedOnCompletion = false }
    if once(in: 3) { animation.timingFunction = curve() }
    if once(in: 8) {
      let key = pick(["duration", "keyPath", "values", "fillMode", "animations", "own"])
      animation.setValue(pick(BadValues.things), forKey: key)
    }
  }
}
