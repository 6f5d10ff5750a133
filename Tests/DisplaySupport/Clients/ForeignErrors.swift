import CX11
import Synchronization

/// Errors that servers answer to what tests ask of windows that are other programs', and may be gone by then: Xlib ends
/// the process for them unless they are handled.
enum ForeignErrors {
  private struct State {
    var displays: Set<UInt> = []
    var previous: XErrorHandler?
  }

  private static let state = Mutex(State())

  /// Sets the handler, once in the life of the process; errors of other connections go to who took them before.
  private static let handler: Void = {
    let previous = XSetErrorHandler { display, event in
      guard let display else { return 0 }
      let (isOurs, previous) = ForeignErrors.state.withLock {
        ($0.displays.contains(UInt(bitPattern: display)), $0.previous)
      }
      return isOurs ? 0 : previous?(display, event) ?? 0
    }
    state.withLock { $0.previous = previous }
  }()

  /// Takes the errors of a connection from now on: what was asked for is not there, and that is all.
  static func take(of display: OpaquePointer) {
    handler
    state.withLock { _ = $0.displays.insert(UInt(bitPattern: display)) }
  }

  /// Must be called before the connection is closed.
  static func leave(_ display: OpaquePointer) {
    state.withLock { _ = $0.displays.remove(UInt(bitPattern: display)) }
  }
}
