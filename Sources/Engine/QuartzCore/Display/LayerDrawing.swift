import CoreGraphics
import DisplayList
import Pixels
import Raster

/// Draws a layer with all below it into a context (RE16): the same display list as a frame's, by the same renderer.
///
/// The values are the layers' own, the model's or a presentation copy's, and nothing is moved to whole pixels.
@MainActor
final class LayerDrawing {
  /// What is drawn of the device, in its pixels.
  private let area: CGRect
  /// The global time that is shown.
  private let time: Double

  private init(area: CGRect, time: Double) {
    (self.area, self.time) = (area, time)
  }

  static func draw(_ layer: CALayer, in context: CGContext) {
    context.drawPixels { pixels in
      let time = layer.presentationSource?.time ?? MediaClock.now
      let area = pixels.area
      let drawing = LayerDrawing(
        area: CGRect(x: area.x, y: area.y, width: area.width, height: area.height),
        time: time
      )
      let items = drawing.items(of: layer, through: Homography(pixels.fromUserSpace))
      guard !items.isEmpty else { return }
      var surface = PixelSurface(
        pixels: pixels.base,
        size: PixelSize(width: pixels.width, height: pixels.height),
        stride: pixels.stride
      )
      var renderer = FrameRenderer(threads: 1)
      renderer.draw(
        DisplayList(items: items),
        into: &surface,
        damage: [PixelRect(x: area.x, y: area.y, width: area.width, height: area.height)],
        background: .kept
      )
    }
  }

  /// What a layer and all below it paint, in the layer's own coordinates.
  private func items(of layer: CALayer, through plane: Homography) -> [DisplayItem] {
    var builder = FrameBuilder()
    builder.time = time
    let isMirrored = layer.superlayer?.isYUp ?? false
    let place = FrameBuilder.Place(
      plane: plane,
      matrix: nil,
      isMirrored: isMirrored,
      isStart: true
    )
    builder.add(layer, at: place, offset: 0, in: ListedState(drawing: self))
    return builder.items
  }

  /// What a layer paints by its class's properties; what a model layer keeps for that, its presentation copies do not.
  func content(
    of layer: CALayer,
    _ values: LayerValues,
    through plane: Homography,
    at time: Double?
  ) -> DeclaredContent {
    let model = layer.presentationSource?.model ?? layer
    guard let tiled = model as? CATiledLayer else {
      return model.declaredContent(for: values, at: time)
    }
    return .tiles(tiled.drawnContent(values, through: plane, onto: area))
  }
}

extension LayerValues {
  /// The values of a layer in whose own coordinates all is drawn: where it is in its superlayer does not count.
  var atOrigin: LayerValues {
    var values = self
    values.transform = CATransform3DIdentity
    values.position = anchorInBounds
    (values.anchorPointZ, values.zPosition, values.isDoubleSided) = (0, 0, true)
    return values
  }
}

extension Homography {
  /// That of an affine transform.
  fileprivate init(_ t: CGAffineTransform) {
    self.init(
      Double(t.a),
      Double(t.b),
      0,
      Double(t.c),
      Double(t.d),
      0,
      Double(t.tx),
      Double(t.ty),
      1
    )
  }
}
