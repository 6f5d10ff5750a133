public import QuartzCore

/// A button: a title, a picture or both, and what a press of it does.
///
/// What it shows is either set for its states, one by one, or all together by a `configuration`; what was not set for
/// a state is as in the normal one. It tells
/// `.touchUpInside` and then `.primaryActionTriggered` when it is pressed, also by Space and Return.
open class UIButton: UIControl {
  /// What kind of button it is; default `.custom`.
  public private(set) var buttonType = ButtonType.custom
  /// What it shows and how, in the place of all that is set for states; default `nil`.
  open var configuration: Configuration? {
    didSet { configurationChanged() }
  }
  /// Called before the button is laid out when its state or its configuration has changed, to change the configuration.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Around picture and title, in points; default none, which leaves a little above and under them.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { contentSizeDidChange() }
  }
  /// Moves the title's edges, after its size was found; default none.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  /// Moves the picture's edges, after its size was found; default none.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  /// Whether the picture of a custom button fades while it is pressed; default true.
  open var adjustsImageWhenHighlighted = true {
    didSet { showLook() }
  }
  /// Whether the picture of a custom button fades while it is disabled; default true.
  open var adjustsImageWhenDisabled = true {
    didSet { showLook() }
  }

  /// Gets the button, to change its configuration.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  var content = ButtonContent()
  private(set) lazy var parts = ButtonParts(of: self)
  private var needsConfiguration = false
  /// Whether `sizeToFit()` was ever called: then a title at the top or at the bottom keeps its distance from the edge.
  private(set) var wasSizedToFit = false

  /// A custom button at `frame` in its superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A button of a kind, of no size.
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// A button of a kind with an action's title and picture, that calls it when it is pressed.
  public convenience init(
    type buttonType: UIButton.ButtonType = .system,
    primaryAction: UIAction?
  ) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// A custom button with an action's title and picture, that calls it when it is pressed.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  /// A system button that shows what `configuration` says, and else an action's title and picture.
  public convenience init(
    configuration: UIButton.Configuration,
    primaryAction: UIAction? = nil
  ) {
    self.init(type: .system)
    var configuration = configuration
    configuration.title = configuration.title ?? primaryAction?.shownTitle
    configuration.image = configuration.image ?? primaryAction?.image
    self.configuration = configuration
    // An initializer's own settings are not observed.
    configurationChanged()
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Always `nil`: there are no archives of views to read here.
  public required init?(coder: NSCoder) { nil }

  /// Sets the title for a state; `nil` takes it away.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    set(\.titles, title, state)
  }

  /// Sets the title's color for a state; `nil` takes it away.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    set(\.titleColors, color, state)
  }

  /// Sets the color of the title's shadow for a state; `nil` takes it away.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    set(\.shadowColors, color, state)
  }

  /// Sets the picture for a state; `nil` takes it away.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    set(\.images, image, state)
  }

  /// Sets the picture that fills the button behind its content for a state; `nil` takes it away.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    set(\.backgroundImages, image, state)
  }

  /// Sets a title with looks of its own for a state, which goes before a plain one; `nil` takes it away.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    set(\.attributedTitles, title.map { NSAttributedString(attributedString: $0) }, state)
  }

  /// The title in a state.
  open func title(for state: UIControl.State) -> String? { content.value(\.titles, for: state) }

  /// The title's color in a state; without one that was set it is white, or of a system button the tint color.
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

  /// The picture in a state.
  open func image(for state: UIControl.State) -> UIImage? { content.value(\.images, for: state) }

  /// The picture behind the content in a state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    content.value(\.backgroundImages, for: state)
  }

  /// The title with looks of its own in a state.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    content.value(\.attributedTitles, for: state)
  }

  /// The title in the button's state.
  open var currentTitle: String? { title(for: state) }
  /// The title's color in the button's state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The color of the title's shadow in the button's state.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The picture in the button's state.
  open var currentImage: UIImage? { image(for: state) }
  /// The picture behind the content in the button's state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The title with looks of its own in the button's state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// Has `configurationUpdateHandler` called before the button is laid out.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// Changes the configuration to what the state calls for; the default calls `configurationUpdateHandler`.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// The title, in the tint color or white unless a color was set.
  ///
  /// It is there as soon as it is asked for; the button sets its text.
  open var titleLabel: UILabel? { parts.title }
  /// The smaller text under the title, of a configuration.
  open var subtitleLabel: UILabel? { parts.subtitle }
  /// The picture; the button sets it.
  open var imageView: UIImageView? { parts.image }

  /// Where the background is; default all of the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where picture and title are; default the bounds without the insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: configuration?.contentInsets.edgeInsets ?? contentEdgeInsets)
  }

  /// Where the title is in the room for the content.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    layout.frames(in: contentRect).title.inset(by: titleEdgeInsets)
  }

  /// Where the picture is in the room for the content.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    layout.frames(in: contentRect).image.inset(by: imageEdgeInsets)
  }

  /// The size that picture, texts and insets take.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  /// The size that picture, texts and insets take.
  open override var intrinsicContentSize: CGSize { naturalSize }

  /// Takes the size that picture, texts and insets take.
  ///
  /// From then on a title that stands alone keeps what was left above and under it, also at the top or at the bottom
  /// of a higher button, as on iOS.
  open override func sizeToFit() {
    wasSizedToFit = true
    super.sizeToFit()
  }

  /// Places picture and title.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    parts.place(in: self)
  }

  /// Content without a color of its own takes the new one.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showLook()
  }

  /// Keys may go to it while it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

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
    // Pressed is seen at once; the look before comes back slowly.
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

  /// Shows what the button is to show now.
  func showLook() {
    parts.show(look, in: self)
    contentSizeDidChange()
  }

  /// What the button shows is of another size, or may be.
  func contentSizeDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    updateConfiguration()
    // What it changed asks for it no more.
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
