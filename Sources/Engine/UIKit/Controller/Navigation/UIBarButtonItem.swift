public import QuartzCore

/// A button in a bar.
open class UIBarButtonItem: UIBarItem {
  /// Whether the button is emphasized; default `.plain`.
  open var style = Style.plain { didSet { didChange() } }
  /// The object that receives the action; `nil` sends it up the responder chain; not kept alive.
  open weak var target: AnyObject?
  /// The action that is sent when the button is clicked; its parameter may be the item.
  open var action: Selector?
  /// The width, in points; default 0, which uses the width of the content.
  open var width: CGFloat = 0 { didSet { didChange() } }
  /// The button's color; default `nil`, which uses the bar's tint color.
  open var tintColor: UIColor? { didSet { didChange() } }
  /// A view that replaces the button; default `nil`.
  open var customView: UIView? { didSet { didChange() } }
  /// The action that is performed when the button is clicked, in place of `action`, with the item as its sender;
  /// default `nil`.
  ///
  /// A button without a title and an image uses those of the action.
  open var primaryAction: UIAction? {
    didSet { takeLook(of: primaryAction) }
  }

  /// The view in a bar that shows it.
  weak var shownView: UIView?
  /// Which gap between others it is; `nil` for a button.
  private var gap: Gap?

  private enum Gap { case fixed, flexible }

  /// Whether it is a gap.
  var isGap: Bool { gap != nil }
  /// Whether it is a gap that takes the room that others leave.
  var isFlexible: Bool { gap == .flexible }

  /// A button without content.
  public override init() { super.init() }

  /// A button with a title.
  public convenience init(
    title: String?,
    style: UIBarButtonItem.Style,
    target: Any?,
    action: Selector?
  ) {
    self.init()
    self.title = title
    set(style, target, action)
  }

  /// A button with an image, drawn as a template in the tint color unless it is rendered as an original.
  public convenience init(
    image: UIImage?,
    style: UIBarButtonItem.Style,
    target: Any?,
    action: Selector?
  ) {
    self.init()
    self.image = image
    set(style, target, action)
  }

  /// One of the system's buttons; here each shows its English word.
  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem,
    target: Any?,
    action: Selector?
  ) {
    self.init()
    title = systemItem.title
    gap = systemItem == .flexibleSpace ? .flexible : systemItem == .fixedSpace ? .fixed : nil
    set(systemItem == .done || systemItem == .save ? .done : .plain, target, action)
  }

  /// A button with an action's title or image, which performs the action.
  public convenience init(primaryAction: UIAction?) {
    self.init()
    self.primaryAction = primaryAction
    // (Property observers do not run in an initializer.)
    takeLook(of: primaryAction)
  }

  /// A button with a title or an image, which performs an action.
  ///
  /// - Parameters:
  ///   - title: The title; default `nil`, which uses the action's.
  ///   - image: The image; default `nil`, which uses the action's.
  ///   - primaryAction: The action that is performed when the button is clicked; default `nil`, which does nothing.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil
  ) {
    self.init()
    (self.title, self.image) = (title, image)
    self.primaryAction = primaryAction
    // (Property observers do not run in an initializer.)
    takeLook(of: primaryAction)
  }

  /// One of the system's buttons, which performs an action.
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem,
    primaryAction: UIAction? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    // (Property observers do not run in an initializer.)
    takeLook(of: primaryAction)
  }

  /// A gap with a fixed width, in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.width = width
    item.gap = .fixed
    return item
  }

  /// A flexible gap, which has no width in a navigation bar.
  public class func flexibleSpace() -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.gap = .flexible
    return item
  }

  /// An item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  private func takeLook(of action: UIAction?) {
    if title == nil, let text = action?.title, !text.isEmpty { title = text }
    if image == nil { image = action?.image }
    didChange()
  }

  private func set(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Whether the button is emphasized.
  nonisolated public enum Style: Int, Sendable {
    /// Not emphasized.
    case plain = 0
    /// Emphasized: a bold title.
    case done = 2
  }

  /// The system's buttons.
  nonisolated public enum SystemItem: Int, Sendable {
    /// Ends the task and keeps the changes.
    case done = 0
    /// Cancels the task.
    case cancel = 1
    /// Begins editing.
    case edit = 2
    /// Saves the changes.
    case save = 3
    /// Adds an item.
    case add = 4
    /// A flexible gap, which has no width in a navigation bar.
    case flexibleSpace = 5
    /// A gap of the item's `width`.
    case fixedSpace = 6
    /// Composes a message.
    case compose = 7
    /// Replies to a message.
    case reply = 8
    /// Shows a list of actions.
    case action = 9
    /// Moves an item to a folder.
    case organize = 10
    /// Shows bookmarks.
    case bookmarks = 11
    /// Searches.
    case search = 12
    /// Reloads.
    case refresh = 13
    /// Stops the current operation.
    case stop = 14
    /// Takes a picture.
    case camera = 15
    /// Deletes an item.
    case trash = 16
    /// Plays media.
    case play = 17
    /// Pauses media.
    case pause = 18
    /// Goes backwards in media.
    case rewind = 19
    /// Goes forward in media.
    case fastForward = 20
    /// Undoes the last change.
    case undo = 21
    /// Redoes the last undone change.
    case redo = 22
    /// Closes the view.
    case close = 24

    /// The button's English word; `nil` for a gap.
    var title: String? {
      switch self {
      case .flexibleSpace, .fixedSpace: nil
      case .add: "+"
      case .fastForward: "Forward"
      default: "\(self)".capitalized
      }
    }
  }
}
