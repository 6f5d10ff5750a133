import CoreGraphics

/// Draws a layer with all below it into a context, by Core Graphics alone (RE16).
///
/// The order is that of every frame (RE1), the values are the layers' own: the model's, or a presentation copy's.
/// Layers with a 3-D transform are left out, as are filters of pictures and particles; a replicator's copies are drawn
/// as they are at one time, and faded, but not coloured. What is still to do is on a stack of the renderer's own, so
/// that the depth of the tree does not matter.
@MainActor
struct LayerRenderer {
  private enum Step {
    /// Draws a layer, up to its sublayers.
    case begin(CALayer, FrameBuilder.Place, Role)
    /// Draws what is in front of the sublayers.
    case finishContents(LayerValues, Compositing)
    /// What comes next cuts what the layer has drawn.
    case beginMask
    case endMask
    /// Puts the finished layer in its place.
    case end(Compositing)
  }

  /// What a layer is drawn as.
  private enum Role {
    /// What the drawing starts with, whose place does not count.
    case start
    case below
    /// A replicator's copy, or what is in one.
    case copy
  }

  private let context: CGContext
  private var steps: [Step] = []
  /// How many layers have been drawn as copies.
  private var copiedCount = 0

  init(context: CGContext) {
    self.context = context
  }

  mutating func render(_ layer: CALayer) {
    let isMirrored = layer.superlayer?.isYUp ?? false
    let place = FrameBuilder.Place(plane: .identity, matrix: nil, isMirrored: isMirrored)
    steps = [.begin(layer, place, .start)]
    while let step = steps.popLast() {
      switch step {
      case .begin(let layer, let place, let role): begin(layer, place, role)
      case .finishContents(let values, let how): finishContents(values, how)
      case .beginMask:
        context.saveGState()
        context.setBlendMode(.destinationIn)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
      case .endMask:
        context.endTransparencyLayer()
        context.restoreGState()
      case .end(let how):
        if how.groupOpacity != nil { context.endTransparencyLayer() }
        context.restoreGState()
      }
    }
  }

