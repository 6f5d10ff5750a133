import SwiftSyntax

/// A data source of a table that edits or moves rows says that they can be: Objective-C asks whether it has the method.
///
///     func tableView(_ t: UITableView, commit …) {…}      …; func tableView(_ tableView: UITableView,
///                                                           canEditRowAt indexPath: IndexPath) -> Bool { true }
extension RewriteRules {
  /// The questions that the methods answer by their being there, by the methods' names.
  private static let questions = [
    "tableView(_:commit:forRowAt:)": "canEditRowAt", "tableView(_:moveRowAt:to:)": "canMoveRowAt",
  ]

  func rewrite(tableEditing node: FunctionDeclSyntax) {
    guard let question = Self.questions[node.fullName], node.body != nil, let type = types.last
    else { return }
    let line = declarations.line(of: type)
    func has(_ name: String, _ types: some Sequence<String>) -> Bool {
      let types = Set(types)
      return declarations.methods.contains { $0.fullName == name && types.contains($0.type) }
    }
    let isOverride = node.modifiers.modifier(.override) != nil
    // What a superclass among the files edits, that one says; and extensions override nothing.
    guard !has("tableView(_:\(question):)", line), !has(node.fullName, line.dropFirst()),
      !isOverride || !node.isInExtension
    else { return }
    let isPublic = node.modifiers.contains { ["public", "open"].contains($0.name.text) }
    let modifiers = (isOverride ? "override " : "") + (isPublic ? "public " : "")
    insert(
      "; \(modifiers)func tableView(_ tableView: UITableView, \(question) indexPath: IndexPath) -> Bool "
        + "{ true }",
      after: node
    )
  }
}
