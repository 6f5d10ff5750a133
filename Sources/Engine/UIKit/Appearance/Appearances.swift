import QuartzCore

/// The proxies that the program has asked for.
@MainActor
final class Appearances: EnginePart, AppearanceGiver {
  /// The proxy of a class in containers.
  struct Entry {
    let type: UIView.Type
    let containers: [any UIAppearanceContainer.Type]
    /// What values are set on, and the values that the class gives.
    let proxy, usual: UIView
    /// The number of superclasses.
    let depth: Int
  }

  /// The most special ones first.
  var entries: [Entry] = []
  /// The properties of each class of views that has been looked at.
  private var keys: [ObjectIdentifier: [AppearanceKey]] = [:]

  /// Gives a view that enters a window the values of the proxies.
  func apply(to view: UIView) {
    for entry in entries where entry.isFor(view) {
      for key in keys(of: type(of: view)) { key.give(view, entry.proxy, entry.usual) }
    }
  }

  private func keys(of type: UIView.Type) -> [AppearanceKey] {
    if let known = keys[ObjectIdentifier(type)] { return known }
    let made = type.appearanceKeys
    keys[ObjectIdentifier(type)] = made
    return made
  }
}

extension Appearances.Entry {
  fileprivate func isFor(_ view: UIView) -> Bool {
    guard view !== proxy, AppearanceKey.isOne(view, type) else { return false }
    var around = sequence(first: view.next) { $0?.next }.makeIterator()
    // Each container around the one before it.
    return containers.allSatisfy { container in
      while let next = around.next() {
        if let next, AppearanceKey.isOne(next, container) { return true }
        if next == nil { return false }
      }
      return false
    }
  }
}
