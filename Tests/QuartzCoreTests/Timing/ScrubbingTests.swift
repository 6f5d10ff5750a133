import CoreGraphics
import DisplayList
import QuartzCore
import Testing

/// A moment of an animation is the same however it was come to: played to, jumped to, gone back to, or
/// by the offset of a layer that stands still (T1, T16, T17; peer 75).
///
/// Going back means frames for earlier times, before the end of the animation has been reported: what has
/// been reported as ended, and was taken away for that, does not come back.
struct `Scrubbing` {
  /// Every kind of animation, each of a second.
  nonisolated enum Kind: String, CaseIterable {
    case number, point, rect, color, transform, rotation, contents, flag, paced, overshooting,
      spring
    case linear, discrete, pacedKeyframes, cubic, cubicPaced, keyTimes, path, turningPath
    case additive, cumulative, cumulativeTransform, autoreversed, fraction, backwards, offset,
      delayed
    case function, group, nestedGroup, fade, push, moveIn, reveal, slices, custom, redrawn, own
    case sublayer, mask
  }

  private static let times = [0, 0.05, 0.25, 0.35, 0.5, 0.65, 0.9, 1, 1.2]

  /// All that shows of a layer and of those below it.
  private struct Moment: Equatable {
    var picture: String
    var values: [AnimatableValue] = []
    var own: [CustomValues] = []
  }

  /// A stage with one layer, that has a sublayer and a mask, on which the animation begins at 0.
  private struct Scene {
    let stage = LayerStage()
    let layer: ScrubbedLayer

    init(_ kind: Kind, speed: Float = 1) {
      layer = stage.addLayer(ScrubbedLayer(), named: "card")
      let (card, leaf, mask) = (layer, CALayer(), CALayer())
      withoutActions {
        leaf.name = "leaf"
        for each in [leaf, mask] {
          each.frame = CGRect(x: 5, y: 5, width: 20, height: 10)
          each.backgroundColor = .red
        }
        card.backgroundColor = .blue
        card.contents = CGImage.plain(0xFF00_FF00)
        card.setValue(3.0, forKey: "own")
        card.addSublayer(leaf)
        card.mask = mask
        card.speed = speed
        // What is drawn from the animation's key was drawn before it, and is again after it.
        if kind == .redrawn { card.setNeedsDisplay() }
      }
      stage.advance(to: 0)
      withoutActions { kind.begin(on: card) }
      CATransaction.flush()
    }

    /// What a frame for `time` shows.
    func moment(at time: Double) -> Moment {
      stage.context.updateFrame(at: time, scale: 1)
      var moment = Moment(picture: stage.context.frame.list.description)
      for each in [layer, layer.sublayers?.first, layer.mask].compactMap(\.self) {
        let values = each.frameValues
        // What it draws for the frame is a picture of its own each time: its size is in the list.
        for property in LayerProperty.allCases where property != .contents {
          moment.values.append(values[property])
        }
        moment.own.append(values.custom)
      }
      return moment
    }
  }

  /// Every moment as frames come to it in steps of a twentieth, with what has ended reported and taken away.
  private func played(_ kind: Kind) -> [Moment] {
    let scene = Scene(kind)
    var moments: [Moment] = []
    for step in 0...24 {
      let time = Double(step) / 20
      scene.stage.advance(to: time)
      if Self.times.contains(time) { moments.append(scene.moment(at: time)) }
    }
    return moments
  }

