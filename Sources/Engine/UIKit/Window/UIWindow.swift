public import QuartzCore

/// The view at the top of what a desktop window shows.
///
/// Hidden until it is made visible.
open class UIWindow: UIView {
  /// The controller whose view fills the window; default `nil`.
  open var rootViewController: UIViewController? {
    didSet { replaceRoot(oldValue) }
  }
  /// Where the window is shown.
  open var screen: UIScreen { .main }

  /// What is behind the views; default `nil`, which is what the host puts there.
  open override var backgroundColor: UIColor? {
    get { showsBackground ? super.backgroundColor : hiddenBackground }
    set {
      if showsBackground { super.backgroundColor = newValue } else { hiddenBackground = newValue }
    }
  }
  /// Whether the background is drawn, default true; a person may want to see the views before another one.
  package var showsBackground = true {
    didSet { if showsBackground != oldValue { swapBackground() } }
  }
  private var hiddenBackground: UIColor?

  /// Whether the desktop has given the window the keyboard, as far as it told.
  var hasKeyboard = false
  /// Whether the desktop has told that the window has it no more: without a desktop it tells nothing.
  var hasLostKeyboard = false
  /// Whether the desktop shows nothing of the window: it is minimized, or on another desktop.
  package var isMinimized = false {
    didSet { if isMinimized != oldValue { UIApplication.shared.followDesktop() } }
  }
  /// Called when what is typed goes into text from now on, or no more.
  package var onTakesText: (Bool) -> Void = { _ in }
  weak var sceneLink: UIWindowScene?

  package var touches = TouchTracker()
  package var hover = HoverTracker()
  package var presses = PressTracker()
  package weak var firstResponder: UIResponder? {
    didSet { if takesText != (oldValue is any UIKeyInput) { onTakesText(takesText) } }
  }
  /// The scroll view that a person pressed in or turned last.
  weak var lastScrolled: UIScrollView?

  /// A window at `frame` on the screen, not visible yet.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.isHidden = true
  }

  /// Always `nil`: there are no archives of views to read here.
  public required init?(coder: NSCoder) {
    nil
  }

  /// A window as large as the screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// A window as large as the scene's screen, in that scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    sceneLink = windowScene
  }

  /// The scene that the window is in; default `nil`.
  open var windowScene: UIWindowScene? {
    get { sceneLink }
    set { sceneLink = newValue }
  }

  /// The application.
  open override var next: UIResponder? { UIApplication.shared }

  /// Whether the window is off the screen; default true.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      visibilityChanged()
    }
  }

  /// Whether keys go to this window.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// Makes keys go to this window.
  open func makeKey() {
    UIApplication.shared.makeKey(self)
  }

  /// Shows the window, with its root controller's view, and makes keys go to it.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Keys go to this window from now on; default does nothing.
  open func becomeKey() {}

  /// Keys go elsewhere from now on; default does nothing.
  open func resignKey() {}

  /// Hands an event to recognizers and views.
  ///
  /// Every event of the window goes through here.
  open func sendEvent(_ event: UIEvent) {
    switch event.type {
    case .touches:
      notePress(of: event)
      touches.arena.deliver(event, in: self)
    case .presses: deliverPresses(of: event)
    case .hover: hover.deliver(event, in: self)
    case .scroll: deliverWheel(of: event)
    default: break
    }
  }

  /// Does with keys what nobody else has a use for: they type into a view that takes text (`UIKeyInput`); Tab leads on
  /// to the next control that takes keys, Shift+Tab back; others scroll the content that was clicked last, or else that
  /// under the pointer.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !types($0) && !movesFocus($0) && !scrolls(by: $0) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Goes on with their repeats.
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !types($0) && !scrolls(by: $0) }
    if !others.isEmpty { super.pressesChanged(others, with: event) }
  }

  /// Keeps the root controller's view as large as the window.
  open override func layoutSubviews() {
    super.layoutSubviews()
    fitRootView()
  }
}

extension UIWindow {
  /// The title for the desktop's window: the root controller's, or an empty string.
  package var title: String { rootViewController?.title ?? "" }

  /// Makes the window as large as the content of the desktop's window, in points.
  package func resize(to size: CGSize) {
    frame = CGRect(origin: frame.origin, size: size)
  }

  /// Who is asked first about keys: the first responder, or without one the controller in front.
  package var keyResponder: UIResponder {
    if let firstResponder, firstResponder.responderWindow === self { return firstResponder }
    return rootViewController?.keyTarget ?? self
  }

  /// Whether what is typed now is typed where nobody may read it.
  package var hidesTyping: Bool {
    guard let input = firstResponder as? any UIKeyInput else { return false }
    return input.isSecureTextEntry && takesText
  }

  /// Whether what is typed now is typed into text.
  package var takesText: Bool {
    firstResponder is any UIKeyInput && firstResponder?.isFirstResponder == true
  }

  /// Ends touches and presses whose release may never be told.
  func takeAwayWhatIsHeld(at time: Double) {
    touches.cancel(at: time, in: self)
    presses.cancel(at: time, in: self)
  }

  private func swapBackground() {
    let drawn = super.backgroundColor
    super.backgroundColor = hiddenBackground
    hiddenBackground = drawn
  }

  private func visibilityChanged() {
    if isHidden {
      takeAwayWhatIsHeld(at: CACurrentMediaTime())
      TransitionContext.settle(in: self)
      tellControllers { $0.beginDisappearing() }
      tellControllers { $0.endDisappearing() }
      UIApplication.shared.windowDidHide(self)
    } else {
      // The root first: the host draws the first picture while it shows the window.
      showRoot()
      UIApplication.shared.windowDidShow(self)
    }
  }

  /// Puts the root's view in when the window is visible; until then it is not even loaded.
  private func showRoot() {
    guard !isHidden, let root = rootViewController, let view = root.view else { return }
    if view.superview === self {
      tellControllers { $0.beginAppearing() }
      tellControllers { $0.continueAppearing() }
    } else {
      fit(view)
      insertSubview(view, at: 0)
    }
  }

  private func replaceRoot(_ old: UIViewController?) {
    guard old !== rootViewController else { return }
    old?.endPresentations()
    old?.viewIfLoaded?.removeFromSuperview()
    old?.rootWindow = nil
    rootViewController?.rootWindow = self
    showRoot()
    UIApplication.shared.host?.titleDidChange(of: self)
  }

  private func fitRootView() {
    guard let view = rootViewController?.viewIfLoaded, view.superview === self else { return }
    fit(view)
  }

  private func fit(_ view: UIView) {
    view.bounds = CGRect(origin: view.bounds.origin, size: bounds.size)
    view.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
