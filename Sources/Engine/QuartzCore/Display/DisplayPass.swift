/// The queue of layers to display before the next commit, in the order of their requests.
///
/// A layer that is in no window waits until it is in one.
@MainActor
final class DisplayPass {
  var waiting: [CALayer] = []
  /// Those in no window, which are not kept alive by waiting.
  var elsewhere: [Waiter] = []
  /// Whether a layer was put somewhere since it was last seen who of those is in a window.
  var hasMoves = false

  struct Waiter {
    weak var layer: CALayer?
  }

  var isSettled: Bool { waiting.isEmpty }
  var firstWaiting: CALayer? { waiting.first { $0.pending.needsDisplay } }

  func list(_ layer: CALayer) {
    waiting.append(layer)
  }

  /// A layer has come under another one, or into a window.
  func noteMove() {
    if !elsewhere.isEmpty { hasMoves = true }
  }
}
