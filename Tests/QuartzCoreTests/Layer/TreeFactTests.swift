import QuartzCore
import Testing

/// Siblings that are not there, and layers that come from elsewhere.
struct `Facts of the tree` {
  private func named(_ names: String...) -> [CALayer] {
    names.map { name in
      let layer = CALayer()
      layer.name = name
      return layer
    }
  }

  private func names(_ layer: CALayer) -> [String] { layer.sublayers?.compactMap(\.name) ?? [] }

  /// TT1: beside a sibling that is `nil` or another's, a layer goes to the end that was meant: all the
  /// way back, or to the front.
  @Test func `a sibling from elsewhere is an end`() {
    let (parent, layers) = (CALayer(), named("a", "b", "below", "above", "back", "front"))
    let stranger = CALayer()
    CALayer().addSublayer(stranger)
    parent.sublayers = Array(layers[0...1])
    parent.insertSublayer(layers[2], below: stranger)
    parent.insertSublayer(layers[3], above: stranger)
    #expect(names(parent) == ["below", "a", "b", "above"])
    parent.insertSublayer(layers[4], below: nil)
    parent.insertSublayer(layers[5], above: nil)
    #expect(names(parent) == ["back", "below", "a", "b", "above", "front"])
  }

  /// TT1: inserting takes a layer from its superlayer as adding does; an index past the end is the end.
  @Test(arguments: ["at", "below", "above", "replace", "assign"])
  func `every way in takes a layer from where it was`(_ way: String) {
    let (from, to) = (CALayer(), CALayer())
    let (moved, there) = (CALayer(), CALayer())
    from.addSublayer(moved)
    to.addSublayer(there)
    switch way {
    case "at": to.insertSublayer(moved, at: 9)
    case "below": to.insertSublayer(moved, below: there)
    case "above": to.insertSublayer(moved, above: there)
    case "replace": to.replaceSublayer(there, with: moved)
    // TT2: undefined with a superlayer; taken from it here.
    default: to.sublayers = [moved]
    }
    #expect(from.sublayers == nil)
    #expect(moved.superlayer === to)
    #expect(to.sublayers?.contains { $0 === moved } == true)
  }

  /// TT2: a layer given twice is there once, at its last place.
  @Test func `a layer is in its superlayer once`() {
    let (parent, layers) = (CALayer(), named("a", "b"))
    parent.sublayers = [layers[0], layers[1], layers[0]]
    #expect(names(parent) == ["b", "a"])
  }

  /// Peer 143: none is `nil`, before the first sublayer and after the last, however it went.
  @Test func `no sublayers are nil`() {
    let parent = CALayer()
    parent.sublayers = []
    #expect(parent.sublayers == nil)
    let child = CALayer()
    parent.sublayers = [child]
    CALayer().addSublayer(child)
    #expect(parent.sublayers == nil)
  }
}
