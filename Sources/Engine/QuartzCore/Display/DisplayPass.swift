/// The queue of layers to display before the next commit, in the order of their requests.
///
/// A layer that is in no window waits until it is in one.
@MainActor
enum DisplayPass {
  private static var waiting: [CALayer] = []
  /// The waiting layers that are in no window; held weakly.
  private static var elsewhere: [Waiter] = []
  /// Whether a layer was inserted into a tree since the layers in no window were last checked.
  private static var hasMoves = false

  private struct Waiter {
    weak var layer: CALayer?
  }

  static var isSettled: Bool { waiting.isEmpty }
  static var firstWaiting: CALayer? { waiting.first { $0.pending.needsDisplay } }

  static func list(_ layer: CALayer) {
    waiting.append(layer)
  }

  /// Notes that a layer was inserted into a tree or into a window.
  static func noteMove() {
    if !elsewhere.isEmpty { hasMoves = true }
  }

  /// Displays each layer that still needs it, once.
  static func run() {
    if hasMoves { listArrivals() }
    let due = waiting
    waiting = []
    for layer in due {
      guard layer.context != nil else {
        elsewhere.append(Waiter(layer: layer))
        continue
      }
      layer.pending.isListedForDisplay = false
      layer.displayIfNeeded()
    }
  }

  /// Moves layers that are in a window by now to the queue, and drops those that are gone or were displayed directly.
  private static func listArrivals() {
    hasMoves = false
    elsewhere.removeAll { waiter in
      guard let layer = waiter.layer else { return true }
      let isDone = !layer.pending.needsDisplay
      if isDone { layer.pending.isListedForDisplay = false }
      guard !isDone, layer.context != nil else { return isDone }
      waiting.append(layer)
      return true
    }
  }
}
