import SwiftSyntax

/// Initializers of views whose class is an associated type or a generic parameter: on Apple's systems all of them are
/// as good as `required`.
///
///     associatedtype View: UIView
///     make: View.init                     make: { UIView.instance(of: View.self) }
///     func make<Cell: UIView>() { Cell() }     { UIView.instance(of: Cell.self) }
///     static func make() -> Self { self.init() }     { UIView.instance(of: self) }
extension RewriteVisitor {
  func rewrite(initializerOfView node: MemberAccessExprSyntax) {
    guard node.declName.baseName.text == "init", node.declName.argumentNames == nil,
      let name = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let bounds = declarations.associatedBounds[name], bounds.allSatisfy(isView),
      node.parent?.is(FunctionCallExprSyntax.self) != true
    else { return }
    replace(node, with: "{ UIView.instance(of: \(name).self) }")
  }

  func rewrite(callOfView node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil, node.leftParen != nil,
      let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let bounds = declarations.associatedBounds[name], declarations.type(named: name) == nil,
      bounds.allSatisfy(isView)
    else { return }
    replace(node, with: "UIView.instance(of: \(name).self)")
  }

  /// `self.init()`, `Self.init()` and `Self()` in a static method of a class of views.
  func rewrite(callOfOwnClass node: FunctionCallExprSyntax) {
    let called = node.calledExpression.trimmedDescription
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      ["self.init", "Self.init", "Self"].contains(called), let type = types.last,
      isViewClass(type), isInStaticMethod(Syntax(node))
    else { return }
    replace(node, with: "UIView.instance(of: \(called == "self.init" ? "self" : "Self.self"))")
  }

  private func isInStaticMethod(_ node: Syntax) -> Bool {
    var parent = node.parent
    while let current = parent {
      if let method = current.as(FunctionDeclSyntax.self) {
        return method.modifiers.contains(.static) || method.modifiers.contains(.class)
      }
      if current.isProtocol((any DeclGroupSyntax).self) { return false }
      parent = current.parent
    }
    return false
  }

  /// Whether a bound, which may be several with `&`, is a class of views.
  private func isView(_ bound: String) -> Bool {
    bound.split(separator: "&").contains { isViewClass($0.filter { $0 != " " }) }
  }

  private func isViewClass(_ name: String) -> Bool {
    var name = name
    for _ in 0..<8 {
      guard let other = declarations.aliases[name] else { break }
      name = other
    }
    let root = declarations.root(of: name) ?? name
    return FrameworkClasses.line(of: root).contains("UIView")
  }
}
