import CoreGraphics
import DisplayList

extension ItemBuilder {
  /// Appends the layer's shadow, or begins the group whose items cast it.
  mutating func addShadow(_ values: LayerValues, _ how: Compositing) {
    guard how.shadow != .none,
      let color = values.shadowColor?.faded(by: min(1, values.shadowOpacity))
    else { return }
    var shadow = DisplayItem.Shadow(
      shape: .items(of: how.bounds),
      color: color,
      sigma: max(0, values.shadowRadius),
      offset: values.shadowOffset,
      toDevice: how.plane
    )
    // The items of a group have their own opacity already.
    if how.shadow == .items { return items.append(.beginShadow(shadow)) }
    let opacity = how.partOpacity * (how.opacityOverShadow ?? 1)
    if let path = values.shadowPath {
      shadow.shape = .path(path)
      shadow.color = color.faded(by: opacity)
    } else {
      let alpha = min(1, values.backgroundColor?.alpha ?? 0)
      shadow.shape = .roundedRect(
        how.bounds,
        cornerRadius: values.cornerRadius,
        edges: values.edgeStyle.softened
      )
      shadow.color = color.faded(by: opacity * alpha)
      shadow.isHiddenInside = opacity == 1 && alpha == 1
    }
    items.append(.shadow(shadow))
  }
}
