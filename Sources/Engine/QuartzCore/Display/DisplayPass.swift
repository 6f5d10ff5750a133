/// The queue of layers to display before the next commit, in the order of their requests.
///
/// A layer that is in no window waits until it is in one.
@MainActor
final class DisplayPass {
  private var waiting: [CALayer] = []
  /// Those in no window, which are not kept alive by waiting.
  private var elsewhere: [Waiter] = []
  /// Whether a layer was put somewhere since it was last seen who of those is in a window.
  private var hasMoves = false

  private struct Waiter {
    weak var layer: CALayer?
  }

  var isSettled: Bool { waiting.isEmpty }
  var firstWaiting: CALayer? { waiting.first { $0.drawing.needsDisplay } }

  func list(_ layer: CALayer) {
    waiting.append(layer)
  }

  /// A layer has come under another one, or into a window.
  func noteMove() {
    if !elsewhere.isEmpty { hasMoves = true }
  }

  /// Displays each layer that still needs it, once.
  func run() {
    if hasMoves { listArrivals() }
    let due = waiting
    waiting = []
    for layer in due {
      guard layer.treeContext != nil else {
        elsewhere.append(Waiter(layer: layer))
        continue
      }
      layer.pending.isListedForDisplay = false
      layer.displayIfNeeded()
    }
  }

  /// Lists those that are in a window by now, and forgets those that are gone or have been displayed by hand.
  private func listArrivals() {
    hasMoves = false
    elsewhere.removeAll { waiter in
      guard let layer = waiter.layer else { return true }
      let isDone = !layer.drawing.needsDisplay
      if isDone { layer.pending.isListedForDisplay = false }
      guard !isDone, layer.treeContext != nil else { return isDone }
      waiting.append(layer)
      return true
    }
  }
}
