import CoreGraphics

/// What an animation does to its layer's values, compiled from the animation object when it is added.
///
/// It never changes. It is held by reference, as it is large and is handed on some times before it
/// is evaluated.
package final class PropertyEffect {
  package let target: KeyPathTarget
  package let curve: ValueCurve
  package let isAdditive: Bool
  package let isCumulative: Bool
  /// Makes the target's transform out of the curve's values.
  package let function: CAValueFunctionName?
  /// The name of the sublayer that it is done to, for a key path through one (KP4).
  package let sublayerName: String?
  /// All that there is to do, where that is so little.
  private let plainBlend: PlainBlend?

  init(
    target: KeyPathTarget,
    curve: ValueCurve,
    isAdditive: Bool,
    isCumulative: Bool,
    function: CAValueFunctionName?,
    sublayerName: String?
  ) {
    self.target = target
    self.curve = curve
    self.isAdditive = isAdditive
    self.isCumulative = isCumulative
    self.function = function
    self.sublayerName = sublayerName
    plainBlend =
      if case .ends(let ends) = curve, !isCumulative, function == nil {
        PlainBlend.between(ends, of: target, isAdditive: isAdditive)
      } else {
        nil
      }
  }

  /// Writes the value at `progress` of cycle `cycle` into `values`, over what is there (T20).
  func apply(
    to values: inout LayerValues,
    over model: LayerValues,
    progress: Double,
    cycle: Int,
    cycleEnd: Double
  ) {
    if let plainBlend { return plainBlend.apply(to: &values, over: model, at: progress) }
    let current = target.read(model)
    guard var value = curve.value(at: progress, current: current) else { return }
    if isCumulative, cycle > 0,
      let end = curve.value(at: cycleEnd, current: current)?.multiplied(by: cycle),
      let sum = value.adding(end)
    {
      value = sum
    }
    if let function {
      guard let transform = function.transform(for: value) else { return }
      value = .transform(transform)
    }
    if isAdditive, let sum = value.adding(target.read(values)) { value = sum }
    guard value.isFinite else { return }
    target.write(value, to: &values)
  }
}

/// A value over the progress of one pass, 0 … 1 (beyond it when a timing function overshoots).
package enum ValueCurve {
  case ends(BasicEnds)
  case keyframes(KeyframeCurve)

  func value(at progress: Double, current: AnimatableValue) -> AnimatableValue? {
    switch self {
    case .ends(let ends): ends.value(at: progress, current: current)
    case .keyframes(let curve): curve.value(at: progress)
    }
  }
}
