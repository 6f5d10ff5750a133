import CoreGraphics

extension CALayer {
  /// The topmost layer above (or this one) whose subtree is listed as a whole, as it is sorted by depth or copied;
  /// `nil` if there is none.
  var outermostSpace: CALayer? {
    let isSpace = type(of: self).isListedAsOne
    guard isSpace || tree.superlayer.map({ $0.shown.space != .none }) == true else { return nil }
    var found: CALayer? = isSpace ? self : nil
    var next = tree.superlayer
    while let layer = next, layer.shown.space != .none {
      if type(of: layer).isListedAsOne { found = layer }
      next = layer.tree.superlayer
    }
    return found
  }

  /// Moves the records of the layer and of all layers below it by `distance` in the frame's list.
  func shiftShown(by distance: Int, build: Int) {
    var rest = [self]
    while let layer = rest.popLast() {
      guard layer.shown.build == build else { continue }
      layer.shown.first += distance
      rest.append(contentsOf: layer.tree.sublayers)
      if let mask = layer.tree.mask { rest.append(mask) }
    }
  }
}
