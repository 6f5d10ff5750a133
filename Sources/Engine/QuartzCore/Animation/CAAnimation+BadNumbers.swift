import CoreGraphics

/// Reports of values that an animation cannot use: made when it is added to a layer, with the layer's name, once per
/// layer and property.
extension CAAnimation {
  /// Notes that `property` did not take a value.
  func refuse(_ property: String, _ problem: String) {
    settings.refusals[property] = problem
  }

  /// The key path, for messages: it identifies an animation among those of its layer.
  private var reportName: String { (self as? CAPropertyAnimation)?.keyPath ?? "animation" }

  /// Reports the refused values, and the effect on the frames.
  func reportBadNumbers(on layer: any AnimatedLayer) {
    if let curve = timingFunction?.curve, !curve.isFinite {
      layer.report(
        "\(reportName).timingFunction",
        "cannot be \(curve): the pace is even"
      )
    }
    guard !settings.refusals.isEmpty else { return }
    for (property, problem) in settings.refusals.sorted(by: { $0.key < $1.key }) {
      layer.report("\(reportName).\(property)", problem)
    }
  }

  /// Whether one of its times is not finite, which is reported with its `consequence`.
  func reportsUnusableTime(on layer: any AnimatedLayer, _ consequence: String) -> Bool {
    guard let (property, value) = unusableTime else { return false }
    layer.report(
      "\(reportName).\(property)",
      "cannot be \(value): \(consequence)"
    )
    return true
  }

  /// The first of its times that cannot be computed with (peer 74).
  private var unusableTime: (property: String, value: Double)? {
    if mediaTiming.isValid { return nil }
    let mustBeFinite = [
      ("beginTime", beginTime), ("speed", Double(speed)), ("timeOffset", timeOffset),
    ]
    if let bad = mustBeFinite.first(where: { !$0.1.isFinite }) { return bad }
    let mayBeInfinite = [
      ("duration", duration), ("repeatCount", Double(repeatCount)),
      ("repeatDuration", repeatDuration),
    ]
    return mayBeInfinite.first { $0.1.isNaN } ?? ("duration", duration)
  }
}

extension UnitBezier: CustomStringConvertible {
  /// The two control points.
  package var description: String { "(\(x1), \(y1)) (\(x2), \(y2))" }
}
