public import CoreGraphics

extension CALayer {
  /// The corner radius of background and border, and with `masksToBounds` of all; points; animatable; default 0.
  public var cornerRadius: CGFloat {
    get { CGFloat(values.cornerRadius) }
    set { set(.cornerRadius, to: .number(Double(newValue))) }
  }

  /// The width of the border, inward from the bounds, drawn above the sublayers; points; animatable; default 0.
  public var borderWidth: CGFloat {
    get { CGFloat(values.borderWidth) }
    set { set(.borderWidth, to: .number(Double(newValue))) }
  }

  /// The color of the border; animatable; default opaque black.
  public var borderColor: CGColor? {
    get { values.borderColor }
    set { set(.borderColor, to: newValue.map { .color($0) } ?? .none) }
  }

  /// Whether contents and sublayers are clipped to the rounded bounds; animatable; default false.
  public var masksToBounds: Bool {
    get { values.masksToBounds }
    set { set(.masksToBounds, to: .flag(newValue)) }
  }

  /// Whether the layer is shown when its back faces the viewer; key "doubleSided"; default true.
  public var isDoubleSided: Bool {
    get { values.isDoubleSided }
    set { set(.doubleSided, to: .flag(newValue)) }
  }

  /// Whether the direction of y is inverted for the sublayers; key "geometryFlipped"; default false.
  public var isGeometryFlipped: Bool {
    get { values.isGeometryFlipped }
    set { set(.geometryFlipped, to: .flag(newValue)) }
  }

  /// The color of the shadow; animatable; default opaque black.
  public var shadowColor: CGColor? {
    get { values.shadowColor }
    set { set(.shadowColor, to: newValue.map { .color($0) } ?? .none) }
  }

  /// The opacity of the shadow, 0 … 1; animatable; default 0: no shadow.
  ///
  /// The shadow has the shape of the layer with its sublayers. It is drawn beneath them, also where they are
  /// translucent, and does not count in hit testing. `masksToBounds` hides it. In a layer with group opacity the shadow
  /// fades separately, so it shows through the layer.
  public var shadowOpacity: Float {
    get { Float(values.shadowOpacity) }
    set { set(.shadowOpacity, to: .number(Double(newValue))) }
  }

  /// The offset of the shadow, in points of the layer's own coordinates; animatable; default (0, −3), which is upward
  /// where y points down.
  public var shadowOffset: CGSize {
    get { values.shadowOffset }
    set { set(.shadowOffset, to: .size(newValue)) }
  }

  /// The blur of the shadow, in points: the standard deviation of the Gaussian; animatable; default 3.
  public var shadowRadius: CGFloat {
    get { CGFloat(values.shadowRadius) }
    set { set(.shadowRadius, to: .number(Double(newValue))) }
  }

  /// The outline of the shadow in the layer's own coordinates, in place of the layer's shape; explicitly animatable;
  /// default `nil`.
  ///
  /// Its inside is by the nonzero winding rule. With a path a layer has a shadow even if it shows nothing.
  public var shadowPath: CGPath? {
    get { values.shadowPath.map { CGPath(snapshot: $0) } }
    set { set(.shadowPath, to: newValue.map { .path($0.snapshot) } ?? .none) }
  }

  /// The part of the contents that is shown, in unit coordinates of the contents; animatable; default all.
  public var contentsRect: CGRect {
    get { values.contentsRect }
    set { set(.contentsRect, to: .rect(newValue)) }
  }

  /// The part of the contents that is stretched if the gravity resizes them, in unit coordinates of `contentsRect`;
  /// animatable; default all.
  ///
  /// The parts to its left and right keep their natural width, those above and below it their natural height, and the
  /// corners both. If a side of it is shorter than a pixel, it is the one pixel at that place.
  public var contentsCenter: CGRect {
    get { values.contentsCenter }
    set { set(.contentsCenter, to: .rect(newValue)) }
  }

  /// Pixels of the contents per point, for their natural size; animatable; default 1.
  public var contentsScale: CGFloat {
    get { CGFloat(values.contentsScale) }
    set { set(.contentsScale, to: .number(Double(newValue))) }
  }

  /// The placement of the contents in the bounds; default `.resize`.
  public var contentsGravity: CALayerContentsGravity {
    get { values.contentsGravity }
    set { set(.contentsGravity, to: .text(newValue.rawValue)) }
  }

  /// The filter for contents drawn smaller; default `.linear`.
  public var minificationFilter: CALayerContentsFilter {
    get { values.minificationFilter }
    set { set(.minificationFilter, to: .text(newValue.rawValue)) }
  }

  /// The filter for contents drawn larger; default `.linear`.
  public var magnificationFilter: CALayerContentsFilter {
    get { values.magnificationFilter }
    set { set(.magnificationFilter, to: .text(newValue.rawValue)) }
  }

  /// The bias of the mipmap level that `.trilinear` samples, in levels: positive is softer, negative sharper;
  /// animatable; default 0.
  public var minificationFilterBias: Float {
    get { Float(values.minificationFilterBias) }
    set { set(.minificationFilterBias, to: .number(Double(newValue))) }
  }
}
