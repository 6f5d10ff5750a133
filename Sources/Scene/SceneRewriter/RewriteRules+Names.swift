import SwiftSyntax

/// Names that lead elsewhere on Linux.
///
///     type(of: view).description()                   String(reflecting: type(of: view))
///     extension CGFloat { var f: CGFloat { abs(self) } }     Swift.abs(self): CGFloat has one of its own here
///     import Foundation, with a URLSession           import Foundation; import FoundationNetworking
extension RewriteRules {
  func rewrite(call node: FunctionCallExprSyntax) {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description", node.arguments.isEmpty,
      let base = member.base?.as(FunctionCallExprSyntax.self),
      base.calledExpression.trimmedDescription == "type",
      base.arguments.first?.label?.text == "of"
    {
      insert("String(reflecting: ", before: base)
      replace(member.period, with: ")")
      replace(member.declName, with: "")
      if let left = node.leftParen { replace(left, with: "") }
      if let right = node.rightParen { replace(right, with: "") }
    }
    if types.last == "CGFloat", node.calledExpression.trimmedDescription == "abs" {
      insert("Swift.", before: node)
    }
  }

  /// Imports what is in modules of its own on Linux, if the text names it.
  func addFoundationParts(to tree: SourceFileSyntax, _ text: String) {
    let imports = tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
    let plain = imports.first { $0.importKindSpecifier == nil && $0.attributes.isEmpty }
    // (All imports of a file may be in one `#if`.)
    guard let first = plain ?? conditionalImports.first else { return }
    for (module, names) in Self.foundationParts {
      guard names.contains(where: text.contains), !text.contains(module) else { continue }
      insert("; import \(module)", after: first)
    }
  }

  private static let foundationParts = [
    (
      "FoundationNetworking",
      ["URLSession", "URLRequest", "URLResponse", "URLProtocol", "HTTPCookie"]
    ),
    ("FoundationXML", ["XMLParser"]),
  ]
}
