public import CoreGraphics

/// A layer that shows a part of larger content, and scrolls by changing the origin of its bounds.
///
/// It clips its sublayers to its bounds: `masksToBounds` is true by default. The scroll position is not limited.
open class CAScrollLayer: CALayer {
  /// The directions in which it scrolls; default both.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// A scroll layer that shows (0, 0) at its upper left.
  public required init() {
    super.init()
    values.masksToBounds = true
  }

  /// A copy of another scroll layer's values.
  public required init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? Self {
      scrollMode = other.scrollMode
    } else {
      values.masksToBounds = true
    }
  }

  /// The layer of an archive; `nil` for one that is damaged.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The default value of a key: as for other layers, except that `masksToBounds` is true.
  open override class func defaultValue(forKey key: String) -> Any? {
    key == "masksToBounds" ? objectForm(true) : super.defaultValue(forKey: key)
  }

  override class var kind: (any LayerKind.Type)? { CAScrollLayer.self }

  /// Scrolls so that `p`, in the layer's own coordinates, is the origin of its bounds.
  open func scroll(to p: CGPoint) {
    let old = values.bounds.origin
    bounds.origin = CGPoint(
      x: scrollMode.isHorizontal ? p.x : old.x,
      y: scrollMode.isVertical ? p.y : old.y
    )
  }

  /// Scrolls by the smallest amount that brings `r`, in the layer's own coordinates, inside the bounds; a rectangle too
  /// large for the bounds is aligned to their origin, as measured on macOS.
  open func scroll(to r: CGRect) {
    let b = values.bounds
    scroll(
      to: CGPoint(
        x: Self.nearest(to: b.minX, length: b.width, showing: (r.minX, r.maxX)),
        y: Self.nearest(to: b.minY, length: b.height, showing: (r.minY, r.maxY))
      )
    )
  }

  /// The start of an interval of a given length that contains a part and is nearest to the current start; the start of
  /// the part if the part is longer.
  package static func nearest(
    to start: CGFloat,
    length: CGFloat,
    showing part: (start: CGFloat, end: CGFloat)
  ) -> CGFloat {
    min(part.start, max(start, part.end - length))
  }
}

extension CAScrollLayer: LayerKind {
  static var objectKeys: [String: ObjectKey] { ObjectKey.ofScrollLayer }
  static var scrolls: Bool { true }
}

extension ObjectKey {
  fileprivate static let ofScrollLayer = ofLayer.adding([
    "scrollMode": name(\CAScrollLayer.scrollMode, default: .both)
  ])
}

/// The directions in which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String

  /// A mode by its name; an unknown one acts as `none`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It does not scroll.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Vertically only.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// Horizontally only.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// In both directions; the default.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")

  var isHorizontal: Bool { self == .horizontally || self == .both }
  var isVertical: Bool { self == .vertically || self == .both }
}

extension CAScrollLayerScrollMode: _ObjectiveCBridgeable {
  /// Objects are texts.
  public typealias _ObjectiveCType = NSString
}
