import CoreGraphics

/// The properties of each animation class by key, one table a class; a Boolean has the name of its getter
/// as well.
extension AnimationKey {
  static let ofAnimation: [String: AnimationKey] = [
    "beginTime": number(\CAAnimation.beginTime),
    "duration": number(\CAAnimation.duration),
    "speed": number(\CAAnimation.speed, default: 1),
    "timeOffset": number(\CAAnimation.timeOffset),
    "repeatCount": number(\CAAnimation.repeatCount),
    "repeatDuration": number(\CAAnimation.repeatDuration),
    "autoreverses": flag(\CAAnimation.autoreverses),
    "fillMode": name(\CAAnimation.fillMode, default: .removed),
    "timingFunction": object(\CAAnimation.timingFunction),
    "delegate": object(\CAAnimation.delegate),
    "removedOnCompletion": flag(\CAAnimation.isRemovedOnCompletion, default: true),
    "isRemovedOnCompletion": flag(\CAAnimation.isRemovedOnCompletion, default: true),
    "preferredFrameRateRange": value(\CAAnimation.preferredFrameRateRange),
  ]

  static let ofPropertyAnimation = ofAnimation.adding([
    "keyPath": object(\CAPropertyAnimation.keyPath),
    "additive": flag(\CAPropertyAnimation.isAdditive),
    "isAdditive": flag(\CAPropertyAnimation.isAdditive),
    "cumulative": flag(\CAPropertyAnimation.isCumulative),
    "isCumulative": flag(\CAPropertyAnimation.isCumulative),
    "valueFunction": object(\CAPropertyAnimation.valueFunction),
  ])

  static let ofBasicAnimation = ofPropertyAnimation.adding([
    "fromValue": object(\CABasicAnimation.fromValue),
    "toValue": object(\CABasicAnimation.toValue),
    "byValue": object(\CABasicAnimation.byValue),
  ])

  static let ofSpringAnimation = ofBasicAnimation.adding([
    "mass": number(\CASpringAnimation.mass, default: 1),
    "stiffness": number(\CASpringAnimation.stiffness, default: 100),
    "damping": number(\CASpringAnimation.damping, default: 10),
    "initialVelocity": number(\CASpringAnimation.initialVelocity),
    "allowsOverdamping": flag(\CASpringAnimation.allowsOverdamping),
    "settlingDuration": readOnly(\CASpringAnimation.settlingDuration),
    "perceptualDuration": readOnly(\CASpringAnimation.perceptualDuration),
    "bounce": readOnly(\CASpringAnimation.bounce),
  ])

  static let ofKeyframeAnimation = ofPropertyAnimation.adding([
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

  static let ofGroup = ofAnimation.adding([
    "animations": object(\CAAnimationGroup.animations)
  ])
}

extension [String: AnimationKey] {
  fileprivate func adding(_ keys: [String: AnimationKey]) -> [String: AnimationKey] {
    merging(keys) { _, own in own }
  }
}
