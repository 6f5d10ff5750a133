import SwiftSyntax

/// `observeValue(forKeyPath:of:change:context:)` of classes that are no responders: Objective-C has it on each object.
/// Here such a class conforms to the protocol of observers.
///
///     class Refresher: NSObject {                      class Refresher: NSObject {
///       override func observeValue(…) {                  func observeValue(…) {
///         super.observeValue(…)                            self.ignoreObservedValue(…)
///       }                                                }
///     }                                                }; extension Refresher: KeyValueObserver {}
extension RewriteRules {
  private static let observing = "observeValue(forKeyPath:of:change:context:)"

  /// Whether the method is that of such a class; no other rule applies to it then.
  func rewrite(observer node: FunctionDeclSyntax) -> Bool {
    guard node.fullName == Self.observing, let override = node.modifiers.modifier(.override),
      let type = types.last.flatMap(declarations.type(named:)),
      declarations.root(of: type) == "NSObject"
    else { return false }
    let overriders = declarations.overriders[Self.observing] ?? []
    // What a superclass among the files has is overridden as anywhere.
    guard overriders.isDisjoint(with: declarations.line(of: type).dropFirst()) else { return false }
    blank(override)
    let isInExtension = node.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) ?? false
    if isInExtension, let open = node.modifiers.modifier(.open) { replace(open, with: "public") }
    rewrite(supers: Syntax(node), of: node.name.text, to: "ignoreObservedValue")
    insert("; extension \(type): KeyValueObserver {}", after: outermost(node))
    return true
  }

  /// A context that is a variable's address: the access to the variable ends before the call, which may notify the
  /// observer at once (`.initial`), and that compares the context with the same variable.
  ///
  ///     addObserver(self, forKeyPath: k, context: &C)
  ///     addObserver(self, forKeyPath: k, context: withUnsafeMutablePointer(to: &C) { UnsafeMutableRawPointer($0) })
  func rewrite(contextOf node: FunctionCallExprSyntax) {
    guard node.arguments.contains(where: { $0.label?.text == "forKeyPath" }),
      let context = node.arguments.first(where: { $0.label?.text == "context" })?.expression,
      context.is(InOutExprSyntax.self)
    else { return }
    insert("withUnsafeMutablePointer(to: ", before: context)
    insert(") { UnsafeMutableRawPointer($0) }", after: context)
  }
}
