public import QuartzCore

/// A view that the user operates with the mouse or keys, and that sends actions to targets.
///
/// It tracks one touch at a time, from touch down until it is lifted or cancelled. Targets are not kept alive, closures
/// are. A handler that an earlier handler removes during an event is not called for it.
open class UIControl: UIView {
  /// Whether the control is enabled; default true.
  ///
  /// A disabled control still blocks touches on views behind it. Disabling cancels a touch that is being tracked.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { enabledChanged() } }
  }
  /// Whether it is selected, or on; default false.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateChanged() } }
  }
  /// Whether a touch is inside; default false.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }
  /// The vertical alignment of the content; default `.center`.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// The horizontal alignment of the content; default `.center`.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// Whether a press shows a menu; default false; has no effect, as there are no menus here.
  open var showsMenuAsPrimaryAction = false

  private static let responderChain = NSNull()
  private var handlers = ControlHandlers()
  var tracking = ControlTracking()
  /// The event that caused the actions that are being sent.
  var currentEvent: UIEvent?
  /// The keys that were pressed in this control and are held.
  var heldKeys: Set<UIKeyboardHIDUsage> = []
  var focusRing: UIView?

  /// A control at `frame` in its superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control that performs an action when its primary action happens.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Always `nil`: archives of views are not supported here.
  public required init?(coder: NSCoder) { nil }

  /// The state of the control; subclasses may add bits of `.application`.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The horizontal alignment, with `.leading` and `.trailing` resolved to left and right: lines start at the left.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: .left
    case .trailing: .right
    default: contentHorizontalAlignment
    }
  }

  /// Whether the control tracks a touch.
  open var isTracking: Bool { tracking.touch != nil }

  /// Whether the tracked touch is inside the control, or near it.
  open var isTouchInside: Bool { tracking.isInside }

  /// A touch went down; returns whether the control tracks it, by default true.
  @discardableResult
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The touch moved; returns whether the control continues to track it, by default true.
  @discardableResult
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The touch was lifted; the default does nothing.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The touch was cancelled; the default does nothing.
  ///
  /// - Parameter event: The event that cancelled it; `nil` when the control was disabled or left its window.
  open func cancelTracking(with event: UIEvent?) {}

  /// Registers `action` to be sent to `target` when any of the events happens.
  ///
  /// - Parameters:
  ///   - target: The receiver, not kept alive. With `nil` the action is sent up the responder chain from the control,
  ///     and if no responder there handles it, from the first responder.
  ///   - action: A method without parameters, with the control, or with the control and the event.
  ///   - controlEvents: The events. The same target and action are stored once, with the events of all calls.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    handlers.add(ControlTarget(target, action), for: controlEvents)
  }

  /// Removes targets for some events; `nil` matches any target or any action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    handlers.remove(controlEvents) { handler in
      guard let own = handler.target else { return false }
      return (object == nil || own.object === object) && (action == nil || own.action == action)
    }
  }

  /// Registers `action` to be performed when any of the events happens.
  ///
  /// It replaces an action with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    handlers.add(action, for: controlEvents)
  }

  /// Removes an action for some events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for some events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: Event
  ) {
    handlers.remove(controlEvents) { $0.action?.identifier == actionIdentifier }
  }

  /// The targets that still exist; `NSNull` represents the responder chain.
  ///
  /// A target that is not hashable is represented by its `ObjectIdentifier`.
  open var allTargets: Set<AnyHashable> {
    let targets = handlers.all.compactMap(\.target)
    return Set(
      targets.compactMap { target -> AnyHashable? in
        if target.isResponderChain { return Self.responderChain }
        return target.object.map { ($0 as? AnyHashable) ?? AnyHashable(ObjectIdentifier($0)) }
      }
    )
  }

  /// All events that have a handler.
  open var allControlEvents: Event {
    handlers.all.reduce(into: []) { if $1.target?.isGone != true { $0.formUnion($1.events) } }
  }

  /// The names of the actions that are sent to a target for an event; `nil` if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = handlers.handlers(of: controlEvent).compactMap(\.target)
      .filter { $0.isTarget(target.map { $0 as AnyObject }, isResponderChain: target == nil) }
      .map(\.action.name)
    return names.isEmpty ? nil : names
  }

  /// Calls a closure with every handler, in the order they were added, until it sets its last argument.
  ///
  /// - Parameter iterator: Called with an action, or a target and its selector; the events; and a flag that stops when
  ///   set to true.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var stop = false
    for handler in handlers.all where handler.target?.isGone != true && !stop {
      let pair = handler.target.map { ($0.object as Any?, $0.action) }
      iterator(handler.action, pair, handler.events, &stop)
    }
  }

  /// Sends one action; every action to a target passes through this method.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    work?.sendByApplication(action, to: target, for: event)
  }

  /// Performs one action; every action of the control passes through this method.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Calls the handlers of any of the events, each once, in the order they were added.
  open func sendActions(for controlEvents: Event) {
    for handler in handlers.handlers(of: controlEvents)
    where handlers.hasStill(handler, for: controlEvents) {
      switch handler.receiver {
      case .action(let action):
        if EngineTrace.isOn { EngineTrace.noteCall("\(type(of: self)) ran an action") }
        sendAction(action)
      case .target(let target) where !target.isGone:
        if EngineTrace.isOn {
          EngineTrace.noteCall("\(type(of: self)) sent '\(target.action.name)'")
        }
        sendAction(target.action, to: target.object, for: currentEvent)
      case .target: break
      }
    }
  }

  /// Begins to track a touch.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isEnabled, !isTracking, let touch = touches.first { begin(touch, event) }
  }

  /// Tracks the touch.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = tracking.own(of: touches) { goOn(touch, event) }
  }

  /// Ends tracking.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = tracking.own(of: touches) { end(touch, event) }
  }

  /// Ends tracking.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if tracking.own(of: touches) != nil { cancel(event) }
  }

  /// Ends tracking when the control leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window { cancel(nil) }
  }

  /// A single tap on a control belongs to it, and not to a view behind it; so does any gesture while it needs the
  /// touch.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard isEnabled, let view = gestureRecognizer.view, view !== self, isDescendant(of: view)
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    if keepsDrags { return false }
    return !keepsTaps || !gestureRecognizer.isSingleTap
  }

  /// Shows the keyboard focus.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let isFirst = super.becomeFirstResponder()
    work?.showFocus(isFirstResponder)
    return isFirst
  }

  /// Hides the keyboard focus.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let hasResigned = super.resignFirstResponder()
    work?.showFocus(isFirstResponder)
    return hasResigned
  }

  /// Handles the control's keys while it is the first responder.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { work?.takesKey(of: $0, isRepeat: false) != true }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Handles their repeats.
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { work?.takesKey(of: $0, isRepeat: true) != true }
    if !others.isEmpty { super.pressesChanged(others, with: event) }
  }

  /// Handles their releases.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { work?.takesRelease(of: $0, isCancelled: false) != true }
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }

  /// Handles their cancellation.
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { work?.takesRelease(of: $0, isCancelled: true) != true }
    if !others.isEmpty { super.pressesCancelled(others, with: event) }
  }

  /// Lays out the focus ring.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if focusRing != nil { work?.placeFocusRing() }
  }

  /// Shows the focus in the new tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    focusRing?.layer.borderColor = resolved(ControlStyle.focusColor(tintColor))
  }

  // Overridden by UIKit's own controls.

  /// Whether lifting a touch inside is the control's primary action.
  var isPrimaryOnTouchUp: Bool { false }
  /// Whether single taps belong to the control alone, whatever is behind it.
  var keepsTaps: Bool { false }
  /// Whether the touch belongs to the control alone, whatever gesture it may become.
  var keepsDrags: Bool { false }
  /// The frame and corner radius of the shape that the focus ring surrounds.
  var focusShape: (frame: CGRect, radius: CGFloat) { (bounds, ControlStyle.cornerRadius) }
  override var isTabStop: Bool { true }
  /// The control's enabled, selected or highlighted state has changed.
  func stateChanged() { setNeedsLayout() }
  /// Whether a ring shows the keyboard focus.
  var showsFocusRing: Bool { true }
  /// Handles a key that went down or repeats while the control is the first responder; returns whether it did.
  ///
  /// Keys with Control, Alt or Super are not handled, as they are for shortcuts.
  func take(_ key: UIKey, isRepeat: Bool) -> Bool {
    key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
      && keyDown(key.keyCode, isRepeat: isRepeat)
  }
  /// Handles a key that went down or repeats without a shortcut's modifiers; returns whether it did.
  func keyDown(_ key: UIKeyboardHIDUsage, isRepeat: Bool) -> Bool { false }
  /// A key that the control handled was released.
  func keyUp(_ key: UIKeyboardHIDUsage, isCancelled: Bool) {}
}

/// What a control leaves to higher code, which names the application and the look of the keyboard focus.
///
/// `UIControl` conforms in that code.
protocol ControlWork: AnyObject {
  /// Sends an action to a target; without one up the responder chain, from the control.
  func sendByApplication(_ action: Selector, to target: Any?, for event: UIEvent?)
  /// Whether the control handles a key press.
  func takesKey(of press: UIPress, isRepeat: Bool) -> Bool
  /// Whether a key press that ends was handled by the control.
  func takesRelease(of press: UIPress, isCancelled: Bool) -> Bool
  /// Forgets the keys that are held: their releases have no effect.
  func forgetKeys()
  /// Shows or hides the focus ring of the first responder.
  func showFocus(_ isShown: Bool)
  func placeFocusRing()
}

extension UIControl {
  /// The control itself; every control conforms.
  var work: (any ControlWork)? { (self as UIView) as? any ControlWork }
}
