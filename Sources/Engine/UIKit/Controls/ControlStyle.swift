import QuartzCore

/// How UIKit's own controls look: every size, color and duration of theirs.
///
/// A style of its own, flat and quiet. Grays are dark ones seen through, so that they lie on light and dark alike.
enum ControlStyle {
  // Sizes, in points.

  /// The corners of what is nearly a rectangle.
  static let cornerRadius: CGFloat = 8
  static let smallCornerRadius: CGFloat = 5
  static let largeCornerRadius: CGFloat = 12
  nonisolated static let buttonCornerRadius: CGFloat = 6
  /// How wide the ring around the first responder is, and how far it is from it.
  static let focusWidth: CGFloat = 2
  static let focusDistance: CGFloat = 4

  /// The least width of a button without a configuration, and what is above and under its content.
  static let buttonWidth: CGFloat = 30
  static let buttonPadding: CGFloat = 6
  /// A button with nothing in it: as high as one with a title of 18 points in iOS's font.
  static let emptyButton = CGSize(width: 30, height: 34)

  /// The subtitle of a button with a configuration.
  static let subtitleSize: CGFloat = 12

  /// The title of a button with a configuration.
  static func titleSize(of size: UIButton.Configuration.Size) -> CGFloat {
    switch size {
    case .mini: 13
    case .small: 15
    case .medium, .large: 17
    }
  }

  /// What is around the content of a button with a configuration.
  nonisolated static func contentInsets(
    of size: UIButton.Configuration.Size
  ) -> NSDirectionalEdgeInsets {
    switch size {
    case .mini: NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 14, leading: 20, bottom: 14, trailing: 20)
    }
  }

  static let switchSize = CGSize(width: 51, height: 31)
  /// From the track's edge to the thumb.
  static let switchMargin: CGFloat = 2
  /// How much wider the thumb is while it is held.
  static let switchStretch: CGFloat = 6

  /// How far a touch has to move to be a drag.
  static let dragDistance: CGFloat = 10

  static let sliderHeight: CGFloat = 34
  static let sliderThumb: CGFloat = 26
  static let trackHeight: CGFloat = 4
  /// How far from the thumb a touch still takes it.
  static let sliderReach: CGFloat = 12

  static let segmentHeight: CGFloat = 32
  /// From the edge to the thumb of the chosen segment, and from a segment's edges to its title.
  static let segmentMargin: CGFloat = 2
  static let segmentPadding: CGFloat = 12
  static let segmentTextSize: CGFloat = 14
  /// The lines between segments.
  static let segmentLine = CGSize(width: 1, height: 16)
  /// How large the thumb is while it is held.
  static let heldThumbScale: CGFloat = 0.95

  static let stepperSize = CGSize(width: 94, height: 32)
  /// The plus and minus: their length and strength.
  static let stepperSign = CGSize(width: 14, height: 2)

  static let progressHeight: CGFloat = 4

  /// From a text field's border to its text, also above and under it; to what is beside the text.
  static let fieldPadding: CGFloat = 7
  static let fieldGap: CGFloat = 6
  static let clearSize: CGFloat = 18
  static let caretWidth: CGFloat = 2

  // Colors.

  /// Behind what can be chosen or is not filled.
  static let fill = gray(0.18, dark: 0.36)
  /// The same, pressed.
  static let pressedFill = gray(0.36, dark: 0.6)
  /// The track of what is off.
  static let offTrack = gray(0.3, dark: 0.45)
  static let line = gray(0.4, dark: 0.6)
  /// What cannot be used.
  static let disabledText = gray(0.6, dark: 0.8)
  static let thumb = UIColor.white
  /// The chosen segment's, which a title in the label's color lies on.
  static let segmentThumb = UIColor(light: .white, dark: UIColor(white: 0.39, alpha: 1))
  static let disabledAlpha: CGFloat = 0.45
  /// The content of a system button, and a picture of another one, while it is pressed.
  static let pressedContentAlpha: CGFloat = 0.25
  static let pressedImageAlpha: CGFloat = 0.5
  /// The background of a button with a configuration while it is pressed, and of a tinted one.
  static let pressedBackgroundAlpha: CGFloat = 0.7
  static let tintedAlpha: CGFloat = 0.18
  /// A segment's title under a touch.
  static let pressedTitleAlpha: CGFloat = 0.35

  /// The ground of a text field, and what stands in an empty one.
  static let fieldFill = gray(0.08, dark: 0.2)
  static let placeholder = gray(0.8, dark: 0.9)

  /// Behind text that is selected.
  static func selectionColor(_ tint: UIColor) -> UIColor { tint.withAlphaComponent(0.3) }

  /// One gray, by its opacity: more of it in the dark, where it stands out less.
  private static func gray(_ light: CGFloat, dark: CGFloat) -> UIColor {
    let gray = UIColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 1)
    return UIColor(
      light: gray.withAlphaComponent(light),
      dark: gray.withAlphaComponent(dark)
    )
  }

  static func focusColor(_ tint: UIColor) -> UIColor { tint.withAlphaComponent(0.6) }

  // Durations, in seconds.

  /// How long a look comes back after a press; pressed is shown at once.
  static let releaseDuration = 0.3
  /// How long thumbs take from one place to another.
  static let slideDuration = 0.25
  /// How long a value takes to get where a program set it.
  static let valueDuration = 0.4

  /// How long a caret is on, and off.
  static let caretPeriod = 0.5

  /// When a stepper's held button repeats for the first time, and how soon it does again.
  static let repeatDelay = 0.5
  static let repeatInterval = 0.1

  // Keys.

  /// The share of a slider's range that an arrow key moves it by.
  static let keyShare: Float = 0.05

  // What is done alike.

  /// Makes changes with an animation, or at once where there is to be none or the person wants little motion.
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

  /// Ends what still moves parts, so that what is set at once is seen at once.
  static func settle(_ parts: [UIView]) {
    for part in parts { part.layer.removeAllAnimations() }
  }

  /// Lays the body of a control over it, in the same coordinates, faint while it is disabled.
  static func fit(_ body: UIView, to control: UIControl) {
    body.frame = control.bounds
    body.bounds = control.bounds
    body.alpha = control.isEnabled ? 1 : disabledAlpha
  }

  /// A view of a color that takes no touches.
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
