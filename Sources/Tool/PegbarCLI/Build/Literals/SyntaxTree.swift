/// A checked syntax tree as the compiler writes it as JSON (`-dump-ast -dump-ast-format json`).
indirect enum SyntaxTree: Decodable {
  case node([String: SyntaxTree])
  case list([SyntaxTree])
  case text(String)
  case number(Int)
  case other

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: Key.self) {
      var members: [String: SyntaxTree] = [:]
      for key in container.allKeys {
        members[key.stringValue] = try container.decode(SyntaxTree.self, forKey: key)
      }
      self = .node(members)
    } else if var container = try? decoder.unkeyedContainer() {
      var items: [SyntaxTree] = []
      while !container.isAtEnd { items.append(try container.decode(SyntaxTree.self)) }
      self = .list(items)
    } else {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .text(text)
      } else if let number = try? container.decode(Int.self) {
        self = .number(number)
      } else {
        self = .other
      }
    }
  }

  /// A member of a node.
  subscript(name: String) -> SyntaxTree? {
    if case .node(let members) = self { members[name] } else { nil }
  }

  var string: String? { if case .text(let text) = self { text } else { nil } }

  var integer: Int? { if case .number(let number) = self { number } else { nil } }
}
