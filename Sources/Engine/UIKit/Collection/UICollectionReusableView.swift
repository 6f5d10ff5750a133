import QuartzCore

/// A view that a collection shows, and uses again for another element when it is out of sight.
open class UICollectionReusableView: UIView {
  /// The name by which the collection uses the view again; `nil` for a view that no collection has made.
  open internal(set) var reuseIdentifier: String?
  /// What the view was last given.
  var attributes: UICollectionViewLayoutAttributes?
  /// Whether the view has been asked for the size that suits it, since it has its element and the collection its size.
  var isMeasured = false

  /// A view at `frame` in its superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Always `nil`: archives of views are not supported here.
  public required init?(coder: NSCoder) { nil }

  /// The view is about to be used for another element; the default does nothing.
  open func prepareForReuse() {}

  /// The view has been given attributes, which differ from those before; the default does nothing.
  ///
  /// The place, the size, the transform and the opacity are set already: a subclass takes what its layout's attributes
  /// have beside them.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The collection begins to change from one layout to another; the default does nothing.
  open func willTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {}

  /// The collection has changed from one layout to another; the default does nothing.
  open func didTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {}

  /// The attributes that suit the view's content, for layouts with estimated sizes.
  ///
  /// - Parameter layoutAttributes: Those of the layout.
  /// - Returns: The same with the size that the constraints ask for; unchanged where there are none.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let content = (self as? UICollectionViewCell)?.contentView ?? self
    let size = content.systemLayoutSizeFitting(
      layoutAttributes.size,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
    guard size.width > 0, size.height > 0,
      let fitting = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    fitting.size = size
    return fitting
  }

  /// Takes the values of a layout.
  ///
  /// Where they are those that it has, it keeps what code has done to it since.
  func take(_ new: UICollectionViewLayoutAttributes) {
    guard attributes?.isEqual(new) != true else { return }
    if bounds.size != new.size { bounds.size = new.size }
    if center != new.center { center = new.center }
    if !CATransform3DEqualToTransform(layer.transform, new.transform3D) {
      layer.transform = new.transform3D
    }
    if alpha != new.alpha { alpha = new.alpha }
    if layer.zPosition != CGFloat(new.zIndex) { layer.zPosition = CGFloat(new.zIndex) }
    // (A layout may go on changing the object that it has given.)
    attributes = new.copy() as? UICollectionViewLayoutAttributes
    apply(new)
  }
}
