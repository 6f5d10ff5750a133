/// What closures can watch for changes of its traits.
@MainActor public protocol UITraitChangeObservable: UITraitEnvironment {}

/// A closure that watches, to be taken away again.
@MainActor public protocol UITraitChangeRegistration: AnyObject {}

extension UITraitChangeObservable {
  /// Calls a closure when one of some traits has changed, as long as this object lasts.
  ///
  /// - Parameters:
  ///   - traits: The traits' names: `[UITraitUserInterfaceStyle.self]`.
  ///   - handler: Takes this object, which has the new traits, and the traits that it had.
  /// - Returns: What takes the closure away again.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { object, previous in
      if let object = object as? Self { handler(object, previous) }
    }
    (self as? any TraitHolder)?.traitState.registrations.append(registration)
    return registration
  }

  /// Calls a closure no more.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitHolder)?.traitState.registrations.removeAll { $0 === registration }
  }
}

/// A closure with what it watches.
final class TraitRegistration: UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: (AnyObject, UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping (AnyObject, UITraitCollection) -> Void) {
    (self.traits, self.handler) = (traits, handler)
  }

  func tell(_ object: AnyObject, from old: UITraitCollection, to new: UITraitCollection) {
    if traits.contains(where: { $0._differs(old, new) }) { handler(object, old) }
  }
}

/// What keeps closures that watch its traits, and says what it overrides.
protocol TraitHolder: UITraitEnvironment {
  var traitState: TraitState { get set }
}

extension TraitHolder {
  /// Tells what watches, in the order in which it was registered.
  func tellTraits(from old: UITraitCollection, to new: UITraitCollection) {
    traitCollectionDidChange(old)
    for registration in traitState.registrations { registration.tell(self, from: old, to: new) }
  }
}

/// What a view or a controller says of traits itself.
struct TraitState {
  /// What it and all in it have other than what it is in.
  var overrides = TraitValues()
  var registrations: [TraitRegistration] = []
}
