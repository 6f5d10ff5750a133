import CoreGraphics
import DisplayList
import Pixels

/// The shadow of a card with things on it is the shadow of the card: of a known shape, so it is cached and not blurred
/// in every drawing.
extension DisplayList {
  /// The maximum items of a group that are searched, as this may happen in every frame.
  private static let mostItems = 64

  /// The shadow of a group whose first item covers all others: of that item's shape.
  ///
  /// It depends on the items of the group alone, wherever it is drawn.
  ///
  /// - Parameter range: The indices from the item that begins a group with a shadow to the one that ends it, inclusive.
  /// - Returns: `nil` for any other group.
  func solidShadow(of range: Range<Int>) -> DisplayItem.Shadow? {
    guard range.count > 2, range.count <= Self.mostItems,
      case .beginShadow(var shadow) = items[range.lowerBound],
      case .fill(let card) = items[range.lowerBound + 1], card.toDevice == shadow.toDevice,
      card.color.premultipliedPixel >> 24 == 255,
      let shape = RoundedQuad(
        rect: card.rect,
        cornerRadius: card.cornerRadius,
        edges: card.edges,
        toDevice: card.toDevice
      )
    else { return nil }
    for item in items[range.dropFirst(2)] {
      switch item {
      case .border(let border) where border.hasOutline(of: card): break
      case .fill, .border, .image, .gradient, .path, .particles, .shadow:
        let bounds = item.deviceBounds
        guard bounds.isEmpty || shape.covers(bounds) else { return nil }
      case .beginGroup, .mask, .endGroup: break
      // These reach further than their items, or change what is there.
      case .beginRaster, .beginShadow, .beginFilter, .backdrop: return nil
      }
    }
    shadow.shape = .roundedRect(
      card.rect,
      cornerRadius: card.cornerRadius,
      edges: card.edges.softened
    )
    shadow.isHiddenInside = true
    return shadow
  }
}

extension DisplayItem.Border {
  /// Whether its outer edge is that of a filled shape.
  fileprivate func hasOutline(of fill: DisplayItem.Fill) -> Bool {
    rect == fill.rect && cornerRadius == fill.cornerRadius && edges == fill.edges
      && toDevice == fill.toDevice
  }
}
