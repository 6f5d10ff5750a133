public import QuartzCore
package import WindowSystem

/// A key from its press to its release.
///
/// One object serves the whole time.
public final class UIPress: NSObject {
  /// How far the press is.
  public private(set) var phase = Phase.began
  /// When it last changed, in seconds on the clock of `CACurrentMediaTime()`.
  public private(set) var timestamp: TimeInterval
  /// The key.
  public let key: UIKey?
  /// The window that had the keyboard.
  public private(set) weak var window: UIWindow?
  /// The responder that is asked first, from the press to the release.
  public private(set) weak var responder: UIResponder?

  package init(_ key: UIKey, in window: UIWindow, responder: UIResponder, at time: TimeInterval) {
    self.key = key
    self.window = window
    self.responder = responder
    timestamp = time
    super.init()
  }

  package func change(to phase: Phase, at time: TimeInterval) {
    self.phase = phase
    timestamp = time
  }

  /// How far a press is.
  nonisolated public enum Phase: Int, Sendable {
    /// The key went down.
    case began
    /// It repeats.
    case changed
    /// It is held.
    case stationary
    /// It came up.
    case ended
    /// It was taken away.
    case cancelled
  }
}

/// An event of keys.
public final class UIPressesEvent: UIEvent {
  /// The keys that it is about.
  public let allPresses: Set<UIPress>

  package init(
    _ presses: Set<UIPress>,
    in window: UIWindow,
    at timestamp: TimeInterval,
    modifiers: KeyModifiers = []
  ) {
    allPresses = presses
    super.init(.presses, in: window, at: timestamp, modifiers: modifiers)
  }
}
