import QuartzCore

/// What a scroll view knows of its zooming.
struct ZoomState {
  /// The least and the greatest scale.
  var limits: (least: CGFloat, most: CGFloat) = (1, 1)
  /// Whether the scale gives at its limits under the fingers.
  var bounces = true
  /// What recognizes that the content is zoomed; `nil` while it cannot be.
  var pinch: UIPinchGestureRecognizer?
  /// Where fingers hold the content.
  var hold: Hold?
  var motion: ZoomMotion?
  /// Whether a scale is being shown.
  var isShowing = false

  /// Fingers that hold the content.
  struct Hold {
    /// The point of the zoomed view that is in the fingers' middle.
    let point: CGPoint
    /// The scale for fingers that are as far apart as when they came down, were it not for the limits.
    let scale: CGFloat
  }

  /// Never farther than to twice the greatest scale or half the least [K].
  private static let give: CGFloat = 0.693_147_180_559_945

  /// Whether the scale can be changed at all.
  var isPossible: Bool { limits.least < limits.most }

  /// Whether the content's size is not its own at the moment, but that of a zoom that is under way.
  var isBusy: Bool { isShowing || hold != nil || motion != nil }

  func clamp(_ scale: CGFloat) -> CGFloat { min(max(scale, limits.least), limits.most) }

  /// The scale for fingers that would have it so: less and less far beyond a limit, as a dragged offset.
  func giving(to scale: CGFloat) -> CGFloat {
    guard clamp(scale) != scale else { return scale }
    return CGFloat(exp(Double(line.giving(to: CGFloat(log(Double(scale)))))))
  }

  /// The reverse.
  func pulled(to scale: CGFloat) -> CGFloat {
    guard clamp(scale) != scale else { return scale }
    return CGFloat(exp(Double(line.pulled(to: CGFloat(log(Double(scale)))))))
  }

  /// The logarithms of the scales.
  private var line: ScrollLine {
    ScrollLine(
      from: CGFloat(log(Double(limits.least))),
      to: CGFloat(log(Double(limits.most))),
      length: Self.give,
      bounces: bounces
    )
  }
}
