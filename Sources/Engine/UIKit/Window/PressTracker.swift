import QuartzCore
import WindowSystem

/// Makes presses of key events: one from a key's press to its release, with the same responder all the time.
package final class PressTracker {
  private var held: [UInt32: UIPress] = [:]

  package init() {}

  /// A held key's repeats are changes of its press, not new presses.
  func press(_ key: KeyState, _ isRepeat: Bool, in window: UIWindow) {
    if let press = held[key.keysym] {
      press.change(to: .changed, at: key.time)
      return send([press], key.time, key.modifiers, in: window)
    }
    guard !isRepeat else { return }
    let uiKey = UIKey(key)
    // The key of a command makes no press.
    guard !window.keyResponder.performKeyCommand(for: uiKey) else { return }
    let press = UIPress(uiKey, in: window, responder: window.keyResponder, at: key.time)
    held[key.keysym] = press
    send([press], key.time, key.modifiers, in: window)
  }

  func release(_ key: KeyState, in window: UIWindow) {
    guard let press = held.removeValue(forKey: key.keysym) else { return }
    press.change(to: .ended, at: key.time)
    send([press], key.time, key.modifiers, in: window)
  }

  func cancel(at time: Double, in window: UIWindow) {
    guard !held.isEmpty else { return }
    let presses = Set(held.values)
    held = [:]
    for press in presses { press.change(to: .cancelled, at: time) }
    send(presses, time, [], in: window)
  }

  private func send(
    _ presses: Set<UIPress>,
    _ time: Double,
    _ modifiers: KeyModifiers,
    in window: UIWindow
  ) {
    UIApplication.shared.sendEvent(
      UIPressesEvent(presses, in: window, at: time, modifiers: modifiers)
    )
  }
}

extension UIWindow {
  /// Delivers each press to its responder, which passes it up the chain unless it handles it.
  func deliverPresses(of event: UIEvent) {
    guard let event = event as? UIPressesEvent else { return }
    for press in event.allPresses {
      let responder = press.responder ?? keyResponder
      switch press.phase {
      case .began: responder.pressesBegan([press], with: event)
      case .changed: responder.pressesChanged([press], with: event)
      case .ended: responder.pressesEnded([press], with: event)
      case .cancelled: responder.pressesCancelled([press], with: event)
      case .stationary: break
      }
    }
  }
}
