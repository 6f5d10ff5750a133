import SwiftSyntax

/// Initializers of layers and animations, which are `required` here: the engine makes copies of them by their
/// class, for which Objective-C needs no `required`.
///
///     override init(layer: Any) { … }         required init(layer: Any) { … }
///
/// A layer with an initializer of its own, which inherits none, gets those that it does not have.
extension RewriteRules {
  func rewrite(initializer node: InitializerDeclSyntax) {
    guard let type = types.last, let root = declarations.root(of: type), root.hasPrefix("CA") else {
      return
    }
    let isLayer = root.hasSuffix("Layer")
    let isKnown =
      node.isOfLayer
      ? isLayer : node.isWithoutParameters && (isLayer || root.hasSuffix("Animation"))
    guard isKnown, let override = node.modifiers.modifier(.override),
      !node.modifiers.contains(.required)
    else { return }
    replace(override, with: "required")
  }

  /// Adds the `init()`, `init(layer:)` and `init(coder:)` that a layer's class neither has nor inherits.
  func rewrite(layerClass node: ClassDeclSyntax) {
    guard let type = types.last, let root = declarations.root(of: type), root.hasPrefix("CA"),
      root.hasSuffix("Layer"), node.genericParameterClause == nil
    else { return }
    let initializers = node.initializers
    guard initializers.contains(where: { !$0.modifiers.contains(.convenience) }) else { return }
    let access =
      node.modifiers.first { ["public", "open"].contains($0.name.text) } == nil ? "" : "public "
    let canInherit = node.memberBlock.members.allSatisfy(\.needsNoValue)
    var added: [String] = []
    for (head, call, isThere) in [
      ("init()", "super.init()", initializers.contains(where: \.isWithoutParameters)),
      ("init(layer: Any)", "super.init(layer: layer)", initializers.contains(where: \.isOfLayer)),
      (
        "init?(coder: NSCoder)", "super.init(coder: coder)",
        initializers.contains(where: \.isOfCoder)
      ),
    ] where !isThere {
      // As on Apple's systems, where such a class has no way to make a copy.
      let trap = "fatalError(\"\(node.name.text) has no \(head): write one to copy it\")"
      added.append("\(access)required \(head) { \(canInherit ? call : trap) }")
    }
    guard !added.isEmpty else { return }
    let brace = node.memberBlock.rightBrace
    let isApart = edits.noteForwarder(in: type) && brace.startsLine
    insert("\(isApart ? "" : "; ")\(added.joined(separator: "; ")) ", before: brace)
  }
}

extension InitializerDeclSyntax {
  private var labels: [String] { signature.parameterClause.parameters.map(\.firstName.text) }
  fileprivate var isWithoutParameters: Bool { labels.isEmpty }
  fileprivate var isOfLayer: Bool { labels == ["layer"] && signatureType == "Any" }
  fileprivate var isOfCoder: Bool { labels == ["coder"] }

  private var signatureType: String? {
    signature.parameterClause.parameters.first?.type.trimmedDescription
  }
}

extension ClassDeclSyntax {
  /// The initializers that it declares itself.
  var initializers: [InitializerDeclSyntax] {
    memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
  }
}

extension MemberBlockItemSyntax {
  /// Whether an initializer need not set it: it is no stored property, or one with a value.
  var needsNoValue: Bool {
    guard let property = decl.as(VariableDeclSyntax.self) else { return true }
    let isOfType = property.modifiers.contains(.static) || property.modifiers.contains(.class)
    let isLazy = property.modifiers.contains(.lazy)
    // The attribute gives a key of the layer its first value.
    let isManaged = property.attributes.contains("NSManaged")
    let isVariable = property.bindingSpecifier.tokenKind == .keyword(.var)
    return isOfType || isLazy || isManaged
      || property.bindings.allSatisfy { binding in
        let type = binding.typeAnnotation?.type
        let isOptional =
          type?.is(OptionalTypeSyntax.self) == true
          || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
        return binding.initializer != nil || !binding.isStored || (isVariable && isOptional)
      }
  }
}
