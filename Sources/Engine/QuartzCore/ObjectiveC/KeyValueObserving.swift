public import Foundation

/// What a notification of a changed value holds.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// The raw bits.
  public let rawValue: UInt

  /// Options with these raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// The value before.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// A first notification at once, with the value that is there.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  /// Has no effect here: a notification before the change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// A key of what a notification of a changed value holds.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String

  /// A key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new value.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The kind of change: always that a value was set, 1.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
}

/// An object that is notified of values that it observes: each responder is one. (Pegbar's own.)
@preconcurrency @MainActor
public protocol KeyValueObserver: NSObject {
  /// A value has changed.
  func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  )
}

extension KeyValueObserver {
  /// Does nothing, as the method of Objective-C's `NSObject`. (Pegbar's own.)
  public func ignoreObservedValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}

/// An object whose values can be observed: a layer, or a view by its layer.
@MainActor
package protocol KeyValueObservable: NSObject {
  /// The layer whose properties the values are made of.
  var observedLayer: CALayer { get }
  /// The properties that a value is made of; `nil` for a value that cannot be observed.
  func observedProperties(of key: String) -> [LayerProperty]?
  /// The value now.
  func observedValue(of key: String) -> Any?
}

extension NSObject {
  /// Notifies an observer of each change of a value, until it is removed.
  ///
  /// Layers have observable keys (`"bounds"`, `"position"`, `"opacity"`, `"hidden"`, `"transform"`, `"frame"` and the
  /// other properties that they animate), and views `"frame"`, `"bounds"`, `"center"`, `"alpha"`, `"hidden"`,
  /// `"transform"`, `"contentOffset"`, `"contentSize"` and `"contentInset"`. Other keys are reported as mistakes, and
  /// never change. The observer is not kept alive; its `observeValue(forKeyPath:of:change:context:)` is called at once.
  ///
  /// - Parameters:
  ///   - observer: Who is notified.
  ///   - keyPath: The value's key.
  ///   - options: What the notification holds.
  ///   - context: Passed on.
  @MainActor
  public func addObserver(
    _ observer: NSObject,
    forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let object = self as? any KeyValueObservable,
      let properties = object.observedProperties(of: keyPath),
      let observer = observer as? any KeyValueObserver
    else {
      return EngineReport.handler(
        "\(type(of: self)): \"\(keyPath)\" cannot be observed: layers' and views' geometry can, "
          + "by objects with observeValue(forKeyPath:of:change:context:); others call a method of yours in didSet"
      )
    }
    let observation = KeyObservation(object, keyPath, properties, observer, options, context)
    object.observedLayer.observations.append(observation)
    if options.contains(.initial) { observation.tell(isFirst: true) }
  }

  /// Ends the notifications of a value; does nothing if there are none.
  @MainActor
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    removeObservations { $0.isOf(observer, keyPath) }
  }

  /// Ends the notifications of a value with a context; does nothing if there are none.
  @MainActor
  public func removeObserver(
    _ observer: NSObject,
    forKeyPath keyPath: String,
    context: UnsafeMutableRawPointer?
  ) {
    removeObservations { $0.isOf(observer, keyPath) && $0.context == context }
  }

  @MainActor
  private func removeObservations(where isMeant: (KeyObservation) -> Bool) {
    (self as? any KeyValueObservable)?.observedLayer.endObservations {
      guard let observation = $0 as? KeyObservation else { return false }
      return observation.isOf(object: self) && isMeant(observation)
    }
  }
}

extension CALayer: KeyValueObservable {
  package var observedLayer: CALayer { self }

  package func observedProperties(of key: String) -> [LayerProperty]? {
    if key == "frame" { return [.bounds, .position, .transform, .anchorPoint] }
    return LayerProperty(rawValue: key).map { [$0] }
  }

  package func observedValue(of key: String) -> Any? {
    key == "frame" ? frame : value(forKeyPath: key)
  }
}
