import CoreGraphics

extension LayerValues {
  /// Whether they are a shape layer's, with a path of which something may be seen.
  ///
  /// No other layer can have a value for that key.
  @MainActor
  var hasShape: Bool { !custom.isEmpty && shapeParts != 0 }

  /// How many things of a path may be seen: its inside, its line.
  @MainActor
  var shapeParts: Int {
    guard !custom.isEmpty, value(of: ShapeKey.path) != nil else { return 0 }
    let hasInside = (value(of: ShapeKey.fillColor)?.alpha ?? 0) > 0
    let hasLine =
      (value(of: ShapeKey.strokeColor)?.alpha ?? 0) > 0 && value(of: ShapeKey.lineWidth) > 0
    return (hasInside ? 1 : 0) + (hasLine ? 1 : 0)
  }

  /// The inside of the path, with its colour.
  @MainActor
  var shapeInside: (PathPaint, CGColor)? {
    guard let path = value(of: ShapeKey.path)?.snapshot,
      let color = value(of: ShapeKey.fillColor), color.alpha > 0
    else { return nil }
    let rule = CAShapeLayerFillRule(rawValue: value(of: ShapeKey.fillRule)).rule
    return PathPaint(path, .inside(rule)).map { ($0, color) }
  }

  /// The line along the path, as far as it goes, with its colour.
  @MainActor
  var shapeLine: (PathPaint, CGColor)? {
    guard let path = value(of: ShapeKey.path)?.snapshot,
      let color = value(of: ShapeKey.strokeColor), color.alpha > 0
    else { return nil }
    var style = StrokeStyle()
    style.width = Double(value(of: ShapeKey.lineWidth))
    style.cap = CAShapeLayerLineCap(rawValue: value(of: ShapeKey.lineCap)).cap
    style.join = CAShapeLayerLineJoin(rawValue: value(of: ShapeKey.lineJoin)).join
    style.miterLimit = Double(value(of: ShapeKey.miterLimit))
    style.dashLengths = value(of: ShapeKey.lineDashPattern)?.numbers ?? []
    style.dashPhase = Double(value(of: ShapeKey.lineDashPhase))
    guard style.isVisible else { return nil }
    let part = path.trimmed(
      from: Double(value(of: ShapeKey.strokeStart)),
      to: Double(value(of: ShapeKey.strokeEnd))
    )
    return PathPaint(part, .line(style)).map { ($0, color) }
  }
}
