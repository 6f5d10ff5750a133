import CoreGraphics

/// A completion block and the animations that it waits for (TR8).
@MainActor
package final class CompletionGroup {
  private(set) var block: (() -> Void)?
  private var waiting: Set<Int> = []
  private var isClosed = false

  init(block: @escaping () -> Void) {
    self.block = block
  }

  func wait(for identity: Int) {
    waiting.insert(identity)
  }

  func done(with identity: Int) {
    guard waiting.remove(identity) != nil else { return }
    runIfDue()
  }

  /// Called at the end of the transaction: no more animations are added.
  func close() {
    isClosed = true
    runIfDue()
  }

  /// Runs the block now, if it has not run yet, whatever it waits for.
  func runNow() {
    guard let due = block else { return }
    block = nil
    if EngineTrace.isOn { EngineTrace.note(.ranCompletionBlock) }
    due()
  }

  private func runIfDue() {
    if isClosed, waiting.isEmpty { runNow() }
  }
}
