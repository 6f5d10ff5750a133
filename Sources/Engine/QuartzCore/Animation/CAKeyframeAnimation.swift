public import CoreGraphics

/// An animation through a list of values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values to pass through, at least two; ignored if there is a `path` that the key can follow.
  ///
  /// An animation with one value has no effect. The values read as the objects that they are on Apple's systems
  /// (`CALayer.value(forKey:)`).
  open var values: [Any]? {
    get { givenValues?.map { objectForm($0) } }
    set { givenValues = newValue }
  }
  /// The values as they were given.
  package final var givenValues: [Any]?
  /// The path to follow, for keys whose value is a point or a size, such as `position` and `transform.translation`; it
  /// takes precedence over `values`.
  ///
  /// The animation copies it: a later change of the path has no effect.
  open var path: CGPath? {
    didSet { if path is CGMutablePath { path = path?.copy() } }
  }
  /// The time of each value, as a fraction of a pass; `nil` for even spacing; default `nil`.
  ///
  /// They should be in 0 … 1 and increasing. Other times are used as they are: with times below 0 the animation began
  /// earlier, with times above 1 it ends later, and where times decrease the segments before are skipped. The first
  /// value holds before the first time, and the last value after the last time. Times and values are paired, and the
  /// rest of the longer list is ignored; but discrete values may have one more time, the end of the last value.
  open var keyTimes: [NSNumber]?
  /// The timing function of each segment; one fewer than values; ignored by the paced modes.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between values; default `.linear`.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The tension of the curve at each value, −1 … 1, for the cubic modes; missing ones are 0.
  open var tensionValues: [NSNumber]?
  /// The continuity of the curve at each value, −1 … 1, for the cubic modes; missing ones are 0.
  open var continuityValues: [NSNumber]?
  /// The bias of the curve at each value, −1 … 1, for the cubic modes; missing ones are 0.
  open var biasValues: [NSNumber]?
  /// Whether the layer rotates with the `path` that its `position` follows; default `nil`, no.
  ///
  /// The rotation is applied before the layer's transform, as earlier animations have left that, whether or not the
  /// position is additive. A point without a direction, such as a path of one point, does not rotate the layer, nor
  /// does a path of another key, as it does not move the layer.
  open var rotationMode: CAAnimationRotationMode?

  package override class var keys: [String: ObjectKey] { ObjectKey.ofKeyframeAnimation }

  package override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    givenValues = other.givenValues
    path = other.path
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    tensionValues = other.tensionValues
    continuityValues = other.continuityValues
    biasValues = other.biasValues
    rotationMode = other.rotationMode
  }

  package override func effect(on layer: any AnimatedLayer) -> PropertyEffect? {
    let effect = super.effect(on: layer)
    if path != nil, effect?.target.property == .builtIn(.position), effect?.target.component == nil
    {
      effect?.rotation = PathRotation(rotationMode)
    }
    return effect
  }

  package override func valueCurve(of target: KeyPathTarget, on layer: any AnimatedLayer)
    -> ValueCurve?
  {
    keyframeCurve(of: target, on: layer).map { .keyframes($0) }
  }
}

extension ObjectKey {
  /// The properties that key-value access reaches.
  fileprivate static let ofKeyframeAnimation = ofPropertyAnimation.adding([
    "values": object(\CAKeyframeAnimation.values),
    "path": object(\CAKeyframeAnimation.path),
    "keyTimes": numbers(\CAKeyframeAnimation.keyTimes),
    "timingFunctions": object(\CAKeyframeAnimation.timingFunctions),
    "calculationMode": name(\CAKeyframeAnimation.calculationMode, default: .linear),
    "tensionValues": numbers(\CAKeyframeAnimation.tensionValues),
    "continuityValues": numbers(\CAKeyframeAnimation.continuityValues),
    "biasValues": numbers(\CAKeyframeAnimation.biasValues),
    "rotationMode": name(\CAKeyframeAnimation.rotationMode),
  ])
}
