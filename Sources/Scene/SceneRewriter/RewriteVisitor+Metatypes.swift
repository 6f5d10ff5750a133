import SwiftSyntax

/// Initializers of views whose class is an associated type: on Apple's systems all of them are as good as `required`.
///
///     associatedtype View: UIView
///     make: View.init                     make: { UIView.instance(of: View.self) }
extension RewriteVisitor {
  func rewrite(initialiserOfView node: MemberAccessExprSyntax) {
    guard node.declName.baseName.text == "init", node.declName.argumentNames == nil,
      let name = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let bounds = declarations.associatedBounds[name], bounds.allSatisfy(isView),
      node.parent?.is(FunctionCallExprSyntax.self) != true
    else { return }
    replace(node, with: "{ UIView.instance(of: \(name).self) }")
  }

  private func isView(_ name: String) -> Bool {
    var name = name
    for _ in 0..<8 {
      guard let other = declarations.aliases[name] else { break }
      name = other
    }
    let root = declarations.root(of: name) ?? name
    return FrameworkClasses.line(of: root).contains("UIView")
  }
}
