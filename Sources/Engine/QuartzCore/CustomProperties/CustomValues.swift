import CoreGraphics

/// A layer's values under keys of the scene's own; empty for most layers.
///
/// Layers have at most a handful of such keys, for which a linear search is fastest.
package struct CustomValues: Equatable {
  private struct Entry: Equatable {
    let key: CustomKey
    var value: AnimatableValue
  }

  private var entries: [Entry] = []
  /// Whether a value that the layer draws itself from is animated (DI6): set in the values on screen, never in the
  /// model.
  package var needsRedraw = false

  package init() {}

  package var isEmpty: Bool { entries.isEmpty }

  /// The value of a key; `nil` if it was neither set nor animated.
  package subscript(key: CustomKey) -> AnimatableValue? {
    get {
      for entry in entries where entry.key == key { return entry.value }
      return nil
    }
    set {
      let place = entries.firstIndex { $0.key == key }
      switch (place, newValue) {
      case (let place?, let value?): entries[place].value = value
      case (let place?, nil): entries.remove(at: place)
      case (nil, let value?): entries.append(Entry(key: key, value: value))
      case (nil, nil): break
      }
    }
  }

  /// The key of a name that no class declares, if there is a value for it.
  @MainActor
  package func undeclaredKey(named name: String) -> CustomKey? {
    entries.first { !$0.key.isDeclared && $0.key.name == name }?.key
  }
}
