import SwiftSyntax

/// What Objective-C has on no actor, in classes that are on the main actor here.
///
///     override var description: String { title }
///     nonisolated override var description: String { MainActor.assumeIsolated { title } }
///
///     class A { deinit { timer.invalidate() } }
///     @MainActor class A { isolated deinit { timer.invalidate() } }
extension RewriteRules {
  /// `NSObject`'s members that classes override, by their names with labels.
  private static let ofNoActor: Set<String> = [
    "description", "debugDescription", "hash", "isEqual(_:)",
  ]

  /// Whether a member overrides one of `NSObject`'s, which is on no actor.
  func isOfNoActor(_ member: DeclSyntax, of type: String) -> Bool {
    let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers
    guard let modifiers, modifiers.contains(.override), !modifiers.contains(.nonisolated) else {
      return false
    }
    guard let name = member.memberName, Self.ofNoActor.contains(name) else { return false }
    let line = declarations.line(of: type)
    return !line.contains { ancestor in
      guard let body = declarations.classBodies[ancestor] else { return false }
      return body.members.members.contains { item in
        let others = item.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
        return item.decl.memberName == name && others?.contains(.override) == false
      }
    }
  }

  func rewrite(override node: DeclSyntax) {
    guard let type = types.last,
      let owner = node.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self),
      !owner.modifiers.contains(.nonisolated), isOfNoActor(node, of: type),
      let body = node.bodyBraces,
      let override = node.asProtocol((any WithModifiersSyntax).self)?.modifiers.modifier(.override)
    else { return }
    insert("nonisolated ", before: override)
    let parameter = node.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters.first
    let name = (parameter?.secondName ?? parameter?.firstName)?.text
    let passed = name.map { "nonisolated(unsafe) let \($0) = \($0); return " } ?? ""
    insert(" \(passed)MainActor.assumeIsolated {", after: body.left)
    insert("} ", before: body.right)
  }

  func rewrite(deinitializer node: DeinitializerDeclSyntax) {
    guard let owner = node.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self),
      !owner.modifiers.contains(.nonisolated), node.modifiers.isEmpty,
      node.body?.statements.isEmpty == false, let type = types.last,
      declarations.root(of: type).map(Self.isOnMainActor) ?? true
    else { return }
    insert("isolated ", before: node.deinitKeyword)
    // Default isolation by a compiler option does not suffice for that in Swift 5.
    if !owner.attributes.contains(where: { $0.trimmedDescription.hasSuffix("Actor") }) {
      insert("@MainActor ", before: owner)
    }
  }

  /// The block of a timer or of a notification is called on the main thread, but on no actor.
  ///
  ///     Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }
  ///     Timer.scheduledTimer(…) { _ in MainActor.assumeIsolated { self.tick() } }
  func rewrite(blockOf node: FunctionCallExprSyntax) {
    guard
      let closure = node.trailingClosure
        ?? node.arguments.last?.expression.as(ClosureExprSyntax.self),
      let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let label = node.arguments.first?.label?.text,
      ["scheduledTimer(withTimeInterval", "Timer(timeInterval", "addObserver(forName"]
        .contains("\(name)(\(label)"),
      closure.statements.description.contains("self"),
      let first = closure.statements.first, let last = closure.statements.last,
      !isInNonisolatedClass(Syntax(node))
    else { return }
    let signature = closure.signature?.parameterClause
    var names: [String] = []
    if case .simpleInput(let list) = signature { names = list.map(\.name.text) }
    if case .parameterClause(let clause) = signature {
      names = clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    }
    let passed = names.filter { $0 != "_" }.map { "nonisolated(unsafe) let \($0) = \($0); " }
    insert("\(passed.joined())MainActor.assumeIsolated { ", before: first)
    insert(" }", after: last)
  }

  private func isInNonisolatedClass(_ node: Syntax) -> Bool {
    sequence(first: node, next: \.parent).contains {
      $0.as(ClassDeclSyntax.self)?.modifiers.contains(.nonisolated) == true
        || $0.is(ActorDeclSyntax.self)
    }
  }

  /// Whether subclasses of a class, or types of a protocol, of other modules can be on the main actor.
  private static func isOnMainActor(_ name: String) -> Bool {
    name == "NSObject" || ["UI", "CA", "NSLayout"].contains { name.hasPrefix($0) }
  }
}

extension DeclSyntax {
  /// The name of a method with its labels, or of a property.
  fileprivate var memberName: String? {
    self.as(FunctionDeclSyntax.self)?.fullName
      ?? self.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
  }

  /// The braces of a method's body, or of a property's getter if it has no setter.
  fileprivate var bodyBraces: (left: TokenSyntax, right: TokenSyntax)? {
    if let body = self.as(FunctionDeclSyntax.self)?.body {
      return (body.leftBrace, body.rightBrace)
    }
    guard let block = self.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock else {
      return nil
    }
    guard case .accessors(let list) = block.accessors else {
      return (block.leftBrace, block.rightBrace)
    }
    guard list.count == 1, let body = list.first?.body else { return nil }
    return (body.leftBrace, body.rightBrace)
  }
}
