import CoreGraphics
import DisplayList

/// The fill and the stroke of a shape layer, prepared for drawing.
@MainActor
final class ShapeContent {
  /// A part that is painted in one color.
  struct Part {
    let paint: PathPaint
    let color: CGColor
  }

  /// The values that it was made from.
  let values: CustomValues
  var inside: Part? { madeInside?.part }
  var line: Part? { madeLine?.part }
  private let madeInside: Made<Inside>?
  private let madeLine: Made<Line>?

  /// - Parameters:
  ///   - values: The custom values of a shape layer.
  ///   - last: The content before: a part whose shape is the same is used again for another color.
  init(_ values: CustomValues, after last: ShapeContent?) {
    self.values = values
    madeInside = values.value(of: ShapeKey.fillColor).flatMap {
      Made(Inside(values), $0, after: last?.madeInside)
    }
    madeLine = values.value(of: ShapeKey.strokeColor).flatMap {
      Made(Line(values), $0, after: last?.madeLine)
    }
  }
}

/// A shape is not clipped to the layer's bounds, and not rounded to pixels.
extension ShapeContent: LayerContent {
  var level: ContentLevel { .contents }
  var paintedCount: Int { (inside == nil ? 0 : 1) + (line == nil ? 0 : 1) }
  var staysInBounds: Bool { paintedCount == 0 }

  /// Appends the fill and, on top of it, the stroke.
  func add(to builder: inout ItemBuilder, _ values: LayerValues, _ how: Compositing) {
    if let inside { add(inside, to: &builder, how) }
    if let line { add(line, to: &builder, how) }
  }

  private func add(_ part: Part, to builder: inout ItemBuilder, _ how: Compositing) {
    let color = part.color.faded(by: how.partOpacity)
    builder.items.append(.path(.init(paint: part.paint, color: color, toDevice: how.plane)))
  }
}

extension ShapeContent {
  /// A part, with what it was made from.
  private struct Made<Source: ShapeSource> {
    let source: Source
    let part: Part?

    init?(_ source: Source?, _ color: CGColor, after last: Made?) {
      guard let source, color.alpha > 0 else { return nil }
      self.source = source
      let lastPaint = last?.part?.paint
      let paint = last?.source == source ? lastPaint : source.paint(after: lastPaint)
      part = paint.map { Part(paint: $0, color: color) }
    }
  }

  /// What the fill is made from.
  private struct Inside: ShapeSource {
    let path: PathSnapshot
    let rule: CGPathFillRule

    /// `nil` without a path.
    @MainActor
    init?(_ values: CustomValues) {
      guard let path = values.value(of: ShapeKey.path)?.snapshot else { return nil }
      self.path = path
      rule = values.value(of: ShapeKey.fillRule).rule
    }

    func paint(after last: PathPaint?) -> PathPaint? { PathPaint(inside: path, rule) }
  }

  /// What the stroke is made from.
  private struct Line: ShapeSource {
    let path: PathSnapshot
    let start, end: Double
    let style: StrokeStyle

    /// `nil` without a path.
    @MainActor
    init?(_ values: CustomValues) {
      guard let path = values.value(of: ShapeKey.path)?.snapshot else { return nil }
      self.path = path
      start = Double(values.value(of: ShapeKey.strokeStart))
      end = Double(values.value(of: ShapeKey.strokeEnd))
      var style = StrokeStyle()
      style.width = Double(values.value(of: ShapeKey.lineWidth))
      style.cap = values.value(of: ShapeKey.lineCap).cap
      style.join = values.value(of: ShapeKey.lineJoin).join
      style.miterLimit = Double(values.value(of: ShapeKey.miterLimit))
      style.dashLengths = values.value(of: ShapeKey.lineDashPattern)?.numbers ?? []
      style.dashPhase = Double(values.value(of: ShapeKey.lineDashPhase))
      self.style = style
    }

    func paint(after last: PathPaint?) -> PathPaint? {
      // Measuring a path takes longer than finding out that nothing of it is painted.
      // issue_2342-100: with 1 − 10⁻¹⁴ … 1 there is not even a cap, so the ends are compared in single precision.
      guard style.isVisible, Float(start) < Float(end) else { return nil }
      return line(after: last?.line).flatMap { PathPaint($0, from: start, to: end) }
    }

    /// The last stroke, or one along the same measured path, as far as they are the same.
    private func line(after last: PathLine?) -> PathLine? {
      guard let last, last.measured.path == path else {
        return PathLine(MeasuredPath(path), style)
      }
      return last.style == style ? last : PathLine(last.measured, style)
    }
  }
}

/// What the fill or the stroke of a shape is made from.
private protocol ShapeSource: Equatable {
  /// The part to paint.
  ///
  /// - Parameter last: The last paint, of which some may be used again.
  /// - Returns: `nil` if there is nothing to be seen.
  func paint(after last: PathPaint?) -> PathPaint?
}
