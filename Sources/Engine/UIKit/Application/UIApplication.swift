public import QuartzCore

/// The running program: its windows, and the entry point for events.
open class UIApplication: UIResponder {
  /// The one application.
  public static let shared = UIApplication()

  /// The program's own object; not kept alive by this reference.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The host that puts windows on the screen.
  package weak var host: (any ApplicationHost)?
  /// Whether the program receives input, and whether it is shown.
  public internal(set) var applicationState = State.inactive
  /// The visible windows, in the order in which they were shown.
  ///
  /// Those of the desktop are kept alive while they are visible, those that are drawn over them are not.
  public var windows: [UIWindow] { shown.compactMap(\.window) }
  /// The window that receives key presses.
  open var keyWindow: UIWindow? {
    // One that was drawn over another and is gone leaves the keys to that.
    keyWindowLink ?? keyBase.flatMap { $0.isHidden ? nil : $0 }
  }

  private var shown: [WeakWindow] = []
  /// The windows of the desktop among them, which are kept alive.
  private var ofDesktop: [UIWindow] = []
  private weak var keyWindowLink: UIWindow?
  /// The window that the key window is drawn over; `nil` for one of the desktop.
  private weak var keyBase: UIWindow?

  /// The delegate if it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }

  /// Dispatches an event to the windows that it concerns.
  ///
  /// Every event passes through this method.
  open func sendEvent(_ event: UIEvent) {
    event.targetWindow?.sendEvent(event)
  }

  /// Sends an action to `target`, or for `nil` up the responder chain: from the key window's first responder, and if no
  /// responder there handles it, from the sender.
  ///
  /// - Returns: Whether an object handled it.
  @discardableResult
  open func sendAction(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    let argument = sender ?? self
    if let target {
      return action.perform(on: target as AnyObject, sender: argument, event: event)
    }
    let starts = [keyWindow?.keyResponder, sender as? UIResponder, self]
    return starts.contains {
      $0?.sendUpResponderChain(action, sender: argument, event: event) ?? false
    }
  }

  /// Whether the program receives input and is shown.
  nonisolated public enum State: Int, Sendable {
    /// It receives input.
    case active
    /// It is starting, ending, or without the keyboard focus.
    case inactive
    /// It is not shown.
    case background
  }

  /// The keys of launch options; a desktop program is started without any.
  nonisolated public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// A key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension UIApplication {
  /// The application for the key `shared`, as code finds it where `shared` itself may not be named; `nil` for others.
  public static func value(forKeyPath keyPath: String) -> Any? {
    ["shared", "sharedApplication"].contains(keyPath) ? shared : nil
  }

  func windowDidShow(_ window: UIWindow) {
    guard !windows.contains(where: { $0 === window }) else { return }
    let covered = window.windowToCover
    shown.append(WeakWindow(window: window))
    window.shownScene = .current
    if let covered {
      if keyWindowLink === window { keyBase = covered }
      return window.cover(covered)
    }
    ofDesktop.append(window)
    host?.show(window)
    if !window.title.isEmpty { host?.titleDidChange(of: window) }
  }

  func windowDidHide(_ window: UIWindow) {
    guard windows.contains(where: { $0 === window }) else { return }
    let overlays = window.overlays
    shown.removeAll { $0.window == nil || $0.window === window }
    ofDesktop.removeAll { $0 === window }
    window.hasKeyboard = false
    if keyWindowLink === window { makeKey(window.underlay ?? windows.last) }
    guard window.underlay == nil else { return window.uncover() }
    for overlay in overlays { overlay.uncover() }
    host?.close(window)
    // What was drawn over it stays on the screen, and needs a window of the desktop now.
    shown.removeAll { link in overlays.contains { $0 === link.window } }
    for overlay in overlays.reversed() { windowDidShow(overlay) }
  }

  func makeKey(_ window: UIWindow?) {
    guard keyWindowLink !== window else { return }
    let old = keyWindowLink
    let base = window?.base
    let tookText = base?.takesText
    (keyWindowLink, keyBase) = (window, window?.underlay)
    old?.resignKey()
    window?.becomeKey()
    if let base, base.takesText != tookText { base.onTakesText(base.takesText) }
  }
}
