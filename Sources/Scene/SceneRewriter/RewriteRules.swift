import SwiftSyntax

/// What the rules share: the declarations that they read, and the edits and problems that they add.
///
/// Each rule is an extension; `RewriteVisitor` calls them for the nodes of a file.
class RewriteRules: TypeVisitor {
  let declarations: FileDeclarations
  /// The imports within an `#if` that is compiled.
  private(set) var conditionalImports: [ImportDeclSyntax] = []
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
}

extension RewriteRules {
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
    if let file, file != self.file { edits.areAcrossFiles = true }
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

  /// Notes an import within an `#if`.
  func note(conditionalImport node: ImportDeclSyntax) {
    var parent = node.parent
    while let other = parent, !other.is(IfConfigClauseSyntax.self) { parent = other.parent }
    if parent != nil { conditionalImports.append(node) }
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
