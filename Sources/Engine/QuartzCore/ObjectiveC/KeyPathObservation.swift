public import Foundation

/// The observation of a value by its key path; it ends when it is invalidated, or not kept any more.
///
/// Layers and views can be observed: a closure is called when one of the layer's properties, or the scrolled content's
/// size, has changed and the value at the key path is another one.
@MainActor
public final class NSKeyValueObservation: NSObject {
  private let link: any KeyPathLink
  private weak var layer: CALayer?

  init(_ link: any KeyPathLink, _ layer: CALayer) {
    (self.link, self.layer) = (link, layer)
    super.init()
    layer.observations.append(link)
  }

  isolated deinit { invalidate() }

  /// Ends the observation.
  public func invalidate() {
    link.end()
    layer?.endObservations { $0 === link }
  }
}

/// A changed value, as a closure receives it.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of change: always that a value was set.
  public let kind: NSKeyValueChange
  /// The new value, if `.new` was asked for.
  public let newValue: Value?
  /// The value before, if `.old` was asked for.
  public let oldValue: Value?
  /// Always `nil`: no lists are observed.
  public var indexes: IndexSet? { nil }
  /// Always false: closures are called after a change.
  public var isPrior: Bool { false }
}

/// How a value changes.
public enum NSKeyValueChange: UInt, Sendable {
  /// It was set.
  case setting = 1
}

/// An object with values that can be observed by key paths: a layer, or a view.
@preconcurrency @MainActor
public protocol KeyPathObservable: NSObject {
  /// The layer whose changes may change the values. (Pegbar's own.)
  var layerOfObservedValues: CALayer { get }
}

extension CALayer: KeyPathObservable {
  /// The layer itself. (Pegbar's own.)
  public var layerOfObservedValues: CALayer { self }
}

extension KeyPathObservable {
  /// Calls a closure when a value has changed, as long as the returned object is kept.
  ///
  /// - Parameters:
  ///   - keyPath: The value, as `\.contentOffset`.
  ///   - options: Which values the closure receives, and with `.initial` whether it is called at once.
  ///   - changeHandler: Called with the object and the change.
  /// - Returns: The observation.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let link = KeyPathChanges(self, keyPath, options, changeHandler)
    let observation = NSKeyValueObservation(link, layerOfObservedValues)
    if options.contains(.initial) { link.tell(from: nil) }
    return observation
  }
}

/// An observation without its types.
@MainActor
protocol KeyPathLink: LayerObservation {
  func end()
}

/// Compares a value with that of the last change.
@MainActor
private final class KeyPathChanges<Root: KeyPathObservable, Value>: KeyPathLink {
  private weak var object: Root?
  private let keyPath: KeyPath<Root, Value>
  private let options: NSKeyValueObservingOptions
  private var handler: ((Root, NSKeyValueObservedChange<Value>) -> Void)?
  private var last: Value

  init(
    _ object: Root,
    _ keyPath: KeyPath<Root, Value>,
    _ options: NSKeyValueObservingOptions,
    _ handler: @escaping (Root, NSKeyValueObservedChange<Value>) -> Void
  ) {
    (self.object, self.keyPath, self.options) = (object, keyPath, options)
    self.handler = handler
    last = object[keyPath: keyPath]
  }

  var isOver: Bool { object == nil || handler == nil }

  func end() { handler = nil }

  func didChange(_ what: ObservedChange) {
    guard let object else { return }
    let (old, new) = (last, object[keyPath: keyPath])
    guard !Self.areEqual(old, new) else { return }
    last = new
    tell(from: old)
  }

  func tell(from old: Value?) {
    guard let object, let handler else { return }
    let change = NSKeyValueObservedChange(
      kind: .setting,
      newValue: options.contains(.new) ? object[keyPath: keyPath] : nil,
      oldValue: options.contains(.old) ? old : nil
    )
    handler(object, change)
  }

  /// Whether two values are equal; values of a type that cannot say are not.
  private static func areEqual(_ first: Value, _ second: Value) -> Bool {
    guard let first = first as? any Equatable else { return false }
    return isEqual(first, second)
  }

  private static func isEqual<Known: Equatable>(_ first: Known, _ second: Any) -> Bool {
    first == second as? Known
  }
}
