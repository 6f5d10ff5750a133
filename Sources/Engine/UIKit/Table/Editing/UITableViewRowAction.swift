public import Foundation

/// An action beside a row that the user has swiped to the left: use `UIContextualAction` in new code.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// What kind of action it is.
  public let style: Style
  /// The button's title; default that of the initializer.
  open var title: String?
  /// The button's background; default `nil`: red for a destructive action, gray for others.
  open var backgroundColor: UIColor?
  let handler: (UITableViewRowAction, IndexPath) -> Void

  /// An action.
  ///
  /// - Parameters:
  ///   - style: What kind of action it is.
  ///   - title: The button's title; `nil` for none.
  ///   - handler: Performs the action for a row; kept alive as long as the action.
  public init(
    style: UITableViewRowAction.Style,
    title: String?,
    handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }

  /// Kinds of actions.
  nonisolated public enum Style: Int, Sendable {
    /// The row is deleted.
    case `default`
    /// Any other.
    case normal

    /// The same as `.default`.
    public static let destructive = Style.default
  }

  /// The same action as it is shown.
  func contextual(for path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(
      style: style == .normal ? .normal : .destructive,
      title: title
    ) { [self] _, _, done in
      handler(self, path)
      done(true)
    }
    action.backgroundColor = backgroundColor
    return action
  }
}
