public import QuartzCore

/// An object that can handle events: a view, view controller, window or application, linked by `next`.
///
/// Every event method passes the event on to `next` unless it is overridden.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Values that few responders have.
  var keptBox: KeptBox?

  /// A responder at the end of its chain.
  public override init() {
    super.init()
  }

  /// The next responder in the chain; default `nil`.
  open var next: UIResponder? { nil }

  /// A finger or the mouse button went down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// A touch moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// A touch was lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// A touch was cancelled: by a gesture, or because the window lost the keyboard focus.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Keys went down.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Keys repeat while they are held.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Keys were released.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Held keys were cancelled: the window lost the keyboard focus.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// The keyboard shortcuts while this responder is in the first responder's chain; default none.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Whether the responder can handle an action now; the default is whether its class has the method.
  ///
  /// Actions without a target skip a responder that cannot.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.belongs(to: self)
  }

  /// The first responder in the chain, starting with this one, that can handle an action; `nil` if none can.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }

  /// Whether the responder can become the first responder; default false.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder can resign as first responder; default true.
  open var canResignFirstResponder: Bool { true }

  /// Whether this responder is the first to receive keys.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes this responder the first to receive keys.
  ///
  /// It has to be in a window.
  ///
  /// - Returns: Whether it is now the first responder.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    if window.firstResponder === self {
      window.takeKeysForText()
      return true
    }
    guard canBecomeFirstResponder, window.firstResponder?.resignFirstResponder() ?? true else {
      return false
    }
    // The old first responder may have made another one first, or removed this one from the window.
    guard window.firstResponder == nil, responderWindow === window else { return false }
    window.firstResponder = self
    return true
  }

  /// Stops being the first responder.
  ///
  /// - Returns: Whether it is no longer the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  /// A value that this responder observes (`addObserver(_:forKeyPath:options:context:)`) has changed; the default does
  /// nothing.
  open func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// A view in place of the keyboard on the screen, of which there is none here; default `nil`.
  open var inputView: UIView? { nil }

  /// A view above the keyboard on the screen, of which there is none here; default `nil`.
  open var inputAccessoryView: UIView? { nil }

  /// Called for objects of nib files, which there are none of here: never called; the default does nothing.
  open func awakeFromNib() {}

  /// Called for views that Interface Builder shows: never called; the default does nothing.
  open func prepareForInterfaceBuilder() {}

  /// Whether the object is an accessibility element; default false; stored without effect, as are all properties of
  /// accessibility.
  open var isAccessibilityElement: Bool {
    get { kept.isAccessibilityElement }
    set { kept.isAccessibilityElement = newValue }
  }

  /// What the element is called; default `nil`.
  open var accessibilityLabel: String? {
    get { kept.label }
    set { kept.label = newValue }
  }

  /// What an action on the element does; default `nil`.
  open var accessibilityHint: String? {
    get { kept.hint }
    set { kept.hint = newValue }
  }

  /// The element's value as text; default `nil`.
  open var accessibilityValue: String? {
    get { kept.value }
    set { kept.value = newValue }
  }

  /// What the element is and does; default `.none`.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { kept.traits }
    set { kept.traits = newValue }
  }

  /// The element's frame in screen coordinates; default zero, for views their own frame.
  open var accessibilityFrame: CGRect {
    get { kept.frame ?? ownAccessibilityFrame }
    set { kept.frame = newValue }
  }

  /// The elements in the object; default `nil`.
  open var accessibilityElements: [Any]? {
    get { kept.elements }
    set { kept.elements = newValue }
  }

  /// Whether the elements in the object are left out; default false.
  open var accessibilityElementsHidden: Bool {
    get { kept.hidesElements }
    set { kept.hidesElements = newValue }
  }

  /// Whether the elements beside the object are left out; default false.
  open var accessibilityViewIsModal: Bool {
    get { kept.isModal }
    set { kept.isModal = newValue }
  }

  /// Whether the elements in the object are read one after another; default false.
  open var shouldGroupAccessibilityChildren: Bool {
    get { kept.groupsChildren }
    set { kept.groupsChildren = newValue }
  }

  /// The language in which the element is read; default `nil`.
  open var accessibilityLanguage: String? {
    get { kept.language }
    set { kept.language = newValue }
  }

  /// Further actions of the element; default `nil`.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { kept.customActions }
    set { kept.customActions = newValue }
  }

  /// Activates the element; the default does nothing.
  ///
  /// - Returns: Whether it did something; false.
  open func accessibilityActivate() -> Bool { false }

  /// Raises the element's value; the default does nothing.
  open func accessibilityIncrement() {}

  /// Lowers the element's value; the default does nothing.
  open func accessibilityDecrement() {}

  /// Closes what the element shows; the default does nothing.
  ///
  /// - Returns: Whether it did something; false.
  open func accessibilityPerformEscape() -> Bool { false }

  /// The number of elements in the object.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// An element by its index; `nil` past the end.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The index of an element; `NSNotFound` for others.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let elements = accessibilityElements ?? []
    return elements.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// Whether Tab moves the focus from and to the responder, if that can become the first one; default false.
  var isTabStop: Bool { false }

  /// The view is the first responder and leaves its window; the default does nothing.
  func firstResponderLeavesWindow() {}

  /// Whether the responder uses a key before any command: a key that it types.
  func usesBeforeCommands(_ key: UIKey) -> Bool { false }
}

extension UIResponder {
  /// The frame of a view in its window; zero for others.
  private var ownAccessibilityFrame: CGRect {
    (self as? UIView).map { $0.convert($0.bounds, to: nil) } ?? .zero
  }

  /// The window at the end of the responder's chain.
  package var responderWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let window = current as? UIWindow { return window }
      responder = current.next
    }
    return nil
  }
}

extension UIResponder {
  /// The values, which are the default ones until one is set.
  var kept: KeptValues {
    get { keptBox?.values ?? KeptValues() }
    set {
      let box = keptBox ?? KeptBox()
      keptBox = box
      box.values = newValue
    }
  }
}
