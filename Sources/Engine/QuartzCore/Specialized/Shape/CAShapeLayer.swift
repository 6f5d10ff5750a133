public import CoreGraphics
public import Foundation

/// A layer that paints a path: its fill, and on top of that its stroke.
///
/// Both are drawn over the layer's background and contents and under its sublayers, and are not clipped to its bounds.
/// A path is rasterized again when it changes; a path that only moves by whole pixels is not.
open class CAShapeLayer: CALayer {
  @Animatable(ShapeKey.path) private var pathValue: PathValue?
  @Animatable(ShapeKey.lineDashPattern) private var dashes: NumberList?

  /// The path, in the layer's own coordinates; default `nil`.
  ///
  /// The layer copies the path: a later change of a mutable path changes nothing. A plain change does not animate; a
  /// `CABasicAnimation` interpolates paths with the same sequence of elements point by point.
  open var path: CGPath? {
    get { pathValue.map { CGPath(snapshot: $0.snapshot) } }
    set { pathValue = newValue.map { PathValue(snapshot: $0.snapshot) } }
  }
  /// The color of the fill; default opaque black; `nil` for no fill.
  @Animatable(ShapeKey.fillColor) open var fillColor: CGColor?
  /// The rule for the inside of the path; default `.nonZero`.
  @Animatable(ShapeKey.fillRule) open var fillRule: CAShapeLayerFillRule
  /// The color of the stroke; default `nil`: no stroke.
  @Animatable(ShapeKey.strokeColor) open var strokeColor: CGColor?
  /// The fraction of the path's length where the stroke begins, 0 … 1; default 0.
  ///
  /// Each segment's part is its length; within a curve the fraction is that of the curve's parameter.
  @Animatable(ShapeKey.strokeStart) open var strokeStart: CGFloat
  /// The fraction of the path's length where the stroke ends, 0 … 1; default 1.
  ///
  /// Each segment's part is its length; within a curve the fraction is that of the curve's parameter. Subpaths follow
  /// one another. If the end is not after the start there is no stroke.
  @Animatable(ShapeKey.strokeEnd) open var strokeEnd: CGFloat
  /// The width of the stroke, in points, half to each side of the path; default 1.
  @Animatable(ShapeKey.lineWidth) open var lineWidth: CGFloat
  /// The limit of the ratio of a miter's length to the line width, beyond which a corner is beveled; default 10.
  @Animatable(ShapeKey.miterLimit) open var miterLimit: CGFloat
  /// The shape of the ends of open subpaths and dashes; default `.butt`.
  @Animatable(ShapeKey.lineCap) open var lineCap: CAShapeLayerLineCap
  /// The shape of the joins of segments; default `.miter`.
  @Animatable(ShapeKey.lineJoin) open var lineJoin: CAShapeLayerLineJoin
  /// The offset into the dash pattern where the stroke begins, in points; default 0.
  @Animatable(ShapeKey.lineDashPhase) open var lineDashPhase: CGFloat
  /// The lengths of dashes and gaps in turn, in points; default `nil`: no dashes.
  ///
  /// With a negative length, or with only zeros, the stroke is solid.
  open var lineDashPattern: [NSNumber]? {
    get { dashes?.numbers.map { NSNumber(value: $0) } }
    set { dashes = newValue.map { NumberList(numbers: $0.map(\.doubleValue)) } }
  }

  /// A shape layer without a path.
  public required init() { super.init() }

  /// A copy of another shape layer's values.
  public required init(layer: Any) { super.init(layer: layer) }

  /// The layer of an archive; `nil` for one that is damaged.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var kind: (any LayerKind.Type)? { CAShapeLayer.self }

  private var content: ShapeContent?
}

extension CAShapeLayer: LayerKind {
  static var declaredKeys: [any DeclaredDefault] { ShapeKey.all }

  func content(of values: LayerValues, at time: Double?) -> (any LayerContent)? {
    if let content, content.values == values.custom { return content }
    let content = ShapeContent(values.custom, after: content)
    self.content = content
    return content
  }
}
