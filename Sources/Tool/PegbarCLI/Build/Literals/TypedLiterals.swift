import SceneProtocol

/// The literals of a text whose values can be replaced in the built program, with the types that the compiler found.
///
/// Left out are those whose value decides more than a value: in patterns, attributes, raw values of enumerations,
/// string interpolations and macros' own arguments. Within a macro's closure, such as that of `#Preview`, they are
/// found.
struct TypedLiterals {
  /// The names of the types that the compiler has found for a literal, by the offset of its first byte.
  private(set) var types: [Int: Set<String>] = [:]
  private let text: [UInt8]

  /// The literals, from the first to the last.
  var marks: [LiteralMark] {
    var marks: [LiteralMark] = []
    for (offset, types) in types.sorted(by: { $0.key < $1.key }) {
      guard types.count == 1, let type = types.first.flatMap({ Self.known[$0] }),
        let token = LiteralToken(at: offset, in: text), LiteralValue(token, as: type) != nil,
        marks.last.map({ $0.offset + $0.length <= offset }) ?? true
      else { continue }
      marks.append(
        LiteralMark(offset: offset, length: token.length, kind: token.kind, type: type)
      )
    }
    return marks
  }

  /// Finds them.
  ///
  /// - Parameters:
  ///   - tree: The checked syntax tree of the text.
  ///   - text: The text that the compiler has read.
  init(in tree: SyntaxTree, of text: [UInt8]) {
    self.text = text
    walk(tree, isFixed: false)
  }

  /// The types by the names that the compiler mangles.
  private static let known: [String: LiteralType] = [
    "$sSiD": .int, "$sSuD": .uint, "$ss5Int32VD": .int32, "$ss6UInt32VD": .uint32,
    "$ss5Int64VD": .int64, "$ss6UInt64VD": .uint64, "$ss5UInt8VD": .uint8,
    "$sSdD": .double, "$sSfD": .float, "$s10Foundation7CGFloatVD": .cgFloat,
    "$s10Foundation12TimeIntervalaD": .double, "$s10QuartzCore14CFTimeIntervalaD": .double,
    "$s10Foundation8NSNumberCD": .number, "$sSbD": .bool, "$sSSD": .string,
  ]

  private static let literals: Set = [
    "integer_literal_expr", "float_literal_expr", "boolean_literal_expr", "string_literal_expr",
  ]

  /// The kinds of nodes in which a literal is no plain value.
  private static let fixing: Set = [
    "case_label_item", "pattern_expr", "enum_element_decl", "interpolated_string_literal_expr",
    "macro_expansion_decl", "macro_expansion_expr",
  ]

  private mutating func walk(_ tree: SyntaxTree, isFixed: Bool) {
    switch tree {
    case .list(let items): for item in items { walk(item, isFixed: isFixed) }
    case .node(let members):
      let kind = members["_kind"]?.string ?? ""
      let isFixed = fixes(kind, in: isFixed)
      if !isFixed, Self.literals.contains(kind) { note(members) }
      for (name, member) in members {
        walk(member, isFixed: isFixed || name == "attrs" || name == "raw_value_expr")
      }
    case .text, .number, .other: break
    }
  }

  private func fixes(_ kind: String, in outer: Bool) -> Bool {
    if kind == "closure_expr" { return false }
    return outer || Self.fixing.contains(kind) || kind.hasSuffix("_attr")
  }

  private mutating func note(_ members: [String: SyntaxTree]) {
    // (What a macro expands to is read in a text of its own.)
    guard let range = members["range"], range["buffer_id"] == nil,
      let start = range["start"]?.integer, let type = members["type"]?.string
    else { return }
    types[start, default: []].insert(type)
  }
}
