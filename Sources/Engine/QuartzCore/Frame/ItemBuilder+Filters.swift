import CoreGraphics
import DisplayList

extension ItemBuilder {
  /// Appends the layer's background filters, with the layer's opacity as their strength.
  mutating func addBackdrop(_ values: LayerValues, _ how: Compositing) {
    guard let chain = values.backdropChain, !how.bounds.isEmpty else { return }
    items.append(
      .backdrop(
        .init(
          filter: filter(chain, how),
          cornerRadius: values.cornerRadius,
          edges: values.edgeStyle,
          opacity: how.partOpacity * (how.groupOpacity ?? 1) * (how.opacityOverShadow ?? 1)
        )
      )
    )
  }

  func filter(_ chain: FilterChain, _ how: Compositing) -> DisplayItem.Filter {
    .init(chain: chain, rect: how.bounds, toDevice: how.plane)
  }
}
