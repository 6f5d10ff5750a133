import SwiftSyntax

/// `override init()` and `override init(layer:)` of layers and animations, which are `required` here: the engine makes
/// copies of them by their class, for which Objective-C needs no `required`.
extension RewriteVisitor {
  func rewrite(initialiser node: InitializerDeclSyntax) {
    guard let override = node.modifiers.modifier(.override), !node.modifiers.contains(.required),
      let type = types.last, let root = declarations.root(of: type), root.hasPrefix("CA")
    else { return }
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    let isLayer = root.hasSuffix("Layer")
    guard labels.isEmpty ? isLayer || root.hasSuffix("Animation") : labels == ["layer"] && isLayer
    else { return }
    replace(override, with: "required")
  }
}
