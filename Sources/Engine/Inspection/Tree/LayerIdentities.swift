import QuartzCore

/// The numbers of layers: each is given once, and stays with its layer as long as that lives.
final class LayerIdentities {
  let names = LayerNames()

  /// How texts call a layer.
  func name(of layer: CALayer) -> String { names.name(of: layer) }

  private struct Entry {
    let id: Int
    weak var layer: CALayer?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var places: [Int: ObjectIdentifier] = [:]
  private var last = 0
  /// The number of entries at which those of layers that are gone are removed.
  private var limit = 1024

  /// The number of a layer.
  func id(of layer: CALayer) -> Int {
    let place = ObjectIdentifier(layer)
    // (Another layer may live where one has died.)
    if let entry = entries[place] {
      if entry.layer === layer { return entry.id }
      places[entry.id] = nil
    }
    last += 1
    entries[place] = Entry(id: last, layer: layer)
    places[last] = place
    if entries.count > limit { removeDead() }
    return last
  }

  /// The layer of a number; `nil` when it is gone.
  func layer(_ id: Int) -> CALayer? {
    places[id].flatMap { entries[$0]?.layer }
  }

  private func removeDead() {
    for (place, entry) in entries where entry.layer == nil {
      entries[place] = nil
      places[entry.id] = nil
    }
    limit = max(1024, entries.count * 2)
  }
}
