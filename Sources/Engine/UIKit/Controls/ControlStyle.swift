import QuartzCore

/// The style of UIKit's own controls: all their sizes, colors and durations.
///
/// A style of our own, flat and quiet. Grays are transparent dark grays, so that they fit on light and dark
/// backgrounds.
enum ControlStyle {
  // Sizes, in points.

  /// The corner radius of nearly rectangular controls.
  static let cornerRadius: CGFloat = 8
  static let smallCornerRadius: CGFloat = 5
  static let largeCornerRadius: CGFloat = 12
  nonisolated static let buttonCornerRadius: CGFloat = 6
  /// The width of the focus ring around the first responder, and its distance from it.
  static let focusWidth: CGFloat = 2
  static let focusDistance: CGFloat = 4

  /// The minimum width of a button without a configuration, and the padding above and below its content.
  static let buttonWidth: CGFloat = 30
  static let buttonPadding: CGFloat = 6
  /// The size of a button without content: as high as one with a title of 18 points in iOS's font.
  static let emptyButton = CGSize(width: 30, height: 34)

  /// The font size of the subtitle of a button with a configuration.
  static let subtitleSize: CGFloat = 12

  static let switchSize = CGSize(width: 51, height: 31)
  /// The distance from the track's edge to the thumb.
  static let switchMargin: CGFloat = 2
  /// How much wider the thumb is while it is pressed.
  static let switchStretch: CGFloat = 6

  /// How far a touch has to move to be a drag.
  static let dragDistance: CGFloat = 10

  static let sliderHeight: CGFloat = 34
  static let sliderThumb: CGFloat = 26
  static let trackHeight: CGFloat = 4
  /// How far from the thumb a touch can still grab it.
  static let sliderReach: CGFloat = 12

  static let segmentHeight: CGFloat = 32
  /// The distance from the edge to the selected segment's thumb, and from a segment's edges to its title.
  static let segmentMargin: CGFloat = 2
  static let segmentPadding: CGFloat = 12
  static let segmentTextSize: CGFloat = 14
  /// The size of the lines between segments.
  static let segmentLine = CGSize(width: 1, height: 16)
  /// The scale of the thumb while it is pressed.
  static let heldThumbScale: CGFloat = 0.95

  static let stepperSize = CGSize(width: 94, height: 32)
  /// The length and thickness of the plus and minus signs.
  static let stepperSign = CGSize(width: 14, height: 2)

  static let progressHeight: CGFloat = 4

  /// The diameter of a page's dot, the distance between two, and the height of the control.
  static let pageDot: CGFloat = 7
  static let pageGap: CGFloat = 9
  static let pageHeight: CGFloat = 37

  /// The padding from a text field's border to its text, also above and below; the distance from the text to views
  /// beside it.
  static let fieldPadding: CGFloat = 7
  static let fieldGap: CGFloat = 6
  static let clearSize: CGFloat = 18
  static let caretWidth: CGFloat = 2

  // Colors.

  /// The background of selectable or unfilled parts.
  static let fill = gray(0.18, dark: 0.36)
  /// The same background while pressed.
  static let pressedFill = gray(0.36, dark: 0.6)
  /// The track of a switch that is off.
  static let offTrack = gray(0.3, dark: 0.45)
  static let line = gray(0.4, dark: 0.6)
  /// The text of disabled parts.
  static let disabledText = gray(0.6, dark: 0.8)
  static let thumb = UIColor.white
  static let currentPageDot = UIColor.white
  static let otherPageDot = UIColor(white: 1, alpha: 0.3)
  /// The spokes of a wheel that turns.
  static let spoke = UIColor(
    light: UIColor(white: 0.54, alpha: 1),
    dark: UIColor(white: 0.76, alpha: 1)
  )
  /// The thumb of the selected segment, under a title in the label color.
  static let segmentThumb = UIColor(light: .white, dark: UIColor(white: 0.39, alpha: 1))
  static let disabledAlpha: CGFloat = 0.45
  /// The opacity of a system button's content, and of another button's image, while it is pressed.
  static let pressedContentAlpha: CGFloat = 0.25
  static let pressedImageAlpha: CGFloat = 0.5
  /// The opacity of the background of a button with a configuration while it is pressed, and of a tinted one.
  static let pressedBackgroundAlpha: CGFloat = 0.7
  static let tintedAlpha: CGFloat = 0.18
  /// The opacity of a segment's title while it is pressed.
  static let pressedTitleAlpha: CGFloat = 0.35

  /// The background of a text field, and its placeholder.
  static let fieldFill = gray(0.08, dark: 0.2)
  static let placeholder = gray(0.8, dark: 0.9)

  /// The background of selected text.
  static func selectionColor(_ tint: UIColor) -> UIColor { tint.withAlphaComponent(0.3) }

  /// A gray as black with an opacity; more opaque in dark mode, where it is less visible.
  private static func gray(_ light: CGFloat, dark: CGFloat) -> UIColor {
    let gray = UIColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 1)
    return UIColor(
      light: gray.withAlphaComponent(light),
      dark: gray.withAlphaComponent(dark)
    )
  }

  static func focusColor(_ tint: UIColor) -> UIColor { tint.withAlphaComponent(0.6) }

  // Durations, in seconds.

  /// The duration of the fade back after a press; the pressed look is shown at once.
  static let releaseDuration = 0.3
  /// The duration of a thumb's move from one place to another.
  static let slideDuration = 0.25
  /// The duration of the animation to a value that a program has set.
  static let valueDuration = 0.4

  /// The duration of a wheel's full turn.
  static let wheelPeriod = 1.0

  /// How long a caret is on, and how long off.
  static let caretPeriod = 0.5

  /// The delay before a stepper's pressed button repeats, and the interval after that.
  static let repeatDelay = 0.5
  static let repeatInterval = 0.1

  // Keys.

  /// The fraction of a slider's range by which an arrow key moves it.
  static let keyShare: Float = 0.05
}
