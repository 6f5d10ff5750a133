public import QuartzCore

/// The topmost view of a desktop window, or of a part that is drawn over another window.
///
/// It is hidden until it is made visible. The first window of a program is a window of the desktop. Others are drawn
/// over it, as on a device's screen, if their level is higher or they are made for the same scene, and go when they are
/// hidden or no longer referred to; a window that is neither is another window of the desktop.
open class UIWindow: UIView {
  /// The controller whose view fills the window; default `nil`.
  open var rootViewController: UIViewController? {
    didSet { replaceRoot(oldValue) }
  }
  /// How far in front of the program's other windows it is; default `.normal`.
  ///
  /// It orders the windows that are drawn over one window of the desktop. Whether a window is drawn over another one is
  /// decided when it is shown.
  open var windowLevel = Level.normal {
    didSet { if windowLevel != oldValue { work?.takePlace() } }
  }
  /// The screen that shows the window.
  open var screen: UIScreen { .main }

  /// The background color behind the views; default `nil`, which is the host's own background.
  open override var backgroundColor: UIColor? {
    get { showsBackground ? super.backgroundColor : hiddenBackground }
    set {
      if showsBackground { super.backgroundColor = newValue } else { hiddenBackground = newValue }
    }
  }
  /// Whether the background is drawn, default true; the user may choose to see the views on another one.
  package var showsBackground = true {
    didSet { if showsBackground != oldValue { swapBackground() } }
  }
  private var hiddenBackground: UIColor?

  /// Whether the window has the keyboard focus, as far as the desktop has reported it.
  var hasKeyboard = false
  /// Whether the desktop has reported that the window lost the keyboard focus; without a desktop nothing is reported.
  var hasLostKeyboard = false
  /// Whether nothing of the window is visible on the desktop: it is minimized, or on another desktop.
  package var isMinimized = false {
    didSet { if isMinimized != oldValue { work?.desktopStateDidChange() } }
  }
  /// Called when typed characters start or stop going into text.
  package var onTakesText: (Bool) -> Void = { _ in }
  weak var sceneLink: UIWindowScene?
  /// The application's scene when the window was shown.
  weak var shownScene: UIWindowScene?
  /// The window that this one is drawn over; `nil` for one of the desktop.
  weak var underlay: UIWindow?
  /// Whether it is as large as the window that it is drawn over.
  var fillsBase = false
  /// The shown windows that are drawn over this one, the frontmost first; not kept alive.
  var overlayLinks: [WeakWindow] = []
  /// The size classes of its size, once the desktop or the user has changed that; `nil` before, for the screen's.
  var sizeClasses: SizeClasses?

  /// What the user holds, and where the pointer is; made with the first event.
  var input: (any InputTracking)?
  package weak var firstResponder: UIResponder? {
    didSet { firstResponderDidChange(from: oldValue) }
  }

  /// A window at `frame` on the screen, not visible yet.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.isHidden = true
  }

  /// Always `nil`: archives of views are not supported here.
  public required init?(coder: NSCoder) {
    nil
  }

  isolated deinit {
    // What is drawn over another window goes with the last reference to it.
    layer.removeFromSuperlayer()
  }

  /// A window as large as the screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// A window as large as the scene's screen, in that scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    layer.isHidden = true
    sceneLink = windowScene
  }

  /// The scene that contains the window; default `nil`, and while it is shown the application's scene.
  open var windowScene: UIWindowScene? {
    get { sceneLink ?? (isHidden ? nil : shownScene) }
    set { sceneLink = newValue }
  }

  /// The next responder: the application.
  open override var next: UIResponder? { work?.application }

  /// Whether the window is not on the screen; default true.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      visibilityChanged()
    }
  }

  /// Whether this window receives keys.
  open var isKeyWindow: Bool { work?.isKey == true }

  /// Makes this window the one that receives keys.
  open func makeKey() {
    work?.takeKeys()
  }

  /// Shows the window with its root controller's view, and makes it the one that receives keys.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// The window receives keys from now on; the default does nothing.
  open func becomeKey() {}

  /// The window no longer receives keys; the default does nothing.
  open func resignKey() {}

  /// Dispatches an event to recognizers and views.
  ///
  /// Every event of the window passes through this method.
  open func sendEvent(_ event: UIEvent) {
    work?.dispatch(event)
  }

  /// Handles keys that no responder has handled: they type into a view that accepts text (`UIKeyInput`); Tab moves to
  /// the next control that can receive keys, Shift+Tab to the previous one; others scroll the content that was last
  /// clicked, or else that under the pointer.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { work?.uses($0, isRepeat: false) != true }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Handles their repeats.
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { work?.uses($0, isRepeat: true) != true }
    if !others.isEmpty { super.pressesChanged(others, with: event) }
  }

  override var surroundings: UITraitCollection { sizeClasses.map { traits(with: $0) } ?? .device }
  override class var drawsNothing: Bool { self == UIWindow.self }

  /// The desktop's traits with other size classes.
  final func traits(with classes: SizeClasses) -> UITraitCollection {
    var values = UITraitCollection.device.values
    (values.horizontal, values.vertical) = (classes.horizontal, classes.vertical)
    return values == UITraitCollection.device.values ? .device : UITraitCollection(values)
  }

  /// Keeps the root controller's view as large as the window.
  open override func layoutSubviews() {
    super.layoutSubviews()
    fitRootView()
  }
}

