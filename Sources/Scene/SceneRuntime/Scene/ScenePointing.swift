internal import Dispatch
import CoreGraphics
import SceneProtocol
import WindowSystem

/// Tells the window where the pointer is over the scene, while an inspector wants to know, and keeps it from the scene
/// while layers are picked.
final class ScenePointing {
  private let channel: MessageChannel
  /// What is done with the pointer.
  var use = PointerUse.scene
  private var waiting: CGPoint?
  /// Whether that is soon reported.
  private var isAsked = false

  /// The time between two reports of a moving pointer, in seconds.
  private static let interval = 1.0 / 60

  init(_ channel: MessageChannel) { self.channel = channel }

  /// Takes an event, with its places in points of the scene.
  ///
  /// - Returns: Whether the scene must not have it.
  func take(_ event: InputEvent) -> Bool {
    guard use != .scene else { return false }
    if use == .closes { return takeClosing(event) }
    switch event {
    case .pointerMoved(let pointer), .pointerEntered(let pointer): tellSoon(pointer.location)
    case .pointerLeft:
      waiting = nil
      channel.send(SceneReport.pointer(nil))
    case .pointerPressed(let pointer, .left): tell(pointer.location, isPressed: true)
    default: break
    }
    return use == .picks && event.pointer != nil
  }

  /// A press goes to the window alone; the scene hears nothing of the pointer until then.
  private func takeClosing(_ event: InputEvent) -> Bool {
    if case .pointerPressed(let pointer, _) = event {
      // (What comes next need not wait for the window's answer.)
      use = .scene
      tell(pointer.location, isPressed: true)
    }
    return event.pointer != nil
  }

  /// Moves come many in a row: the last of them is reported.
  private func tellSoon(_ place: CGPoint) {
    waiting = place
    guard !isAsked else { return }
    isAsked = true
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.interval) { [weak self] in
      MainActor.assumeIsolated {
        self?.isAsked = false
        guard let self, let place = self.waiting else { return }
        self.waiting = nil
        if self.use != .scene { self.tell(place, isPressed: false) }
      }
    }
  }

  private func tell(_ place: CGPoint, isPressed: Bool) {
    let pointer = ScenePointer(x: Double(place.x), y: Double(place.y), isPressed: isPressed)
    channel.send(SceneReport.pointer(pointer))
  }
}
