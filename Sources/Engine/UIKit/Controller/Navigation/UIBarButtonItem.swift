public import QuartzCore

/// A button in a bar.
open class UIBarButtonItem: UIBarItem {
  /// Whether the button stands out; default `.plain`.
  open var style = Style.plain { didSet { didChange() } }
  /// Who is sent the action; `nil` sends it up the responder chain; not kept alive.
  open weak var target: AnyObject?
  /// What is sent when the button is clicked; it may take the item.
  open var action: Selector?
  /// The width, in points; default 0, which is that of the content.
  open var width: CGFloat = 0 { didSet { didChange() } }
  /// The button's color; default `nil`: the bar's tint color.
  open var tintColor: UIColor? { didSet { didChange() } }
  /// A view in the place of the button; default `nil`.
  open var customView: UIView? { didSet { didChange() } }
  /// What is done when the button is clicked, in the place of `action`, with the item as its sender; default `nil`.
  ///
  /// A button without a title and a picture takes those of the action.
  open var primaryAction: UIAction? {
    didSet { takeLook(of: primaryAction) }
  }

  /// A button without content.
  public override init() { super.init() }

  /// A button with a text.
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

  /// A button with a picture, drawn as a shape in the tint color unless it is rendered as an original.
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

  /// One of the system's buttons; here each has its English word.
  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem,
    target: Any?,
    action: Selector?
  ) {
    self.init()
    title = systemItem.title
    set(systemItem == .done || systemItem == .save ? .done : .plain, target, action)
  }

  /// A button with an action's title or picture, that performs it.
  public convenience init(primaryAction: UIAction?) {
    self.init()
    self.primaryAction = primaryAction
    // (Nothing observes what an initializer sets.)
    takeLook(of: primaryAction)
  }

  /// A button with a text or a picture, which an action's own stand in for, that performs the action.
  ///
  /// - Parameters:
  ///   - title: The text; default `nil`, which is the action's.
  ///   - image: The picture; default `nil`, which is the action's.
  ///   - primaryAction: What is done when the button is clicked; default `nil`: nothing.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil
  ) {
    self.init()
    (self.title, self.image) = (title, image)
    self.primaryAction = primaryAction
    // (Nothing observes what an initializer sets.)
    takeLook(of: primaryAction)
  }

  /// One of the system's buttons, that performs an action.
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem,
    primaryAction: UIAction? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    // (Nothing observes what an initializer sets.)
    takeLook(of: primaryAction)
  }

  /// A gap of a width, in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.width = width
    return item
  }

  /// A gap that in a navigation bar has no width.
  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem() }

  /// What a click does: the action, or the selector sent to its target.
  func perform(for event: UIEvent?) {
    if let primaryAction { return primaryAction.perform(from: self) }
    guard let action else { return }
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
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

  /// Whether the button stands out.
  nonisolated public enum Style: Int, Sendable {
    /// It does not.
    case plain = 0
    /// It does: a bold text.
    case done = 2
  }

  /// The system's buttons.
  nonisolated public enum SystemItem: Int, Sendable {
    /// Ends what is being done.
    case done = 0
    /// Leaves what is being done.
    case cancel = 1
    /// Begins to change something.
    case edit = 2
    /// Keeps what has been done.
    case save = 3
    /// Makes something new.
    case add = 4
    /// A gap that in a navigation bar has no width.
    case flexibleSpace = 5
    /// A gap of the item's `width`.
    case fixedSpace = 6
    /// Writes something.
    case compose = 7
    /// Answers something.
    case reply = 8
    /// Shows what can be done.
    case action = 9
    /// Moves something to a folder.
    case organize = 10
    /// Shows bookmarks.
    case bookmarks = 11
    /// Looks for something.
    case search = 12
    /// Loads anew.
    case refresh = 13
    /// Stops what is going on.
    case stop = 14
    /// Takes a picture.
    case camera = 15
    /// Throws something away.
    case trash = 16
    /// Plays.
    case play = 17
    /// Pauses.
    case pause = 18
    /// Goes back.
    case rewind = 19
    /// Goes forward.
    case fastForward = 20
    /// Takes the last change back.
    case undo = 21
    /// Makes the change again.
    case redo = 22
    /// Closes.
    case close = 24

    /// The button's word; `nil` for a gap.
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
