import CoreGraphics

/// An event as one line: the time, the layer, and what happened to it.
///
/// ```
/// 0.25 CALayer 'card': search 'opacity': delegate says nil, look further
/// 0.25 CALayer 'card': added CABasicAnimation of opacity under 'opacity'
/// 0.25 committed 2 layers
/// ```
extension TraceEvent: CustomStringConvertible {
  package var description: String {
    let seconds = (time * 10000).rounded() / 10000
    guard let subject else { return "\(seconds) \(what)" }
    let name = subject.name.map { " '\($0)'" } ?? ""
    return "\(seconds) \(subject.className)\(name): \(what)"
  }
}

extension TraceEvent.What: CustomStringConvertible {
  package var description: String {
    switch self {
    case .searchSkipped(let event): "no search for '\(event)': actions are off"
    case .searched(let event, let step, let answer): "search '\(event)': \(step) says \(answer)"
    case .chose(let event, let action): "action for '\(event)': \(action ?? "none")"
    case .added(let animation): "added \(animation)"
    case .refused(let animation): "refused \(animation)"
    case .started(let animation): "started \(animation)"
    case .finished(let animation, let isKept): "finished \(animation)\(isKept ? ", kept" : "")"
    case .removed(let animation, let removal): "removed \(animation): \(removal)"
    case .notifiedStart(let animation): "notified the delegate of the start of \(animation)"
    case .notifiedStop(let animation, let finished):
      "notified the delegate of the stop of \(animation), \(finished ? "" : "not ")finished"
    case .sentAction(let name, let key): "sent '\(name)' for '\(key)'"
    case .ranCompletionBlock: "ran a completion block"
    case .called(let words): words
    case .closed(let transaction): "closed a transaction: \(transaction)"
    case .committed(let count): "committed \(count) layer\(count == 1 ? "" : "s")"
    case .laidOut: "laid out"
    case .displayed: "displayed"
    case .redrawn: "redrawn for a frame"
    }
  }
}

extension TraceEvent.Animation: CustomStringConvertible {
  package var description: String {
    className + (keyPath.map { " of \($0)" } ?? "") + (key.map { " under '\($0)'" } ?? "")
  }
}

extension TraceTransaction: CustomStringConvertible {
  package var description: String {
    let level = depth > 2 ? ["within \(depth - 1) others"] : []
    let parts =
      ["\(duration) s", disablesActions ? "actions off" : "actions on"]
      + (hasCompletion ? ["a completion block"] : [])
    return (parts + level).joined(separator: ", ")
  }
}

extension TraceEvent.Answer: CustomStringConvertible {
  package var description: String {
    switch self {
    case .goOn: "nil, look further"
    case .stop: "NSNull, stop"
    case .action(let className): className
    case .notOnScreen: "none, the layer is not on screen yet"
    case .notImplicit: "none, the key does not animate by itself"
    }
  }
}

extension TraceEvent.Removal: CustomStringConvertible {
  package var description: String {
    switch self {
    case .asked: "asked for"
    case .replaced: "replaced"
    case .offScreen: "its layer is in no window"
    }
  }
}
