import QuartzCore
import UIKit

/// How texts call layers that have no name: by the variable of the scene's code that holds them, or else by what they
/// are in.
///
/// Variables are the stored properties of the scene's own views, controllers and layers: `Card.badge`. They are looked
/// for when a tree is read, in a limited number of objects, so that a tree of thousands stays quick.
final class LayerNames {
  private struct Variable {
    weak var layer: CALayer?
    let name: String
  }

  private var variables: [ObjectIdentifier: Variable] = [:]
  /// Whether a class is one of the scene's, and not of UIKit or QuartzCore.
  private var areOwn: [ObjectIdentifier: Bool] = [:]
  private var searched: Set<ObjectIdentifier> = []
  /// The indices of layers in their superlayers; each is checked when it is used.
  private var places: [ObjectIdentifier: Int] = [:]

  /// The largest number of objects that are searched for one tree.
  private static let searches = 200
  /// The longest text of a label that is a part of its name, in characters.
  private static let textLength = 20

  /// Forgets what was found: another tree is read.
  func begin() {
    searched.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
  }

  /// Looks for variables in what a layer belongs to, if that is of the scene's code.
  func search(_ layer: CALayer) {
    guard searched.count < Self.searches else { return }
    search(object: layer)
    guard let view = layer.owner else { return }
    search(object: view)
    if let controller = view.viewController, controller.viewIfLoaded === view {
      search(object: controller)
    }
  }

  /// The variable that holds a layer or its view.
  func variable(of layer: CALayer) -> String? {
    guard let known = variables[ObjectIdentifier(layer)], known.layer === layer else { return nil }
    return known.name
  }

  /// How texts call a layer.
  func name(of layer: CALayer) -> String {
    if let own = ownName(of: layer) { return own }
    let className = "\(layer.owner.map { type(of: $0) as AnyClass } ?? type(of: layer))"
    guard let parent = layer.tree.superlayer else { return className }
    var name = className
    let all = parent.tree.sublayers
    if all.count > 1, let place = place(of: layer, in: all) {
      name += " \(place + 1)"
    }
    var (above, isDirect) = (parent, true)
    while ownName(of: above) == nil, let next = above.tree.superlayer {
      (above, isDirect) = (next, false)
    }
    return "\(name) \(isDirect ? "in" : "below") \(ownName(of: above) ?? "\(type(of: above))")"
  }

  /// The index of a layer in its superlayer: of thousands of layers each is asked for, one after the other.
  private func place(of layer: CALayer, in all: [CALayer]) -> Int? {
    if let place = places[ObjectIdentifier(layer)], all.indices.contains(place),
      all[place] === layer
    {
      return place
    }
    // (A walk goes into sublayers and comes back, so others' places stay.)
    for (place, sublayer) in all.enumerated() { places[ObjectIdentifier(sublayer)] = place }
    return places[ObjectIdentifier(layer)]
  }

  /// What calls a layer without its place: a name, an identifier, a variable, a class of the scene's, a text.
  private func ownName(of layer: CALayer) -> String? {
    if layer.hasName { return layer.inspectedName }
    if let variable = variable(of: layer) { return variable }
    let view = layer.owner
    if let controller = view?.viewController, isOwn(type(of: controller)),
      controller.viewIfLoaded === view
    {
      return "\(type(of: controller)).view"
    }
    if view is UIWindow || isOwn(view.map { type(of: $0) } ?? type(of: layer)) {
      return layer.inspectedName
    }
    let text = (view?.inspectedText ?? (layer as? CATextLayer)?.inspectedText ?? "")
      .split(whereSeparator: \.isNewline).first
    guard let text, !text.isEmpty else { return nil }
    let end = text.count > Self.textLength ? "…" : ""
    return "\(layer.inspectedName) “\(text.prefix(Self.textLength))\(end)”"
  }

  private func isOwn(_ type: AnyClass) -> Bool {
    if let known = areOwn[ObjectIdentifier(type)] { return known }
    let name = String(reflecting: type)
    let isOwn = !["UIKit.", "QuartzCore.", "SceneRuntime."].contains(where: name.hasPrefix)
    areOwn[ObjectIdentifier(type)] = isOwn
    return isOwn
  }

  private func search(object: AnyObject) {
    let type: AnyClass = Swift.type(of: object)
    guard isOwn(type), searched.insert(ObjectIdentifier(object)).inserted else { return }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let now = mirror, let type = now.subjectType as? AnyClass, isOwn(type) {
      for child in now.children { note(child, of: type) }
      mirror = now.superclassMirror
    }
  }

  private func note(_ child: Mirror.Child, of type: AnyClass) {
    guard let label = child.label else { return }
    let lazy = "$__lazy_storage_$_"
    let name = "\(type)." + (label.hasPrefix(lazy) ? String(label.dropFirst(lazy.count)) : label)
    // (An array has many: a view of a table would hold thousands.)
    if let layer = Self.layer(child.value) { return keep(layer, name) }
    let list = (child.value as? [CALayer]) ?? (child.value as? [UIView])?.map(\.layer) ?? []
    guard list.count <= Self.searches else { return }
    for (index, layer) in list.enumerated() { keep(layer, "\(name)[\(index)]") }
  }

  private static func layer(_ value: Any) -> CALayer? {
    (value as? CALayer) ?? (value as? UIView)?.layer
  }

  private func keep(_ layer: CALayer, _ name: String) {
    // (The first that is found keeps its name: what is below may hold it, too.)
    if let known = variables[ObjectIdentifier(layer)], known.layer === layer { return }
    variables[ObjectIdentifier(layer)] = Variable(layer: layer, name: name)
    if variables.count > 10_000 { variables = variables.filter { $0.value.layer != nil } }
  }
}
