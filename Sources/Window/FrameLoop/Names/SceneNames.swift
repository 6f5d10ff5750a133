package import CoreGraphics
package import QuartzCore
package import UIKit

/// Finds layers and views of a window by what they are called, and what they are called by where they are seen.
///
/// A layer is called by its `name`, and a view also by its `accessibilityIdentifier`. Of several that are called the
/// same the first in the order of the tree counts that can be seen.
package struct SceneNames {
  /// What something is called.
  package enum Name: Equatable {
    case named(String)
    case identified(String)
  }

  /// Something that has a name, and where it is seen.
  package struct Target: Equatable {
    package let name: Name
    /// The box around it, in points of the window.
    package let rectangle: CGRect
  }

  private let root: CALayer
  private let time: Double?

  /// - Parameters:
  ///   - root: The window whose layers and views are looked for.
  ///   - time: When they are looked at, in seconds of `CACurrentMediaTime()`; `nil` for now.
  package init(_ root: UIWindow, at time: Double? = nil) {
    (self.root, self.time) = (root.layer, time)
  }

  /// A layer as it is shown at that time; `nil` before it is shown first.
  package func shown(_ layer: CALayer) -> CALayer? {
    time.map(layer.presentation(at:)) ?? layer.presentation()
  }

  /// Where the layer of a name is seen now, in points of the window; `nil` where none can be seen.
  package func rectangle(named name: String) -> CGRect? { rectangle(of: .named(name)) }

  /// Where the view with an accessibility identifier is seen now, in points of the window; `nil` where none can be.
  package func rectangle(identified identifier: String) -> CGRect? {
    rectangle(of: .identified(identifier))
  }

  /// What is seen at a point, or the nearest above it in the tree that can be found again by what it is called.
  ///
  /// - Parameter point: In points of the window.
  /// - Returns: `nil` where nothing there is called anything.
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

  /// The layer that is called something: the first that can be seen, or without one the first of all.
  package func layer(_ name: Name) -> CALayer? {
    firstSeen(name) ?? first { Self.names(of: $0).contains(name) }
  }

  private func rectangle(of name: Name) -> CGRect? { firstSeen(name).flatMap(rectangle) }

  /// As it is shown: with animations, and flattened as it is on the screen.
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

  /// The first layer in the order of the tree, in which a layer comes before its sublayers, that is as wanted.
  private func first(_ isWanted: (CALayer) -> Bool) -> CALayer? {
    // (Trees may be deeper than the stack.)
    var waiting = [root]
    while let layer = waiting.popLast() {
      if isWanted(layer) { return layer }
      waiting += (layer.sublayers ?? []).reversed()
    }
    return nil
  }

  /// Whether neither the layer nor one above it is hidden or clear now.
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
