public import Foundation

extension NSObjectProtocol {
  /// Whether the object has the method, of any protocol of Objective-C.
  ///
  /// - Parameter aSelector: The selector; `nil` for none.
  /// - Returns: Whether the object is of the method's class.
  public func responds(to aSelector: Selector!) -> Bool {
    aSelector?.belongs(to: self as AnyObject) ?? false
  }
}

extension NSObject {
  /// Whether the object has the method.
  ///
  /// - Parameter aSelector: The selector; `nil` for none.
  /// - Returns: Whether the object is of the method's class.
  public func responds(to aSelector: Selector!) -> Bool {
    aSelector?.belongs(to: self) ?? false
  }

  /// Calls a method without arguments.
  ///
  /// - Parameter aSelector: The method to call.
  /// - Returns: The object that the method returns, or Foundation's object for a value that it returns; alive at least
  ///   until the run loop's next turn.
  @MainActor
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    perform(aSelector, with: nil)
  }

  /// Calls a method with an argument.
  ///
  /// - Parameters:
  ///   - aSelector: The method, which may take the argument or nothing.
  ///   - object: The argument of the call.
  /// - Returns: The object that the method returns, or Foundation's object for a value that it returns; alive at least
  ///   until the run loop's next turn.
  @MainActor
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    guard let aSelector else { return nil }
    let argument: Any = object ?? Any?.none as Any
    guard let answer = aSelector.call(on: self, sender: argument) else {
      aSelector.reportRefusal(by: self, of: argument)
      return nil
    }
    let isObject = type(of: answer) is AnyClass
    let result = isObject ? answer as AnyObject : (answer as? NSObject).map { $0 as AnyObject }
    guard let result else { return nil }
    ReturnedObjects.current.keep(result)
    return Unmanaged.passUnretained(result)
  }

  /// Calls a method later, from the main run loop's default mode.
  ///
  /// - Parameters:
  ///   - aSelector: The method, which may take the argument or nothing.
  ///   - anArgument: The argument of the call; it and the object are kept alive until then.
  ///   - delay: Seconds from now; with 0 it is called in the run loop's next turn.
  @MainActor
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
  }

  /// Calls a method later, from the main run loop in one of the modes.
  ///
  /// - Parameters:
  ///   - aSelector: The method, which may take the argument or nothing.
  ///   - anArgument: The argument of the call; it and the object are kept alive until then.
  ///   - delay: Seconds from now; with 0 it is called in the run loop's next turn.
  ///   - modes: The run loop modes; if empty, the method is never called.
  @MainActor
  public func perform(
    _ aSelector: Selector,
    with anArgument: Any?,
    afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    guard !modes.isEmpty else { return }
    PerformRequests.current.add(PerformRequest(self, aSelector, anArgument), delay, modes)
  }

  /// Cancels all pending calls on `target`.
  ///
  /// - Parameter aTarget: The object whose calls are canceled.
  @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    PerformRequests.current.cancel { $0.target === aTarget as AnyObject }
  }

  /// Cancels the pending calls on `target` with this method and an equal argument.
  ///
  /// - Parameters:
  ///   - aTarget: The object whose calls are canceled.
  ///   - aSelector: The method of the calls.
  ///   - anArgument: The argument of the calls.
  @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any,
    selector aSelector: Selector,
    object anArgument: Any?
  ) {
    PerformRequests.current.cancel {
      $0.target === aTarget as AnyObject && $0.selector == aSelector
        && $0.isArgument(equalTo: anArgument)
    }
  }
}

/// The objects that methods have returned, kept alive for a while, as by an autorelease pool elsewhere.
@MainActor
final class ReturnedObjects: EnginePart {
  private var kept: [AnyObject] = []

  func keep(_ object: AnyObject) {
    if kept.isEmpty {
      RunLoop.main.perform(inModes: [.common]) { [self] in
        MainActor.assumeIsolated { kept = [] }
      }
    }
    kept.append(object)
  }
}

/// A pending call.
@MainActor
final class PerformRequest {
  private(set) var target: NSObject?
  let selector: Selector
  private var argument: Any?
  fileprivate var timer: Timer?

  init(_ target: NSObject, _ selector: Selector, _ argument: Any?) {
    (self.target, self.selector, self.argument) = (target, selector, argument)
  }

  func isArgument(equalTo other: Any?) -> Bool {
    switch (argument, other) {
    case (nil, nil): true
    case (let a as AnyHashable, let b as AnyHashable): a == b
    case (let a?, let b?): a as AnyObject === b as AnyObject
    default: false
    }
  }

  fileprivate func perform() {
    let (target, argument) = (target, argument)
    end()
    target?.perform(selector, with: argument)
  }

  /// Releases everything: a timer that is over may be kept for a while, and keeps the request.
  fileprivate func end() {
    timer?.invalidate()
    (timer, target, argument) = (nil, nil, nil)
  }
}

/// The calls that are still to come.
@MainActor
final class PerformRequests: EnginePart {
  private var waiting: [PerformRequest] = []

  func add(_ request: PerformRequest, _ delay: TimeInterval, _ modes: [RunLoop.Mode]) {
    // (Timer(timeInterval:…) is due at once here, whatever its interval.)
    let date = Date(timeIntervalSinceNow: max(delay, 0))
    let engine = EngineState.inUse
    let timer = Timer(fire: date, interval: 0, repeats: false) { [self, engine, request] _ in
      MainActor.assumeIsolated { engine.run { perform(request) } }
    }
    request.timer = timer
    waiting.append(request)
    for mode in modes { RunLoop.main.add(timer, forMode: mode) }
  }

  func cancel(_ isMeant: (PerformRequest) -> Bool) {
    let cancelled = waiting.filter(isMeant)
    waiting.removeAll { request in cancelled.contains { $0 === request } }
    for request in cancelled { request.end() }
  }

  private func perform(_ request: PerformRequest) {
    waiting.removeAll { $0 === request }
    request.perform()
  }
}
