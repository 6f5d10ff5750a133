package import QuartzCore
package import SceneProtocol

extension Inspector {
  /// The number of a layer, as answers have it.
  package func id(of layer: CALayer) -> Int { identities.id(of: layer) }

  /// Looks for the variables that hold layers, so that answers about single layers have their names.
  package func findNames() { _ = try? tree() }

  /// The names of the layers, or the identifiers of the views, of the tree, one for each, in tree order.
  package func names(of kind: InspectionQuestion.Name) -> [String] {
    guard let tree = try? tree() else { return [] }
    return tree.nodes.compactMap { node in
      switch kind {
      case .named: node.name
      case .identified: node.identifier
      }
    }
  }

  /// The names of a layer's properties, those of its view left out, also as their getters are called.
  package func propertyNames(of id: Int) -> [String] {
    identities.layer(id).map { Self.propertyNames(of: $0) } ?? []
  }

  /// The names of a layer's properties, those of its view left out, also as their getters are called.
  package static func propertyNames(of layer: CALayer) -> [String] {
    let names = LayerReading(layer: layer, time: 0).properties
      .filter { $0.owner == .layer && $0.name != "frame" }.map(\.name)
    return names + names.map { "is" + $0.prefix(1).uppercased() + $0.dropFirst() }
  }
}
