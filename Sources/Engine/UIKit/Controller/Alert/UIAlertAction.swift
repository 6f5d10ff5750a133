public import Foundation

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The button's title; `nil` for none.
  public let title: String?
  /// What kind of button it is.
  public let style: Style
  /// Whether the button can be pressed; default true.
  open var isEnabled = true { didSet { onChange?() } }

  let handler: ((UIAlertAction) -> Void)?
  /// Called when the button can be pressed, or not any more.
  var onChange: (() -> Void)?

  /// A button.
  ///
  /// - Parameters:
  ///   - title: The button's title; `nil` for none.
  ///   - style: What kind of button it is.
  ///   - handler: Called when the button was pressed and the alert is gone; default `nil`.
  public init(
    title: String?,
    style: UIAlertAction.Style,
    handler: ((UIAlertAction) -> Void)? = nil
  ) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }

  /// Kinds of buttons.
  nonisolated public enum Style: Int, Sendable {
    /// Any.
    case `default`
    /// Nothing is done; bold, at the left side or at the bottom.
    case cancel
    /// Something is lost; red.
    case destructive
  }
}
