import QuartzCore

/// Recognizes a finger that is dragged in from an edge of the window.
///
/// It has to go down within 20 points of the edge, and to move more away from the edge than along it.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges to recognize; default none, with which nothing is recognized.
  open var edges: UIRectEdge = []

  /// The edges among `edges` at which the fingers went down.
  private var startEdges: UIRectEdge = []

  /// The maximum distance from the edge at which a finger may go down, in points.
  private static let margin: CGFloat = 20

  /// Fails away from the edges.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible else { return }
    startEdges = edges
    for touch in touches { startEdges.formIntersection(touch.edgesNearStart(within: Self.margin)) }
    if startEdges.isEmpty { state = .failed }
  }

  /// Begins when the finger moves inwards; fails when it moves another way.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .possible, heldStates.isEmpty, super.hasGoneFarEnough, !goesInwards {
      state = .failed
    }
  }

  /// Resets the edges.
  open override func reset() {
    super.reset()
    startEdges = []
  }

  override var hasGoneFarEnough: Bool { super.hasGoneFarEnough && goesInwards }

  private var goesInwards: Bool {
    startEdges.contains(.left) && way.x >= abs(way.y)
      || startEdges.contains(.right) && -way.x >= abs(way.y)
      || startEdges.contains(.top) && way.y >= abs(way.x)
      || startEdges.contains(.bottom) && -way.y >= abs(way.x)
  }
}

extension UITouch {
  /// The window's edges within `margin` points of its start.
  fileprivate func edgesNearStart(within margin: CGFloat) -> UIRectEdge {
    guard let bounds = window?.bounds else { return [] }
    var edges: UIRectEdge = []
    if startInWindow.x - bounds.minX <= margin { edges.insert(.left) }
    if bounds.maxX - startInWindow.x <= margin { edges.insert(.right) }
    if startInWindow.y - bounds.minY <= margin { edges.insert(.top) }
    if bounds.maxY - startInWindow.y <= margin { edges.insert(.bottom) }
    return edges
  }
}
