import Foundation
import QuartzCore

/// An animation as it is recorded, with those in it where it is a group.
nonisolated final class RecordedAnimation: Decodable {
  let `class`: String
  let key, keyPath: String?
  let duration, beginTime, timeOffset, repeatDuration: Double?
  let speed, repeatCount: Float?
  let autoreverses, isRemovedOnCompletion, additive, cumulative: Bool?
  let fillMode: String?
  let timingFunction: [Float]?

  let from, to, by: RecordedValue?

  let values: [RecordedValue]?
  let keyTimes: [Double]?
  let timingFunctions: [[Float]]?
  let calculationMode, rotationMode: String?
  let path: RecordedPath?

  let animations: [RecordedAnimation]?
}

extension RecordedAnimation {
  /// The animation, through the public API.
  var animation: CAAnimation {
    let animation = ofItsClass
    if let duration { animation.duration = duration }
    if let beginTime { animation.beginTime = beginTime }
    if let timeOffset { animation.timeOffset = timeOffset }
    if let speed { animation.speed = speed }
    if let repeatCount { animation.repeatCount = repeatCount }
    if let repeatDuration { animation.repeatDuration = repeatDuration }
    if let autoreverses { animation.autoreverses = autoreverses }
    if let fillMode { animation.fillMode = CAMediaTimingFillMode(rawValue: fillMode) }
    if let isRemovedOnCompletion { animation.isRemovedOnCompletion = isRemovedOnCompletion }
    animation.timingFunction = timingFunction.map(Self.curve)
    if let property = animation as? CAPropertyAnimation {
      property.isAdditive = additive ?? false
      property.isCumulative = cumulative ?? false
    }
    return animation
  }

  private var ofItsClass: CAAnimation {
    switch self.class {
    case "CAKeyframeAnimation": keyframes
    case "CAAnimationGroup": group
    default: basic
    }
  }

  private var basic: CABasicAnimation {
    let basic = CABasicAnimation(keyPath: keyPath)
    basic.fromValue = from?.object
    basic.toValue = to?.object
    basic.byValue = by?.object
    return basic
  }

  private var keyframes: CAKeyframeAnimation {
    let keyframes = CAKeyframeAnimation(keyPath: keyPath)
    keyframes.values = values?.map(\.object)
    keyframes.keyTimes = keyTimes?.map { NSNumber(value: $0) }
    keyframes.timingFunctions = timingFunctions?.map(Self.curve)
    if let calculationMode {
      keyframes.calculationMode = CAAnimationCalculationMode(rawValue: calculationMode)
    }
    keyframes.path = path?.path
    keyframes.rotationMode = rotationMode.map { CAAnimationRotationMode(rawValue: $0) }
    return keyframes
  }

  private var group: CAAnimationGroup {
    let group = CAAnimationGroup()
    group.animations = animations?.map(\.animation)
    return group
  }

  private static func curve(_ points: [Float]) -> CAMediaTimingFunction {
    CAMediaTimingFunction(controlPoints: points[0], points[1], points[2], points[3])
  }
}
