import CoreGraphics

/// The settings that every animation object has, as one value, so that a copy of the object copies one value.
@MainActor
package struct AnimationSettings {
  package var beginTime = 0.0
  package var duration = 0.0
  package var speed: Float = 1
  package var timeOffset = 0.0
  package var repeatCount: Float = 0
  package var repeatDuration = 0.0
  package var autoreverses = false
  package var fillMode = CAMediaTimingFillMode.removed
  package var timingFunction: CAMediaTimingFunction?
  package var isRemovedOnCompletion = true
  /// Values under keys that are not properties; copied along, to identify animations (R6).
  package var extraValues: [String: Any] = [:]
  /// Why a value set for a property was not taken, by property.
  package var refusals: [String: String] = [:]
  package var preferredFrameRateRange = CAFrameRateRange.default

  package init() {}

  /// The times as numbers.
  package var timing: MediaTiming {
    var timing = MediaTiming()
    timing.beginTime = beginTime
    timing.duration = duration
    timing.speed = Double(speed)
    timing.timeOffset = timeOffset
    timing.repeatCount = Double(repeatCount)
    timing.repeatDuration = repeatDuration
    timing.autoreverses = autoreverses
    timing.fillMode = MediaTiming.FillMode(fillMode)
    return timing
  }
}
