import QuartzCore

/// The zoom state of a scroll view.
struct ZoomState {
  /// The minimum and maximum scale.
  var limits: (least: CGFloat, most: CGFloat) = (1, 1)
  /// Whether fingers can zoom beyond the limits, with resistance.
  var bounces = true
  /// The recognizer of pinches; `nil` while the content cannot be zoomed.
  var pinch: UIPinchGestureRecognizer?
  /// The pinch that is zooming the content.
  var hold: Hold?
  var motion: ZoomMotion?
  /// Whether a scale is being applied.
  var isShowing = false

  /// A pinch that is zooming the content.
  struct Hold {
    /// The point of the zoomed view under the fingers' center.
    let point: CGPoint
    /// The scale at the fingers' initial distance, ignoring the limits.
    let scale: CGFloat
  }

  /// The maximum distance beyond a limit, as a logarithm: to twice the maximum scale or half the minimum [K].
  private static let give: CGFloat = 0.693_147_180_559_945

  /// Whether the scale can be changed.
  var isPossible: Bool { limits.least < limits.most }

  /// Whether a zoom is under way, so that the content's size is not its own.
  var isBusy: Bool { isShowing || hold != nil || motion != nil }

  func clamp(_ scale: CGFloat) -> CGFloat { min(max(scale, limits.least), limits.most) }

  /// The scale for fingers that would zoom to `scale`: with increasing resistance beyond a limit, as for a dragged
  /// offset.
  func giving(to scale: CGFloat) -> CGFloat {
    guard clamp(scale) != scale else { return scale }
    return CGFloat(exp(Double(line.giving(to: CGFloat(log(Double(scale)))))))
  }

  /// The inverse of `giving(to:)`.
  func pulled(to scale: CGFloat) -> CGFloat {
    guard clamp(scale) != scale else { return scale }
    return CGFloat(exp(Double(line.pulled(to: CGFloat(log(Double(scale)))))))
  }

  /// The limits as a line of the scales' logarithms.
  private var line: ScrollLine {
    ScrollLine(
      from: CGFloat(log(Double(limits.least))),
      to: CGFloat(log(Double(limits.most))),
      length: Self.give,
      bounces: bounces
    )
  }
}
