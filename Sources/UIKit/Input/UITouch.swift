public import QuartzCore

/// A finger on the screen, or the mouse from its left button's press to its release.
///
/// One object serves the whole touch; its values change from event to event.
public final class UITouch: NSObject {
  /// How far the touch is.
  public private(set) var phase = Phase.began
  /// When it last changed, in seconds on the clock of `CACurrentMediaTime()`.
  public private(set) var timestamp: TimeInterval
  /// How many times in quick succession the place was pressed, this press included.
  public let tapCount: Int
  /// What touches: here always the mouse.
  public let type = TouchType.indirectPointer
  /// The window it began in.
  public private(set) weak var window: UIWindow?
  /// The view it began in, and stays with.
  public let view: UIView?

  /// In window coordinates.
  package private(set) var locationInWindow: CGPoint
  package private(set) var previousLocationInWindow: CGPoint
  /// The recognisers that watch it: those of its view and of the views above when it began.
  package var recognizers: [UIGestureRecognizer] = []
  /// Whether the view still hears of it: not once a gesture has taken it.
  package var isDeliveredToView = true

  package init(_ pointer: PointerState, in window: UIWindow, view: UIView?, tapCount: Int) {
    timestamp = pointer.time
    locationInWindow = pointer.location
    previousLocationInWindow = pointer.location
    self.window = window
    self.view = view
    self.tapCount = tapCount
    super.init()
  }

  /// The recognisers that watch it.
  public var gestureRecognizers: [UIGestureRecognizer]? { recognizers.isEmpty ? nil : recognizers }

  /// Where it is, in the coordinates of `view`, or of the window for `nil`.
  public func location(in view: UIView?) -> CGPoint {
    convert(locationInWindow, to: view)
  }

  /// Where it was at the event before, in the coordinates of `view`, or of the window for `nil`.
  public func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousLocationInWindow, to: view)
  }

  package func change(to phase: Phase, at location: CGPoint? = nil, time: TimeInterval) {
    self.phase = phase
    timestamp = time
    guard let location else { return }
    previousLocationInWindow = locationInWindow
    locationInWindow = location
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    view.map { $0.convert(point, from: window) } ?? point
  }

  /// How far a touch is.
  nonisolated public enum Phase: Int, Sendable {
    /// It went down.
    case began
    /// It moved.
    case moved
    /// It is held still.
    case stationary
    /// It was lifted.
    case ended
    /// It was taken away.
    case cancelled
  }

  /// What touches.
  nonisolated public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct
    /// A finger elsewhere.
    case indirect
    /// A pencil.
    case pencil
    /// A mouse.
    case indirectPointer
  }
}
