public import QuartzCore
package import WindowSystem

/// A finger on the screen, or the mouse from a button's press to its release.
///
/// One object serves the whole touch; its values change from event to event. With Ctrl held the left button makes
/// two fingers of the mouse, which lie opposite each other about the window's middle.
public final class UITouch: NSObject {
  /// How far the touch is.
  public var phase: Phase { moment.phase }
  /// When it last changed, in seconds on the clock of `CACurrentMediaTime()`.
  public var timestamp: TimeInterval { moment.time }
  /// How many times in quick succession the place was pressed, this press included.
  public let tapCount: Int
  /// What touches: the mouse, or the fingers that it stands for while Ctrl is held.
  public let type: TouchType
  /// The window it began in.
  public private(set) weak var window: UIWindow?
  /// The view it began in, and stays with.
  public let view: UIView?

  /// Where it is now, with what happened to it since the event before.
  package private(set) var moment: TouchMoment
  /// Where it began, in window coordinates.
  package let startInWindow: CGPoint
  /// The recognizers that watch it: those of its view and of the views above when it began.
  package var recognizers: [UIGestureRecognizer] = []

  package init(
    at pointer: PointerSample,
    in window: UIWindow,
    view: UIView?,
    tapCount: Int,
    type: TouchType = .indirectPointer
  ) {
    moment = TouchMoment(pointer)
    startInWindow = pointer.location
    self.window = window
    self.view = view
    self.tapCount = tapCount
    self.type = type
    super.init()
  }

  /// The same touch at one of the places that an event joins.
  private init(_ touch: UITouch, at moment: TouchMoment) {
    self.moment = moment
    startInWindow = touch.startInWindow
    (window, view) = (touch.window, touch.view)
    (tapCount, type) = (touch.tapCount, touch.type)
    recognizers = touch.recognizers
    super.init()
  }

  /// The recognizers that watch it.
  public var gestureRecognizers: [UIGestureRecognizer]? { recognizers.isEmpty ? nil : recognizers }

  /// Where it is, in the coordinates of `view`, or of the window for `nil`.
  public func location(in view: UIView?) -> CGPoint {
    convert(moment.location, to: view)
  }

  /// Where it was at the event before, in the coordinates of `view`, or of the window for `nil`.
  public func previousLocation(in view: UIView?) -> CGPoint {
    convert(moment.previousLocation, to: view)
  }

  /// In window coordinates.
  package var locationInWindow: CGPoint { moment.location }

  /// Whether it has been lifted or taken away.
  package var isOver: Bool { phase == .ended || phase == .cancelled }

  package func change(to phase: Phase, at place: PointerSample, by way: [PointerSample] = []) {
    moment.change(to: phase, at: place, by: way)
  }

  package func cancel(at time: TimeInterval) {
    moment.change(to: .cancelled, at: PointerSample(location: moment.location, time: time))
  }

  /// Shows the touch as it was, or as the view is told that it is, while `body` runs.
  package func shown(as past: TouchMoment, _ body: () -> Void) {
    let present = moment
    moment = past
    body()
    moment = present
  }

  /// The touch at each place on the way since the event before, the last of them where it is now.
  package var coalesced: [UITouch] {
    moment.steps.map { UITouch(self, at: $0) }
  }

  /// The touch where it may be one frame later, if it goes on as it did.
  package var predicted: [UITouch] {
    guard phase == .moved, let next = moment.continued(by: 1 / 60) else { return [] }
    return [UITouch(self, at: next)]
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
