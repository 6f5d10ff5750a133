import QuartzCore
import RandomScenes
import Testing

/// Hit tests (HT1–HT8) and point conversions (GE2, GE8, GE13) in random and fixed trees.
struct `Oracle hit tests` {
  @Test(.enabled { await OracleFile.exists("hittest") })
  func `every point hits its layer and converts to its point`() throws {
    for oracle in try OracleFile.cases("hittest", Input.self, Expected.self) {
      let tree = LayerTree(oracle.input.layers)
      let point = CGPoint(x: oracle.input.point[0], y: oracle.input.point[1])
      if let from = oracle.input.from, let to = oracle.input.to {
        let source = try #require(tree.layers[from])
        let result = source.convert(point, to: tree.layers[to])
        expectCase(
          oracle.id,
          [Double(result.x), Double(result.y)],
          oracle.expected.point ?? [],
          oracle.tolerance
        )
        continue
      }
      let hit = tree.root.hitTest(point)?.name
      if hit != oracle.expected.hit {
        Issue.record(
          "\(oracle.id): expected \(oracle.expected.hit ?? "no hit"), got \(hit ?? "no hit")"
        )
      }
    }
  }
}

nonisolated private struct Input: Decodable {
  let layers: Node
  let point: [Double]
  let from: String?
  let to: String?

  struct Node: Decodable {
    let id: String
    let bounds: [Double]
    let position: [Double]
    let anchorPoint: [Double]?
    let zPosition: Double?
    let transform: [Double]?
    let sublayerTransform: [Double]?
    let masksToBounds: Bool?
    let cornerRadius: Double?
    let hidden: Bool?
    let sublayers: [Node]?
  }
}

nonisolated private struct Expected: Decodable {
  let hit: String?
  let point: [Double]?
}

/// The layers that a case describes, by their ids.
private final class LayerTree {
  private(set) var layers: [String: CALayer] = [:]
  let root = CALayer()

  init(_ node: Input.Node) {
    endOpenTransactions()
    withoutActions { build(node, root) }
  }

  private func build(_ node: Input.Node, _ layer: CALayer) {
    layers[node.id] = layer
    layer.name = node.id
    layer.bounds = CGRect(
      x: node.bounds[0],
      y: node.bounds[1],
      width: node.bounds[2],
      height: node.bounds[3]
    )
    layer.position = CGPoint(x: node.position[0], y: node.position[1])
    if let a = node.anchorPoint { layer.anchorPoint = CGPoint(x: a[0], y: a[1]) }
    layer.zPosition = CGFloat(node.zPosition ?? 0)
    if let t = node.transform { layer.transform = CATransform3D(elements: t) }
    if let t = node.sublayerTransform { layer.sublayerTransform = CATransform3D(elements: t) }
    layer.masksToBounds = node.masksToBounds ?? false
    layer.cornerRadius = CGFloat(node.cornerRadius ?? 0)
    layer.isHidden = node.hidden ?? false
    for child in node.sublayers ?? [] {
      let sublayer = CALayer()
      layer.addSublayer(sublayer)
      build(child, sublayer)
    }
  }
}
