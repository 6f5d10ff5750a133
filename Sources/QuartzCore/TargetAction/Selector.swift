/// A named method: what `#selector(Controller.fadeDone)` is where there is an Objective-C runtime.
///
/// ```swift
/// Selector("fadeDone", Controller.fadeDone)
/// ```
/// The method is given as an unapplied reference and may take the sender or nothing. Two selectors
/// are equal when their names are and they belong to the same class.
public struct Selector: Hashable, Sendable {
  /// The name that tells this action from the target's others.
  public let name: String
  private let targetType: ObjectIdentifier
  private let isTarget: @MainActor @Sendable (AnyObject) -> Bool
  private let invoke: @MainActor @Sendable (AnyObject, Any, Any?) -> Bool

  /// The action `method`, which takes nothing.
  public init<Target: AnyObject>(
    _ name: String,
    _ method: @escaping @MainActor @Sendable (Target) -> () -> Void
  ) {
    self.init(name, Target.self) { target, _, _ in
      method(target)()
      return true
    }
  }

  /// The action `method`, which takes the sender.
  ///
  /// It is skipped when the sender is of another type.
  public init<Target: AnyObject, Sender>(
    _ name: String,
    _ method: @escaping @MainActor @Sendable (Target) -> (Sender) -> Void
  ) {
    self.init(name, Target.self) { target, sender, _ in
      guard let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  /// The action `method`, which takes the sender and the event that led to it, or `nil`.
  public init<Target: AnyObject, Sender, Event>(
    _ name: String,
    _ method: @escaping @MainActor @Sendable (Target) -> (Sender, Event?) -> Void
  ) {
    self.init(name, Target.self) { target, sender, event in
      guard let sender = sender as? Sender else { return false }
      method(target)(sender, event as? Event)
      return true
    }
  }

  private init<Target: AnyObject>(
    _ name: String,
    _ type: Target.Type,
    _ call: @escaping @MainActor @Sendable (Target, Any, Any?) -> Bool
  ) {
    self.name = name
    targetType = ObjectIdentifier(type)
    isTarget = { $0 is Target }
    invoke = { target, sender, event in
      guard let target = target as? Target else { return false }
      return call(target, sender, event)
    }
  }

  /// Calls the method on `target`; false when the target or the sender is not of the method's type.
  @MainActor
  package func perform(on target: AnyObject, sender: Any, event: Any? = nil) -> Bool {
    invoke(target, sender, event)
  }

  /// Whether the method is one of the object's.
  @MainActor
  package func isMethod(of object: AnyObject) -> Bool { isTarget(object) }

  /// Equal names of the same class.
  public static func == (a: Selector, b: Selector) -> Bool {
    a.name == b.name && a.targetType == b.targetType
  }

  /// Agrees with `==`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(targetType)
  }
}