  private mutating func begin(_ layer: CALayer, _ place: FrameBuilder.Place, _ role: Role) {
    if role == .copy, !takesCopy(of: layer) { return }
    if layer.model() === layer { layer.displayIfNeeded() }
    let values = layer.values.forContext
    guard !values.isHidden, values.opacity > 0,
      role == .start || CATransform3DIsAffine(values.transform),
      values.isDoubleSided || role == .start || !values.facesAway(forSublayers: place.matrix)
    else { return }
    let mask = layer.isMask ? nil : layer.maskForReading
    let how = Compositing(
      values,
      layer.declaredContent(for: values),
      in: place,
      hasMask: mask != nil,
      hasSublayers: !(layer.sublayersForReading ?? []).isEmpty,
      plane: .identity,
      isMoving: true
    )
    context.saveGState()
    if role != .start { context.concatenate(values.affineToSuperlayer(forSublayers: place.matrix)) }
    if let opacity = how.groupOpacity {
      if !how.blendMode.isBoundedBySource { clip(to: values) }
      context.setBlendMode(how.blendMode)
      context.setAlpha(CGFloat(opacity))
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    beginShadow(values, how)
    if let opacity = how.opacityOverShadow {
      context.setAlpha(CGFloat(opacity))
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    drawBackground(values, how)
    drawGradient(values, how)
    context.saveGState()
    if values.masksToBounds { clip(to: values) }
    drawContents(values, how)
    if let tiled = layer as? CATiledLayer { tiled.drawWhole(in: context) }
    drawShape(how)
    let below = how.placeForSublayers(of: values, in: place)
    steps.append(.end(how))
    if let mask {
      let place = below.forMask(of: values)
      steps += [.endMask, .begin(mask, place, role == .copy ? .copy : .below), .beginMask]
    }
    steps.append(.finishContents(values, how))
    addSublayers(of: layer, values, below, role)
  }

  /// Cuts what is drawn to the layer's bounds with their rounded corners.
  private func clip(to values: LayerValues) {
    context.beginPath()
    context.addPath(values.outline(inset: 0))
    context.clip()
  }

  /// Counts a layer that is to be drawn as a copy.
  ///
  /// - Returns: Whether there is room for it.
  private mutating func takesCopy(of layer: CALayer) -> Bool {
    copiedCount += 1
    let above = sequence(first: layer, next: \.superlayer)
    if copiedCount == FrameBuilder.mostCopied + 1,
      let replicator = above.first(where: { $0 is CAReplicatorLayer })
    {
      FrameBuilder.reportTooManyCopies(of: replicator)
    }
    return copiedCount <= FrameBuilder.mostCopied
  }

  /// Has the sublayers drawn next, as often as the layer shows them.
  private mutating func addSublayers(
    of layer: CALayer,
    _ values: LayerValues,
    _ below: FrameBuilder.Place,
    _ role: Role
  ) {
    let sublayers = (layer.sublayersForReading ?? []).sortedByDepth { $0.values.zPosition }
    guard !sublayers.isEmpty else { return }
    let places = layer.replication(with: values)?.places(in: below, of: layer) ?? [below]
    // (More than there is room for, and one to tell so by, are not even noted.)
    let most = max(FrameBuilder.mostCopied - copiedCount, 0) / sublayers.count + 1
    for (number, place) in places.prefix(most).enumerated().reversed() {
      let own = role == .copy || number > 0 ? Role.copy : .below
      for sublayer in sublayers.reversed() { steps.append(.begin(sublayer, place, own)) }
    }
  }

  private func finishContents(_ values: LayerValues, _ how: Compositing) {
    context.restoreGState()
    drawBorder(values, how)
    if how.opacityOverShadow != nil { context.endTransparencyLayer() }
    if how.shadow == .items {
      context.endTransparencyLayer()
      context.restoreGState()
    }
  }

  /// Draws the shadow of a shape that is known, or begins the layer whose items cast it (RE8).
  private func beginShadow(_ values: LayerValues, _ how: Compositing) {
    guard how.shadow != .none,
      let color = values.shadowColor?.faded(by: min(1, values.shadowOpacity))
    else { return }
    context.saveGState()
    context.setLayerShadow(
      offset: values.shadowOffset,
      sigma: max(0, values.shadowRadius),
      color: color
    )
    if how.shadow == .items {
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    } else {
      let opacity = how.partOpacity * (how.opacityOverShadow ?? 1)
      let shape = values.shadowPath.map { CGPath(snapshot: $0) } ?? values.outline(inset: 0)
      let isPath = values.shadowPath != nil
      let alpha = isPath ? 1 : min(1, values.backgroundColor?.alpha ?? 0)
      context.setFillColor(CGColor(gray: 0, alpha: opacity * alpha))
      context.beginPath()
      context.addPath(shape)
      context.drawShadowAlone { context.fillPath() }
      context.restoreGState()
    }
  }

  private func drawBackground(_ values: LayerValues, _ how: Compositing) {
    guard let color = values.backgroundColor, !values.bounds.isEmpty else { return }
    guard color.pattern == nil else { return drawPattern(color, values, how) }
    context.setFillColor(color.faded(by: how.partOpacity))
    context.beginPath()
    context.addPath(values.outline(inset: 0))
    context.fillPath()
  }

  private func drawPattern(_ color: CGColor, _ values: LayerValues, _ how: Compositing) {
    guard
      let image = color.patternPicture(
        filling: values.bounds.size,
        scale: FrameBuilder.patternScale
      )
    else { return }
    context.saveGState()
    context.beginPath()
    context.addPath(values.outline(inset: 0))
    context.clip()
    if !how.isMirrored {
      context.translateBy(x: 0, y: values.bounds.minY + values.bounds.maxY)
      context.scaleBy(x: 1, y: -1)
    }
    if how.partOpacity < 1 { context.setAlpha(CGFloat(how.partOpacity)) }
    context.draw(image, in: values.bounds)
    context.restoreGState()
  }

  private func drawGradient(_ values: LayerValues, _ how: Compositing) {
    guard case .gradient(let content) = how.content, !values.bounds.isEmpty else { return }
    context.saveGState()
    context.beginPath()
    context.addPath(values.outline(inset: 0))
    context.clip()
    if how.partOpacity < 1 { context.setAlpha(CGFloat(how.partOpacity)) }
    context.translateBy(x: values.bounds.minX, y: values.bounds.minY)
    context.scaleBy(x: values.bounds.width, y: values.bounds.height)
    draw(content)
    context.restoreGState()
  }

  /// Fills the unit square.
  private func draw(_ content: GradientContent) {
    let (start, end) = (content.start, content.end)
    let gradient = CGGradient(content.stops.colors, at: content.stops.locations)
    let beyond: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    switch content.kind {
    case _ where content.isBehindAll:
      context.setFillColor(content.stops.color(at: 1))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    case .axial: context.drawLinearGradient(gradient, start: start, end: end, options: beyond)
    case .radial:
      context.translateBy(x: start.x, y: start.y)
      context.scaleBy(x: abs(end.x - start.x), y: abs(end.y - start.y))
      context.drawRadialGradient(
        gradient,
        startCenter: .zero,
        startRadius: 0,
        endCenter: .zero,
        endRadius: 1,
        options: beyond
      )
    case .conic:
      let angle = atan2(end.y - start.y, end.x - start.x)
      context.drawConicGradient(gradient, center: start, angle: angle)
    }
  }

  /// The border lies inside the bounds, and follows their corners (RE2).
  private func drawBorder(_ values: LayerValues, _ how: Compositing) {
    guard values.borderWidth > 0, let color = values.borderColor, !values.bounds.isEmpty else {
      return
    }
    context.setFillColor(color.faded(by: how.partOpacity))
    context.beginPath()
    context.addPath(values.outline(inset: 0))
    if 2 * values.borderWidth < Double(min(values.bounds.width, values.bounds.height)) {
      context.addPath(values.outline(inset: values.borderWidth))
    }
    context.fillPath(using: .evenOdd)
  }

  /// Seen by the context's own units: its lines are as wide as the layer's.
  private func drawShape(_ how: Compositing) {
    guard case .shape(let shape) = how.content else { return }
    if let inside = shape.inside { draw(inside.paint, inside.color.faded(by: how.partOpacity)) }
    if let line = shape.line { draw(line.paint, line.color.faded(by: how.partOpacity)) }
  }

  private func draw(_ paint: PathPaint, _ color: CGColor) {
    context.saveGState()
    context.beginPath()
    context.addPath(CGPath(snapshot: paint.path))
    switch paint.part {
    case .inside(let rule):
      context.setFillColor(color)
      context.fillPath(using: rule)
    case .line(let style):
      context.setStrokeColor(color)
      context.setStroke(style)
      context.strokePath()
    }
    context.restoreGState()
  }

  /// A context draws pictures with their top at the greatest y: right where the layer's y runs up, to be
  /// turned over where it runs down (GE11).
  private func drawContents(_ values: LayerValues, _ how: Compositing) {
    guard let image = values.contents, let placed = ContentsPlacement(image: image, in: values)
    else { return }
    context.saveGState()
    let sides = placed.destination.minY + placed.destination.maxY
    if !how.isMirrored {
      context.translateBy(x: 0, y: sides)
      context.scaleBy(x: 1, y: -1)
    }
    context.interpolationQuality = placed.isSmooth ? .default : .none
    if how.partOpacity < 1 { context.setAlpha(CGFloat(how.partOpacity)) }
    for piece in placed.pieces {
      let upright = CGPoint(x: piece.destination.minX, y: sides - piece.destination.maxY)
      context.draw(
        image,
        from: piece.source,
        in: CGRect(origin: upright, size: piece.destination.size)
      )
    }
    context.restoreGState()
  }
}

extension LayerValues {
  /// The values with transforms that keep parallel lines so.
  fileprivate var forContext: LayerValues {
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
    let rect = bounds.insetBy(dx: CGFloat(inset), dy: CGFloat(inset))
    let radius = min(CGFloat(max(0, cornerRadius - inset)), min(rect.width, rect.height) / 2)
    let corners: [(CACornerMask, CGPoint)] = [
      (.layerMinXMinYCorner, CGPoint(x: rect.minX, y: rect.minY)),
      (.layerMaxXMinYCorner, CGPoint(x: rect.maxX, y: rect.minY)),
      (.layerMaxXMaxYCorner, CGPoint(x: rect.maxX, y: rect.maxY)),
      (.layerMinXMaxYCorner, CGPoint(x: rect.minX, y: rect.maxY)),
    ]
    let start = CGPoint(x: rect.minX, y: rect.midY)
    path.move(to: start)
    let curve =
      cornerCurve == .continuous && radius > 0
      ? ContinuousCorner(radius: radius, room: min(rect.width, rect.height) / 2) : nil
    for (index, (name, corner)) in corners.enumerated() {
      let next = index < 3 ? corners[index + 1].1 : start
      let isRound = maskedCorners.contains(name)
      if isRound, let curve {
        path.add(curve, at: corner, from: index > 0 ? corners[index - 1].1 : start, to: next)
      } else {
        path.addArc(tangent1End: corner, tangent2End: next, radius: isRound ? radius : 0)
      }
    }
    path.closeSubpath()
    return path
  }
}

extension CGMutablePath {
  /// Goes round a corner that lies between two points, straight above or beside each.
  fileprivate func add(
    _ curve: ContinuousCorner,
    at corner: CGPoint,
    from last: CGPoint,
    to next: CGPoint
  ) {
    func way(to point: CGPoint) -> CGVector {
      let (dx, dy) = (point.x - corner.x, point.y - corner.y)
      let length = max(abs(dx), abs(dy))
      return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : .zero
    }
    let (back, forth) = (way(to: last), way(to: next))
    let points = curve.points.map { point in
      CGPoint(
        x: corner.x + back.dx * point.x + forth.dx * point.y,
        y: corner.y + back.dy * point.x + forth.dy * point.y
      )
    }
    addLine(to: points[0])
    for first in [1, 4, 7] {
      addCurve(to: points[first + 2], control1: points[first], control2: points[first + 1])
    }
  }
}

extension CATransform3D {
  fileprivate var withoutPerspective: CATransform3D {
    var flat = self
    (flat.m14, flat.m24, flat.m34, flat.m44) = (0, 0, 0, 1)
    return flat
  }
}
