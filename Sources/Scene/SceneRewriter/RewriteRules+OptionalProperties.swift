import SwiftSyntax

/// Optional properties: the requirement throws where a class has none, and what is read is an optional value.
///
///     @objc protocol P { @objc optional var a: Int { get set } }
///
///     protocol P: AnyObject, P_Defaults { @_disfavoredOverload var a: Int { get throws } }
///     protocol P_Defaults: AnyObject {}
///     extension P_Defaults { @_disfavoredOverload var a: Int { get throws { throw … } } }
///     extension P { var a: Int? { (try? [a as Int])?.first } }
///
/// So `delegate?.a` stays as it is. The default is another protocol's: one extension cannot have both.
extension RewriteRules {
  /// The texts for one property.
  struct OptionalProperty {
    /// What throws where a class has no such property.
    let missing: String
    /// What is read.
    let reader: String
  }

  /// Rewrites an optional property of a protocol; `nil` for other members.
  func optionalProperty(_ member: DeclSyntax) -> OptionalProperty? {
    guard let property = member.as(VariableDeclSyntax.self),
      let optional = property.modifiers.modifier(.optional),
      let binding = property.bindings.first, property.bindings.count == 1,
      let written = binding.typeAnnotation?.type.onOneLine,
      case .accessors(let accessors) = binding.accessorBlock?.accessors
    else { return nil }
    replace(optional, with: "@_disfavoredOverload")
    for accessor in accessors {
      // (No optional property can be set through its protocol, on Apple's systems either.)
      if accessor.accessorSpecifier.text == "set" {
        blank(accessor)
      } else {
        insert(" throws", after: accessor.accessorSpecifier)
      }
    }
    let type = written.hasSuffix("!") ? written.dropLast() + "?" : written
    let name = binding.pattern.trimmedDescription
    let head = property.modifiers.modifier(.static) == nil ? "var \(name)" : "static var \(name)"
    return OptionalProperty(
      missing: "@_disfavoredOverload \(head): \(type) { get throws { throw CancellationError() } }",
      reader: "\(head): (\(type))? { (try? [\(name) as \(type)])?.first }"
    )
  }
}
