import SwiftSyntax

/// Attributes that only affect the Objective-C runtime.
extension RewriteRules {
  /// Attributes that are removed without replacement.
  private static let blanked: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable",
    "IBDesignable", "GKInspectable",
  ]

  func rewrite(attribute: AttributeSyntax) {
    switch attribute.attributeName.trimmedDescription {
    case "objc" where isOfLayerValue(attribute):
      replace(attribute, with: Self.animatableAttribute)
    case let name where Self.blanked.contains(name): blank(attribute)
    case "NSManaged": rewrite(managed: attribute)
    case "UIApplicationMain", "NSApplicationMain": rewrite(applicationMain: attribute)
    case "main" where isOfDelegate(attribute): rewrite(applicationMain: attribute)
    default: break
    }
  }

  /// `@NSManaged var progress: CGFloat` of a layer is `@Animatable(implicitly: false) var progress: CGFloat`.
  ///
  /// As on Apple's systems, plain changes of it do not animate unless `action(forKey:)` returns an action.
  private func rewrite(managed attribute: AttributeSyntax) {
    guard let property = attribute.parent?.parent?.as(VariableDeclSyntax.self) else {
      return refuse(
        attribute,
        "@NSManaged is for properties of CALayer subclasses here: there is no Core Data, whose "
          + "methods it could stand before"
      )
    }
    if let type = types.last, declarations.root(of: type) == "NSManagedObject" {
      return refuse(
        attribute,
        "@NSManaged is for properties of CALayer subclasses here: there is no Core Data"
      )
    }
    guard property.bindings.count == 1 else {
      return refuse(attribute, "give each of these properties an @NSManaged var of its own")
    }
    // (What is not kept alive is no value to animate.)
    if property.modifiers.contains(.weak) { return blank(attribute) }
    replace(attribute, with: Self.animatableAttribute)
  }

  /// A property of a layer's class that is `@objcMembers` is `@objc` without the attribute.
  func rewrite(member property: VariableDeclSyntax) {
    let owner = property.parent?.as(MemberBlockItemSyntax.self)?.parent?.parent?.parent
    guard let owner = owner?.as(ClassDeclSyntax.self), owner.attributes.contains("objcMembers"),
      !property.modifiers.contains(where: { ["private", "fileprivate"].contains($0.name.text) }),
      !property.attributes.contains("objc"), !property.attributes.contains("nonobjc"),
      isLayerValue(property)
    else { return }
    insert(Self.animatableAttribute + " ", before: property)
  }

  /// The attribute that declares a key of a layer.
  private static let animatableAttribute = "@Animatable(implicitly: false)"

  /// Types that an animatable property can have, by their names.
  private static let animatable: Set<String> = [
    "CGFloat", "Double", "Float", "Int", "Bool", "String", "CGPoint", "CGSize", "CGRect",
    "CATransform3D", "CGColor", "CGImage",
  ]

  /// Whether the declaration that follows is a stored property of a layer, which the runtime lets animations change by
  /// its key.
  ///
  /// `@objc var progress: CGFloat = 0` is then `@Animatable(implicitly: false) var progress: CGFloat = 0`. A property
  /// that is only set in an initializer stays a plain property: before `super.init()` no other can be set.
  private func isOfLayerValue(_ attribute: AttributeSyntax) -> Bool {
    guard attribute.arguments == nil,
      let property = attribute.parent?.parent?.as(VariableDeclSyntax.self)
    else { return false }
    return isLayerValue(property)
  }

  private func isLayerValue(_ property: VariableDeclSyntax) -> Bool {
    guard property.bindingSpecifier.tokenKind == .keyword(.var), property.bindings.count == 1,
      let binding = property.bindings.first,
      let type = types.last, let root = declarations.root(of: type), root.hasPrefix("CA"),
      root.hasSuffix("Layer")
    else { return false }
    let kept: Set<String> = ["static", "class", "lazy", "weak", "unowned", "override"]
    guard !property.attributes.contains("NSManaged"),
      !property.modifiers.contains(where: { kept.contains($0.name.text) }),
      binding.isStored
    else { return false }
    if let optional = binding.typeAnnotation?.type.as(OptionalTypeSyntax.self) {
      return Self.animatable.contains(optional.wrappedType.trimmedDescription)
    }
    guard let value = binding.initializer?.value else { return false }
    if let name = binding.typeAnnotation?.type.trimmedDescription {
      return Self.animatable.contains(name)
    }
    return value.is(FloatLiteralExprSyntax.self) || value.is(BooleanLiteralExprSyntax.self)
      || Self.animatable.contains(
        value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription ?? ""
      )
  }

  /// Whether the declaration that follows is a class that conforms to the application delegate's protocol.
  private func isOfDelegate(_ attribute: AttributeSyntax) -> Bool {
    let delegate = attribute.parent?.parent?.as(ClassDeclSyntax.self)
    return delegate?.inheritanceClause?.inheritedTypes.contains {
      $0.type.trimmedDescription == "UIApplicationDelegate"
    } ?? false
  }

  /// `@UIApplicationMain class` or `@main class` is `@main final class`: the delegate is created through its protocol.
  private func rewrite(applicationMain attribute: AttributeSyntax) {
    let delegate = attribute.parent?.parent?.as(ClassDeclSyntax.self)
    let last = attribute.parent?.as(AttributeListSyntax.self)?.last
    let isLast = last?.as(AttributeSyntax.self) == attribute
    let modifiers = delegate?.modifiers
    let isSubclassed = declarations.superclasses.values.contains(delegate?.name.text ?? "")
    let canBeFinal =
      isLast && modifiers?.contains(.final) == false && modifiers?.contains(.open) == false
      && !isSubclassed
    let text = canBeFinal ? "@main final" : "@main"
    replace(attribute, with: text, padded: true)
  }
}

extension AttributeListSyntax {
  /// Whether the list contains an attribute of that name.
  func contains(_ name: String) -> Bool {
    contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name }
  }
}

extension PatternBindingSyntax {
  /// Whether it is a stored property: it has no accessors except observers.
  var isStored: Bool {
    guard let accessors = accessorBlock?.accessors else { return true }
    guard case .accessors(let list) = accessors else { return false }
    return list.allSatisfy {
      ["willSet", "didSet"].contains($0.accessorSpecifier.text)
    }
  }
}
