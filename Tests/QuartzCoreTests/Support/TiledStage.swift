import CoreGraphics
import DisplayList
@testable import QuartzCore

/// A tiled layer that notes where and how it was let draw, and fills each tile with one color.
final class NotedTiles: CATiledLayer {
  /// The boxes of the clips it was given, in its own coordinates.
  var clips: [CGRect] = []
  /// Pixels per point, across and up, of each.
  var scales: [CGSize] = []
  var color = CGColor.red

  override func draw(in ctx: CGContext) {
    clips.append(ctx.boundingBoxOfClipPath)
    scales.append(CGSize(width: ctx.ctm.a, height: ctx.ctm.d))
    ctx.setFillColor(color)
    ctx.fill(ctx.boundingBoxOfClipPath)
  }
}

extension LayerStage {
  /// A committed tiled layer at the root's upper left that was asked to display itself.
  func addTiles<Layer: CATiledLayer>(
    _ layer: Layer,
    _ size: CGSize = CGSize(width: 100_000, height: 100_000),
    in superlayer: CALayer? = nil
  ) -> Layer {
    withoutActions {
      layer.anchorPoint = .zero
      layer.bounds.size = size
      (superlayer ?? root).addSublayer(layer)
    }
    layer.setNeedsDisplay()
    CATransaction.flush()
    return layer
  }

  /// The pictures that the frame has of a layer's tiles.
  func pieces(of layer: CALayer) -> [DisplayItem.Image] {
    context.frame.items(of: layer).compactMap {
      if case .image(let image) = $0 { image } else { nil }
    }
  }
}

extension CATiledLayer {
  /// Has the tile that is next come, as from another thread; `nil` when none is waited for.
  @discardableResult
  func receiveTile() -> CGRect? {
    guard let grid = tiles.grid, let place = tiles.waiting.popLast(),
      let version = tiles.tiles[place]?.version
    else { return nil }
    tiles.put(drawTile(at: place, of: grid), at: place, version: version)
    return grid.rect(of: place)
  }
}
