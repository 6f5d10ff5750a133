package import CoreGraphics
package import QuartzCore
package import UIKit

/// Finds layers and views of a window by name, and the name of what is seen at a place.
///
/// A layer's name is its `name`; a view also has its `accessibilityIdentifier`. Of several with the same name, the
/// first visible one in tree order counts.
package struct SceneNames {
  /// The name of a layer or view.
  package enum Name: Equatable {
    case named(String)
    case identified(String)
  }

  /// A layer or view that has a name, and where it is seen.
  package struct Target: Equatable {
    package let name: Name
    /// Its bounding box, in points of the window.
    package let rectangle: CGRect
  }

  private let root: CALayer
  private let time: Double?

  /// - Parameters:
  ///   - root: The window whose layers and views are searched.
  ///   - time: The time for which places are found, in seconds of `CACurrentMediaTime()`; `nil` for now.
  package init(_ root: UIWindow, at time: Double? = nil) {
    (self.root, self.time) = (root.layer, time)
  }

  /// A layer as it is shown at that time; `nil` before it is first shown.
  package func shown(_ layer: CALayer) -> CALayer? {
    time.map(layer.presentation(at:)) ?? layer.presentation()
  }

  /// Where the layer of a name is seen now, in points of the window; `nil` if none is visible.
  package func rectangle(named name: String) -> CGRect? { rectangle(of: .named(name)) }

  /// Where the view with an accessibility identifier is seen now, in points of the window; `nil` if none is visible.
  package func rectangle(identified identifier: String) -> CGRect? {
    rectangle(of: .identified(identifier))
  }

  /// The layer or view at a point, or its nearest ancestor that can be found again by its name.
  ///
  /// - Parameter point: A point of the window, in points.
  /// - Returns: `nil` where nothing at the point has a name.
  package func target(at point: CGPoint) -> Target? {
    guard let shown = shown(root) else { return nil }
    var next = shown.hitTest(shown.convert(point, to: nil))?.model()
    while let layer = next {
      for name in Self.names(of: layer) where firstSeen(name) === layer {
        if let rectangle = rectangle(of: layer) { return Target(name: name, rectangle: rectangle) }
      }
      next = layer.superlayer
    }
    return nil
  }

  /// The layer of a name: the first that is visible, or else the first of all.
  package func layer(_ name: Name) -> CALayer? {
    firstSeen(name) ?? first { Self.names(of: $0).contains(name) }
  }

  /// The names of all layers and views, in the order of the tree.
  package var all: [Name] {
    var names: [Name] = []
    _ = first {
      names += Self.names(of: $0)
      return false
    }
    return names
  }

  private func rectangle(of name: Name) -> CGRect? { firstSeen(name).flatMap(rectangle) }

  /// The bounding box as it is shown: with animations, and flattened as on the screen.
  private func rectangle(of layer: CALayer) -> CGRect? {
    guard let window = shown(root), let shown = shown(layer) else { return nil }
    let rectangle = shown.convert(shown.bounds, to: window)
    let isSound = [rectangle.minX, rectangle.minY, rectangle.width, rectangle.height]
      .allSatisfy(\.isFinite)
    return isSound ? rectangle : nil
  }

  private func firstSeen(_ name: Name) -> CALayer? {
    first { Self.names(of: $0).contains(name) && isSeen($0) }
  }

  /// The first layer that matches, in the order of the tree, in which a layer comes before its sublayers.
  private func first(_ isWanted: (CALayer) -> Bool) -> CALayer? {
    // (Trees may be deeper than the stack.)
    var waiting = [root]
    while let layer = waiting.popLast() {
      if isWanted(layer) { return layer }
      waiting += (layer.sublayers ?? []).reversed()
    }
    return nil
  }

  /// Whether neither the layer nor an ancestor is hidden or transparent now.
  private func isSeen(_ layer: CALayer) -> Bool {
    var next: CALayer? = layer
    while let current = next {
      guard let shown = shown(current), !shown.isHidden, shown.opacity >= 0.01 else {
        return false
      }
      if current === root { return true }
      next = current.superlayer
    }
    return false
  }

  private static func names(of layer: CALayer) -> [Name] {
    var names = layer.name.map { [Name.named($0)] } ?? []
    if let view = layer.delegate as? UIView, view.layer === layer,
      let identifier = view.accessibilityIdentifier
    {
      names.append(.identified(identifier))
    }
    return names
  }
}
