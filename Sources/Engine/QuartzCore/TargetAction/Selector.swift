/// A named method: the replacement of `#selector(Controller.fadeDone)` without an Objective-C runtime.
///
/// ```swift
/// Selector("fadeDone", Controller.fadeDone)
/// ```
/// The method is an unapplied reference and may take the sender or nothing; only `NSObject.perform(_:)` uses its
/// result. Two selectors are equal if their names are and they belong to the same class. (In a scene `#selector` is
/// rewritten to this: `pegbar help objc`.)
///
/// The initializers are `@preconcurrency`: to code in the language modes before 6 the methods of views and controllers
/// are on no actor.
public struct Selector: Hashable, Sendable, CustomStringConvertible {
  /// The name that distinguishes this action from the target's others.
  public let name: String
  private let targetType: ObjectIdentifier
  private let isTarget: @Sendable (AnyObject) -> Bool
  private let invoke: @MainActor @Sendable (AnyObject, Any, Any?, Any?) -> Any?

  /// The name.
  public var description: String { name }

  /// The action `method`, which takes nothing.
  @preconcurrency public init<Target: AnyObject, Result>(
    _ name: String,
    _ method: @escaping @MainActor @Sendable (Target) -> () -> Result
  ) {
    self.init(name, Target.self) { target, _, _, _ in method(target)() as Any }
  }

  /// The action `method`, which takes the sender.
  ///
  /// It is not called if the sender is of another type.
  @preconcurrency public init<Target: AnyObject, Sender, Result>(
    _ name: String,
    _ method: @escaping @MainActor @Sendable (Target) -> (Sender) -> Result
  ) {
    self.init(name, Target.self) { target, sender, _, _ in
      (sender as? Sender).map { method(target)($0) as Any }
    }
  }

  /// The action `method`, which takes the sender and the event that caused it.
  ///
  /// It is not called if one of them is of another type; an optional event is `nil` if there is none.
  @preconcurrency public init<Target: AnyObject, Sender, Event, Result>(
    _ name: String,
    _ method: @escaping @MainActor @Sendable (Target) -> (Sender, Event) -> Result
  ) {
    self.init(name, Target.self) { target, sender, event, _ in
      guard let sender = sender as? Sender, let event = event as? Event else { return nil }
      return method(target)(sender, event) as Any
    }
  }

  /// The action `method`, which takes the sender, its subject, and a value that was passed with the action.
  ///
  /// It is the form of `animationDidStop(_:finished:context:)`, which `UIView.setAnimationDidStop` takes. It is not
  /// called if one of them is of another type; optional ones are `nil` if there is none.
  @preconcurrency public init<Target: AnyObject, Sender, Event, Context, Result>(
    _ name: String,
    _ method: @escaping @MainActor @Sendable (Target) -> (Sender, Event, Context) -> Result
  ) {
    self.init(name, Target.self) { target, sender, event, context in
      guard let sender = sender as? Sender, let event = event as? Event,
        let context = context as? Context
      else { return nil }
      return method(target)(sender, event, context) as Any
    }
  }

  /// Unavailable: a method cannot be found by its name here.
  @available(
    *,
    unavailable,
    message:
      "a selector needs its method: #selector(tapped), or Selector(\"tapped\", Controller.tapped)"
  )
  public init(_ name: String) {
    preconditionFailure("a selector needs its method, not only the name \(name)")
  }

  /// A name that leads to no method.
  init(withoutMethod name: String) {
    self.name = name
    targetType = ObjectIdentifier(Never.self)
    isTarget = { _ in false }
    invoke = { _, _, _, _ in nil }
  }

  private init<Target: AnyObject>(
    _ name: String,
    _ type: Target.Type,
    _ call: @escaping @MainActor @Sendable (Target, Any, Any?, Any?) -> Any?
  ) {
    self.name = name
    targetType = ObjectIdentifier(type)
    isTarget = { $0 is Target }
    invoke = { target, sender, event, context in
      guard let target = target as? Target else { return nil }
      return call(target, sender, event, context)
    }
  }

  /// Calls the method on `target`; false if the target or the sender is not of the method's type.
  @MainActor
  package func perform(
    on target: AnyObject,
    sender: Any,
    event: Any? = nil,
    context: Any? = nil
  ) -> Bool {
    invoke(target, sender, event, context) != nil
  }

  /// The result of the method, `()` for none; `nil` if it could not be called.
  @MainActor
  package func call(on target: AnyObject, sender: Any) -> Any? { invoke(target, sender, nil, nil) }

  /// Whether `target` is of the method's class.
  package func belongs(to target: AnyObject) -> Bool { isTarget(target) }

  /// Whether the names are equal and the classes are the same.
  public static func == (a: Selector, b: Selector) -> Bool {
    a.name == b.name && a.targetType == b.targetType
  }

  /// Consistent with `==`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(targetType)
  }
}
