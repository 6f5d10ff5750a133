public import QuartzCore

/// A button: a title, a picture or both, and what a press of it does.
///
/// What it shows is either set for its states, one by one, or all together by a `configuration`. It tells
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
    didSet { setNeedsLayout() }
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
    // An initialiser's own settings are not observed.
    configurationChanged()
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Always `nil`: there are no archives of views to read here.
  public required init?(coder: NSCoder) { nil }

  /// Has `configurationUpdateHandler` called before the button is laid out.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// Changes the configuration to what the state calls for; the default calls `configurationUpdateHandler`.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// The title, in the tint colour or white unless a colour was set.
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

  /// Places picture and title.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    parts.place(in: self)
  }

  /// Content without a colour of its own takes the new one.
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
    setNeedsLayout()
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
