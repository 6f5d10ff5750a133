import SwiftSyntax

/// Visits the files of a scene one by one, and collects the edits and the problems of all rules.
final class RewriteVisitor: TypeVisitor {
  /// What comes of one file.
  struct Results {
    var edits: [TextEdit] = []
    var problems: [(offset: Int, message: String)] = []
  }

  /// The declarations of all files, of which those of the visited one come first.
  var declarations = FileDeclarations()
  /// By the files' trees: a rule may change another file than the visited one.
  private(set) var results: [SyntaxIdentifier: Results] = [:]
  /// The classes that were given an override of one of their extensions.
  private var forwarding: Set<String> = []

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    rewrite(attribute: node)
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    // Every method and property of a class is dynamic here, as far as that has a meaning.
    if node.name.tokenKind == .keyword(.dynamic) { blank(node) }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector":
      rewrite(selector: node)
      return .skipChildren
    case "keyPath":
      rewrite(keyPath: node)
      return .skipChildren
    default: return .visitChildren
    }
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let answer = super.visit(node)
    rewrite(protocol: node)
    return answer
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    rewrite(initialiser: node)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    rewrite(extensionMember: node, named: node.name)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
    if node.bindings.count == 1, let name { rewrite(extensionMember: node, named: name) }
    rewrite(member: node)
    return .visitChildren
  }

  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    rewrite(optionalCall: node)
    return .visitChildren
  }
}

// MARK: - Actions of the rules

extension RewriteVisitor {
  /// Replaces a node by another text.
  func replace(_ node: some SyntaxProtocol, with text: String) {
    let length = node.trimmedLength.utf8Length
    add(TextEdit(offset: node.offset, length: length, replacement: text), at: node)
  }

  /// Inserts a text before a node.
  func insert(_ text: String, before node: some SyntaxProtocol) {
    add(TextEdit(offset: node.offset, length: 0, replacement: text), at: node)
  }

  /// Inserts a text after a node.
  func insert(_ text: String, after node: some SyntaxProtocol) {
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    add(TextEdit(offset: end, length: 0, replacement: text), at: node)
  }

  /// Replaces a node by spaces, so that the columns after it stay the same.
  func blank(_ node: some SyntaxProtocol) {
    var offset = node.offset
    for line in node.trimmedDescription.utf8.split(
      separator: UInt8(ascii: "\n"),
      omittingEmptySubsequences: false
    ) {
      let spaces = String(repeating: " ", count: line.count)
      add(TextEdit(offset: offset, length: line.count, replacement: spaces), at: node)
      offset += line.count + 1
    }
  }

  /// Notes that a class is given an override.
  ///
  /// - Returns: Whether it is the first.
  func noteForwarder(in type: String) -> Bool { forwarding.insert(type).inserted }

  /// Reports that a node has no replacement.
  func refuse(_ node: some SyntaxProtocol, _ message: String) {
    results[node.root.id, default: Results()].problems.append((node.offset, message))
  }

  private func add(_ edit: TextEdit, at node: some SyntaxProtocol) {
    results[node.root.id, default: Results()].edits.append(edit)
  }
}

extension SyntaxProtocol {
  /// The offset of the node's own text.
  fileprivate var offset: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
}
