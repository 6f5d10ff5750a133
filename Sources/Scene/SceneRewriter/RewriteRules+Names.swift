import SwiftSyntax

/// Names that lead elsewhere on Linux.
///
///     type(of: view).description()                   String(reflecting: type(of: view))
///     NSAttributedStringKey                          NSAttributedString.Key, for which Foundation has no other name
///     (change?[.newKey] as AnyObject).cgPointValue   (change?[.newKey] as! NSValue).cgPointValue
///     extension CGFloat { var f: CGFloat { abs(self) } }     Swift.abs(self): CGFloat has one of its own here
///     NSMutableAttributedString()                    NSMutableAttributedString(string: "")
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
    if Self.attributedStrings.contains(node.calledExpression.trimmedDescription),
      node.arguments.isEmpty, node.trailingClosure == nil, let right = node.rightParen
    {
      insert("string: \"\"", before: right)
    }
    if types.last == "CGFloat", node.calledExpression.trimmedDescription == "abs" {
      insert("Swift.", before: node)
    }
  }

  private static let attributedStrings: Set = ["NSAttributedString", "NSMutableAttributedString"]

  func rewrite(oldName name: TokenSyntax) {
    if name.text == "NSAttributedStringKey" { replace(name, with: "NSAttributedString.Key") }
  }

  /// Objective-C's objects are asked for any member: these are numbers' and boxed values'.
  func rewrite(valueOfObject node: MemberAccessExprSyntax) {
    guard let tuple = node.base?.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let elements = tuple.elements.first?.expression.as(SequenceExprSyntax.self)?.elements,
      let cast = elements.dropLast().last?.as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark == nil,
      let type = elements.last?.as(TypeExprSyntax.self), type.trimmedDescription == "AnyObject"
    else { return }
    let member = node.declName.baseName.text
    let isBoxed = Self.boxedValues.contains(member)
    guard isBoxed || Self.numberValues.contains(member) else { return }
    insert("!", after: cast.asKeyword)
    replace(type, with: isBoxed ? "NSValue" : "NSNumber")
  }

  private static let boxedValues: Set<String> = [
    "cgPointValue", "cgSizeValue", "cgRectValue", "cgVectorValue", "cgAffineTransformValue",
    "uiEdgeInsetsValue",
  ]
  private static let numberValues: Set<String> = [
    "doubleValue", "floatValue", "intValue", "boolValue", "integerValue", "int32Value",
  ]

  /// Whether a method is one that only nib files call, of a class that is no responder: these have it to override.
  func isNeverCalled(_ node: FunctionDeclSyntax) -> Bool {
    guard node.name.text == "awakeFromNib", node.modifiers.contains(.override),
      let type = types.last
    else { return false }
    return declarations.root(of: type) == "NSObject"
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
