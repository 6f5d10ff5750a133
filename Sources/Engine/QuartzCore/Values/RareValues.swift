import CoreGraphics

/// Values that few layers set, in memory of their own, so that all other layers stay cheap to copy.
final class RareValues {
  var sublayerTransform = CATransform3DIdentity
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

  init() {}

  init(_ other: RareValues) {
    sublayerTransform = other.sublayerTransform
    contentsCenter = other.contentsCenter
    minificationFilter = other.minificationFilter
    magnificationFilter = other.magnificationFilter
    minificationFilterBias = other.minificationFilterBias
    rasterizationScale = other.rasterizationScale
    cornerCurve = other.cornerCurve
    shadowPath = other.shadowPath
    compositingFilter = other.compositingFilter
    (filters, backgroundFilters) = (other.filters, other.backgroundFilters)
    ofKind = other.ofKind
  }
}

/// Each accessor reads its default while nothing was set, and setting the default then allocates nothing.
extension LayerValues {
  package var sublayerTransform: CATransform3D {
    get { rare?.sublayerTransform ?? CATransform3DIdentity }
    set { if newValue != sublayerTransform { ownRare().sublayerTransform = newValue } }
  }

  /// Whether `sublayerTransform` is other than the identity.
  package var transformsSublayers: Bool {
    guard let rare else { return false }
    return !rare.sublayerTransform.isIdentity
  }

  package var contentsCenter: CGRect {
    get { rare?.contentsCenter ?? RareValues.wholeUnit }
    set { if newValue != contentsCenter { ownRare().contentsCenter = newValue } }
  }

  package var minificationFilter: CALayerContentsFilter {
    get { rare?.minificationFilter ?? .linear }
    set { if newValue != minificationFilter { ownRare().minificationFilter = newValue } }
  }

  package var magnificationFilter: CALayerContentsFilter {
    get { rare?.magnificationFilter ?? .linear }
    set { if newValue != magnificationFilter { ownRare().magnificationFilter = newValue } }
  }

  package var minificationFilterBias: Double {
    get { rare?.minificationFilterBias ?? 0 }
    set { if newValue != minificationFilterBias { ownRare().minificationFilterBias = newValue } }
  }

  package var rasterizationScale: Double {
    get { rare?.rasterizationScale ?? 1 }
    set { if newValue != rasterizationScale { ownRare().rasterizationScale = newValue } }
  }

  package var cornerCurve: CALayerCornerCurve {
    get { rare?.cornerCurve ?? .circular }
    set { if newValue != cornerCurve { ownRare().cornerCurve = newValue } }
  }

  package var shadowPath: PathSnapshot? {
    get { rare?.shadowPath }
    set { if newValue != shadowPath { ownRare().shadowPath = newValue } }
  }

  package var compositingFilter: CompositingFilter {
    get { rare?.compositingFilter ?? .none }
    set { if newValue != compositingFilter { ownRare().compositingFilter = newValue } }
  }

  package var filters: FilterList? {
    get { rare?.filters }
    set { if newValue != filters { ownRare().filters = newValue } }
  }

  package var backgroundFilters: FilterList? {
    get { rare?.backgroundFilters }
    set { if newValue != backgroundFilters { ownRare().backgroundFilters = newValue } }
  }

  /// The blend mode of the layer with its backdrop; read for each layer that is listed.
  var blendMode: CGBlendMode { rare?.compositingFilter.blendMode ?? .normal }

  /// The rare values for writing (copy on write): copied first if another copy of these values shares them.
  mutating func ownRare() -> RareValues {
    if isKnownUniquelyReferenced(&rare), let rare { return rare }
    let own = rare.map { RareValues($0) } ?? RareValues()
    rare = own
    return own
  }
}
