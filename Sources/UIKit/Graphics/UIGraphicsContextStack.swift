public import CoreGraphics
import Foundation

/// The context that `draw(at:)`, `UIColor.setFill()` and their like draw in: the last one pushed.
///
/// A view's is pushed while it draws. Each thread has contexts of its own.
///
/// - Returns: The context; `nil` where nothing is being drawn.
nonisolated public func UIGraphicsGetCurrentContext() -> CGContext? {
  ContextStack.ofThread?.contexts.last
}

/// Makes a context the current one of this thread, until the matching `UIGraphicsPopContext()`.
nonisolated public func UIGraphicsPushContext(_ context: CGContext) {
  let stack = ContextStack.ofThread ?? ContextStack.make()
  stack.contexts.append(context)
}

/// Goes back to the context that was current before; without any, nothing happens.
nonisolated public func UIGraphicsPopContext() {
  _ = ContextStack.ofThread?.contexts.popLast()
}

/// One thread's contexts, the current one last.
nonisolated private final class ContextStack {
  private static let key = "Pegbar.UIGraphics.contexts"

  var contexts: [CGContext] = []

  /// This thread's; `nil` where none was ever pushed.
  static var ofThread: ContextStack? {
    Thread.current.threadDictionary[key] as? ContextStack
  }

  /// Gives this thread its stack.
  static func make() -> ContextStack {
    let stack = ContextStack()
    Thread.current.threadDictionary[key] = stack
    return stack
  }
}
