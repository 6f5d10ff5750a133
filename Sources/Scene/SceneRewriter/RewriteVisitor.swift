import SwiftSyntax

/// Visits a file, and collects the edits and the problems of all rules.
final class RewriteVisitor: TypeVisitor {
  let declarations: FileDeclarations
  private(set) var problems: [(offset: Int, message: String)] = []
  /// The file's place among those that are rewritten together.
  private let file: Int
  let edits: ModuleEdits

  /// - Parameters:
  ///   - declarations: All files' declarations, as this one sees them.
  ///   - file: The file's place among them.
  ///   - edits: Where the edits go.
  init(_ declarations: FileDeclarations, file: Int, edits: ModuleEdits) {
    self.declarations = declarations
    self.file = file
    self.edits = edits
    super.init()
  }

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

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    rewrite(deinitializer: node)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if !rewrite(frameworkMember: node, named: node.name) {
      rewrite(extensionMember: node, named: node.name)
    }
    rewrite(override: DeclSyntax(node))
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
    if node.bindings.count == 1, let name, !rewrite(frameworkMember: node, named: name) {
      rewrite(extensionMember: node, named: name)
    }
    rewrite(member: node)
    rewrite(override: DeclSyntax(node))
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    rewrite(import: node)
    return .visitChildren
  }

  override func enter(_ clause: IfConfigClauseSyntax) {
    if let condition = clause.condition { rewrite(condition: condition, of: clause) }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let answer = super.visit(node)
    rewrite(layerClass: node)
    return answer
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    rewrite(call: node)
    rewrite(blockOf: node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    rewrite(initialiserOfView: node)
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
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - text: The text, within one line.
  ///   - padded: Whether spaces keep the columns after a shorter text the same.
  func replace(_ node: some SyntaxProtocol, with text: String, padded: Bool = false) {
    let length = node.trimmedLength.utf8Length
    let spaces = padded ? String(repeating: " ", count: max(0, length - text.utf8.count)) : ""
    add(TextEdit(offset: node.offset, length: length, replacement: text + spaces))
  }

  /// Inserts a text before a node, which may be in another file.
  func insert(_ text: String, before node: some SyntaxProtocol, in file: Int? = nil) {
    let edit = TextEdit(offset: node.offset, length: 0, replacement: text)
    edits.add(edit, to: file ?? self.file)
  }

  /// Inserts a text after a node.
  func insert(_ text: String, after node: some SyntaxProtocol) {
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    add(TextEdit(offset: end, length: 0, replacement: text))
  }

  /// Replaces a node by spaces, so that the columns after it stay the same.
  func blank(_ node: some SyntaxProtocol) {
    var offset = node.offset
    for line in node.trimmedDescription.utf8.split(
      separator: UInt8(ascii: "\n"),
      omittingEmptySubsequences: false
    ) {
      let spaces = String(repeating: " ", count: line.count)
      add(TextEdit(offset: offset, length: line.count, replacement: spaces))
      offset += line.count + 1
    }
  }

  /// Reports that a node has no replacement.
  func refuse(_ node: some SyntaxProtocol, _ message: String) {
    problems.append((node.offset, message))
  }

  private func add(_ edit: TextEdit) { edits.add(edit, to: file) }
}

extension SyntaxProtocol {
  /// The offset of the node's own text.
  fileprivate var offset: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
}