  @Test(arguments: Kind.allCases)
  func `the stage's time, in any order, shows what playing shows`(_ kind: Kind) {
    let played = played(kind)
    #expect(played.count == Self.times.count)
    let pictures = Set(played.map(\.picture))
    #expect(pictures.count > 1 || kind == .own)
    for order in [
      [0, 1, 2, 3, 4, 5, 6, 7, 8], [8, 7, 6, 5, 4, 3, 2, 1, 0], [3, 8, 0, 6, 2, 7, 1],
    ] {
      let scene = Scene(kind)
      for index in order {
        let isSame = scene.moment(at: Self.times[index]) == played[index]
        #expect(isSame, "at \(Self.times[index]) in \(order)")
      }
    }
    // A jump to each, on a stage that has shown nothing else.
    for (index, time) in Self.times.enumerated() {
      let isSame = Scene(kind).moment(at: time) == played[index]
      #expect(isSame, "at \(time)")
    }
  }

  @Test(arguments: Kind.allCases)
  func `a layer that stands still shows its offset's moment`(_ kind: Kind) {
    let played = played(kind)
    let scene = Scene(kind, speed: 0)
    for (place, index) in [4, 0, 8, 2, 7, 1, 6, 3, 5].enumerated() {
      scene.layer.timeOffset = Self.times[index]
      MediaClock.set(Double(place))
      CATransaction.flush()
      let moment = scene.moment(at: Double(place))
      // At the very end what stands still shows the end, where what goes on is over (`Standing at the end`).
      if Self.times[index] == 1 { continue }
      let isSame = moment == played[index]
      #expect(isSame, "at \(Self.times[index])")
    }
  }

  /// The presentation's values, at a time that no frame was made for.
  @Test(arguments: Kind.allCases)
  func `a presentation copy shows the same moment as a frame`(_ kind: Kind) throws {
    let scene = Scene(kind)
    for time in Self.times.reversed() {
      let shown = try #require(scene.layer.presentation(at: time))
      scene.stage.context.updateFrame(at: time, scale: 1)
      let inFrame = scene.layer.frameValues
      for property in LayerProperty.allCases where property != .contents || kind != .redrawn {
        #expect(shown.values[property] == inFrame[property], "\(property) at \(time)")
      }
      #expect(shown.values.custom == inFrame.custom)
    }
  }
}

/// A layer with a property that animates, and one that it draws itself from.
private final class ScrubbedLayer: CALayer {
  @Animatable var level: CGFloat = 0
  @Animatable var drawn: CGFloat = 0

  override class func needsDisplay(forKey key: String) -> Bool { key == "drawn" }

  override func display() {
    contents = CGImage.plain(~0, width: 1 + Int((presentation() ?? self).drawn * 100), height: 1)
  }
}

extension Scrubbing.Kind {
  /// Adds the animation, and makes the change that a transition is about.
  @MainActor
  fileprivate func begin(on layer: CALayer) {
    let animation = animation
    if animation.duration == 0 { animation.duration = 1 }
    layer.add(animation, forKey: "animation")
    if animation is CATransition { layer.backgroundColor = .green }
  }

  @MainActor
  private var animation: CAAnimation {
    switch self {
    case .number: basic("cornerRadius", from: 0, to: 20)
    case .point: basic("position", from: CGPoint.zero, to: CGPoint(x: 90, y: 40))
    case .rect: basic("bounds", to: CGRect(x: 5, y: 5, width: 30, height: 70))
    case .color: basic("backgroundColor", from: CGColor.red, to: CGColor.green)
    case .transform: basic("transform", to: CATransform3DMakeRotation(2, 1, 1, 1))
    case .rotation: basic("transform.rotation.z", by: 3)
    case .contents: basic("contents", to: CGImage.plain(~0, width: 9))
    case .flag: basic("hidden", from: false, to: true)
    case .paced:
      setting(basic("position.x", by: 50)) {
        $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
      }
    case .overshooting:
      setting(basic("position.x", by: 50)) {
        $0.timingFunction = CAMediaTimingFunction(controlPoints: 0.5, -1, 0.5, 2)
      }
    case .spring: setting(CASpringAnimation(keyPath: "position.y")) { $0.byValue = 60 }
    case .linear: keyframes(.linear)
    case .discrete: keyframes(.discrete)
    case .pacedKeyframes: keyframes(.paced)
    case .cubic: keyframes(.cubic)
    case .cubicPaced: keyframes(.cubicPaced)
    case .keyTimes: setting(keyframes(.linear)) { $0.keyTimes = [0, 0.1, 0.9, 1] }
    case .path: alongPath(nil)
    case .turningPath: alongPath(.rotateAuto)
    case .additive: setting(basic("position.x", from: 0, to: 9)) { $0.isAdditive = true }
    case .cumulative: setting(repeated("position.x", by: 10)) { $0.isCumulative = true }
    case .cumulativeTransform:
      setting(repeated("transform", by: CATransform3DMakeTranslation(9, 0, 0))) {
        $0.isCumulative = true
      }
    default: otherAnimation
    }
  }

