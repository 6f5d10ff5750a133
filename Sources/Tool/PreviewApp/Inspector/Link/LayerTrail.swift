import SceneProtocol

/// Where a layer is in a tree, so that the same is found in the tree of another process.
struct LayerTrail: Equatable {
  private var name: String?
  private var shownClass: String
  /// The place among the layers of the same superlayer, from the window's layer down.
  private var places: [Int]

  /// - Returns: `nil` where the layer is not in the tree.
  init?(to id: Int, in nodes: [InspectedTree.Node]) {
    guard let index = nodes.firstIndex(where: { $0.id == id }) else { return nil }
    name = nodes[index].name ?? nodes[index].identifier
    shownClass = nodes[index].shownClass
    var (places, now) = ([Int](), index)
    while nodes[now].parent >= 0 {
      let parent = nodes[now].parent
      places.append(nodes[parent..<now].count { $0.parent == parent })
      now = parent
    }
    self.places = places.reversed()
  }

  /// The layer in another tree: the first of its name, or the one at its place if that has its class.
  func find(in nodes: [InspectedTree.Node]) -> Int? {
    if let name, let same = nodes.first(where: { ($0.name ?? $0.identifier) == name }) {
      return same.id
    }
    var now = 0
    for place in places {
      let inside = nodes.indices.dropFirst(now + 1).lazy.filter { nodes[$0].parent == now }
      guard let next = inside.dropFirst(place).first else { return nil }
      now = next
    }
    return nodes.indices.contains(now) && nodes[now].shownClass == shownClass ? nodes[now].id : nil
  }
}
