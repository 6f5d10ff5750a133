import QuartzCore

/// Recognises a finger that is dragged in from an edge of the window.
///
/// It has to come down within 20 points of the edge and to go away from it more than along it.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that count; default none, with which nothing is recognized.
  open var edges: UIRectEdge = []

  /// Of those that count, the edges that the fingers came down at.
  private var startEdges: UIRectEdge = []

  /// How near the edge a finger has to come down, in points.
  private static let margin: CGFloat = 20

  /// Fails away from the edges.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible else { return }
    startEdges = edges
    for touch in touches { startEdges.formIntersection(touch.edgesNearStart(within: Self.margin)) }
    if startEdges.isEmpty { state = .failed }
  }

  /// Begins when the finger goes inwards; fails when it goes another way.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .possible, heldStates.isEmpty, super.hasGoneFarEnough, !goesInwards {
      state = .failed
    }
  }

  /// Forgets the edges.
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
  /// The window's edges that it began within `margin` points of.
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
