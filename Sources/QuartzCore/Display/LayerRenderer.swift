import CoreGraphics

/// Draws a layer with all below it into a context, by Core Graphics alone (RE16).
///
/// The order is that of every frame (RE1), the values are the layers' own: the model's, or a
/// presentation copy's. Perspective is left out. What is still to do is on a stack of the renderer's
/// own, so that the depth of the tree does not matter.
@MainActor
struct LayerRenderer {
  private enum Step {
    /// Draws a layer, up to its sublayers.
    case begin(CALayer, Place)
    /// Draws what is in front of the sublayers.
    case finish(LayerValues)
  }

  /// Where a layer finds itself.
  private struct Place {
    /// What the superlayer does to its sublayers; unused where the drawing starts.
    var matrix: CATransform3D?
    var isStart = false
    /// Whether the layer's own y runs up: an odd number of flipped layers above it (GE11).
    var isMirrored: Bool
  }

  private let context: CGContext
  private var steps: [Step] = []

  init(context: CGContext) {
    self.context = context
  }

  mutating func render(_ layer: CALayer) {
    let isMirrored = layer.superlayer?.contentsAreFlipped() ?? false
    steps = [.begin(layer, Place(matrix: nil, isStart: true, isMirrored: isMirrored))]
    while let step = steps.popLast() {
      switch step {
      case .begin(let layer, let place): begin(layer, place)
      case .finish(let values): finish(values)
      }
    }
  }

  private mutating func begin(_ layer: CALayer, _ place: Place) {
    if layer.model() === layer { layer.displayIfNeeded() }
    let values = layer.values.withoutPerspective
    guard !values.isHidden, values.opacity > 0,
      values.isDoubleSided || place.isStart || !values.facesAway(forSublayers: place.matrix)
    else { return }
    context.saveGState()
    if !place.isStart { context.concatenate(values.affineToSuperlayer(forSublayers: place.matrix)) }
    if values.opacity < 1 {
      context.setAlpha(CGFloat(values.opacity))
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    drawBackground(values)
    context.saveGState()
    if values.masksToBounds {
      context.beginPath()
      context.addPath(values.outline(inset: 0))
      context.clip()
    }
    drawContents(values, isMirrored: place.isMirrored)
    steps.append(.finish(values))
    let below = Place(
      matrix: values.matrixForSublayers,
      isMirrored: place.isMirrored != values.isGeometryFlipped
    )
    let sublayers = (layer.sublayersForReading ?? []).sortedByDepth { $0.values.zPosition }
    for sublayer in sublayers.reversed() { steps.append(.begin(sublayer, below)) }
  }

  private func finish(_ values: LayerValues) {
    context.restoreGState()
    drawBorder(values)
    if values.opacity < 1 { context.endTransparencyLayer() }
    context.restoreGState()
  }

  private func drawBackground(_ values: LayerValues) {
    guard let color = values.backgroundColor, !values.bounds.isEmpty else { return }
    context.setFillColor(color)
    context.beginPath()
    context.addPath(values.outline(inset: 0))
    context.fillPath()
  }

  /// The border lies inside the bounds, and follows their corners (RE2).
  private func drawBorder(_ values: LayerValues) {
    guard values.borderWidth > 0, let color = values.borderColor, !values.bounds.isEmpty else {
      return
    }
    context.setFillColor(color)
    context.beginPath()
    context.addPath(values.outline(inset: 0))
    if 2 * values.borderWidth < Double(min(values.bounds.width, values.bounds.height)) {
      context.addPath(values.outline(inset: values.borderWidth))
    }
    context.fillPath(using: .evenOdd)
  }

  /// A context draws pictures with their top at the greatest y: right where the layer's y runs up, to be
  /// turned over where it runs down (GE11).
  private func drawContents(_ values: LayerValues, isMirrored: Bool) {
    guard let image = values.contents, let placed = ContentsPlacement(image: image, in: values)
    else { return }
    context.saveGState()
    if !isMirrored {
      context.translateBy(x: 0, y: placed.destination.minY + placed.destination.maxY)
      context.scaleBy(x: 1, y: -1)
    }
    context.interpolationQuality = placed.isSmooth ? .default : .none
    context.draw(image, from: placed.source, in: placed.destination)
    context.restoreGState()
  }
}

extension LayerValues {
  /// The values with transforms that keep parallel lines so.
  fileprivate var withoutPerspective: LayerValues {
    var values = self
    values.transform = transform.withoutPerspective
    values.sublayerTransform = sublayerTransform.withoutPerspective
    return values
  }

  /// From the layer's plane to its superlayer's, where neither has any perspective.
  fileprivate func affineToSuperlayer(forSublayers matrix: CATransform3D?) -> CGAffineTransform {
    let own = matrixToSuperlayer
    let m = matrix.map { CATransform3DConcat(own, $0) } ?? own
    return CGAffineTransform(a: m.m11, b: m.m12, c: m.m21, d: m.m22, tx: m.m41, ty: m.m42)
  }

  /// The bounds with their rounded corners, all sides moved inwards; corners keep their centres.
  fileprivate func outline(inset: Double) -> CGPath {
    let path = CGMutablePath()
    let radius = CGFloat(max(0, cornerRadius - inset))
    path.addRoundedRect(
      in: bounds.insetBy(dx: CGFloat(inset), dy: CGFloat(inset)),
      cornerWidth: radius,
      cornerHeight: radius
    )
    return path
  }
}

extension CATransform3D {
  fileprivate var withoutPerspective: CATransform3D {
    var flat = self
    (flat.m14, flat.m24, flat.m34, flat.m44) = (0, 0, 0, 1)
    return flat
  }
}
