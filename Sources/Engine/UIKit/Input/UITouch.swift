public import CoreGraphics
import QuartzCore
package import WindowSystem

/// A finger on the screen, or the mouse from a button's press to its release.
///
/// The same object is used for the whole touch; its values change from event to event. With Ctrl held, the left mouse
/// button acts as two fingers, which lie opposite each other about the window's center.
public final class UITouch: NSObject {
  /// The phase of the touch.
  public var phase: Phase { moment.phase }
  /// The time of the last change, in seconds on the clock of `CACurrentMediaTime()`.
  public var timestamp: TimeInterval { moment.time }
  /// The force of the touch: always 1, that of an average one.
  public var force: CGFloat { 1 }
  /// The maximum force: always 1.
  public var maximumPossibleForce: CGFloat { 1 }
  /// The number of presses in quick succession at the same place, including this one.
  public let tapCount: Int
  /// The kind of touch: the mouse, or the fingers that it simulates while Ctrl is held.
  public let type: TouchType
  /// The window in which it began.
  public private(set) weak var window: UIWindow?
  /// The view in which it began, to which it belongs until its end.
  public let view: UIView?

  /// The current position, and the path since the previous event.
  package private(set) var moment: TouchMoment
  /// The position at which it began, in window coordinates.
  package let startInWindow: CGPoint
  /// The recognizers that receive it: those of its view and its superviews when it began.
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

  /// The same touch at one of an event's coalesced positions.
  private init(_ touch: UITouch, at moment: TouchMoment) {
    self.moment = moment
    startInWindow = touch.startInWindow
    (window, view) = (touch.window, touch.view)
    (tapCount, type) = (touch.tapCount, touch.type)
    recognizers = touch.recognizers
    super.init()
  }

  /// The recognizers that receive it.
  public var gestureRecognizers: [UIGestureRecognizer]? { recognizers.isEmpty ? nil : recognizers }

  /// The current location, in the coordinates of `view`, or of the window for `nil`.
  public func location(in view: UIView?) -> CGPoint {
    convert(moment.location, to: view)
  }

  /// The location at the previous event, in the coordinates of `view`, or of the window for `nil`.
  public func previousLocation(in view: UIView?) -> CGPoint {
    convert(moment.previousLocation, to: view)
  }

  /// The current location in window coordinates.
  package var locationInWindow: CGPoint { moment.location }

  /// Whether it was lifted or cancelled.
  package var isOver: Bool { phase == .ended || phase == .cancelled }

  package func change(to phase: Phase, at place: PointerSample, by way: [PointerSample] = []) {
    moment.change(to: phase, at: place, by: way)
  }

  package func cancel(at time: TimeInterval) {
    moment.change(to: .cancelled, at: PointerSample(location: moment.location, time: time))
  }

  /// Shows the touch as it was, or as it is delivered to the view, while `body` runs.
  package func shown(as past: TouchMoment, _ body: () -> Void) {
    let present = moment
    moment = past
    body()
    moment = present
  }

  /// The touch at each position since the previous event; the last is the current one.
  package var coalesced: [UITouch] {
    moment.steps.map { UITouch(self, at: $0) }
  }

  /// The touch at its predicted position one frame later.
  package var predicted: [UITouch] {
    guard phase == .moved, let next = moment.continued(by: 1 / 60) else { return [] }
    return [UITouch(self, at: next)]
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    view.map { $0.convert(point, from: window) } ?? point
  }

  /// The phases of a touch.
  nonisolated public enum Phase: Int, Sendable {
    /// It went down.
    case began
    /// It moved.
    case moved
    /// It is held still.
    case stationary
    /// It was lifted.
    case ended
    /// It was cancelled.
    case cancelled
  }

  /// The kind of touch.
  nonisolated public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct
    /// A finger on a separate surface.
    case indirect
    /// A pencil.
    case pencil
    /// A mouse.
    case indirectPointer
  }
}
