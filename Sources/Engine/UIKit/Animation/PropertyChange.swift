import QuartzCore

/// A change of a layer's property, or of a part of one, within a block.
struct PropertyChange {
  let layer: CALayer
  /// The key path of the changed property, such as `bounds.size`.
  let keyPath: String
  let kind: BlockAction.Kind
  /// The value that the animation starts from.
  let old: AnimatableValue
  /// The value that the model has now.
  let new: AnimatableValue

  /// The change split into its two coordinates, for a point.
  var coordinates: [PropertyChange] {
    guard case .point(let from) = old, case .point(let to) = new else { return [self] }
    return [("x", from.x, to.x), ("y", from.y, to.y)].filter { $0.1 != $0.2 }.map {
      PropertyChange(
        layer: layer,
        keyPath: "\(keyPath).\($0.0)",
        kind: kind,
        old: .number(Double($0.1)),
        new: .number(Double($0.2))
      )
    }
  }

  /// Sets the ends of an animation of the change: a difference that decreases to zero, or the old value (U3).
  func setEnds(of animation: CABasicAnimation) {
    if kind == .additive, let difference = new.difference(from: old) {
      animation.isAdditive = true
      animation.fromValue = object(difference)
      animation.toValue = difference.zero.flatMap { object($0) }
    } else {
      animation.fromValue = object(old.startingPoint(for: new))
    }
  }

  /// A value of the property as an object of the property's type: an opacity is a `Float`.
  func object(_ value: AnimatableValue) -> Any? {
    LayerProperty(rawValue: keyPath)?.any(value) ?? value.any
  }
}

extension AnimatableValue {
  /// The value that has to be added to this one to get `old`: old − this.
  ///
  /// For a matrix, the one that, applied before this one, results in the old one; `nil` where there is none.
  func difference(from old: AnimatableValue) -> AnimatableValue? {
    guard let negated else { return nil }
    return old.adding(negated)
  }

  /// The value to start from towards `new`: a missing color starts as the new one with opacity 0.
  func startingPoint(for new: AnimatableValue) -> AnimatableValue {
    guard case .none = self, case .color(let color) = new else { return self }
    return .color(color.copy(alpha: 0) ?? color)
  }
}

extension CALayer {
  /// `key`, or a numbered form of it while an animation runs under that key (peer 32).
  func unusedAnimationKey(for key: String) -> String {
    var candidate = key
    var number = 2
    while animation(forKey: candidate) != nil {
      candidate = "\(key)-\(number)"
      number += 1
    }
    return candidate
  }

  /// Sets a part of the model without animation, even inside a block or transaction.
  func setAtOnce(_ value: AnimatableValue, forKeyPath keyPath: String) {
    let wereDisabled = CATransaction.disableActions()
    CATransaction.setDisableActions(true)
    setValue(value.any, forKeyPath: keyPath)
    CATransaction.setDisableActions(wereDisabled)
  }
}