  @MainActor
  private var otherAnimation: CAAnimation {
    switch self {
    case .autoreversed: setting(repeated("position.x", by: 10)) { $0.autoreverses = true }
    case .fraction: setting(repeated("position.x", by: 10)) { $0.repeatCount = 2.5 }
    case .backwards: setting(basic("position.x", by: 50)) { $0.speed = -1 }
    case .offset: setting(basic("position.x", by: 50)) { $0.timeOffset = 0.3 }
    case .delayed:
      setting(basic("position.x", by: 50)) { ($0.beginTime, $0.fillMode) = (0.3, .backwards) }
    case .function:
      setting(basic("transform", from: 0, to: 3)) {
        $0.valueFunction = CAValueFunction(name: .rotateY)
      }
    case .group: group([rise(), basic("position.x", by: 30)])
    case .nestedGroup:
      group([setting(group([basic("position.x", by: 30)])) { $0.speed = 2 }, rise()])
    case .fade: CATransition()
    case .push: setting(CATransition()) { $0.type = .push }
    case .moveIn: setting(CATransition()) { ($0.type, $0.subtype) = (.moveIn, .fromTop) }
    case .reveal: setting(CATransition()) { ($0.type, $0.endProgress) = (.reveal, 0.8) }
    case .slices: basic("contentsCenter", to: CGRect(x: 0.2, y: 0.2, width: 0.3, height: 0.3))
    case .custom: group([basic("level", from: 0, to: 5), basic("position.x", by: 3)])
    case .redrawn: basic("drawn", from: 0, to: 1)
    case .own: basic("own", from: 0, to: 9)
    case .sublayer: basic("sublayers.leaf.position.x", by: 30)
    default: basic("mask.position.x", by: 30)
    }
  }

  @MainActor
  private func keyframes(_ mode: CAAnimationCalculationMode) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.values = [0, 40, 15, 80].map { CGPoint(x: $0, y: 2 * $0) }
    animation.calculationMode = mode
    return animation
  }

  @MainActor
  private func alongPath(_ mode: CAAnimationRotationMode?) -> CAKeyframeAnimation {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 10))
    path.addCurve(
      to: CGPoint(x: 200, y: 10),
      control1: CGPoint(x: 40, y: 150),
      control2: CGPoint(x: 150, y: -50)
    )
    path.addLine(to: CGPoint(x: 0, y: 80))
    let animation = CAKeyframeAnimation(keyPath: "position")
    (animation.path, animation.rotationMode) = (path, mode)
    return animation
  }

  @MainActor
  private func repeated(_ keyPath: String, by: Any) -> CABasicAnimation {
    let animation = basic(keyPath, by: by)
    (animation.duration, animation.repeatCount) = (0.25, 4)
    return animation
  }

  @MainActor
  private func group(_ animations: [CAAnimation]) -> CAAnimationGroup {
    let group = CAAnimationGroup()
    (group.animations, group.duration) = (animations, 1)
    return group
  }
}

/// The animation with further settings.
private func setting<Animation: CAAnimation>(
  _ animation: Animation,
  _ set: (Animation) -> Void
) -> Animation {
  set(animation)
  return animation
}
