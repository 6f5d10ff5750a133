import QuartzCore

/// Delivers touches to their views; gestures may delay the delivery, or cancel a touch.
final class TouchViews {
  private var entries: [TouchedView] = []

  /// Queues an event of a touch for its view.
  func take(_ touch: UITouch, _ event: UIEvent, in window: UIWindow) {
    if touch.phase == .began, let view = touch.view, isFor(view, event) {
      entries.append(TouchedView(touch, view, window))
    }
    entries.first { $0.touch === touch }?.take(event)
  }

  /// Delivers to the views what no gesture holds back.
  ///
  /// - Returns: Whether anything was delivered.
  func serve() -> Bool {
    var calls: [TouchCall] = []
    for entry in entries {
      for call in entry.takeDue() {
        if let index = calls.firstIndex(where: { $0.isOfOneKind(with: call) }) {
          calls[index].touches += call.touches
        } else {
          calls.append(call)
        }
      }
    }
    entries.removeAll(where: \.isDone)
    for call in calls { call.perform() }
    return !calls.isEmpty
  }

  /// Touches of other mouse buttons are only for recognizers, and so are more fingers than a view accepts.
  private func isFor(_ view: UIView, _ event: UIEvent) -> Bool {
    event.buttonMask.contains(.primary)
      && (view.isMultipleTouchEnabled || !entries.contains { $0.view === view && !$0.touch.isOver })
  }
}

/// The calls that a touch's view has received, and those that are pending.
private final class TouchedView {
  let touch: UITouch
  let view: UIView
  /// Whether the view receives no more calls for the touch.
  private(set) var isDone = false
  private weak var window: UIWindow?
  private var waiting: [TouchCall] = []
  private var hasBegun = false
  private var lastEvent: UIEvent?

  init(_ touch: UITouch, _ view: UIView, _ window: UIWindow) {
    (self.touch, self.view, self.window) = (touch, view, window)
  }

  func take(_ event: UIEvent) {
    lastEvent = event
    waiting.append(TouchCall(view: view, event: event, touches: [(touch, touch.moment)]))
  }

  /// The calls to deliver now.
  func takeDue() -> [TouchCall] {
    if isTaken || view.enclosingWindow !== window || window == nil { return takeAway() }
    if !hasBegun, touch.recognizers.contains(where: { $0.delaysTouchesBegan && $0.isUndecided() }) {
      return []
    }
    var due: [TouchCall] = []
    while let call = waiting.first, call.phase != .ended || !isEndDelayed {
      waiting.removeFirst()
      due.append(call)
      hasBegun = true
      isDone = call.phase == .ended || call.phase == .cancelled
    }
    return due
  }

  private var isTaken: Bool {
    touch.recognizers.contains { $0.isRecognized && $0.cancelsTouchesInView }
  }

  private var isEndDelayed: Bool {
    touch.recognizers.contains { $0.delaysTouchesEnded && $0.isUndecided(without: touch) }
  }

  /// A gesture has claimed the touch: it is cancelled for its view; a view that never received it gets no call.
  private func takeAway() -> [TouchCall] {
    isDone = true
    guard hasBegun, let lastEvent else { return [] }
    let moment = touch.moment.inPhase(.cancelled)
    return [TouchCall(view: view, event: lastEvent, touches: [(touch, moment)])]
  }
}

/// One call to a view, with the touches as they were at the event.
private struct TouchCall {
  let view: UIView
  let event: UIEvent
  var touches: [(touch: UITouch, moment: TouchMoment)]

  var phase: UITouch.Phase? { touches.first?.moment.phase }

  func isOfOneKind(with other: TouchCall) -> Bool {
    view === other.view && event === other.event && phase == other.phase
  }

  func perform() { perform(touches[...]) }

  private func perform(_ rest: ArraySlice<(touch: UITouch, moment: TouchMoment)>) {
    guard let next = rest.first else { return tell() }
    next.touch.shown(as: next.moment) { perform(rest.dropFirst()) }
  }

  private func tell() {
    let all = Set(touches.map(\.touch))
    switch phase {
    case .began: view.touchesBegan(all, with: event)
    case .moved: view.touchesMoved(all, with: event)
    case .ended: view.touchesEnded(all, with: event)
    case .cancelled: view.touchesCancelled(all, with: event)
    case .stationary, nil: break
    }
  }
}
