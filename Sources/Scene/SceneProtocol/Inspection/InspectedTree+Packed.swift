internal import FoundationEssentials

/// The form on the channel: texts once each, and for each layer thirteen numbers in a row, as the bytes that both
/// processes have them in. Ten thousand objects with their keys would take ten times as long, numbers as text five
/// times.
extension InspectedTree: Codable {
  private enum Key: String, CodingKey { case time, texts, rows }

  package func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    var texts = TextTable()
    var rows: [Double] = []
    rows.reserveCapacity(nodes.count * Self.columns)
    for node in nodes {
      rows.append(Double(node.id))
      rows.append(Double(node.parent))
      rows.append(Double(node.depth))
      rows.append(texts.index(of: node.layerClass))
      rows.append(texts.index(of: node.viewClass))
      rows.append(texts.index(of: node.controller))
      rows.append(texts.index(of: node.name))
      rows.append(texts.index(of: node.identifier))
      rows.append(texts.index(of: node.text))
      // (A size that is no number is 0 here; the layer's values have it as it is.)
      rows.append(node.width.isFinite ? node.width : 0)
      rows.append(node.height.isFinite ? node.height : 0)
      rows.append(Double(node.flags.rawValue))
      rows.append(texts.index(of: node.variable))
    }
    try members.encode(time, forKey: .time)
    try members.encode(texts.texts, forKey: .texts)
    try members.encode(rows.withUnsafeBytes { Data($0) }, forKey: .rows)
  }

  package init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    let texts = try members.decode([String].self, forKey: .texts)
    let bytes = try members.decode(Data.self, forKey: .rows)
    let rows = bytes.withUnsafeBytes { bytes in
      (0..<bytes.count / MemoryLayout<Double>.size).map { index in
        bytes.loadUnaligned(fromByteOffset: index * MemoryLayout<Double>.size, as: Double.self)
      }
    }
    func whole(_ number: Double) -> Int { Int(exactly: number) ?? 0 }
    func text(_ number: Double) -> String? {
      texts.indices.contains(whole(number)) ? texts[whole(number)] : nil
    }
    var nodes: [Node] = []
    nodes.reserveCapacity(rows.count / Self.columns)
    for row in stride(from: 0, to: rows.count - Self.columns + 1, by: Self.columns) {
      var node = Node(
        id: whole(rows[row]),
        parent: whole(rows[row + 1]),
        depth: whole(rows[row + 2]),
        layerClass: text(rows[row + 3]) ?? ""
      )
      node.viewClass = text(rows[row + 4])
      node.controller = text(rows[row + 5])
      node.name = text(rows[row + 6])
      node.identifier = text(rows[row + 7])
      node.text = text(rows[row + 8])
      (node.width, node.height) = (rows[row + 9], rows[row + 10])
      node.flags = Flags(rawValue: whole(rows[row + 11]))
      node.variable = text(rows[row + 12])
      nodes.append(node)
    }
    self.init(time: try members.decode(Double.self, forKey: .time), nodes: nodes)
  }

  private static let columns = 13
}

/// Texts, each once.
private struct TextTable {
  private(set) var texts: [String] = []
  private var indices: [String: Double] = [:]

  /// The index of a text, which is added if it is new; -1 for none.
  mutating func index(of text: String?) -> Double {
    guard let text else { return -1 }
    if let index = indices[text] { return index }
    let index = Double(texts.count)
    texts.append(text)
    indices[text] = index
    return index
  }
}
