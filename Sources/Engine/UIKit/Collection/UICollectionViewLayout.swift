public import CoreGraphics
public import Foundation

/// Says where the elements of a collection are.
///
/// A subclass overrides `prepare()`, `collectionViewContentSize`, `layoutAttributesForElements(in:)` and
/// `layoutAttributesForItem(at:)`.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, NSCoding {
  /// The collection that has the layout; `nil` for none.
  open var collectionView: UICollectionView? { owner }
  weak var owner: UICollectionView?
  /// The classes of decoration views.
  private(set) var decorations: [String: UICollectionReusableView.Type] = [:]
  /// Whether `prepare()` has to be called.
  private(set) var isInvalid = true

  /// A layout that no collection has yet.
  public override init() { super.init() }

  /// Always `nil`: archives of layouts are not supported here.
  public required init?(coder: NSCoder) { nil }

  /// Does nothing: archives of layouts are not supported here.
  nonisolated open func encode(with coder: NSCoder) {}

  /// The class of the attributes that the layout makes; a `UICollectionViewLayoutAttributes`.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of its invalidation contexts; a `UICollectionViewLayoutInvalidationContext`.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// The size of the content, in points; default zero.
  open var collectionViewContentSize: CGSize { .zero }

  /// Computes what the other methods return; called before them, and again after an invalidation.
  ///
  /// The default does nothing.
  open func prepare() {}

  /// The attributes of all elements with a part in a rectangle of the content; the default is `nil`, for none.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// The attributes of an item; the default is `nil`.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// The attributes of a supplementary view; the default is `nil`.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a decoration view; the default is `nil`.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The class of decoration views of a kind; `nil` for none any more.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard viewClass == nil || viewClass is UICollectionReusableView.Type else {
      return EngineReport.handler(
        "\(type(of: self)): \(elementKind): \(String(describing: viewClass)) is no class of "
          + "decoration views: register a subclass of UICollectionReusableView"
      )
    }
    decorations[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  /// Says that the layout has to be computed again, before the next frame.
  open func invalidateLayout() { invalidateLayout(with: makeContext()) }

  /// Says that a part of the layout has to be computed again; a subclass that overrides it calls this one.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isInvalid = true
    owner?.layoutWasInvalidated(context)
  }

  /// Whether the layout has to be computed again when the visible rectangle changes; default false.
  ///
  /// A new size always invalidates it.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What is invalid when the visible rectangle changes.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Whether the layout has to be computed again when a cell asks for another size; default false.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// What is invalid when a cell asks for another size.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Where a drag comes to rest.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: The offset at which it would come to rest.
  ///   - velocity: The velocity of the offset, in points per millisecond.
  /// - Returns: The offset for the end; the default is the proposed one.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The offset after an animated change of the elements or of the layout; the default is the proposed one.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Elements are about to come, go or move; called after `prepare()`.
  ///
  /// The default does nothing.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// They have their new places, in the animation; the default does nothing.
  open func finalizeCollectionViewUpdates() {}

  /// The visible rectangle is about to change in an animation; the default does nothing.
  ///
  /// Never called here, where elements move to their new places in that animation.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// The visible rectangle has changed in an animation; never called here, and the default does nothing.
  open func finalizeAnimatedBoundsChange() {}

  /// The collection is about to take this layout in place of another; the default does nothing.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// The collection is about to take another layout in place of this one; the default does nothing.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// The collection has changed its layout; the default does nothing.
  open func finalizeLayoutTransition() {}

  /// From where an item that has come moves to its place; the default is its place, clear.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    clear(layoutAttributesForItem(at: itemIndexPath))
  }

  /// To where an item that goes moves, by its number before the change; the default is its place, clear.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    clear(owner?.attributesBefore[.cell(itemIndexPath)])
  }

  /// From where a supplementary view that has come moves to its place; the default is its place, clear.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    clear(layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath))
  }

  /// To where a supplementary view that goes moves; the default is its place, clear.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    clear(owner?.attributesBefore[.supplementary(elementKind, elementIndexPath)])
  }

  /// Whether the layout is mirrored where text runs from right to left; default false, and without effect here.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Computes the layout, if it is invalid.
  ///
  /// - Returns: Whether it was.
  func prepareIfNeeded() -> Bool {
    guard isInvalid else { return false }
    isInvalid = false
    prepare()
    return true
  }

  /// Items have come, gone or moved.
  ///
  /// - Parameter destinations: Where items with the same content are now, by where they were.
  func itemsHaveMoved(to destinations: [IndexPath: IndexPath]) {}

  /// The collection has another size.
  func sizeHasChanged() {}

  private func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return NSObject.object(of: type ?? UICollectionViewLayoutInvalidationContext.self)
  }

  private func clear(
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
    copy?.alpha = 0
    return copy
  }
}
