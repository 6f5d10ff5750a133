public import QuartzCore
package import WindowSystem

/// A key from its press to its release.
///
/// The same object is used for the whole time.
public final class UIPress: NSObject {
  /// The phase of the press.
  public private(set) var phase = Phase.began
  /// The time of the last change, in seconds on the clock of `CACurrentMediaTime()`.
  public private(set) var timestamp: TimeInterval
  /// The key.
  public let key: UIKey?
  /// The window that had the keyboard focus.
  public private(set) weak var window: UIWindow?
  /// The responder that receives it first, from the press to the release.
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

  /// The phases of a press.
  nonisolated public enum Phase: Int, Sendable {
    /// The key went down.
    case began
    /// It repeats.
    case changed
    /// It is held.
    case stationary
    /// It was released.
    case ended
    /// It was cancelled.
    case cancelled
  }
}

/// A key event.
public final class UIPressesEvent: UIEvent {
  /// The keys of the event.
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
