public import CoreGraphics
public import Foundation

/// Items in lines, one after the other, as words in a text; sections follow one another in the scrolling direction.
///
/// A full line is spread over the room; the last one of a section begins at the start, with the spaces of a full line
/// where all items are of one size. The items of a line are centered in it.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The least space between lines, in points; default 10.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least space between the items of a line, in points; default 10.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The size of items, where the delegate says none; default 50 × 50.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The size to take for items that are not measured; default zero, for items that are not.
  ///
  /// With another one, cells are asked for their sizes (`preferredLayoutAttributesFitting(_:)`) when they come into
  /// sight.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The direction; default `.vertical`.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// The size of headers, of which the length in the scrolling direction counts; default zero, for none.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers, of which the length in the scrolling direction counts; default zero, for none.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The margins of sections, in points; default none.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// What the margins are measured from; default `.fromContentInset`, and without effect here.
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  /// Whether headers stay in sight while their section is; default false.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// Whether footers stay in sight while their section is; default false.
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  /// The estimate that leaves sizes to the cells.
  nonisolated public static let automaticSize = CGSize(width: -1, height: -1)
  /// The size to take for an item with the estimate `automaticSize`, in points.
  private static let usualSize = CGSize(width: 50, height: 50)

  private var flow = FlowGeometry()
  /// The width of lines for which the places were computed; `nil` where they have to be computed again.
  private var knownRoom: CGFloat?
  /// The sizes that cells have asked for.
  private var measured: [IndexPath: CGSize] = [:]

  /// A vertical layout with the default values.
  public override init() { super.init() }

  /// Always `nil`: archives of layouts are not supported here.
  public required init?(coder: NSCoder) { nil }

  /// What the margins of sections are measured from.
  nonisolated public enum SectionInsetReference: Int, Sendable {
    /// The content's insets.
    case fromContentInset
    /// The safe area.
    case fromSafeArea
    /// The layout margins.
    case fromLayoutMargins
  }

  /// `UICollectionViewFlowLayoutInvalidationContext`.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// Computes all places; what is asked before that computes them, too.
  open override func prepare() {
    super.prepare()
    computePlaces()
  }

  /// The places; computed where that has not been done since the layout became invalid.
  private var places: FlowGeometry {
    if knownRoom == nil { computePlaces() }
    return flow
  }

  private func computePlaces() {
    guard let view = owner else { return }
    view.loadIfNeeded()
    let (insets, isVertical) = (view.adjustedContentInset, scrollDirection == .vertical)
    let room =
      isVertical
      ? view.bounds.width - insets.left - insets.right
      : view.bounds.height - insets.top - insets.bottom
    guard knownRoom != room else { return }
    knownRoom = room
    flow = FlowGeometry(
      view.counts.indices.map { section(ofIndex: $0, view) },
      room: max(room, 0),
      isVertical: isVertical
    )
  }

  /// The size of all sections.
  open override var collectionViewContentSize: CGSize { places.size }

  /// The cells, headers and footers with a part in a rectangle.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var all = places.items(in: rect).compactMap { layoutAttributesForItem(at: $0) }
    for section in places.sections(in: rect) {
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        let path = IndexPath(item: 0, section: section)
        guard let end = layoutAttributesForSupplementaryView(ofKind: kind, at: path),
          end.frame.intersects(rect)
        else { continue }
        all.append(end)
      }
    }
    return all
  }

  /// The place of an item; `nil` for one that is not there.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let frame = places.frame(of: indexPath) else { return nil }
    return make(.cell, nil, indexPath, frame)
  }

  /// The place of a header or footer; `nil` for one without a length.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    guard isHeader || elementKind == UICollectionView.elementKindSectionFooter,
      indexPath.count == 2, indexPath.item == 0,
      let frame = places.frame(ofEnd: indexPath.section, isHeader: isHeader)
    else { return nil }
    let isPinned = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    let place = isPinned ? pinned(frame, in: indexPath.section, isHeader: isHeader) : frame
    let attributes = make(.supplementaryView, elementKind, indexPath, place)
    // In front of the cells that pass below.
    if isPinned { attributes.zIndex = Self.pinnedOrder }
    return attributes
  }

  /// Whether the length of lines changes, or a header has to stay in sight.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
    guard let size = owner?.bounds.size else { return false }
    return scrollDirection == .vertical
      ? newBounds.width != size.width : newBounds.height != size.height
  }

  /// What is invalid when the visible rectangle changes: where lines keep their width, neither what the delegate says
  /// nor the places.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext,
      newBounds.size == owner?.bounds.size
    {
      flow.invalidateFlowLayoutDelegateMetrics = false
      flow.invalidateFlowLayoutAttributes = false
    }
    return context
  }

  /// Whether the sizes of items are estimates.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimatedItemSize != .zero && preferredAttributes.representedElementCategory == .cell
      && measured[originalAttributes.indexPath] != preferredAttributes.size
  }

  /// Keeps the size that a cell asks for.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    measured[originalAttributes.indexPath] = preferredAttributes.size
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
  }

  /// Forgets the sizes that cells have asked for, if everything is invalid.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let isWhole = context.invalidateEverything || context.invalidateDataSourceCounts
    if isWhole { measured = [:] }
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    let changesPlaces =
      flow.map { $0.invalidateFlowLayoutDelegateMetrics || $0.invalidateFlowLayoutAttributes }
    if isWhole || changesPlaces ?? true { knownRoom = nil }
    super.invalidateLayout(with: context)
  }

  override func itemsHaveMoved(to destinations: [IndexPath: IndexPath]) {
    measured = Dictionary(
      measured.compactMap { path, size in destinations[path].map { ($0, size) } }
    ) { first, _ in first }
  }

  /// Cells may ask for other sizes in other lines.
  override func sizeHasChanged() { measured = [:] }

  private static let pinnedOrder = 10

  private func section(ofIndex index: Int, _ view: UICollectionView) -> FlowGeometry.Section {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let sizes = (0..<view.counts[index]).map { item in
      size(of: IndexPath(item: item, section: index), view, delegate)
    }
    return FlowGeometry.Section(
      sizes: sizes,
      isUniform: sizes.allSatisfy { $0 == sizes.first },
      inset: delegate?.collectionView(view, layout: self, insetForSectionAt: index)
        ?? sectionInset,
      lineSpace: delegate?.collectionView(
        view,
        layout: self,
        minimumLineSpacingForSectionAt: index
      ) ?? minimumLineSpacing,
      itemSpace: delegate?.collectionView(
        view,
        layout: self,
        minimumInteritemSpacingForSectionAt: index
      ) ?? minimumInteritemSpacing,
      header: delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: index)
        ?? headerReferenceSize,
      footer: delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: index)
        ?? footerReferenceSize
    )
  }

  private func size(
    of path: IndexPath,
    _ view: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> CGSize {
    if let measured = measured[path] { return measured }
    if estimatedItemSize != .zero {
      return estimatedItemSize == Self.automaticSize ? Self.usualSize : estimatedItemSize
    }
    return delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
  }

  /// A header's or footer's place in sight, as far as its section is.
  private func pinned(_ frame: CGRect, in section: Int, isHeader: Bool) -> CGRect {
    guard let view = owner else { return frame }
    let (seen, whole) = (view.bounds.inset(by: view.adjustedContentInset), places.span(of: section))
    var frame = frame
    if scrollDirection == .vertical {
      let top = isHeader ? seen.minY : seen.maxY - frame.height
      frame.origin.y = min(max(top, whole.lowerBound), whole.upperBound - frame.height)
      frame.origin.y = isHeader ? max(frame.minY, whole.lowerBound) : frame.minY
    } else {
      let left = isHeader ? seen.minX : seen.maxX - frame.width
      frame.origin.x = min(max(left, whole.lowerBound), whole.upperBound - frame.width)
    }
    return frame
  }

  private func make(
    _ category: UICollectionView.ElementCategory,
    _ kind: String?,
    _ path: IndexPath,
    _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = UICollectionViewLayoutAttributes.make(
      type ?? UICollectionViewLayoutAttributes.self,
      category,
      kind,
      path
    )
    attributes.frame = frame
    return attributes
  }
}
