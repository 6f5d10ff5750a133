import CoreGraphics
public import Foundation

/// A layer that draws a color gradient over its background.
///
/// The gradient fills the layer's shape, round corners included, whether or not the layer masks to its bounds. Points
/// are in unit coordinates of the bounds, so the lines of equal color are at right angles to the gradient in a square
/// only. Colors are interpolated in sRGB without premultiplication: alpha by itself.
open class CAGradientLayer: CALayer {
  @Animatable(GradientKey.colors) private var colorList: ColorList?
  @Animatable(GradientKey.locations) private var locationList: NumberList?

  /// The colors, each a `CGColor`; default `nil`: no gradient.
  ///
  /// Animations blend lists of the same length, color by color. If the list has an element of another type, that is
  /// reported, and the layer keeps its colors.
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
  /// The location of each color, 0 (start) … 1 (end), increasing; default `nil`: evenly spaced.
  ///
  /// Their number must be that of the colors; otherwise the colors are evenly spaced. Before the first location and
  /// after the last one the gradient has the color of that location.
  open var locations: [NSNumber]? {
    get { locationList?.numbers.map { NSNumber(value: $0) } }
    set { locationList = newValue.map { NumberList(numbers: $0.map(\.doubleValue)) } }
  }
  /// The start of the gradient, in unit coordinates of the bounds; default (0.5, 0).
  @Animatable(GradientKey.startPoint) open var startPoint: CGPoint
  /// The end of the gradient, in unit coordinates of the bounds; default (0.5, 1).
  @Animatable(GradientKey.endPoint) open var endPoint: CGPoint
  /// The kind of gradient; default `.axial`.
  @Animatable(GradientKey.type) open var type: CAGradientLayerType

  /// A gradient layer without colors.
  public required init() { super.init() }

  /// A copy of another gradient layer's values.
  public required init(layer: Any) { super.init(layer: layer) }

  /// The layer of an archive; `nil` for one that is damaged.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var kind: (any LayerKind.Type)? { CAGradientLayer.self }

  private var content: GradientContent?
}

extension CAGradientLayer: LayerKind {
  static var declaredKeys: [any DeclaredDefault] { GradientKey.all }

  func content(of values: LayerValues, at time: Double?) -> (any LayerContent)? {
    if content?.values != values.custom { content = GradientContent(values.custom) }
    return content
  }
}
