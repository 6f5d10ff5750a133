public import CoreGraphics
public import Foundation

/// A layer that paints a path: its inside, and on top of that the line along it (SL1).
///
/// Both come over the layer's background and contents and under its sublayers, and are not cut to its bounds. A path is
/// painted anew where it changes; one that merely moves by whole pixels is kept.
open class CAShapeLayer: CALayer {
  @Animatable(ShapeKey.path) private var pathValue: PathValue?
  @Animatable(ShapeKey.lineDashPattern) private var dashes: NumberList?

  /// What is painted, in the layer's own coordinates; default `nil`.
  ///
  /// It is taken as it is: a mutable path that changes afterwards changes nothing. A plain change does not animate; a
  /// `CABasicAnimation` blends paths of the same steps point by point.
  open var path: CGPath? {
    get { pathValue.map { CGPath(snapshot: $0.snapshot) } }
    set { pathValue = newValue.map { PathValue(snapshot: $0.snapshot) } }
  }
  /// What the inside is filled with; default opaque black, `nil` for nothing.
  @Animatable(ShapeKey.fillColor) open var fillColor: CGColor?
  /// What counts as inside; default `.nonZero`.
  @Animatable(ShapeKey.fillRule) open var fillRule: CAShapeLayerFillRule
  /// The line's color; default `nil`: no line.
  @Animatable(ShapeKey.strokeColor) open var strokeColor: CGColor?
  /// Where on the path the line begins, as a share of it, 0 … 1; default 0.
  ///
  /// Segments weigh by their lengths; within a curve its parameter counts.
  @Animatable(ShapeKey.strokeStart) open var strokeStart: CGFloat
  /// Where on the path the line ends, as a share of it, 0 … 1; default 1.
  ///
  /// Segments weigh by their lengths; within a curve its parameter counts. Subpaths count one after the other. An end
  /// that is not behind the start leaves nothing.
  @Animatable(ShapeKey.strokeEnd) open var strokeEnd: CGFloat
  /// How wide the line is, in points, half to each side; default 1.
  @Animatable(ShapeKey.lineWidth) open var lineWidth: CGFloat
  /// How many widths a sharp corner may be long before it is cut off; default 10.
  @Animatable(ShapeKey.miterLimit) open var miterLimit: CGFloat
  /// How open lines and dashes end; default `.butt`.
  @Animatable(ShapeKey.lineCap) open var lineCap: CAShapeLayerLineCap
  /// How segments meet; default `.miter`.
  @Animatable(ShapeKey.lineJoin) open var lineJoin: CAShapeLayerLineJoin
  /// How far into the pattern the line begins, in points; default 0.
  @Animatable(ShapeKey.lineDashPhase) open var lineDashPhase: CGFloat
  /// Lengths of dashes and gaps in turn, in points; default `nil`: no dashes.
  ///
  /// Negative lengths, or nothing but zeros, leave the line whole.
  open var lineDashPattern: [NSNumber]? {
    get { dashes?.numbers.map { NSNumber(value: $0) } }
    set { dashes = newValue.map { NumberList(numbers: $0.map(\.doubleValue)) } }
  }

  /// A shape layer without a path.
  public required init() { super.init() }

  /// A copy of another shape layer's values.
  public required init(layer: Any) { super.init(layer: layer) }

  package override class var keepsHitRules: Bool { self == CAShapeLayer.self }

  override class var declaresContent: Bool { true }

  override class var declaredKeys: [any DeclaredDefault] { ShapeKey.all }

  private var content: ShapeContent?

  override func declaredContent(of values: CustomValues) -> DeclaredContent {
    if let content, content.values == values { return .shape(content) }
    let content = ShapeContent(values, after: content)
    self.content = content
    return .shape(content)
  }
}
