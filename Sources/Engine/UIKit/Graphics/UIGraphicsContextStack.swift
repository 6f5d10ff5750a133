public import CoreGraphics
import Foundation

/// The context in which `draw(at:)`, `UIColor.setFill()` and similar methods draw: the last one pushed.
///
/// While a view draws, its context is pushed. Each thread has its own stack.
///
/// - Returns: The context; `nil` when nothing is being drawn.
nonisolated public func UIGraphicsGetCurrentContext() -> CGContext? {
  ContextStack.ofThread?.current?.context
}

/// Makes a context the current one of this thread, until the matching `UIGraphicsPopContext()`.
nonisolated public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.push(.init(context: context, bitmap: nil))
}

/// Restores the previous context; without any, does nothing.
nonisolated public func UIGraphicsPopContext() {
  ContextStack.ofThread?.pop()
}

/// The context stack of one thread, the current context last.
nonisolated final class ContextStack {
  /// A context, and for image drawing the bitmap that it draws in.
  struct Entry {
    /// The context; `nil` where drawing is not possible: it is then discarded, and does not go to the previous context.
    let context: CGContext?
    let bitmap: ImageContext?
  }

  private static let key = "Pegbar.UIGraphics.contexts"

  private var entries: [Entry] = []

  /// This thread's stack; `nil` where none was ever pushed.
  static var ofThread: ContextStack? {
    Thread.current.threadDictionary[key] as? ContextStack
  }

  /// Pushes an entry as the current one of this thread.
  static func push(_ entry: Entry) {
    let stack = ofThread ?? make()
    stack.entries.append(entry)
  }

  var current: Entry? { entries.last }

  func pop() {
    _ = entries.popLast()
  }

  /// Creates this thread's stack.
  private static func make() -> ContextStack {
    let stack = ContextStack()
    Thread.current.threadDictionary[key] = stack
    return stack
  }
}
