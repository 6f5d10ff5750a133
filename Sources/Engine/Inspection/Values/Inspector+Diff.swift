import QuartzCore
package import SceneProtocol

extension Inspector {
  /// All layers with their values as they are shown, to be compared later.
  package struct Picture {
    fileprivate let time: Double
    fileprivate let tree: InspectedTree
    fileprivate let values: [Int: [InspectedLayer.Property]]
    /// Kept alive: another layer must not come to live in the place of one that has gone.
    fileprivate let layers: [CALayer]
  }

  /// All layers with their values now.
  package func picture() -> Picture {
    guard let tree = try? tree() else {
      return Picture(
        time: time,
        tree: InspectedTree(time: time, nodes: []),
        values: [:],
        layers: []
      )
    }
    var values: [Int: [InspectedLayer.Property]] = [:]
    let layers = tree.nodes.compactMap { identities.layer($0.id) }
    for layer in layers {
      values[identities.id(of: layer)] = LayerReading(layer: layer, time: time).properties
    }
    return Picture(time: time, tree: tree, values: values, layers: layers)
  }

  /// What differs now from an earlier picture.
  package func diff(from old: Picture) -> InspectedDiff {
    let new = picture()
    var diff = InspectedDiff(from: old.time, to: new.time)
    let (before, after) = (places(old), places(new))
    for node in new.tree.nodes {
      guard let place = after[node.id] else { continue }
      guard let former = before[node.id] else {
        diff.added.append(place.place)
        continue
      }
      if former.superlayer != place.superlayer || former.isMask != place.isMask {
        diff.moved.append(place.place)
      }
      diff.changes += Self.changes(of: place.place, old.values[node.id], new.values[node.id])
    }
    diff.removed = old.tree.nodes.compactMap { node in
      after[node.id] == nil ? before[node.id]?.place : nil
    }
    return diff
  }

  private struct PlaceInTree {
    let place: InspectedDiff.Place
    let superlayer: Int
    let isMask: Bool
  }

  private func places(_ picture: Picture) -> [Int: PlaceInTree] {
    let names = Dictionary(
      uniqueKeysWithValues: zip(picture.tree.nodes.map(\.id), picture.layers.map(identities.name))
    )
    var places: [Int: PlaceInTree] = [:]
    for node in picture.tree.nodes {
      let parent = node.parent < 0 ? nil : picture.tree.nodes[node.parent]
      places[node.id] = PlaceInTree(
        place: InspectedDiff.Place(
          layer: node.id,
          name: names[node.id] ?? node.layerClass,
          superlayer: parent.flatMap { names[$0.id] } ?? ""
        ),
        superlayer: parent?.id ?? -1,
        isMask: node.flags.contains(.isMask)
      )
    }
    return places
  }

  private static func changes(
    of place: InspectedDiff.Place,
    _ old: [InspectedLayer.Property]?,
    _ new: [InspectedLayer.Property]?
  ) -> [InspectedDiff.Change] {
    guard let old, let new else { return [] }
    let former = Dictionary(old.map { ($0.owner.rawValue + $0.name, $0) }) { first, _ in first }
    return new.compactMap { property in
      // The frame follows from the others.
      guard property.name != "frame", let was = former[property.owner.rawValue + property.name]
      else { return nil }
      let (from, to) = (was.shown ?? was.model, property.shown ?? property.model)
      guard from != to else { return nil }
      return InspectedDiff.Change(
        layer: place.layer,
        name: place.name,
        property: property.name,
        from: from,
        to: to
      )
    }
  }
}
