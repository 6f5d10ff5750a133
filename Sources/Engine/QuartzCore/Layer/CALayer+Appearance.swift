public import CoreGraphics

extension CALayer {
  /// Rounds background and border, and with `masksToBounds` all else (RE3); points; animatable; default 0.
  public var cornerRadius: CGFloat {
    get { CGFloat(values.cornerRadius) }
    set { set(.cornerRadius, to: .number(Double(newValue))) }
  }

  /// The border's thickness, inward from the bounds, above the sublayers (RE2); points; animatable; default 0.
  public var borderWidth: CGFloat {
    get { CGFloat(values.borderWidth) }
    set { set(.borderWidth, to: .number(Double(newValue))) }
  }

  /// The border's color; animatable; default opaque black.
  public var borderColor: CGColor? {
    get { values.borderColor }
    set { set(.borderColor, to: newValue.map { .color($0) } ?? .none) }
  }

  /// Whether contents and sublayers are cut to the rounded bounds (RE7); animatable; default false.
  public var masksToBounds: Bool {
    get { values.masksToBounds }
    set { set(.masksToBounds, to: .flag(newValue)) }
  }

  /// Whether the layer shows its back when turned away; key "doubleSided"; default true (GE12).
  public var isDoubleSided: Bool {
    get { values.isDoubleSided }
    set { set(.doubleSided, to: .flag(newValue)) }
  }

  /// Whether sublayers' y points the other way; key "geometryFlipped"; default false (GE11).
  public var isGeometryFlipped: Bool {
    get { values.isGeometryFlipped }
    set { set(.geometryFlipped, to: .flag(newValue)) }
  }

  /// The shadow's color; animatable; default opaque black.
  public var shadowColor: CGColor? {
    get { values.shadowColor }
    set { set(.shadowColor, to: newValue.map { .color($0) } ?? .none) }
  }

  /// The shadow's opacity, 0 … 1; animatable; default 0, which is no shadow.
  ///
  /// The shadow of what the layer shows with its sublayers lies beneath it, also where that is translucent
  /// (RE8, RE9), and is no part of it for hit testing. `masksToBounds` hides it (RE7). A layer fading as one
  /// picture fades its shadow by itself: it then shines through (peer 176).
  public var shadowOpacity: Float {
    get { Float(values.shadowOpacity) }
    set { set(.shadowOpacity, to: .number(Double(newValue))) }
  }

  /// How far the shadow lies from the layer, in points of the layer's own coordinates; animatable; default
  /// (0, −3), which is up where y runs down (RE8).
  public var shadowOffset: CGSize {
    get { values.shadowOffset }
    set { set(.shadowOffset, to: .size(newValue)) }
  }

  /// The shadow's blur, in points: the standard deviation of the Gaussian; animatable; default 3 (Q8,
  /// peer 174).
  public var shadowRadius: CGFloat {
    get { CGFloat(values.shadowRadius) }
    set { set(.shadowRadius, to: .number(Double(newValue))) }
  }

  /// The shadow's outline in the layer's own coordinates, in place of the shape of what the layer shows;
  /// animatable by animations that somebody adds (A12); default `nil`.
  ///
  /// Its inside is by the non-zero rule (RE8). With a path a layer has a shadow even if it shows nothing.
  public var shadowPath: CGPath? {
    get { values.shadowPath.map { CGPath(snapshot: $0) } }
    set { set(.shadowPath, to: newValue.map { .path($0.snapshot) } ?? .none) }
  }

  /// The part of the contents to show, in their unit square; animatable; default all of it (RE13).
  public var contentsRect: CGRect {
    get { values.contentsRect }
    set { set(.contentsRect, to: .rect(newValue)) }
  }

  /// The part of the contents that is stretched where the gravity resizes them, in the unit square of
  /// `contentsRect`; animatable; default all of it (RE13).
  ///
  /// What is beside it keeps its natural width, above and below it its height, in the corners both. A side
  /// of less than a pixel is the one pixel in its place.
  public var contentsCenter: CGRect {
    get { values.contentsCenter }
    set { set(.contentsCenter, to: .rect(newValue)) }
  }

  /// Pixels of contents per point, for their natural size (RE12); animatable; default 1.
  public var contentsScale: CGFloat {
    get { CGFloat(values.contentsScale) }
    set { set(.contentsScale, to: .number(Double(newValue))) }
  }

  /// How the contents sit in the bounds; default `.resize` (RE11).
  public var contentsGravity: CALayerContentsGravity {
    get { values.contentsGravity }
    set { set(.contentsGravity, to: .text(newValue.rawValue)) }
  }

  /// How contents are sampled when drawn smaller; default `.linear`.
  public var minificationFilter: CALayerContentsFilter {
    get { values.minificationFilter }
    set { set(.minificationFilter, to: .text(newValue.rawValue)) }
  }

  /// How contents are sampled when drawn larger; default `.linear`.
  public var magnificationFilter: CALayerContentsFilter {
    get { values.magnificationFilter }
    set { set(.magnificationFilter, to: .text(newValue.rawValue)) }
  }

  /// Shifts the choice between the smaller copies of a picture that `.trilinear` samples, in halvings: more is
  /// softer, less is sharper; animatable; default 0.
  public var minificationFilterBias: Float {
    get { Float(values.minificationFilterBias) }
    set { set(.minificationFilterBias, to: .number(Double(newValue))) }
  }

  /// What a layer sets while it displays itself is its drawing, and no change to be animated.
  func setContents(_ newValue: Any?) {
    guard pending.isDisplaying else { return takeContents(newValue) }
    CATransaction.ensureOpen()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    takeContents(newValue)
    CATransaction.commit()
  }

  private func takeContents(_ newValue: Any?) {
    guard let newValue else {
      foreignContents = nil
      return set(.contents, to: .none)
    }
    if let value = AnimatableValue(newValue, as: .image) {
      foreignContents = nil
      return set(.contents, to: value)
    }
    EngineReport.report(
      self,
      "contents",
      "is a \(type(of: newValue)), which cannot be drawn: give it a CGImage"
    )
    set(.contents, to: .none)
    foreignContents = newValue
  }
}
