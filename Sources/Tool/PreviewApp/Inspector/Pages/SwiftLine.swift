import Foundation
import SceneProtocol

/// A property with its value as a line of Swift, to be pasted into a scene.
struct SwiftLine {
  /// The line, such as `card.opacity = 0.5`.
  let text: String

  init(of property: InspectedLayer.Property, in node: InspectedTree.Node) {
    let isView = property.owner == .view
    let named = Self.identifier(node.name ?? node.identifier)
    let object: String
    if isView {
      object = named ?? "view"
    } else if node.viewClass != nil {
      object = (named ?? "view") + ".layer"
    } else {
      object = named ?? "layer"
    }
    text =
      "\(object).\(Self.member(property)) = \(Self.literal(property.model, isView: isView, property))"
  }

  /// How code names it: a key of a flag is `hidden`, its property `isHidden`.
  private static func member(_ property: InspectedLayer.Property) -> String {
    let flags: Set = ["hidden", "opaque", "doubleSided", "geometryFlipped"]
    guard property.owner == .layer, flags.contains(property.name) else { return property.name }
    return "is" + property.name.prefix(1).uppercased() + property.name.dropFirst()
  }

  /// A name as an identifier: "big card" is `bigCard`.
  private static func identifier(_ name: String?) -> String? {
    let words = (name ?? "").split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let first = words.first, let letter = first.first, !letter.isNumber else { return nil }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return first.prefix(1).lowercased() + first.dropFirst() + rest.joined()
  }

  private static func literal(
    _ value: InspectedValue,
    isView: Bool,
    _ property: InspectedLayer.Property
  ) -> String {
    let n = value.numbers.map(InspectedValue.number)
    switch value.kind {
    case .number where n.count == 1: return n[0]
    case .flag: return value.words
    case .point where n.count == 2: return "CGPoint(x: \(n[0]), y: \(n[1]))"
    case .size where n.count == 2: return "CGSize(width: \(n[0]), height: \(n[1]))"
    case .rect where n.count == 4:
      return "CGRect(x: \(n[0]), y: \(n[1]), width: \(n[2]), height: \(n[3]))"
    case .color where n.count == 4:
      let color = "UIColor(red: \(n[0]), green: \(n[1]), blue: \(n[2]), alpha: \(n[3]))"
      return isView ? color : color + ".cgColor"
    case .transform where n.count == 16: return transform(n)
    case .none: return "nil"
    case .text where !property.choices.isEmpty: return ".\(value.text)"
    case .text:
      return "\"\(value.text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    default: return value.words
    }
  }

  private static func transform(_ n: [String]) -> String {
    let names = (1...4).flatMap { row in (1...4).map { "m\(row)\($0)" } }
    return "CATransform3D(" + zip(names, n).map { "\($0): \($1)" }.joined(separator: ", ") + ")"
  }
}
