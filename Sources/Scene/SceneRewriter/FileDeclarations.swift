import SwiftSyntax

/// The declarations of a file, or of the files of a scene, as far as the rules need them: types with their methods and
/// properties.
struct FileDeclarations {
  /// A method of a type.
  struct Method: Equatable {
    /// The type's qualified name: `Outer.Inner`.
    var type: String
    /// `tapped` of `tapped(_:)`.
    var base: String
    /// The name with its labels; without parentheses when it has no parameters.
    var fullName: String
    var parameterCount: Int
  }

  fileprivate(set) var methods: [Method] = []
  /// The first name after each type's colon, which is its superclass if it has one.
  fileprivate(set) var superclasses: [String: String] = [:]
  /// The types that the file declares or extends, by their qualified names.
  fileprivate(set) var types: Set<String> = []
  /// The types among them that are not classes, as far as the file shows.
  fileprivate(set) var valueTypes: Set<String> = []
  /// The bodies of the classes that the file declares.
  fileprivate(set) var classBodies: [String: MemberBlockSyntax] = [:]
  /// The names of all properties except overrides.
  fileprivate(set) var properties: Set<String> = []
  /// The names of protocols' optional methods.
  fileprivate(set) var optionalMethods: Set<String> = []

  /// Collects the declarations of a file.
  init(_ tree: SourceFileSyntax) {
    let collector = DeclarationCollector()
    collector.walk(tree)
    self = collector.found
  }

  init() {}

  /// Adds another file's declarations.
  mutating func add(_ file: FileDeclarations) {
    methods += file.methods
    types.formUnion(file.types)
    valueTypes.formUnion(file.valueTypes)
    properties.formUnion(file.properties)
    optionalMethods.formUnion(file.optionalMethods)
    superclasses.merge(file.superclasses) { first, _ in first }
    classBodies.merge(file.classBodies) { first, _ in first }
  }

  /// These declarations, of which those of one of the files come first: two files may have private types of one name.
  func preferring(_ file: FileDeclarations) -> FileDeclarations {
    var all = self
    for (type, name) in file.superclasses where superclasses[type] != name {
      all.superclasses[type] = name
    }
    for (type, body) in file.classBodies where classBodies[type]?.id != body.id {
      all.classBodies[type] = body
    }
    return all
  }

  /// The type in the file with this name, which may omit the enclosing types.
  func type(named name: String) -> String? {
    if types.contains(name) { return name }
    let ends = types.filter { $0.hasSuffix(".\(name)") }
    return ends.count == 1 ? ends.first : nil
  }

  /// Whether the file itself declares a class with this name, which may omit the enclosing types.
  func declaresClass(named name: String) -> Bool {
    type(named: name).map { classBodies[$0] != nil } ?? false
  }

  /// The type and its superclasses, as far as they are in the file.
  func line(of type: String) -> [String] {
    var line: [String] = []
    var next = self.type(named: type)
    while let type = next, !line.contains(type) {
      line.append(type)
      next = superclasses[type].flatMap(self.type(named:))
    }
    return line
  }

  /// The last name of that chain: a type outside the file, if any.
  func root(of type: String) -> String? {
    line(of: type).last.flatMap { superclasses[$0] }
  }

  /// The method that a written name refers to.
  ///
  /// - Parameters:
  ///   - name: The base name, or the full name.
  ///   - type: The type to search, including its superclasses; `nil` for the whole file.
  ///   - parameterCount: The number of its parameters, where that is known.
  /// - Returns: The method, if there is exactly one.
  func method(_ name: String, in type: String?, parameterCount: Int? = nil) -> Method? {
    func only(_ methods: [Method]) -> Method? {
      let named = methods.filter {
        ($0.fullName == name || $0.base == name)
          && (parameterCount == nil || $0.parameterCount == parameterCount)
      }
      // `tapped` alone may be the full name of one of several.
      let exact = named.filter { $0.fullName == name }
      return named.count == 1 ? named[0] : exact.count == 1 ? exact[0] : nil
    }
    guard let type else { return only(methods) }
    for ancestor in line(of: type) {
      if let method = only(methods.filter { $0.type == ancestor }) { return method }
    }
    return nil
  }
}

/// A visitor of a file that keeps track of the enclosing types.
class TypeVisitor: SyntaxVisitor {
  /// The enclosing types, outermost first, each by its qualified name.
  private(set) var types: [String] = []

  init() { super.init(viewMode: .sourceAccurate) }

  /// Called for each type and extension, before its members.
  func enter(_ type: String, _ inherited: InheritanceClauseSyntax?) {}

  private func push(_ name: String, _ inherited: InheritanceClauseSyntax?)
    -> SyntaxVisitorContinueKind
  {
    types.append(types.last.map { "\($0).\(name)" } ?? name)
    enter(types[types.count - 1], inherited)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.name.text, node.inheritanceClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.name.text, nil)
  }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.name.text, nil)
  }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.name.text, nil)
  }
  override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.name.text, nil)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.extendedType.trimmedDescription, nil)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }
}

private final class DeclarationCollector: TypeVisitor {
  var found = FileDeclarations()

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    defer { found.valueTypes.formUnion(types.suffix(1)) }
    return super.visit(node)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let answer = super.visit(node)
    found.classBodies[types[types.count - 1]] = node.memberBlock
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

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = types.last {
      let name = node.name.text
      let labels = node.signature.parameterClause.parameters.map { "\($0.firstName.text):" }
      found.methods.append(
        FileDeclarations.Method(
          type: type,
          base: name,
          fullName: labels.isEmpty ? name : "\(name)(\(labels.joined()))",
          parameterCount: labels.count
        )
      )
      if node.modifiers.contains(.optional) { found.optionalMethods.insert(name) }
    }
    return .skipChildren  // what a function declares is nobody's member
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    // An override is the superclass's property, with the key that it has there.
    guard !node.modifiers.contains(.override) else { return .skipChildren }
    for binding in node.bindings { found.properties.insert(binding.pattern.trimmedDescription) }
    return .skipChildren
  }
}

extension DeclModifierListSyntax {
  /// Whether a modifier is among them.
  func contains(_ keyword: Keyword) -> Bool { modifier(keyword) != nil }

  /// The modifier, if it is there.
  func modifier(_ keyword: Keyword) -> DeclModifierSyntax? {
    first { $0.name.tokenKind == .keyword(keyword) }
  }
}
