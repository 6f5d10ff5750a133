import CoreGraphics

extension CALayer {
  /// Whether the layer, or the one that this is a presentation copy of, is its superlayer's mask.
  package var isMask: Bool {
    let model = presentationSource?.model ?? self
    guard let superlayer = model.tree.superlayer else { return false }
    return superlayer.tree.mask === model
  }

  /// The mask that the layer is seen through: a mask's own is not looked at (RE6).
  var maskInUse: CALayer? { isMask ? nil : tree.mask }

  var maskForReading: CALayer? {
    guard let source = presentationSource else { return tree.mask }
    return source.model.tree.mask?.presentation(at: source.time)
  }

  /// Puts `mask` in the place of the mask that is there; a layer with a superlayer leaves it first.
  func setMask(_ mask: CALayer?) {
    guard presentationSource == nil, mask !== tree.mask else { return }
    if let mask {
      guard canHold(mask, as: "mask") else { return }
      mask.leaveSuperlayer(isMove: true)
    }
    var old: CALayer?
    changeTree("mask") {
      // As with sublayers, who was asked for actions may have moved either of the two.
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
