import SceneProtocol

/// An inspection's answer for programs: the form that `Inspector.md` documents.
struct InspectionJSON {
  /// The number of the form; it changes when a key goes or means something else.
  static let version = 1

  private let report: InspectionReport

  init(_ report: InspectionReport) { self.report = report }

  /// The members of the answer.
  var members: [JSON.Member] {
    var members: [JSON.Member] = [.init(key: "version", value: .number(Self.version))]
    func add(_ key: String, _ value: JSON) { members.append(.init(key: key, value: value)) }
    switch report.answer {
    case .tree(let tree):
      add("time", Self.number(tree.time))
      add("tree", .array(tree.nodes.map(Self.json)))
    case .layer(let layer):
      add("time", Self.number(layer.time))
      var json = Self.value(layer)
      json["node"] = Self.json(layer.node)
      add("layer", json)
      add("animations", Self.value(report.animations))
    case .animations(let animations, let time):
      add("time", Self.number(time))
      add("animations", Self.value(animations))
    case .why(let why):
      add("time", Self.number(why.time))
      add("why", Self.value(why))
    case .hit(let hit):
      add("time", Self.number(hit.time))
      add("hit", Self.value(hit))
    case .depth(let depth):
      add("time", Self.number(depth.time))
      var depth = depth
      // (Pictures are for the panel.)
      for index in depth.layers.indices { depth.layers[index].picture = nil }
      add("depth", Self.value(depth))
    case .cost(let cost):
      add("time", Self.number(cost.time))
      add("cost", Self.value(cost))
    case .trail(let trail):
      add("time", Self.number(trail.time))
      add("trail", Self.value(trail))
    case .log(let lines): add("log", .array(lines.map { .string($0) }))
    default: break
    }
    if let diff = report.diff { add("diff", Self.value(diff)) }
    add("notes", .array(report.notes.map { .string($0) }))
    return members
  }

  /// A value by its own coding, with its keys in order.
  private static func value(_ value: some Encodable) -> JSON {
    (try? JSONText.encode(value)).flatMap { JSON(parsing: $0) } ?? .null
  }

  private static func json(_ node: InspectedTree.Node) -> JSON {
    [
      "id": .number(node.id), "parent": .number(node.parent), "depth": .number(node.depth),
      "layerClass": .string(node.layerClass), "viewClass": JSON(node.viewClass),
      "controller": JSON(node.controller), "name": JSON(node.name),
      "identifier": JSON(node.identifier), "variable": JSON(node.variable), "text": JSON(node.text),
      "width": number(node.width), "height": number(node.height),
      "flags": .array(node.flags.words.map { .string($0) }),
    ]
  }

  private static func number(_ value: Double) -> JSON {
    Int(exactly: value).map { .number($0) } ?? (value.isFinite ? .decimal("\(value)") : .null)
  }
}
