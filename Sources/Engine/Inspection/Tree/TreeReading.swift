import CoreGraphics
import CoreText
import QuartzCore
import SceneProtocol
import UIKit

/// Reads a window's tree.
struct TreeReading {
  let identities: LayerIdentities
  let edits: VisibilityEdits
  /// Seconds of global time.
  let time: Double
  private var classNames: [ObjectIdentifier: String] = [:]
  private var firstResponder: UIResponder?

  init(_ identities: LayerIdentities, _ edits: VisibilityEdits, at time: Double) {
    (self.identities, self.edits, self.time) = (identities, edits, time)
  }

  /// The tree below a layer, that layer first.
  mutating func tree(of root: CALayer) -> InspectedTree {
    var nodes: [InspectedTree.Node] = []
    identities.names.begin()
    firstResponder = (root.owner as? UIWindow)?.firstResponder
    // (Trees may be deeper than the stack.)
    var waiting: [(layer: CALayer, parent: Int, depth: Int)] = [(root, -1, 0)]
    while let (layer, parent, depth) = waiting.popLast() {
      let index = nodes.count
      nodes.append(node(of: layer, parent: parent, depth: depth))
      for sublayer in layer.tree.sublayers.reversed() {
        waiting.append((sublayer, index, depth + 1))
      }
      if let mask = layer.tree.mask { waiting.append((mask, index, depth + 1)) }
    }
    return InspectedTree(time: time, nodes: nodes)
  }

  /// What the tree says of a layer.
  mutating func node(of layer: CALayer, parent: Int, depth: Int) -> InspectedTree.Node {
    var node = InspectedTree.Node(
      id: identities.id(of: layer),
      parent: parent,
      depth: depth,
      layerClass: name(of: type(of: layer))
    )
    node.name = layer.name
    identities.names.search(layer)
    if !layer.hasName { node.variable = identities.names.variable(of: layer) }
    let size = layer.values.bounds.size
    (node.width, node.height) = (Double(size.width), Double(size.height))
    node.flags = flags(of: layer, id: node.id)
    if let view = layer.owner {
      node.viewClass = name(of: type(of: view))
      node.controller = view.viewController.map { name(of: type(of: $0)) }
      node.identifier = view.accessibilityIdentifier
      node.text = view.inspectedText
      if !view.isUserInteractionEnabled { node.flags.insert(.takesNoTouches) }
      if view === firstResponder { node.flags.insert(.isFirstResponder) }
    } else if let layer = layer as? CATextLayer {
      node.text = layer.inspectedText
    }
    return node
  }

  private func flags(of layer: CALayer, id: Int) -> InspectedTree.Flags {
    var flags: InspectedTree.Flags = []
    if layer.values.isHidden { flags.insert(.isHidden) }
    if layer.values.masksToBounds { flags.insert(.clips) }
    if layer.tree.mask != nil { flags.insert(.hasMask) }
    if layer.committed != nil { flags.insert(.isOnScreen) }
    if layer.isMask { flags.insert(.isMask) }
    if edits.isHidden(layer) { flags.insert(.isHiddenByInspector) }
    var opacity = layer.committed?.value.opacity ?? layer.values.opacity
    if !layer.animations.running.isEmpty {
      flags.insert(.isAnimating)
      opacity = layer.presentationValues(atLocal: layer.convertTime(time, from: nil)).opacity
    }
    if opacity < 0.01 { flags.insert(.isTransparent) }
    return flags
  }

  private mutating func name(of type: AnyClass) -> String {
    if let name = classNames[ObjectIdentifier(type)] { return name }
    let name = "\(type)"
    classNames[ObjectIdentifier(type)] = name
    return name
  }
}

extension CALayer {
  /// The view whose layer this is; `nil` for a layer without one.
  var owner: UIView? {
    guard let view = delegate as? UIView, view.layer === self else { return nil }
    return view
  }

  /// Whether the scene has named it, or its view.
  var hasName: Bool {
    name.map { !$0.isEmpty } ?? false || owner?.accessibilityIdentifier.map { !$0.isEmpty } ?? false
  }

  /// How texts call the layer: by its name, by its view's identifier, or else by its class.
  var inspectedName: String {
    if let name, !name.isEmpty { return InspectedName.named(name) }
    if let identifier = owner?.accessibilityIdentifier, !identifier.isEmpty {
      return InspectedName.identified(identifier)
    }
    return owner.map { "\(type(of: $0))" } ?? "\(type(of: self))"
  }
}

extension CATextLayer {
  /// What the layer says.
  var inspectedText: String? {
    (string as? String) ?? (string as? NSAttributedString)?.string
  }
}

extension UIView {
  /// What the view says.
  var inspectedText: String? {
    switch self {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle
    case let field as UITextField: field.isSecureTextEntry ? nil : field.text
    case let view as UITextView: view.readableText
    default: nil
    }
  }
}
