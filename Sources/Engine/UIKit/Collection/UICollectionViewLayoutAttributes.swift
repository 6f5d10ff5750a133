public import CoreGraphics
public import Foundation
public import QuartzCore

/// Where an element of a collection is, and how it looks there.
///
/// A layout makes them, and the collection gives each element's view the values.
nonisolated open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The item, or the place of a supplementary or decoration view.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The center, in the content's coordinates.
  open var center = CGPoint.zero
  /// The size, in points; default zero.
  open var size = CGSize.zero
  /// The transform about the center; default the identity.
  open var transform3D = CATransform3DIdentity
  /// The opacity, 0 … 1; default 1.
  open var alpha: CGFloat = 1
  /// The order from back to front: views with a greater number are in front; default 0.
  open var zIndex = 0
  /// Whether the element is not shown, and has no view; default false.
  open var isHidden = false
  /// What the element is.
  public private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of a supplementary or decoration view; `nil` for a cell.
  public private(set) var representedElementKind: String?

  /// Attributes of a cell, with the default values.
  public override init() { super.init() }

  /// Attributes of the cell of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Attributes of a supplementary view.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String,
    with indexPath: IndexPath
  ) {
    self.init()
    become(.supplementaryView, elementKind, indexPath)
  }

  /// Attributes of a decoration view.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String,
    with indexPath: IndexPath
  ) {
    self.init()
    become(.decorationView, decorationViewKind, indexPath)
  }

  /// The bounding box, in the content's coordinates; setting it changes `center` and `size`.
  open var frame: CGRect {
    get {
      let box = CGRect(
        x: -size.width / 2,
        y: -size.height / 2,
        width: size.width,
        height: size.height
      )
      return box.applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      size = newValue.size
    }
  }

  /// The rectangle in the element's own coordinates; its origin is zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The transform in the plane; the identity for one that leaves it.
  open var transform: CGAffineTransform {
    get {
      CATransform3DIsAffine(transform3D) ? CATransform3DGetAffineTransform(transform3D) : .identity
    }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// Attributes of the same class with the same values; a subclass copies its own.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSObject.object(of: type(of: self))
    copy.become(representedElementCategory, representedElementKind, indexPath)
    (copy.center, copy.size, copy.transform3D) = (center, size, transform3D)
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    return copy
  }

  /// Whether another object has the same values; a subclass compares its own.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return key == other.key && center == other.center && size == other.size
      && CATransform3DEqualToTransform(transform3D, other.transform3D) && alpha == other.alpha
      && zIndex == other.zIndex && isHidden == other.isHidden
  }

  /// A hash of the element.
  open override var hash: Int { key.hashValue }

  /// Which element it is.
  var key: CollectionElement {
    CollectionElement(
      category: representedElementCategory,
      kind: representedElementKind ?? "",
      path: indexPath
    )
  }

  private func become(
    _ category: UICollectionView.ElementCategory,
    _ kind: String?,
    _ path: IndexPath
  ) {
    (representedElementCategory, representedElementKind, indexPath) = (category, kind, path)
  }

  /// Attributes of a class for an element, in place of the initializers, which make those of a class that is named.
  static func make(
    _ type: UICollectionViewLayoutAttributes.Type,
    _ category: UICollectionView.ElementCategory,
    _ kind: String?,
    _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let made = NSObject.object(of: type)
    made.become(category, kind, path)
    return made
  }
}

/// An element of a collection: a cell, a supplementary view, or a decoration view.
nonisolated struct CollectionElement: Hashable {
  var category: UICollectionView.ElementCategory
  /// The kind; empty for cells.
  var kind: String
  var path: IndexPath

  static func cell(_ path: IndexPath) -> CollectionElement {
    CollectionElement(category: .cell, kind: "", path: path)
  }

  static func supplementary(_ kind: String, _ path: IndexPath) -> CollectionElement {
    CollectionElement(category: .supplementaryView, kind: kind, path: path)
  }
}

/// By place, then by what they are: the order in which views are made and taken away.
extension CollectionElement: Comparable {
  static func < (first: CollectionElement, second: CollectionElement) -> Bool {
    (first.path, first.category.rawValue, first.kind)
      < (second.path, second.category.rawValue, second.kind)
  }
}
