import CoreGraphics
import DisplayList

/// The two pictures of a layer in transition, around the items of the live one.
///
/// ```
/// fade                      moveIn, push     reveal
///   group isolated            old              new (live)
///     group (1 − part)        new (live)       old
///       old
///     group part, adding
///       new (live)
/// ```
/// In a fade the two are added, so that what is the same in both stays as it is.
extension FrameBuilder {
  /// Appends the items before the live picture.
  mutating func openTransition(
    _ transition: ShownTransition,
    of layer: CALayer,
    _ values: LayerValues,
    _ plane: Homography
  ) {
    switch transition.effect.motion {
    case .fade:
      // In whole 255ths, so that the two opacities sum to exactly one.
      let part = (max(0, min(1, transition.part)) * 255).rounded() / 255
      items.append(.beginGroup(.init(opacity: 1, isIsolated: true)))
      items.append(.beginGroup(.init(opacity: 1 - part)))
      addOldPicture(transition, of: layer, values, plane)
      items.append(.endGroup)
      items.append(.beginGroup(.init(opacity: part, blendMode: .plusLighter)))
    case .moveIn, .push: addOldPicture(transition, of: layer, values, plane)
    case .reveal: break
    }
  }

  /// Appends the items after the live picture.
  mutating func closeTransition(
    _ transition: ShownTransition,
    of layer: CALayer,
    _ values: LayerValues,
    _ plane: Homography
  ) {
    switch transition.effect.motion {
    case .fade:
      items.append(.endGroup)
      items.append(.endGroup)
    case .moveIn, .push: break
    case .reveal: addOldPicture(transition, of: layer, values, plane)
    }
  }

  /// Appends the old picture, moved with the layer's plane and by the transition.
  private mutating func addOldPicture(
    _ transition: ShownTransition,
    of layer: CALayer,
    _ values: LayerValues,
    _ plane: Homography
  ) {
    guard let picture = layer.animations.oldPicture else { return }
    let offset = transition.effect.offsetOfOld(
      at: transition.part,
      in: values.bounds.size,
      on: plane
    )
    let moved = plane.movedFirst(by: offset)
    let map = picture.plane.inverse.map { $0.then(moved) } ?? .identity
    guard map.isFinite else { return }
    for item in picture.items {
      let moved = item.mapped(by: map)
      if moved.isSomewhere {
        items.append(moved)
      } else if moved.nesting > 0 {
        // The group's items are not finite either; its end item still needs a beginning.
        items.append(.beginGroup(.init(opacity: 0)))
      }
    }
  }
}

extension ShownTransition {
  /// The map from the layer's plane to the device for its new picture; `plane` is the map at the end.
  func livePlane(_ plane: Homography, _ size: CGSize) -> Homography {
    plane.movedFirst(by: effect.offsetOfNew(at: part, in: size, on: plane))
  }
}

extension Homography {
  /// The map of points after a translation by `offset`.
  fileprivate func movedFirst(by offset: CGPoint) -> Homography {
    offset == .zero
      ? self : Homography(1, 0, 0, 0, 1, 0, Double(offset.x), Double(offset.y), 1).then(self)
  }
}
