import SwiftSyntax

extension FileDeclarations {
  /// Collects the declarations of a file.
  ///
  /// - Parameters:
  ///   - parsed: The file.
  ///   - file: Its place among those that are rewritten together.
  init(_ parsed: ParsedFile, file: Int) {
    let collector = DeclarationCollector()
    collector.walk(parsed.tree)
    self = collector.found
    for type in collector.bodies.keys {
      classBodies[type] = ClassBody(file: file, type: type) { parsed.members(of: type) }
    }
  }
}

/// Collects the declarations of a file.
final class DeclarationCollector: TypeVisitor {
  fileprivate var found = FileDeclarations()
  /// The bodies of the classes; of two of one name that of the first.
  fileprivate var bodies: [String: MemberBlockSyntax] = [:]

  /// The bodies of the classes that a file declares, by their qualified names.
  static func classBodies(of tree: SourceFileSyntax) -> [String: MemberBlockSyntax] {
    let collector = DeclarationCollector()
    collector.walk(tree)
    return collector.bodies
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    defer { found.valueTypes.formUnion(types.suffix(1)) }
    return super.visit(node)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let answer = super.visit(node)
    let type = types[types.count - 1]
    if bodies[type] == nil { bodies[type] = node.memberBlock }
    return answer
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    defer { found.valueTypes.formUnion(types.suffix(1)) }
    return super.visit(node)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    defer { found.valueTypes.formUnion(types.suffix(1)) }
    return super.visit(node)
  }

  override func enter(_ type: String, _ inherited: InheritanceClauseSyntax?) {
    found.types.insert(type)
    if let first = inherited?.inheritedTypes.first?.type.trimmedDescription {
      found.superclasses[type] = first
    }
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    if let bound = node.inheritedType?.trimmedDescription {
      found.associatedBounds[node.name.text, default: []].insert(bound)
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let generics = node.genericParameterClause { walk(generics) }
    if let type = types.last {
      let name = node.name.text
      found.methods.append(
        FileDeclarations.Method(
          type: type,
          base: name,
          fullName: node.fullName,
          parameterCount: node.signature.parameterClause.parameters.count
        )
      )
      if node.modifiers.contains(.optional) {
        found.optionalMethods[name, default: []].insert(type)
        if !node.returnsNothing { found.optionalValues.insert(node.fullName) }
      }
      if node.modifiers.contains(.override) {
        found.overriders[node.fullName, default: []].insert(type)
      } else if node.isInExtension {
        found.extensionMembers[node.fullName, default: []].insert(type)
      }
    }
    return .skipChildren  // what a function declares is not a member of a type
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    found.aliases[node.name.text] = node.initializer.value.trimmedDescription
    return .skipChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    if let bound = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription {
      found.associatedBounds[node.name.text, default: []].insert(bound)
    }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    // An override is the superclass's property, with the key that it has there.
    let names = node.bindings.map(\.pattern.trimmedDescription)
    guard !node.modifiers.contains(.override) else {
      if let type = types.last { names.forEach { found.overriders[$0, default: []].insert(type) } }
      return .skipChildren
    }
    found.properties.formUnion(names)
    let type = node.bindings.first?.typeAnnotation?.type.trimmedDescription ?? ""
    if let owner = types.last, node.isInExtension {
      names.forEach { found.extensionMembers[$0, default: []].insert(owner) }
    }
    if let owner = types.last, ["AnyObject", "AnyObject?", "AnyObject!"].contains(type) {
      found.anyObjects[owner, default: []].formUnion(names)
    }
    return .skipChildren
  }
}

extension FunctionDeclSyntax {
  /// The name with its labels; without parentheses when it has no parameters.
  var fullName: String {
    let labels = signature.parameterClause.parameters.map { "\($0.firstName.text):" }
    return labels.isEmpty ? name.text : "\(name.text)(\(labels.joined()))"
  }
}

extension DeclSyntaxProtocol {
  /// Whether it is a member of an extension.
  var isInExtension: Bool {
    parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) ?? false
  }
}
