package import CoreGraphics

/// Values that few layers set, in memory of their own, so that all other layers stay small, and cheap to copy.
struct RareValues {
  var sublayerTransform = CATransform3DIdentity
  var borderWidth = 0.0
  var borderColor = RareValues.black
  var shadowColor = RareValues.black
  var shadowOpacity = 0.0
  var shadowOffset = RareValues.shadowOffset
  var shadowRadius = 3.0
  var contentsCenter = RareValues.wholeUnit
  var minificationFilter = CALayerContentsFilter.linear
  var magnificationFilter = CALayerContentsFilter.linear
  var minificationFilterBias = 0.0
  var rasterizationScale = 1.0
  var cornerCurve = CALayerCornerCurve.circular
  var shadowPath: PathSnapshot?
  var compositingFilter = CompositingFilter.none
  var filters: FilterList?
  var backgroundFilters: FilterList?
  /// A value that the layer's kind has for itself, such as an emitter's cells; it is never changed, only replaced.
  var ofKind: AnyObject?

  static let wholeUnit = CGRect(x: 0, y: 0, width: 1, height: 1)
  static let black: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  static let shadowOffset = CGSize(width: 0, height: -3)
}

/// Each accessor reads its default while nothing was set, and setting the default then allocates nothing.
extension LayerValues {
  package var sublayerTransform: CATransform3D {
    get { rare?.value.sublayerTransform ?? CATransform3DIdentity }
    set { if newValue != sublayerTransform { ownRare.sublayerTransform = newValue } }
  }

  /// Whether `sublayerTransform` is other than the identity.
  package var transformsSublayers: Bool {
    guard let rare else { return false }
    return !rare.value.sublayerTransform.isIdentity
  }

  package var borderWidth: Double {
    get { rare?.value.borderWidth ?? 0 }
    set { if newValue != borderWidth { ownRare.borderWidth = newValue } }
  }

  package var borderColor: CGColor? {
    get { rare.map { $0.value.borderColor } ?? RareValues.black }
    set { if newValue != borderColor { ownRare.borderColor = newValue } }
  }

  package var shadowColor: CGColor? {
    get { rare.map { $0.value.shadowColor } ?? RareValues.black }
    set { if newValue != shadowColor { ownRare.shadowColor = newValue } }
  }

  package var shadowOpacity: Double {
    get { rare?.value.shadowOpacity ?? 0 }
    set { if newValue != shadowOpacity { ownRare.shadowOpacity = newValue } }
  }

  package var shadowOffset: CGSize {
    get { rare?.value.shadowOffset ?? RareValues.shadowOffset }
    set { if newValue != shadowOffset { ownRare.shadowOffset = newValue } }
  }

  package var shadowRadius: Double {
    get { rare?.value.shadowRadius ?? 3 }
    set { if newValue != shadowRadius { ownRare.shadowRadius = newValue } }
  }

  package var contentsCenter: CGRect {
    get { rare?.value.contentsCenter ?? RareValues.wholeUnit }
    set { if newValue != contentsCenter { ownRare.contentsCenter = newValue } }
  }

  package var minificationFilter: CALayerContentsFilter {
    get { rare?.value.minificationFilter ?? .linear }
    set { if newValue != minificationFilter { ownRare.minificationFilter = newValue } }
  }

  package var magnificationFilter: CALayerContentsFilter {
    get { rare?.value.magnificationFilter ?? .linear }
    set { if newValue != magnificationFilter { ownRare.magnificationFilter = newValue } }
  }

  package var minificationFilterBias: Double {
    get { rare?.value.minificationFilterBias ?? 0 }
    set { if newValue != minificationFilterBias { ownRare.minificationFilterBias = newValue } }
  }

  package var rasterizationScale: Double {
    get { rare?.value.rasterizationScale ?? 1 }
    set { if newValue != rasterizationScale { ownRare.rasterizationScale = newValue } }
  }

  package var cornerCurve: CALayerCornerCurve {
    get { rare?.value.cornerCurve ?? .circular }
    set { if newValue != cornerCurve { ownRare.cornerCurve = newValue } }
  }

  package var shadowPath: PathSnapshot? {
    get { rare?.value.shadowPath }
    set { if newValue != shadowPath { ownRare.shadowPath = newValue } }
  }

  package var compositingFilter: CompositingFilter {
    get { rare?.value.compositingFilter ?? .none }
    set { if newValue != compositingFilter { ownRare.compositingFilter = newValue } }
  }

  package var filters: FilterList? {
    get { rare?.value.filters }
    set { if newValue != filters { ownRare.filters = newValue } }
  }

  package var backgroundFilters: FilterList? {
    get { rare?.value.backgroundFilters }
    set { if newValue != backgroundFilters { ownRare.backgroundFilters = newValue } }
  }

  /// The value that the layer's kind has for itself.
  var ofKind: AnyObject? {
    get { rare?.value.ofKind }
    set { if newValue !== ofKind { ownRare.ofKind = newValue } }
  }

  /// The blend mode of the layer with its backdrop; read for each layer that is listed.
  var blendMode: CGBlendMode { rare?.value.compositingFilter.blendMode ?? .normal }

  /// The rare values for writing, made when one of them is set first.
  private var ownRare: RareValues {
    get { rare?.value ?? RareValues() }
    _modify {
      var own = rare.take() ?? CopyOnWrite(RareValues())
      defer { rare = own }
      yield &own.value
    }
  }
}
