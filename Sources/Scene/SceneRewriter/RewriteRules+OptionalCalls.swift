import SceneProtocol
import SwiftSyntax

/// Calls of optional methods, all of which have an implementation here: `delegate?.scrollViewDidScroll?(view)` is
/// `delegate?.scrollViewDidScroll(view)`.
extension RewriteRules {
  func rewrite(optionalCall node: OptionalChainingExprSyntax) {
    dropSecondOptional(of: node)
    guard let member = node.expression.as(MemberAccessExprSyntax.self),
      let call = node.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression == ExprSyntax(node)
    else { return }
    let name = member.declName.baseName.text
    let protocols = declarations.optionalMethods[name] ?? []
    // A property of that name can be a closure that is optional indeed.
    let isOfFramework =
      OptionalRequirements.names.contains(name)
      && (call.hasLabels || !declarations.properties.contains(name))
    guard !protocols.isEmpty || isOfFramework else { return }
    if !protocols.isEmpty, declarations.optionalValues.contains(call.fullName(of: name)) {
      insert("(try? ", before: call)
      let goesOn = call.parent?.as(MemberAccessExprSyntax.self)?.base == ExprSyntax(call)
      insert(goesOn ? ")?" : ")", after: call)
    }
    replace(node.questionMark, with: "")
    if protocols.count == 1, let only = protocols.first {
      rewrite(anyObject: member.base, to: only)
    }
  }

  /// The same with an exclamation mark: `delegate.collectionView!(view, …)` is `delegate.collectionView(view, …)`.
  func rewrite(forcedCall node: ForceUnwrapExprSyntax) {
    guard let member = node.expression.as(MemberAccessExprSyntax.self),
      let call = node.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression == ExprSyntax(node), call.hasLabels,
      OptionalRequirements.names.contains(member.declName.baseName.text)
    else { return }
    replace(node.exclamationMark, with: "")
  }

  /// A method of an optional requirement that a `guard` has put into a constant: where the object does not implement
  /// it, its call has the value that the `guard` returns.
  ///
  ///     guard let f = delegate?.g(_:) else { return 1 }
  ///     return f(a)                                         return ((try? f(a)) ?? (1))
  func rewrite(callOfMethodValue node: FunctionCallExprSyntax) {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let missing = statementsBefore(node).lazy.compactMap({
        self.missingValue(of: name, in: $0)
      }).first
    else { return }
    insert("((try? ", before: node)
    insert(") ?? (\(missing)))", after: node)
  }

  /// The statements before the one that a node is in, in all blocks around it, the nearest block's first.
  private func statementsBefore(_ node: some SyntaxProtocol) -> [CodeBlockItemSyntax] {
    var found: [CodeBlockItemSyntax] = []
    var current = Syntax(node)
    while let parent = current.parent {
      if let list = parent.as(CodeBlockItemListSyntax.self) {
        found += list.prefix { $0.id != current.id }.reversed()
      }
      current = parent
    }
    return found
  }

  /// What a `guard` returns where there is no method of an optional requirement to be put into the constant.
  private func missingValue(of constant: String, in item: CodeBlockItemSyntax) -> String? {
    guard let statement = item.item.as(GuardStmtSyntax.self),
      let last = statement.body.statements.only?.item.as(ReturnStmtSyntax.self)?.expression,
      statement.conditions.contains(where: { condition in
        guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
          binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == constant,
          let method = binding.initializer?.value.as(MemberAccessExprSyntax.self)?.declName,
          let labels = method.argumentNames?.arguments
        else { return false }
        let fullName = "\(method.baseName.text)(\(labels.map { "\($0.name.text):" }.joined()))"
        return declarations.optionalValues.contains(fullName)
      })
    else { return nil }
    return last.onOneLine
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

  /// An application delegate's window is optional once here: on Apple's systems the delegate may have none at all.
  ///
  ///     UIApplication.shared.delegate?.window??.rootViewController      …delegate?.window?.rootViewController
  private func dropSecondOptional(of node: OptionalChainingExprSyntax) {
    guard let inner = node.expression.as(OptionalChainingExprSyntax.self),
      let member = inner.expression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "window",
      let base = member.base?.as(OptionalChainingExprSyntax.self)?.expression,
      names(in: base)?.last?.lowercased().hasSuffix("delegate") == true
    else { return }
    replace(node.questionMark, with: "")
  }
}

extension CodeBlockItemListSyntax {
  /// The statement, where it is one alone.
  fileprivate var only: CodeBlockItemSyntax? { count == 1 ? first : nil }
}

extension FunctionCallExprSyntax {
  /// Whether an argument has a label: a closure's have none.
  fileprivate var hasLabels: Bool { arguments.contains { $0.label != nil } }

  /// The name with labels of the method that it calls, without those of closures after the parentheses.
  fileprivate func fullName(of name: String) -> String {
    let labels = arguments.map { "\($0.label?.text ?? "_"):" }
    return labels.isEmpty ? name : "\(name)(\(labels.joined()))"
  }
}
