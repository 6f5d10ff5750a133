/// The layers that are to be displayed before the next commit, in the order in which they asked.
@MainActor
enum DisplayPass {
  private static var waiting: [CALayer] = []

  static var isSettled: Bool { waiting.isEmpty }
  static var firstWaiting: CALayer? { waiting.first { $0.pending.needsDisplay } }

  static func list(_ layer: CALayer) {
    waiting.append(layer)
  }

  /// Displays each layer that still needs it, once.
  static func run() {
    let due = waiting
    waiting = []
    for layer in due {
      layer.pending.isListedForDisplay = false
      layer.displayIfNeeded()
    }
  }
}
