import CoreGraphics
import DisplayList

/// Lists what a layer paints itself, from its values and from how it is composited; refers to no `CALayer`.
///
/// `FrameBuilder` walks the tree, and has it list each layer's items.
@MainActor
struct ItemBuilder {
  /// The items listed so far.
  var items: [DisplayItem] = []
  /// The frame's global time, in seconds.
  var time = 0.0
  /// The smaller copies of pictures that frames show.
  let mipCache: MipCache

  init(mipCache: MipCache) { self.mipCache = mipCache }

  /// The clip to a layer's rounded bounds.
  func clip(_ values: LayerValues, _ how: Compositing) -> DisplayItem.Clip {
    .init(
      rect: how.bounds,
      cornerRadius: values.cornerRadius,
      edges: values.edgeStyle,
      toDevice: how.plane
    )
  }
}

extension CGColor {
  /// The color with its alpha multiplied by `opacity`.
  func faded(by opacity: Double) -> CGColor {
    opacity == 1 ? self : CGColor(rgba: SIMD4(rgba.x, rgba.y, rgba.z, rgba.w * opacity))
  }
}
