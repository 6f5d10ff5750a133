public import QuartzCore

/// A button with a title, an image or both, which sends actions when it is pressed.
///
/// Its content is either set per state, or as a whole by a `configuration`. A value that is not set for a state is that
/// of the normal state. When pressed, also with Space and Return, it sends `.touchUpInside` and then
/// `.primaryActionTriggered`.
open class UIButton: UIControl {
  /// The type of the button; default `.custom`.
  public private(set) var buttonType = ButtonType.custom
  /// The content and look, in place of all that is set per state; default `nil`.
  open var configuration: Configuration? {
    didSet { configurationChanged() }
  }
  /// Called before layout when the button's state or configuration has changed, to change the configuration.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The insets around image and title, in points; default none, with a little padding above and below.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { contentSizeDidChange() }
  }
  /// Insets that move the title's edges after its size was computed, in points; default none.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  /// Insets that move the image's edges after its size was computed, in points; default none.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  /// Whether the image of a custom button fades while it is pressed; default true.
  open var adjustsImageWhenHighlighted = true {
    didSet { showLook() }
  }
  /// Whether the image of a custom button fades while it is disabled; default true.
  open var adjustsImageWhenDisabled = true {
    didSet { showLook() }
  }

  /// Receives the button, to change its configuration.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  var content = ButtonContent()
  private(set) lazy var parts = ButtonParts(of: self)
  private var needsConfiguration = false
  /// Whether `sizeToFit()` was ever called: then a title at the top or bottom keeps its distance from the edge.
  private(set) var wasSizedToFit = false

  /// A custom button at `frame` in its superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A button of a type, with zero size.
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// A button of a type with an action's title and image, which performs the action when pressed.
  public convenience init(
    type buttonType: UIButton.ButtonType = .system,
    primaryAction: UIAction?
  ) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// A custom button with an action's title and image, which performs the action when pressed.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  /// A system button with the content of `configuration`, or where that has none, the action's title and image.
  public convenience init(
    configuration: UIButton.Configuration,
    primaryAction: UIAction? = nil
  ) {
    self.init(type: .system)
    var configuration = configuration
    configuration.title = configuration.title ?? primaryAction?.shownTitle
    configuration.image = configuration.image ?? primaryAction?.image
    self.configuration = configuration
    // Property observers do not run for an initializer's own assignments.
    configurationChanged()
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Always `nil`: archives of views are not supported here.
  public required init?(coder: NSCoder) { nil }

  /// Sets the title for a state; `nil` removes it.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    set(\.titles, title, state)
  }

  /// Sets the title's color for a state; `nil` removes it.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    set(\.titleColors, color, state)
  }

  /// Sets the color of the title's shadow for a state; `nil` removes it.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    set(\.shadowColors, color, state)
  }

  /// Sets the image for a state; `nil` removes it.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    set(\.images, image, state)
  }

  /// Sets the image that fills the button behind its content for a state; `nil` removes it.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    set(\.backgroundImages, image, state)
  }

  /// Sets an attributed title for a state, which is preferred to a plain one; `nil` removes it.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    set(\.attributedTitles, title.map { NSAttributedString(attributedString: $0) }, state)
  }

  /// The title in a state.
  open func title(for state: UIControl.State) -> String? { content.value(\.titles, for: state) }

  /// The title's color in a state; if none is set, white, or in a system button the tint color.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    if let color = content.titleColors[state.rawValue] { return color }
    let isGray = buttonType != .custom && state.contains(.disabled)
    if isGray { return ControlStyle.disabledText }
    return content.value(\.titleColors, for: .normal)
      ?? (buttonType == .custom ? .white : tintColor)
  }

  /// The color of the title's shadow in a state.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    content.value(\.shadowColors, for: state)
  }

  /// The image in a state.
  open func image(for state: UIControl.State) -> UIImage? { content.value(\.images, for: state) }

  /// The image behind the content in a state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    content.value(\.backgroundImages, for: state)
  }

  /// The attributed title in a state.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    content.value(\.attributedTitles, for: state)
  }

  /// The title in the button's current state.
  open var currentTitle: String? { title(for: state) }
  /// The title's color in the button's current state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The color of the title's shadow in the button's current state.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The image in the button's current state.
  open var currentImage: UIImage? { image(for: state) }
  /// The image behind the content in the button's current state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The attributed title in the button's current state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// Schedules a call of `configurationUpdateHandler` before the button is laid out.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// Changes the configuration for the current state; the default calls `configurationUpdateHandler`.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// The title's label, in the tint color or white unless a color is set.
  ///
  /// It is created on first access; the button sets its text.
  open var titleLabel: UILabel? { parts.title }
  /// The label of the smaller text below the title, of a configuration.
  open var subtitleLabel: UILabel? { parts.subtitle }
  /// The view of the image; the button sets its image.
  open var imageView: UIImageView? { parts.image }

  /// The frame of the background; default all of the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The frame of image and title; default the bounds without the insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: configuration?.contentInsets.edgeInsets ?? contentEdgeInsets)
  }

  /// The frame of the title in the content rectangle.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    layout.frames(in: contentRect).title.inset(by: titleEdgeInsets)
  }

  /// The frame of the image in the content rectangle.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    layout.frames(in: contentRect).image.inset(by: imageEdgeInsets)
  }

  /// The size of image, texts and insets.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  /// The size of image, texts and insets.
  open override var intrinsicContentSize: CGSize { naturalSize }

  /// Sets the size to that of image, texts and insets.
  ///
  /// From then on a title without an image keeps the padding above and below it, also at the top or bottom of a taller
  /// button, as on iOS.
  open override func sizeToFit() {
    wasSizedToFit = true
    super.sizeToFit()
  }

  /// Lays out image and title.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    parts.place(in: self)
  }

  /// Applies the new color to content without a color of its own.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showLook()
  }

  /// Whether it can receive keys: while it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  override var layoutKind: (any LayoutKind)? { self }
  override var isPrimaryOnTouchUp: Bool { true }
  override var keepsTaps: Bool { true }

  override var focusShape: (frame: CGRect, radius: CGFloat) {
    let frame = backgroundRect(forBounds: bounds)
    guard configuration != nil else { return (frame, ControlStyle.cornerRadius) }
    return (frame, min(look.cornerRadius, frame.height / 2))
  }

  override func stateChanged() {
    super.stateChanged()
    if configuration != nil { setNeedsUpdateConfiguration() }
    // The pressed look is shown at once; the previous look fades back.
    ControlStyle.change(self, animated: !isHighlighted, duration: ControlStyle.releaseDuration) {
      showLook()
    }
  }

  override func keyDown(_ key: UIKeyboardHIDUsage, isRepeat: Bool) -> Bool {
    if key.isPress { isHighlighted = true }
    return key.isPress
  }

  override func keyUp(_ key: UIKeyboardHIDUsage, isCancelled: Bool) {
    isHighlighted = false
    if !isCancelled { sendTouchUpInside(nil) }
  }

  /// Shows the current look.
  func showLook() {
    parts.show(look, in: self)
    contentSizeDidChange()
  }

  /// The size of the content has changed, or may have.
  func contentSizeDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    updateConfiguration()
    // Its own changes must not request another update.
    needsConfiguration = false
  }

  private func become(_ type: ButtonType) {
    buttonType = type
    if let glyph = ButtonGlyph(type) { content.images[State.normal.rawValue] = glyph.image }
    showLook()
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if let title = action.shownTitle { setTitle(title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  private func configurationChanged() {
    setNeedsUpdateConfiguration()
    showLook()
  }
}

extension UIAction {
  /// The title, or `nil` where it is empty.
  fileprivate var shownTitle: String? { title.isEmpty ? nil : title }
}
