public import Foundation

/// An action beside a row that the user has swiped aside.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// Performs an action.
  ///
  /// It is called with the action, the view of its button, and a closure to call when the action is done, with whether
  /// it was performed; the row goes back to its place then.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What kind of action it is.
  public let style: Style
  /// Performs the action.
  public let handler: Handler
  /// The button's title; default that of the initializer.
  open var title: String?
  /// The button's picture, which is shown in place of the title; default `nil`.
  open var image: UIImage?
  /// The button's background; default red for a destructive action, gray for others; `nil` sets that again.
  // Implicitly unwrapped as on Apple's systems, so that ported code compiles.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray3) }
    set { ownColor = newValue }
  }
  private var ownColor: UIColor?

  /// An action.
  ///
  /// - Parameters:
  ///   - style: What kind of action it is.
  ///   - title: The button's title; `nil` for none.
  ///   - handler: Performs the action; kept alive as long as the action.
  public init(
    style: UIContextualAction.Style,
    title: String?,
    handler: @escaping UIContextualAction.Handler
  ) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }

  /// Kinds of actions.
  nonisolated public enum Style: Int, Sendable {
    /// Any.
    case normal
    /// The row is deleted.
    case destructive
  }
}

/// The actions beside a row that the user swipes aside, from the edge of the table inwards.
public final class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the edge of the table inwards.
  public let actions: [UIContextualAction]
  /// Whether the first action is performed when the row is swiped across most of the table; default true.
  public var performsFirstActionWithFullSwipe = true

  /// A configuration of actions; without any, the row cannot be swiped.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
