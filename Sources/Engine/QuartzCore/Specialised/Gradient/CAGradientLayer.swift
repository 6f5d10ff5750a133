import CoreGraphics
public import Foundation

/// A layer that fills itself with colors which run into each other, over its background (SL2).
///
/// They fill the layer's shape, round corners included, whether it masks to its bounds or not. Points are in the unit
/// square of the bounds; so a gradient's lines are at right angles to it in a square only. Colors are mixed as they
/// are written, in sRGB, alpha by itself.
open class CAGradientLayer: CALayer {
  @Animatable(GradientKey.colors) private var colorList: ColorList?
  @Animatable(GradientKey.locations) private var locationList: NumberList?

  /// The colors, each a `CGColor`; default `nil`: nothing is filled.
  ///
  /// In an animation they blend one by one, where there are as many. Anything else in the list is reported, and the
  /// layer keeps what it had.
  open var colors: [Any]? {
    get { colorList?.colors }
    set {
      let colors = newValue?.compactMap { unwrapped($0) as? CGColor }
      guard colors?.count == newValue?.count else {
        return EngineReport.report(
          self,
          "colors",
          "must be CGColors: a UIColor has one as its cgColor; it keeps its value"
        )
      }
      colorList = colors.map { ColorList(colors: $0) }
    }
  }
  /// Where each color is, 0 (start) … 1 (end), rising; default `nil`: evenly.
  ///
  /// As many as there are colors; otherwise these are spread evenly. Before the first location and beyond the last one
  /// their colors go on.
  open var locations: [NSNumber]? {
    get { locationList?.numbers.map { NSNumber(value: $0) } }
    set { locationList = newValue.map { NumberList(numbers: $0.map(\.doubleValue)) } }
  }
  /// Where the gradient begins, in the unit square of the bounds; default (0.5, 0).
  @Animatable(GradientKey.startPoint) open var startPoint: CGPoint
  /// Where the gradient ends, in the unit square of the bounds; default (0.5, 1).
  @Animatable(GradientKey.endPoint) open var endPoint: CGPoint
  /// How the colors run; default `.axial`.
  @Animatable(GradientKey.type) open var type: CAGradientLayerType

  /// A gradient layer without colors.
  public required init() { super.init() }

  /// A copy of another gradient layer's values.
  public required init(layer: Any) { super.init(layer: layer) }

  package override class var keepsHitRules: Bool { self == CAGradientLayer.self }

  override class var declaresContent: Bool { true }

  override class var declaredKeys: [any DeclaredDefault] { GradientKey.all }

  private var content: GradientContent?

  override func declaredContent(of values: CustomValues) -> DeclaredContent {
    if content?.values != values { content = GradientContent(values) }
    return content.map { .gradient($0) } ?? .none
  }
}
