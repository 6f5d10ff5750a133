public import QuartzCore

/// Asks the user: a title and a message, with buttons, in the middle of the window or at its bottom.
///
/// It is presented over a dimmed window, whatever its `modalPresentationStyle`. Return presses the preferred button,
/// Escape that to cancel, as on a desktop; so does a click beside an action sheet.
open class UIAlertController: UIViewController {
  /// Where it is.
  nonisolated public enum Style: Int, Sendable {
    /// At the bottom.
    case actionSheet
    /// In the middle.
    case alert
  }

  /// Where it is; default `.actionSheet`.
  open private(set) var preferredStyle = Style.actionSheet
  /// A text below the title; default `nil`.
  open var message: String? { didSet { alertView?.reload() } }
  /// The title; default `nil`.
  open override var title: String? { didSet { alertView?.reload() } }
  /// Always `.overFullScreen`: an alert is in front of the whole window.
  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { .overFullScreen }
    set {}
  }
  /// The buttons, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The button that Return presses, in bold; one of `actions`; default `nil`.
  open var preferredAction: UIAlertAction? { didSet { alertView?.reload() } }
  /// The text fields of an alert, in the order in which they were added; `nil` for none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  private(set) var fields: [UITextField] = []
  private let transition = AlertTransition()
  private var alertView: AlertView? { viewIfLoaded as? AlertView }

  /// An alert without buttons.
  ///
  /// - Parameters:
  ///   - title: The title; `nil` for none.
  ///   - message: A text below the title; `nil` for none.
  ///   - preferredStyle: Where it is.
  public convenience init(
    title: String?,
    message: String?,
    preferredStyle: UIAlertController.Style
  ) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// An action sheet without a title; both arguments are without effect, as there are no nibs here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
    transitioningDelegate = transition
  }

  /// Always `nil`: archives of controllers are not supported here.
  public required init?(coder: NSCoder) { nil }

  /// Adds a button; a second one to cancel is reported, and not added.
  open func addAction(_ action: UIAlertAction) {
    guard action.style != .cancel || cancelAction == nil else {
      return EngineReport.handler(
        "UIAlertController: there is a button to cancel already, \(action.title ?? "") is not added"
      )
    }
    actions.append(action)
    action.onChange = { [weak self] in self?.alertView?.reload() }
    alertView?.reload()
  }

  /// Adds a text field to an alert; an action sheet has none, which is reported.
  ///
  /// - Parameter configurationHandler: Called with the field; default `nil`.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return EngineReport.handler(
        "UIAlertController: an action sheet has no text fields: make it an alert"
      )
    }
    let field = AlertField()
    field.alert = self
    let onReturn = UIAction { [weak self, weak field] _ in self?.didReturn(in: field) }
    field.addAction(onReturn, for: .primaryActionTriggered)
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 13)
    fields.append(field)
    configurationHandler?(field)
    alertView?.reload()
  }

  /// Makes the dimmed view with the buttons.
  open override func loadView() {
    view = AlertView(self)
  }

  /// The first text field receives the keys.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let field = fields.first { field.becomeFirstResponder() } else { becomeFirstResponder() }
  }

  /// It receives keys where no text field does.
  open override var canBecomeFirstResponder: Bool { true }

  /// Return presses the preferred button, or the only one; Escape that to cancel.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      switch press.key?.keyCode {
      case .keyboardEscape: cancel()
      case .keyboardReturnOrEnter, .keypadEnter: confirm()
      default: super.pressesBegan([press], with: event)
      }
    }
  }

  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// Return in a text field goes to the next one, and after the last one presses a button.
  private func didReturn(in field: UITextField?) {
    guard let place = fields.firstIndex(where: { $0 === field }), place + 1 < fields.count else {
      return confirm()
    }
    fields[place + 1].becomeFirstResponder()
  }

  /// Presses the preferred button, or the only one.
  func confirm() {
    if let action = preferredAction ?? (actions.count == 1 ? actions.first : nil) {
      perform(action)
    }
  }

  /// Presses the button to cancel, if there is one.
  func cancel() {
    if let cancelAction { perform(cancelAction) }
  }

  /// Presses a button: the alert goes, and then its handler is called.
  func perform(_ action: UIAlertAction) {
    guard action.isEnabled, !isBeingDismissed else { return }
    guard presentingViewController != nil else { return action.handler?(action) ?? () }
    presentingViewController?.dismiss(animated: true) { action.handler?(action) }
  }
}
