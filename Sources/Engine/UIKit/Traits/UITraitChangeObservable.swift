/// An object whose trait changes can be observed with closures.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {}

/// A registered closure, which can be unregistered.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

extension UITraitChangeObservable {
  /// Registers a closure that is called when one of some traits has changed, as long as this object exists.
  ///
  /// - Parameters:
  ///   - traits: The traits to observe, such as `[UITraitUserInterfaceStyle.self]`.
  ///   - handler: Called with this object, which has the new traits, and with its previous traits.
  /// - Returns: The registration, to unregister the closure.
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

  /// Unregisters a closure.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitHolder)?.traitState.registrations.removeAll { $0 === registration }
  }
}

/// A closure and the traits that it observes.
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

/// An object that stores closures observing its traits, and its own overrides.
protocol TraitHolder: UITraitEnvironment {
  var traitState: TraitState { get set }
}

extension TraitHolder {
  /// Calls the observing closures, in the order in which they were registered.
  func tellTraits(from old: UITraitCollection, to new: UITraitCollection) {
    traitCollectionDidChange(old)
    for registration in traitState.registrations { registration.tell(self, from: old, to: new) }
  }
}

/// The trait state of a view or a controller.
struct TraitState {
  /// The traits that it overrides for itself and its content.
  var overrides = TraitValues()
  var registrations: [TraitRegistration] = []
}
