import Foundation

/// An observer of a value by its key.
@MainActor
final class KeyObservation: LayerObservation {
  private weak var object: (any KeyValueObservable)?
  private weak var observer: (any KeyValueObserver)?
  private let key: String
  private let properties: [LayerProperty]
  private let options: NSKeyValueObservingOptions
  let context: UnsafeMutableRawPointer?
  /// The value of the last notification, if it is asked for.
  private var last: Any?

  init(
    _ object: any KeyValueObservable,
    _ key: String,
    _ properties: [LayerProperty],
    _ observer: any KeyValueObserver,
    _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?
  ) {
    (self.object, self.observer, self.key) = (object, observer, key)
    (self.properties, self.options, self.context) = (properties, options, context)
    if options.contains(.old) { last = object.observedValue(of: key) }
  }

  func isOf(_ observer: NSObject, _ key: String) -> Bool {
    self.observer === observer && self.key == key
  }

  func isOf(object: NSObject) -> Bool { self.object === object }

  /// Whether the observer is gone.
  var isOver: Bool { observer == nil || object == nil }

  func didChange(_ what: ObservedChange) {
    switch what {
    case .property(let property): if properties.contains(property) { tell(isFirst: false) }
    case .own(let key): if key == self.key { tell(isFirst: false) }
    }
  }

  func tell(isFirst: Bool) {
    guard let object, let observer else { return }
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: 1]
    let value = object.observedValue(of: key)
    if options.contains(.new) { change[.newKey] = value ?? NSNull() }
    if options.contains(.old) {
      if !isFirst { change[.oldKey] = last ?? NSNull() }
      last = value
    }
    observer.observeValue(forKeyPath: key, of: object, change: change, context: context)
  }
}
