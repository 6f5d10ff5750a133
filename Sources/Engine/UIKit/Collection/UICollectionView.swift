import CoreGraphics
public import Foundation
import QuartzCore

/// Items in sections, placed by a layout, which scroll.
///
/// Only elements in sight have views. A view that goes out of sight is used again for another element
/// (`dequeueReusableCell(withReuseIdentifier:for:)`). The user does not move items.
open class UICollectionView: UIScrollView {
  /// What gives the collection its items; not kept alive.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// The delegate, which is also the scroll view's; not kept alive.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set { super.delegate = newValue }
  }
  /// Kept, and never called: nothing is fetched ahead.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Kept, and without effect: nothing is fetched ahead; default true.
  open var isPrefetchingEnabled = true
  /// Says where everything is; another one is taken at once.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }
  /// Whether the user can select an item; default true.
  open var allowsSelection = true
  /// Whether several items can be selected; default false.
  open var allowsMultipleSelection = false
  /// A view behind all elements, as large as the collection, which does not scroll; default `nil`.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      oldValue?.layer.zPosition = 0
      if let backgroundView {
        insertSubview(backgroundView, at: 0)
        backgroundView.layer.zPosition = Self.backgroundDepth
      }
      setNeedsLayout()
    }
  }

  /// The kind of the view above a section.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of the view below a section.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The z position of the background, behind any element.
  private static let backgroundDepth: CGFloat = -1e6

  var layout: UICollectionViewLayout
  /// Whether the data source has to be asked for the numbers of items.
  var needsLoading = true
  /// The numbers of items; of use once `loadIfNeeded()` has been called.
  var counts: [Int] = []
  /// The views of the elements in sight.
  var shown: [CollectionElement: UICollectionReusableView] = [:]
  var cellPool = ReusePool<UICollectionViewCell>()
  /// By kinds and identifiers.
  var viewPool = ReusePool<UICollectionReusableView>()
  /// The selected items, in the order in which they were selected.
  var selectedPaths: [IndexPath] = []
  /// The item that is highlighted under a finger.
  var highlightedPath: IndexPath?
  /// Changes since the outermost `performBatchUpdates` has begun, and how many are open.
  var updates = TableUpdates()
  var updateDepth = 0
  /// What is called when the open changes have been made.
  var updateCompletions: [(Bool) -> Void] = []
  /// What has been reported.
  private var reported: Set<String> = []
  /// How many animations of updates run; while any does, views are not taken away.
  var runningUpdates = 0
  /// The attributes of elements near the visible part before an update, while it is being made.
  var attributesBefore: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
  /// The size for which the layout was computed.
  var knownSize = CGSize.zero
  private var isTiling = false

  /// A collection at `frame` in its superview's coordinates.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    layout.owner = self
    backgroundColor = .systemBackground
  }

  /// A collection with a flow layout.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Always `nil`: archives of views are not supported here.
  public required init?(coder: NSCoder) { nil }

  /// What an element is.
  nonisolated public enum ElementCategory: UInt, Sendable {
    /// The cell of an item.
    case cell
    /// A view that the data source gives beside the cells.
    case supplementaryView
    /// A view of the layout's own.
    case decorationView
  }

  /// The direction of scrolling of a flow layout.
  nonisolated public enum ScrollDirection: Int, Sendable {
    /// From top to bottom.
    case vertical
    /// From left to right.
    case horizontal
  }

  /// Where an item comes to when it is scrolled to: at most one for each direction; none of a direction for the nearest
  /// place where all of it is seen.
  nonisolated public struct ScrollPosition: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Positions with these raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The left side.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The right side.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The visible part, in the content's coordinates; elements that come into sight get their views with the next
  /// layout.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let isInvalid =
        newValue != super.bounds
        && layout.shouldInvalidateLayout(
          forBoundsChange: newValue
        )
      let context = isInvalid ? layout.invalidationContext(forBoundsChange: newValue) : nil
      super.bounds = newValue
      if let context { layout.invalidateLayout(with: context) }
      setNeedsLayout()
    }
  }

  /// Forgets all items, and asks for them again; no item is selected then.
  open func reloadData() {
    needsLoading = true
    selectedPaths = []
    updates = TableUpdates()
    let context = UICollectionViewLayoutInvalidationContext()
    (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
    layout.invalidateLayout(with: context)
    setNeedsLayout()
  }

  /// Gives the elements in sight their views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // (What makes a cell may scroll.)
    guard !isTiling else { return }
    isTiling = true
    defer { isTiling = false }
    tile()
    backgroundView?.frame = CGRect(origin: contentOffset, size: bounds.size)
  }

  /// Selects an item, without notifying the delegate.
  ///
  /// - Parameters:
  ///   - indexPath: The item; `nil` deselects all.
  ///   - animated: Whether scrolling is animated.
  ///   - scrollPosition: Where the item is scrolled to; `[]` does not scroll.
  open func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: UICollectionView.ScrollPosition
  ) {
    select(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects an item, without notifying the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selectedPaths.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  /// Makes changes that happen together; calls may be nested.
  ///
  /// Where the items afterwards are not those before with the changes, that is reported, and all are loaded again.
  ///
  /// - Parameters:
  ///   - updates: Makes the changes, of the data and of the collection.
  ///   - completion: Called when the animation of all changes, also those around these, has ended; false when it was
  ///     cut short.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    loadIfNeeded()
    updateDepth += 1
    updates?()
    updateDepth -= 1
    if let completion { updateCompletions.append(completion) }
    if updateDepth == 0 { applyUpdates() }
  }

  /// Inserts items, which the data source has already.
  open func insertItems(at indexPaths: [IndexPath]) {
    update { for path in indexPaths { $0.insertedRows[path] = .automatic } }
  }

  /// Deletes items, which the data source does not have any more.
  open func deleteItems(at indexPaths: [IndexPath]) {
    update { for path in indexPaths { $0.deletedRows[path] = .automatic } }
  }

  /// Gives items new cells.
  open func reloadItems(at indexPaths: [IndexPath]) {
    update { for path in indexPaths { $0.reloadedRows[path] = .automatic } }
  }

  /// Moves an item, which the data source has moved.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows[indexPath] = newIndexPath }
  }

  /// Inserts sections, which the data source has already.
  open func insertSections(_ sections: IndexSet) {
    update { for section in sections { $0.insertedSections[section] = .automatic } }
  }

  /// Deletes sections, which the data source does not have any more.
  open func deleteSections(_ sections: IndexSet) {
    update { for section in sections { $0.deletedSections[section] = .automatic } }
  }

  /// Gives sections new cells; their items may have become more, or fewer.
  open func reloadSections(_ sections: IndexSet) {
    update { for section in sections { $0.reloadedSections[section] = .automatic } }
  }

  /// Moves a section, which the data source has moved.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections[section] = newSection }
  }

  /// Takes another layout.
  ///
  /// - Parameters:
  ///   - layout: The layout, which no other collection has.
  ///   - animated: Whether the elements move to their new places, in 0.3 s.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Takes another layout, and calls a closure when its elements have their places; false when that was cut short.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    take(layout, animated: animated, completion: completion)
  }

  /// Scrolls to an item; one that is not there is reported.
  open func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: UICollectionView.ScrollPosition,
    animated: Bool
  ) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  /// A finger is on the collection: the item under it is highlighted.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    beginTouching(touches)
  }

  /// The finger is lifted: the item is selected.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    endTouching(touches, isCancelled: false)
  }

  /// The finger moves; the item stays highlighted.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// The touch belongs to another, as when it has become a drag: nothing is selected.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    endTouching(touches, isCancelled: true)
  }

  override func delegateDidChange() { layout.invalidateLayout() }

  override func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    layout.targetContentOffset(
      forProposedContentOffset: proposed,
      withScrollingVelocity: velocity
    )
  }

  /// Reports what cannot be done, once for each collection.
  func report(_ words: String) {
    guard reported.insert(words).inserted else { return }
    EngineReport.handler("\(type(of: self)): \(words)")
  }
}
