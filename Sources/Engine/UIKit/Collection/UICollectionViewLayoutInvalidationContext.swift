public import CoreGraphics
public import Foundation

/// Which part of a layout has to be computed again.
nonisolated open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether all of it has; true for one of `reloadData()` and of a new layout.
  open internal(set) var invalidateEverything = false
  /// Whether the data source has to be asked for the numbers of sections and items.
  open internal(set) var invalidateDataSourceCounts = false
  /// How far the content offset moves, in points; default zero.
  open var contentOffsetAdjustment = CGPoint.zero
  /// How much the content's size changes, in points; default zero, and without effect: the layout is asked for it.
  open var contentSizeAdjustment = CGSize.zero
  /// The items that are invalid; `nil` where none was named.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views that are invalid, by their kinds; `nil` where none was named.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decoration views that are invalid, by their kinds; `nil` where none was named.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// A context that names nothing.
  public override init() { super.init() }

  /// Names items that are invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Names supplementary views that are invalid.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String,
    at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
      [elementKind: indexPaths],
      uniquingKeysWith: +
    )
  }

  /// Names decoration views that are invalid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging(
      [elementKind: indexPaths],
      uniquingKeysWith: +
    )
  }
}

/// Which part of a flow layout has to be computed again.
nonisolated open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate has to be asked for sizes and spaces again; default true.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the places have to be computed again; default true.
  ///
  /// Where one of both has to be, so is the other here.
  open var invalidateFlowLayoutAttributes = true

  /// A context that names nothing.
  public override init() { super.init() }
}

/// A change of an element, for a layout.
nonisolated open class UICollectionViewUpdateItem: NSObject {
  /// Where it was before all changes; `nil` for one that has come.
  ///
  /// A path with the item `NSNotFound` is a section.
  public let indexPathBeforeUpdate: IndexPath?
  /// Where it is after all changes; `nil` for one that has gone.
  public let indexPathAfterUpdate: IndexPath?
  /// What happens.
  public let updateAction: Action

  init(_ before: IndexPath?, _ after: IndexPath?, _ action: Action) {
    (indexPathBeforeUpdate, indexPathAfterUpdate, updateAction) = (before, after, action)
    super.init()
  }

  /// What happens to an element.
  public enum Action: Int, Sendable {
    /// It comes.
    case insert
    /// It goes.
    case delete
    /// It gets a new cell.
    case reload
    /// It gets another place.
    case move
    /// Nothing.
    case none
  }
}
