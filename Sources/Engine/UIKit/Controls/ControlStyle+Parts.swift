import QuartzCore

/// What controls make their parts with, and how they change them.
extension ControlStyle {
  /// Makes changes with an animation, or at once if there is to be none or the user wants reduced motion.
  static func change(
    _ view: UIView,
    animated: Bool,
    duration: Double = slideDuration,
    _ changes: () -> Void
  ) {
    if UIAccessibility.isReduceMotionEnabled || view.window == nil {
      UIView.performWithoutAnimation(changes)
    } else if animated {
      animateViews(
        duration: duration,
        options: [.allowUserInteraction, .beginFromCurrentState],
        curve: .easeOut,
        animations: changes
      )
    } else {
      changes()
    }
  }

  /// Ends running animations of parts, so that values that are set at once are visible at once.
  static func settle(_ parts: [UIView]) {
    for part in parts { part.layer.removeAllAnimations() }
  }

  /// Gives a control's body the frame of its bounds, faint while the control is disabled.
  static func fit(_ body: UIView, to control: UIControl) {
    body.frame = control.bounds
    body.bounds = control.bounds
    body.alpha = control.isEnabled ? 1 : disabledAlpha
  }

  /// A view with a background color that receives no touches.
  static func makePart(_ color: UIColor? = nil) -> UIView {
    let part = UIView()
    part.isUserInteractionEnabled = false
    part.backgroundColor = color
    return part
  }

  /// A thumb: white, with a shadow that lifts it from its track.
  static func makeThumb() -> UIView {
    let thumb = makePart(thumb)
    thumb.layer.shadowColor = UIColor.black.cgColor
    thumb.layer.shadowOpacity = 0.22
    thumb.layer.shadowOffset = CGSize(width: 0, height: 1.5)
    thumb.layer.shadowRadius = 2.5
    return thumb
  }
}
