import CoreGraphics

/// The properties of each animation class by key, one table per class.
extension ObjectKey {
  static let ofAnimation: [String: ObjectKey] = [
    "beginTime": form(\CAAnimation.beginTime),
    "duration": form(\CAAnimation.duration),
    "speed": form(\CAAnimation.speed, default: 1),
    "timeOffset": form(\CAAnimation.timeOffset),
    "repeatCount": form(\CAAnimation.repeatCount),
    "repeatDuration": form(\CAAnimation.repeatDuration),
    "autoreverses": form(\CAAnimation.autoreverses),
    "fillMode": name(\CAAnimation.fillMode, default: .removed),
    "timingFunction": object(\CAAnimation.timingFunction),
    "delegate": object(\CAAnimation.delegate),
    "removedOnCompletion": form(\CAAnimation.isRemovedOnCompletion, default: true),
    "preferredFrameRateRange": value(\CAAnimation.preferredFrameRateRange),
  ]

  static let ofPropertyAnimation = ofAnimation.adding([
    "keyPath": object(\CAPropertyAnimation.keyPath),
    "additive": form(\CAPropertyAnimation.isAdditive),
    "cumulative": form(\CAPropertyAnimation.isCumulative),
    "valueFunction": object(\CAPropertyAnimation.valueFunction),
  ])

  static let ofBasicAnimation = ofPropertyAnimation.adding([
    "fromValue": object(\CABasicAnimation.fromValue),
    "toValue": object(\CABasicAnimation.toValue),
    "byValue": object(\CABasicAnimation.byValue),
  ])

  static let ofSpringAnimation = ofBasicAnimation.adding([
    "mass": form(\CASpringAnimation.mass, default: 1),
    "stiffness": form(\CASpringAnimation.stiffness, default: 100),
    "damping": form(\CASpringAnimation.damping, default: 10),
    "initialVelocity": form(\CASpringAnimation.initialVelocity),
    "allowsOverdamping": form(\CASpringAnimation.allowsOverdamping, default: false),
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

  static let ofTransition = ofAnimation.adding([
    "type": name(\CATransition.type, default: .fade),
    "subtype": name(\CATransition.subtype),
    "startProgress": form(\CATransition.startProgress),
    "endProgress": form(\CATransition.endProgress, default: 1),
  ])

  static let ofGroup = ofAnimation.adding([
    "animations": object(\CAAnimationGroup.animations)
  ])
}
