import CoreGraphics

/// A completion block and the animations that it still waits for (TR8).
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

  /// The transaction has ended: no more animations come.
  func close() {
    isClosed = true
    runIfDue()
  }

  /// Runs the block whatever it waits for; once.
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
