import CoreGraphics
import DisplayList
import Pixels
import Raster

/// Draws a layer with all layers below it into a context (RE16), by the display list and the renderer of frames.
///
/// The values are the layers' own, those of the model or of a presentation copy; nothing is rounded to device pixels.
@MainActor
final class LayerDrawing {
  /// The area of the device that is drawn, in its pixels.
  private let area: CGRect
  /// The global time that is shown, in seconds.
  private let time: Double

  private init(area: CGRect, time: Double) {
    (self.area, self.time) = (area, time)
  }

  /// Draws a layer into a context.
  ///
  /// - Parameters:
  ///   - layer: The layer, a model or a presentation copy.
  ///   - isAlone: Whether it is drawn without what is below it and without its mask.
  ///   - context: The context.
  /// - Returns: Whether it paints anything.
  @discardableResult
  static func draw(_ layer: CALayer, isAlone: Bool = false, in context: CGContext) -> Bool {
    var paints = false
    context.drawPixels { pixels in
      let time = layer.presentationSource?.time ?? MediaClock.now
      let area = pixels.area
      let drawing = LayerDrawing(
        area: CGRect(x: area.x, y: area.y, width: area.width, height: area.height),
        time: time
      )
      let plane = Homography(pixels.fromUserSpace)
      let items = drawing.items(of: layer, isAlone: isAlone, through: plane)
      guard !items.isEmpty else { return }
      paints = true
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
    return paints
  }

  /// The items of a layer and, unless it is alone, of all layers below it, in the layer's own coordinates.
  private func items(
    of layer: CALayer,
    isAlone: Bool,
    through plane: Homography
  ) -> [DisplayItem] {
    var builder = FrameBuilder()
    builder.time = time
    // (A superlayer of a copy would be a copy too.)
    let model = layer.presentationSource?.model ?? layer
    let isMirrored = model.tree.superlayer?.isYUp ?? false
    let place = LayerPlace(
      plane: plane,
      matrix: nil,
      isMirrored: isMirrored,
      isStart: true
    )
    builder.add(layer, at: place, offset: 0, in: ListedState(drawing: self, isAlone: isAlone))
    return builder.items
  }

  /// What a layer paints because of its class's properties.
  ///
  /// The model layer keeps it; its presentation copies do not.
  func content(
    of layer: CALayer,
    _ values: LayerValues,
    through plane: Homography,
    at time: Double?
  ) -> (any LayerContent)? {
    let model = layer.presentationSource?.model ?? layer
    return model.asKind?.drawnContent(of: values, at: time, through: plane, onto: area)
  }
}

extension CALayer {
  /// Draws what the layer itself paints, in its own coordinates: without its sublayers and its mask.
  ///
  /// - Returns: Whether it paints anything.
  package func renderAlone(in context: CGContext) -> Bool {
    LayerDrawing.draw(self, isAlone: true, in: context)
  }
}

extension LayerValues {
  /// The layer's values for a drawing in its own coordinates, in which its place in the superlayer has no effect.
  var atOrigin: LayerValues {
    var values = self
    values.transform = CATransform3DIdentity
    values.position = anchorInBounds
    (values.anchorPointZ, values.zPosition, values.isDoubleSided) = (0, 0, true)
    return values
  }
}

extension Homography {
  /// The map of an affine transform.
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

extension CALayer: RenderedLayer {
  final func drawNow(in context: CGContext) { LayerDrawing.draw(self, in: context) }
}
