extension UIButton {
  /// What kind of button it is.
  nonisolated public enum ButtonType: Int, Sendable {
    /// Nothing but what it is given: white titles, pictures in their own colors.
    case custom
    /// Titles and pictures in the tint color, that fade while it is pressed.
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

  /// Sets what is shown in a state, and shows it if that is the button's.
  func set<Value>(
    _ values: WritableKeyPath<ButtonContent, [UInt: Value]>,
    _ value: Value?,
    _ state: UIControl.State
  ) {
    content[keyPath: values][state.rawValue] = value
    showLook()
  }
}
