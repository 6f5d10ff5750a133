/// The layers of a window's tree, with the views and controllers that own them: one flat list in tree order, a layer
/// before its sublayers.
package struct InspectedTree: Equatable, Sendable {
  /// What the tree says of a layer; its values are asked for one layer at a time.
  package struct Node: Codable, Hashable, Sendable {
    /// Identifies the layer as long as it lives, in all answers of one process.
    ///
    /// It is never given to another layer.
    package var id: Int
    /// The index of its superlayer in the list, which is smaller than its own; -1 for the window's layer.
    package var parent: Int
    /// The number of layers above it.
    package var depth: Int
    /// The layer's class.
    package var layerClass: String
    /// The class of the view that it belongs to; `nil` for a layer without one.
    package var viewClass: String?
    /// The class of the view controller whose view it belongs to.
    package var controller: String?
    /// The layer's `name`.
    package var name: String?
    /// The view's `accessibilityIdentifier`.
    package var identifier: String?
    /// The variable of the scene's code that holds a layer without a name, or its view: `Card.badge`.
    package var variable: String?
    /// What a label, a button or a text layer says.
    package var text: String?
    /// The width and height of its bounds, in points.
    package var width, height: Double
    /// What else is known of it.
    package var flags: Flags

    package init(id: Int, parent: Int, depth: Int, layerClass: String) {
      (self.id, self.parent, self.depth, self.layerClass) = (id, parent, depth, layerClass)
      (width, height, flags) = (0, 0, [])
    }
  }

  /// What is known of a layer with a yes or a no.
  package struct Flags: OptionSet, Codable, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// It is hidden itself.
    package static let isHidden = Flags(rawValue: 1)
    /// Its opacity, as shown, is below 0.01.
    package static let isTransparent = Flags(rawValue: 2)
    /// An animation of it is running, or waits to begin.
    package static let isAnimating = Flags(rawValue: 4)
    /// It was committed, and so has values on screen.
    package static let isOnScreen = Flags(rawValue: 8)
    /// It clips its sublayers to its bounds.
    package static let clips = Flags(rawValue: 16)
    /// It is the mask of the layer above it, and no sublayer.
    package static let isMask = Flags(rawValue: 32)
    /// It has a mask.
    package static let hasMask = Flags(rawValue: 64)
    /// Its view takes no touches (`isUserInteractionEnabled`).
    package static let takesNoTouches = Flags(rawValue: 128)
    /// The inspector hides it (`InspectionRequest.hide` or `.isolate`).
    package static let isHiddenByInspector = Flags(rawValue: 256)
    /// Its view is the first responder.
    package static let isFirstResponder = Flags(rawValue: 512)
  }

  /// Seconds since the scene's first frame.
  package var time: Double
  /// The layers, in tree order.
  package var nodes: [Node]

  package init(time: Double, nodes: [Node]) { (self.time, self.nodes) = (time, nodes) }
}
