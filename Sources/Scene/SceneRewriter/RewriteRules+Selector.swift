import SwiftSyntax

/// `#selector(tapped(_:))` is `Selector("tapped(_:)", Controller.tapped(_:))`.
///
/// Selectors compare by name and class. So both are those of the declaration, where the file has it, however the method
/// is written.
extension RewriteRules {
  func rewrite(selector node: MacroExpansionExprSyntax) {
    guard node.arguments.count == 1, let argument = node.arguments.first else {
      return refuse(node, "#selector takes the name of a method: #selector(tapped(_:))")
    }
    if let label = argument.label {
      return refuse(
        label,
        "#selector(\(label.text):) cannot be had: a selector is a method here; write a method that "
          + "\(label.text == "setter" ? "sets" : "reads") the property, and name that"
      )
    }
    let (method, cast) = parts(of: argument.expression)
    guard let method, let target = target(of: method, cast) else { return }
    replacePound(node)
    insert("\"\(target.name)\", ", before: argument)
    if let base = method.as(MemberAccessExprSyntax.self)?.base {
      if base.trimmedDescription != target.type { replace(base, with: target.type) }
    } else {
      insert("\(target.type).", before: method)
    }
    if let cast { rewrite(cast: cast, of: target.type) }
  }

  private func replacePound(_ node: MacroExpansionExprSyntax) {
    replace(node.pound, with: "")
    replace(node.macroName, with: "Selector")
  }

  /// The method's name, and the type after `as`; no name when there is a problem, which is reported.
  private func parts(of expression: ExprSyntax) -> (method: ExprSyntax?, cast: TypeSyntax?) {
    var method = expression
    var cast: TypeSyntax?
    let elements = expression.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? []
    if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self) {
      (method, cast) = (elements[0], elements[2].as(TypeExprSyntax.self)?.type)
    }
    if method.is(DeclReferenceExprSyntax.self) || method.is(MemberAccessExprSyntax.self) {
      return (method, cast)
    }
    refuse(
      expression,
      "#selector takes the name of a method, not a call or another expression: #selector(tapped(_:))"
    )
    return (nil, nil)
  }

  /// The selector's name, and the class that has the method.
  private func target(
    of method: ExprSyntax,
    _ cast: TypeSyntax?
  ) -> (name: String, type: String)? {
    let member = method.as(MemberAccessExprSyntax.self)
    guard let reference = member?.declName ?? method.as(DeclReferenceExprSyntax.self) else {
      return nil
    }
    let labels = reference.argumentNames?.arguments.map { "\($0.name.text):" } ?? []
    let base = reference.baseName.text
    let name = labels.isEmpty ? base : "\(base)(\(labels.joined()))"
    let written = member.map { writtenType($0.base) } ?? types.last
    if let written {
      let count = cast.flatMap(innermost)?.parameters.count
      let declared = declarations.method(name, in: written, parameterCount: count)
      if let declared { return (declared.fullName, spelled(declared.type, as: written)) }
      // Methods of structures cannot be meant: `extension Selector { static let … }`.
      let isValue = written == "Selector" || declarations.valueTypes.contains(written)
      if member != nil || !isValue { return (name, written) }
    }
    if let only = declarations.method(name, in: nil) { return (only.fullName, only.type) }
    refuse(
      method,
      member == nil
        ? "which class has `\(base)`? Write it before the name: #selector(Controller.\(base))"
        : "only a class can stand before the method's name here: #selector(Controller.\(base))"
    )
    return nil
  }

  /// The type before a method's name; `nil` when a value stands there.
  private func writtenType(_ base: ExprSyntax?) -> String? {
    guard let base else { return nil }
    let text = base.trimmedDescription
    if ["self", "Self", "type(of: self)"].contains(text) { return types.last }
    if text == "super" { return types.last.flatMap { declarations.superclasses[$0] } }
    let isGeneric = base.is(GenericSpecializationExprSyntax.self)
    return isGeneric || names(in: base)?.allSatisfy(isTypeName) == true ? text : nil
  }

  /// A type of the file as the user wrote it, or its qualified name.
  private func spelled(_ type: String, as written: String) -> String {
    declarations.type(named: written) == type ? written : type
  }

  /// The type after `as` is changed to the unbound method's type, and is on the main actor.
  private func rewrite(cast: TypeSyntax, of type: String) {
    // `as (Controller) -> (UIButton) -> Void` is written too, where a class stands before the name.
    if let inner = innermost(cast), inner.id != cast.id {
      insert("@Sendable ", before: cast)
      insert("@MainActor @Sendable ", before: inner)
    } else {
      insert("@Sendable (\(type)) -> @MainActor @Sendable ", before: cast)
    }
  }

  /// The type of the method itself: `(UIButton) -> Void`.
  private func innermost(_ cast: TypeSyntax) -> FunctionTypeSyntax? {
    guard let function = cast.as(FunctionTypeSyntax.self) else { return nil }
    return innermost(function.returnClause.type) ?? function
  }
}
