public import QuartzCore

/// What a button shows in its states. What was not set for a state is as in the normal one.
extension UIButton {
  /// What kind of button it is.
  nonisolated public enum ButtonType: Int, Sendable {
    /// Nothing but what it is given: white titles, pictures in their own colours.
    case custom
    /// Titles and pictures in the tint colour, that fade while it is pressed.
    case system
    /// A letter i in a circle.
    case detailDisclosure
    /// A letter i in a circle.
    case infoLight
    /// A letter i in a circle.
    case infoDark
    /// A plus in a circle.
    case contactAdd
    /// As `.system`.
    case plain
    /// A cross in a circle.
    case close
  }

  /// Sets the title for a state; `nil` takes it away.
  public func setTitle(_ title: String?, for state: UIControl.State) {
    set(\.titles, title, state)
  }

  /// Sets the title's colour for a state; `nil` takes it away.
  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    set(\.titleColors, color, state)
  }

  /// Sets the colour of the title's shadow for a state; `nil` takes it away.
  public func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    set(\.shadowColors, color, state)
  }

  /// Sets the picture for a state; `nil` takes it away.
  public func setImage(_ image: UIImage?, for state: UIControl.State) {
    set(\.images, image, state)
  }

  /// Sets the picture that fills the button behind its content for a state; `nil` takes it away.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    set(\.backgroundImages, image, state)
  }

  /// Sets a title with looks of its own for a state, which goes before a plain one; `nil` takes it away.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    set(\.attributedTitles, title.map { NSAttributedString(attributedString: $0) }, state)
  }

  /// The title in a state.
  public func title(for state: UIControl.State) -> String? { content.value(\.titles, for: state) }

  /// The title's colour in a state; without one that was set it is white, or of a system button the tint colour.
  public func titleColor(for state: UIControl.State) -> UIColor? {
    if let color = content.titleColors[state.rawValue] { return color }
    let isGrey = buttonType != .custom && state.contains(.disabled)
    if isGrey { return ControlStyle.disabledText }
    return content.value(\.titleColors, for: .normal)
      ?? (buttonType == .custom ? .white : tintColor)
  }

  /// The colour of the title's shadow in a state.
  public func titleShadowColor(for state: UIControl.State) -> UIColor? {
    content.value(\.shadowColors, for: state)
  }

  /// The picture in a state.
  public func image(for state: UIControl.State) -> UIImage? { content.value(\.images, for: state) }

  /// The picture behind the content in a state.
  public func backgroundImage(for state: UIControl.State) -> UIImage? {
    content.value(\.backgroundImages, for: state)
  }

  /// The title with looks of its own in a state.
  public func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    content.value(\.attributedTitles, for: state)
  }

  /// The title in the button's state.
  public var currentTitle: String? { title(for: state) }
  /// The title's colour in the button's state.
  public var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The colour of the title's shadow in the button's state.
  public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The picture in the button's state.
  public var currentImage: UIImage? { image(for: state) }
  /// The picture behind the content in the button's state.
  public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The title with looks of its own in the button's state.
  public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  private func set<Value>(
    _ values: WritableKeyPath<ButtonContent, [UInt: Value]>,
    _ value: Value?,
    _ state: UIControl.State
  ) {
    content[keyPath: values][state.rawValue] = value
    showLook()
  }
}
