import Foundation
import Synchronization

/// An input method, as Chinese desktops have one, on a display: letters are kept until Space makes a word of them.
///
/// It speaks the X Input Method protocol with real programs, on a thread of its own, since Xlib waits for its answers.
package final class InputMethodServer: Sendable {
  /// What programs have to have in their environment to find it.
  package static let variables = ["XMODIFIERS": "@im=\(name)"]
  static let name = "pegbar-test"

  /// What a program has said of one of its windows, and what was typed there.
  package struct Context: Sendable {
    /// Whether what is typed goes there.
    package var isFocused = false
    /// Where what is typed is to be shown, in pixels of the window, if that was said.
    package var spot: Spot?
    /// What was typed and is no word yet.
    package var letters = ""
    /// How many keys came.
    package var keys = 0
  }

  /// A place in a window, in pixels from its upper left.
  package struct Spot: Equatable, Sendable {
    package var x, y: Int

    package init(_ x: Int, _ y: Int) { (self.x, self.y) = (x, y) }
  }

  private let record = InputMethodRecord()
  private let ended = DispatchSemaphore(value: 0)

  /// Starts one, and waits until programs can find it.
  ///
  /// - Parameter displayName: The display.
  /// - Throws: When it does not answer.
  package init(on displayName: String) throws {
    let (record, begun, ended) = (record, DispatchSemaphore(value: 0), ended)
    Thread {
      let session = InputMethodSession(on: displayName, record)
      record.state.withLock { $0.isServing = session != nil }
      begun.signal()
      while record.state.withLock({ $0.isServing }) { session?.serve() }
      session?.end()
      ended.signal()
    }.start()
    begun.wait()
    guard record.state.withLock({ $0.isServing }) else {
      throw InputMethodServerError(displayName: displayName)
    }
  }

  deinit { end() }

  /// Goes away, as one that has crashed.
  package func end() {
    let wasServing = record.state.withLock { state in
      defer { state.isServing = false }
      return state.isServing
    }
    if wasServing { ended.wait() }
  }

  /// The windows that it is used in.
  package var contexts: [Context] { record.state.withLock { Array($0.contexts.values) } }
}

/// No input method can be started on a display.
package struct InputMethodServerError: Error {
  package let displayName: String
}

/// What the thread that serves tells the others.
final class InputMethodRecord: Sendable {
  struct State: Sendable {
    var isServing = false
    /// By their addresses in the library.
    var contexts: [UInt: InputMethodServer.Context] = [:]
  }

  let state = Mutex(State())
}
