public import QuartzCore

/// A view that a person works with the mouse or keys, and that tells others what was done.
///
/// It follows one touch at a time, from where it went down until it is lifted or taken away. Targets are not kept
/// alive, closures are. A handler that an earlier one takes away while an event is told hears it no more.
open class UIControl: UIView {
  /// Whether the control works; default true.
  ///
  /// While it does not it still keeps touches from what is behind it. A touch under way is cancelled.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { enabledChanged() } }
  }
  /// Whether it is the chosen one, or on; default false.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateChanged() } }
  }
  /// Whether a touch is in it; default false.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }
  /// Where the content is in the height; default `.center`.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// Where the content is in the width; default `.center`.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// Whether a press shows a menu: not used, there are none; default false.
  open var showsMenuAsPrimaryAction = false

  private static let responderChain = NSNull()
  private var handlers = ControlHandlers()
  var tracking = ControlTracking()
  /// What led to the actions that are being sent.
  var currentEvent: UIEvent?
  /// The keys that went down here and are held.
  var heldKeys: Set<UIKeyboardHIDUsage> = []
  var focusRing: UIView?

  /// A control at `frame` in its superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control that calls an action when what it is there for happens.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Always `nil`: there are no archives of views to read here.
  public required init?(coder: NSCoder) { nil }

  /// How the control is; subclasses may add bits of `.application`.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Where the content is in the width, with `.leading` and `.trailing` as the sides that they are: lines start left.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: .left
    case .trailing: .right
    default: contentHorizontalAlignment
    }
  }

  /// Whether the control follows a touch.
  open var isTracking: Bool { tracking.touch != nil }

  /// Whether that touch is in the control, or close to it.
  open var isTouchInside: Bool { tracking.isInside }

  /// A touch went down: whether the control follows it; default true.
  @discardableResult
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The touch moved: whether the control goes on following it; default true.
  @discardableResult
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The touch was lifted; default does nothing.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The touch was taken away; default does nothing.
  ///
  /// - Parameter event: `nil` when no event did it, but that the control was disabled or left its window.
  open func cancelTracking(with event: UIEvent?) {}

  /// Has `action` sent to `target` when any of the events happens.
  ///
  /// - Parameters:
  ///   - target: Not kept alive. `nil` sends it up the responder chain from the control, and when none there takes it
  ///     from the first responder.
  ///   - action: May take nothing, the control, or the control and the event.
  ///   - controlEvents: The events. The same target and action is kept once, with the events of both.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    handlers.add(ControlTarget(target, action), for: controlEvents)
  }

  /// Takes targets away for some events; `nil` stands for any target, any action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    handlers.remove(controlEvents) { handler in
      guard let own = handler.target else { return false }
      return (object == nil || own.object === object) && (action == nil || own.action == action)
    }
  }

  /// Has `action` called when any of the events happens.
  ///
  /// It takes the place of one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    handlers.add(action, for: controlEvents)
  }

  /// Takes an action away for some events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Takes the action with an identifier away for some events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: Event
  ) {
    handlers.remove(controlEvents) { $0.action?.identifier == actionIdentifier }
  }

  /// The targets that are still there; `NSNull` stands for the responder chain.
  ///
  /// A target that is not hashable is there as its `ObjectIdentifier`.
  open var allTargets: Set<AnyHashable> {
    let targets = handlers.all.compactMap(\.target)
    return Set(
      targets.compactMap { target -> AnyHashable? in
        if target.isResponderChain { return Self.responderChain }
        return target.object.map { ($0 as? AnyHashable) ?? AnyHashable(ObjectIdentifier($0)) }
      }
    )
  }

  /// All events that anyone hears of.
  open var allControlEvents: Event {
    handlers.all.reduce(into: []) { if $1.target?.isGone != true { $0.formUnion($1.events) } }
  }

  /// The names of the actions that a target is sent for an event; `nil` for none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = handlers.handlers(of: controlEvent).compactMap(\.target)
      .filter { $0.isTarget(target.map { $0 as AnyObject }, isResponderChain: target == nil) }
      .map(\.action.name)
    return names.isEmpty ? nil : names
  }

  /// Calls a closure with every handler, in the order they were added, until it sets its last argument.
  ///
  /// - Parameter iterator: Called with an action, or a target and its selector; the events; whether to stop.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var stop = false
    for handler in handlers.all where handler.target?.isGone != true && !stop {
      let pair = handler.target.map { ($0.object as Any?, $0.action) }
      iterator(handler.action, pair, handler.events, &stop)
    }
  }

  /// Sends one action; every target's goes through here.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if target == nil, sendUpResponderChain(action, sender: self, event: event) { return }
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Calls one action; every one of the control's goes through here.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Tells those who hear of any of the events, each once, in the order they were added.
  open func sendActions(for controlEvents: Event) {
    for handler in handlers.handlers(of: controlEvents)
    where handlers.hasStill(handler, for: controlEvents) {
      switch handler.receiver {
      case .action(let action): sendAction(action)
      case .target(let target) where !target.isGone:
        sendAction(target.action, to: target.object, for: currentEvent)
      case .target: break
      }
    }
  }

  /// Begins to follow a touch.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isEnabled, !isTracking, let touch = touches.first { begin(touch, event) }
  }

  /// Follows the touch.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = tracking.own(of: touches) { goOn(touch, event) }
  }

  /// Ends following the touch.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = tracking.own(of: touches) { end(touch, event) }
  }

  /// Ends following the touch.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if tracking.own(of: touches) != nil { cancel(event) }
  }

  /// Ends following a touch when the control leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window { cancel(nil) }
  }

  /// A single tap on a control is its own, not that of a view behind it; nor is any gesture while it needs the touch.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard isEnabled, let view = gestureRecognizer.view, view !== self, isDescendant(of: view)
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    if keepsDrags { return false }
    guard keepsTaps, let tap = gestureRecognizer as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  /// Shows where keys go.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let isFirst = super.becomeFirstResponder()
    showFocus(isFirstResponder)
    return isFirst
  }

  /// Shows that keys go elsewhere.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let hasResigned = super.resignFirstResponder()
    showFocus(isFirstResponder)
    return hasResigned
  }

  /// Takes the keys that work the control while it is the first responder.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !takesKey(of: $0, isRepeat: false) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Takes their repeats.
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !takesKey(of: $0, isRepeat: true) }
    if !others.isEmpty { super.pressesChanged(others, with: event) }
  }

  /// Takes their releases.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !letsKeyGo(of: $0, isCancelled: false) }
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }

  /// Forgets them.
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !letsKeyGo(of: $0, isCancelled: true) }
    if !others.isEmpty { super.pressesCancelled(others, with: event) }
  }

  /// Places what shows the focus.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeFocusRing()
  }

  /// The focus is shown in the tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    focusRing?.layer.borderColor = resolved(ControlStyle.focusColor(tintColor))
  }

  // What UIKit's own controls say of themselves.

  /// Whether a lifted touch is what the control is there for.
  var isPrimaryOnTouchUp: Bool { false }
  /// Whether single taps are the control's alone, whatever is behind it.
  var keepsTaps: Bool { false }
  /// Whether the touch is the control's alone, whatever gesture it may become.
  var keepsDrags: Bool { false }
  /// What the focus is drawn around, and how its corners are rounded.
  var focusShape: (frame: CGRect, radius: CGFloat) { (bounds, ControlStyle.cornerRadius) }
  /// The control is enabled, selected or highlighted now, or no longer.
  func stateChanged() { setNeedsLayout() }
  /// Whether a ring says that keys go to the control.
  var showsFocusRing: Bool { true }
  /// A key went down or repeats while keys go to the control: whether it is one that works it.
  ///
  /// Not with Control, Alt or the desktop's key, which are for shortcuts.
  func take(_ key: UIKey, isRepeat: Bool) -> Bool {
    key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
      && keyDown(key.keyCode, isRepeat: isRepeat)
  }
  /// A key went down or repeats without a shortcut's modifiers: whether it is one that works the control.
  func keyDown(_ key: UIKeyboardHIDUsage, isRepeat: Bool) -> Bool { false }
  /// A key that it took came up.
  func keyUp(_ key: UIKeyboardHIDUsage, isCancelled: Bool) {}
}