extension UIWindow {
  /// The window as what does its work; each does.
  var work: (any WindowWork)? { (self as UIView) as? any WindowWork }

  /// The program's windows that are shown.
  static var allShown: [UIWindow] {
    ((UIWindow.self as AnyClass) as? any WindowWork.Type)?.shown ?? []
  }

  /// The title of the desktop's window: the root controller's, or an empty string.
  package var title: String { rootViewController?.title ?? "" }

  /// The responder that first receives keys: the first responder, or without one the front controller.
  package var keyResponder: UIResponder {
    if let firstResponder, firstResponder.responderWindow === self { return firstResponder }
    return rootViewController?.keyTarget ?? self
  }

  /// The shown windows that are drawn over this one, the frontmost first.
  var overlays: [UIWindow] { overlayLinks.compactMap(\.window) }

  /// The window that has the desktop's window: this one, or the one that it is drawn over.
  package var base: UIWindow { underlay ?? self }

  /// Of the windows that share this one's desktop window, the one that receives keys.
  package var receivingKeys: UIWindow {
    base.overlays.first { $0.isKeyWindow } ?? base
  }

  /// Whether typed characters go into text now, of this window or one that is drawn over it.
  package var takesText: Bool { receivingKeys.hasText }

  /// Whether a text of this window is its first responder.
  private var hasText: Bool {
    firstResponder is any UIKeyInput && firstResponder?.isFirstResponder == true
  }

  /// Of windows that share one of the desktop, the one with the text receives the keys.
  func takeKeysForText() {
    if hasText, receivingKeys !== self { makeKey() }
  }

  private func firstResponderDidChange(from old: UIResponder?) {
    guard !hasText || receivingKeys === self else { return makeKey() }
    if hasText != (old is any UIKeyInput), receivingKeys === self { base.onTakesText(hasText) }
  }

  /// Ends touches and presses whose release may never be reported.
  func takeAwayWhatIsHeld(at time: Double) {
    input?.cancel(at: time, in: self)
  }

  private func swapBackground() {
    let drawn = super.backgroundColor
    super.backgroundColor = hiddenBackground
    hiddenBackground = drawn
  }

  private func visibilityChanged() {
    if isHidden {
      takeAwayWhatIsHeld(at: CACurrentMediaTime())
      work?.settleTransitions()
      tellControllers { $0.beginDisappearing() }
      tellControllers { $0.endDisappearing() }
      work?.didHide()
    } else {
      // The root first: the host draws the first frame while it shows the window.
      showRoot()
      work?.didShow()
    }
  }

  /// Adds the root's view if the window is visible; until then it is not even loaded.
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
    old?.presenting?.endPresentations()
    old?.viewIfLoaded?.removeFromSuperview()
    old?.rootWindow = nil
    rootViewController?.rootWindow = self
    showRoot()
    work?.titleDidChange()
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

/// What a window does by the code above it, which names the application, recognizers and transitions.
///
/// `UIWindow` conforms beside that code.
protocol WindowWork: AnyObject {
  /// The program's windows that are shown.
  static var shown: [UIWindow] { get }
  /// The next responder of all windows.
  var application: UIResponder { get }
  /// Whether the window receives keys.
  var isKey: Bool { get }
  /// Makes it the one that receives keys.
  func takeKeys()
  func didShow()
  func didHide()
  /// Goes to the place of its level among the windows that are drawn over the same one.
  func takePlace()
  func titleDidChange()
  /// The window was minimized, or is no longer.
  func desktopStateDidChange()
  /// Ends the transitions in the window.
  func settleTransitions()
  /// Dispatches an event to recognizers and views.
  func dispatch(_ event: UIEvent)
  /// Uses a key that no responder has handled; returns whether it did.
  func uses(_ press: UIPress, isRepeat: Bool) -> Bool
}

/// A window that is not kept alive.
struct WeakWindow {
  weak var window: UIWindow?
}

/// What the user holds in a window: keys, buttons and touches.
protocol InputTracking: AnyObject {
  /// Ends it all: the releases may never be reported.
  func cancel(at time: Double, in window: UIWindow)
}
