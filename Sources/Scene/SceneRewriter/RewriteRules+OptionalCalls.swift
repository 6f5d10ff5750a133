import SceneProtocol
import SwiftSyntax

/// Calls of optional methods, all of which have an implementation here: `delegate?.scrollViewDidScroll?(view)` is
/// `delegate?.scrollViewDidScroll(view)`.
extension RewriteRules {
  func rewrite(optionalCall node: OptionalChainingExprSyntax) {
    guard let member = node.expression.as(MemberAccessExprSyntax.self),
      node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression == ExprSyntax(node)
    else { return }
    let name = member.declName.baseName.text
    let protocols = declarations.optionalMethods[name] ?? []
    // A property of that name can be a closure that is optional indeed.
    let isOfFramework =
      OptionalRequirements.names.contains(name) && !declarations.properties.contains(name)
    guard !protocols.isEmpty || isOfFramework else { return }
    replace(node.questionMark, with: "")
    if protocols.count == 1, let only = protocols.first {
      rewrite(anyObject: member.base, to: only)
    }
  }

  /// Objective-C's methods can be called on any object: here the protocol that has the method is cast to.
  ///
  ///     weak var delegate: AnyObject?
  ///     delegate?.menuOpened?(self)         (delegate as? any MenuDelegate)?.menuOpened(self)
  private func rewrite(anyObject base: ExprSyntax?, to name: String) {
    guard let object = base?.as(OptionalChainingExprSyntax.self)?.expression,
      let names = names(in: object), let property = names.last,
      names.count == 1 || names == ["self", property], let type = types.last,
      declarations.line(of: type).contains(where: {
        declarations.anyObjects[$0]?.contains(property) == true
      })
    else { return }
    insert("(", before: object)
    insert(" as? any \(name))", after: object)
  }
}
