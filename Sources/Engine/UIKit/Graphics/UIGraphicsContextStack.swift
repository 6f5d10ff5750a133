public import CoreGraphics
import Foundation

/// The context that `draw(at:)`, `UIColor.setFill()` and their like draw in: the last one pushed.
///
/// A view's is pushed while it draws. Each thread has contexts of its own.
///
/// - Returns: The context; `nil` where nothing is being drawn.
nonisolated public func UIGraphicsGetCurrentContext() -> CGContext? {
  ContextStack.ofThread?.current?.context
}

/// Makes a context the current one of this thread, until the matching `UIGraphicsPopContext()`.
nonisolated public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.push(.init(context: context, bitmap: nil))
}

/// Goes back to the context that was current before; without any, nothing happens.
nonisolated public func UIGraphicsPopContext() {
  ContextStack.ofThread?.pop()
}

/// One thread's contexts, the current one last.
nonisolated final class ContextStack {
  /// What is drawn in, and the bitmap whose context that is where the drawing becomes a picture.
  struct Entry {
    /// `nil` where nothing can be drawn: what is drawn then goes nowhere, and not to the context before.
    let context: CGContext?
    let bitmap: ImageContext?
  }

  private static let key = "Pegbar.UIGraphics.contexts"

  private var entries: [Entry] = []

  /// This thread's; `nil` where none was ever pushed.
  static var ofThread: ContextStack? {
    Thread.current.threadDictionary[key] as? ContextStack
  }

  /// Makes an entry the current one of this thread.
  static func push(_ entry: Entry) {
    let stack = ofThread ?? make()
    stack.entries.append(entry)
  }

  var current: Entry? { entries.last }

  func pop() {
    _ = entries.popLast()
  }

  /// Gives this thread its stack.
  private static func make() -> ContextStack {
    let stack = ContextStack()
    Thread.current.threadDictionary[key] = stack
    return stack
  }
}
