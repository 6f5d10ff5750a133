public import CoreGraphics

/// An animation through a list of values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values to go through, two at least; ignored when there is a `path` that can be followed.
  ///
  /// An animation with one value does nothing. They read as the objects that they are on Apple's systems
  /// (`CALayer.value(forKey:)`).
  open var values: [Any]? {
    get { givenValues?.map { objectForm($0) } }
    set { givenValues = newValue }
  }
  /// The values as they were given.
  package final var givenValues: [Any]?
  /// The points to go through, for keys whose value is a point or a size, such as `position` and
  /// `transform.translation`; comes before `values` (KF1).
  ///
  /// Copied: changing it afterwards changes nothing here.
  open var path: CGPath? {
    didSet { if path is CGMutablePath { path = path?.copy() } }
  }
  /// When each value is due, in parts of a pass; evenly spaced when `nil` (KF6).
  ///
  /// They belong in 0 … 1 and in order. Others are taken as they are written: below 0 the animation began
  /// earlier, above 1 it ends later, and where they fall the segments before are skipped. Before the first
  /// time and after the last the first and the last value hold. Times and values go in pairs: what is left
  /// over of either does not count, but for the end of discrete values, one time more than values.
  open var keyTimes: [NSNumber]?
  /// The pace within each segment; one fewer than values; ignored by the paced modes (KF8).
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values between the given ones are found; default `.linear` (KF3).
  open var calculationMode = CAAnimationCalculationMode.linear
  /// How tight the curve is at each value, −1 … 1, for the cubic modes; missing ones are 0 (KF13).
  open var tensionValues: [NSNumber]?
  /// How the two sides of the curve differ at each value, −1 … 1, for the cubic modes; missing ones are
  /// 0 (KF13).
  open var continuityValues: [NSNumber]?
  /// Which side the curve bends to at each value, −1 … 1, for the cubic modes; missing ones are 0 (KF13).
  open var biasValues: [NSNumber]?
  /// Whether the layer turns with the `path` that its `position` follows; default `nil`, no (KF10).
  ///
  /// The turn acts before the layer's transform, as earlier animations left it, whether the position is
  /// added or not. A point without a direction, such as a path of one point, turns nothing. Paths of
  /// other keys do not move the layer and turn nothing either.
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

  package override func effect(on layer: CALayer) -> PropertyEffect? {
    let effect = super.effect(on: layer)
    if path != nil, effect?.target.property == .builtIn(.position), effect?.target.component == nil
    {
      effect?.rotation = PathRotation(rotationMode)
    }
    return effect
  }

  package override func valueCurve(of target: KeyPathTarget, on layer: CALayer) -> ValueCurve? {
    keyframeCurve(of: target, on: layer).map { .keyframes($0) }
  }
}
