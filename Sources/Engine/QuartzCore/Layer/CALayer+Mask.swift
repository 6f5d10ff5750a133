import CoreGraphics

extension CALayer {
  /// The mask in use: `nil` for a mask, whose own mask has no effect (RE6).
  var maskInUse: CALayer? {
    guard let mask = tree.mask, !isMask else { return nil }
    return mask
  }

  var maskForReading: CALayer? {
    guard let source = presentationSource else { return tree.mask }
    return source.model.tree.mask?.presentation(at: source.time)
  }

  /// Replaces the mask; a layer with a superlayer is removed from it first.
  func setMask(_ mask: CALayer?) {
    guard presentationSource == nil, mask !== tree.mask else { return }
    if let mask {
      guard canHold(mask, as: "mask") else { return }
      mask.leaveSuperlayer(isMove: true)
    }
    var old: CALayer?
    changeTree("mask") {
      // As with sublayers, a delegate that was asked for an action may have moved either of the two.
      if let mask, !canHold(mask, as: "mask") { return }
      old = tree.mask
      old?.unlink()
      mask?.unlink()
      tree.mask = mask
      mask?.tree.superlayer = self
      mask?.listAgainForLayout()
    }
    for layer in [old, mask].compactMap(\.self) {
      layer.setNeedsCommit()
      layer.visibilityDidChange()
    }
  }
}
