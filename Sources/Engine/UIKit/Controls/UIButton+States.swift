extension UIButton {
  /// The type of a button.
  nonisolated public enum ButtonType: Int, Sendable {
    /// No content of its own: white titles, images in their own colors.
    case custom
    /// Titles and images in the tint color, which fade while pressed.
    case system
    /// A letter i in a circle.
    case detailDisclosure
    /// A letter i in a circle.
    case infoLight
    /// A letter i in a circle.
    case infoDark
    /// A plus in a circle.
    case contactAdd
    /// The same as `.system`.
    case plain
    /// A cross in a circle.
    case close
  }

  /// Sets the content for a state, and shows it if that is the button's current state.
  func set<Value>(
    _ values: WritableKeyPath<ButtonContent, [UInt: Value]>,
    _ value: Value?,
    _ state: UIControl.State
  ) {
    content[keyPath: values][state.rawValue] = value
    showLook()
  }
}
