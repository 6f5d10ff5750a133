import CoreGraphics
public import Foundation
import QuartzCore

/// A list of rows in sections, which scrolls from top to bottom.
///
/// Only rows in sight have cells. A cell that goes out of sight is used again for another row
/// (`dequeueReusableCell(withIdentifier:for:)`). Rows can be swiped aside to their actions, and in the editing mode
/// deleted, inserted and moved. There is no index.
open class UITableView: UIScrollView {
  /// What gives the table its rows; not kept alive.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// The delegate, which is also the scroll view's; not kept alive.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set { super.delegate = newValue }
  }
  /// The style, from the table's creation on.
  public let style: Style

  /// The height of rows, in points; default `automaticDimension`: that of each cell's content.
  open var rowHeight = UITableView.automaticDimension { didSet { reloadData() } }
  /// The height to take for a row that is not measured yet, in points; default `automaticDimension`, which is 44.
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { reloadData() } }
  /// The height of headers, in points; default `automaticDimension`: that of each header's content.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { reloadData() } }
  /// The height of footers, in points; default `automaticDimension`: that of each footer's content.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { reloadData() } }
  /// Kept, and without effect: headers are measured at once.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// Kept, and without effect: footers are measured at once.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The space above each header of a plain table, in points; default `automaticDimension`, which is none here.
  open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { reloadData() } }

  /// Whether rows are separated by lines; default `.singleLine`.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { showSeparators() }
  }
  /// The color of the lines; default `.separator`.
  open var separatorColor: UIColor? = .separator { didSet { showSeparators() } }
  /// The effect of the lines; default `nil`; kept: they have their color.
  open var separatorEffect: UIVisualEffect?
  /// The insets of the lines; default 16 points at the left.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet { showSeparators() }
  }

  /// Whether the user can select a row; default true.
  open var allowsSelection = true
  /// Whether several rows can be selected; default false.
  open var allowsMultipleSelection = false

  /// Whether the table is in its editing mode, without an animation; default false.
  open var isEditing: Bool {
    get { edits.isOn }
    set { setEditing(newValue, animated: false) }
  }
  /// Whether the user can select a row in the editing mode; default false.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected in the editing mode, by circles beside them; default false.
  open var allowsMultipleSelectionDuringEditing = false

  /// A view above all rows, whose height it keeps; default `nil`.
  open var tableHeaderView: UIView? { didSet { replaceEnd(oldValue, by: tableHeaderView) } }
  /// A view below all rows, whose height it keeps; default `nil`.
  open var tableFooterView: UIView? { didSet { replaceEnd(oldValue, by: tableFooterView) } }
  /// A view behind all rows, as large as the table, which does not scroll; default `nil`.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The length that stands for one that follows from the content: −1.
  nonisolated public static let automaticDimension: CGFloat = -1

  /// Where everything is; of use once `loadIfNeeded()` has been called.
  var geometry = TableGeometry()
  /// Whether the data source has to be asked for everything.
  var needsLoading = true
  /// The cells of the rows in sight.
  var cells: [IndexPath: UITableViewCell] = [:]
  /// The headers and footers of the sections in sight.
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var reuse = TableReuse()
  /// The selected rows, in the order in which they were selected.
  var selectedPaths: [IndexPath] = []
  /// The row that is highlighted under a finger.
  var highlightedPath: IndexPath?
  /// What is being edited.
  var edits = TableEdits()
  private let swipePan = SwipePan()
  /// Changes since `beginUpdates()`, and how often that was called without an end.
  var updates = TableUpdates()
  var updateDepth = 0
  /// What is called when the open changes have been made.
  var updateCompletions: [(Bool) -> Void] = []
  /// What has been reported.
  var reported: Set<String> = []
  /// How many animations of updates run; while any does, cells are not taken away.
  var runningUpdates = 0
  /// The width for which rows were measured.
  var measuredWidth: CGFloat = 0
  private var isTiling = false

  /// A table at `frame` in its superview's coordinates.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
    swipePan.addTarget(self, action: Selector("followSwipe:", UITableView.followSwipe))
    addGestureRecognizer(swipePan)
  }

  /// A plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Always `nil`: archives of views are not supported here.
  public required init?(coder: NSCoder) { nil }

  /// How sections look.
  nonisolated public enum Style: Int, Sendable {
    /// Rows from side to side; headers stay at the top while their section is in sight.
    case plain
    /// Groups of rows from side to side.
    case grouped
    /// Groups of rows in rounded boxes.
    case insetGrouped
  }

  /// Where a row comes to when it is scrolled to.
  nonisolated public enum ScrollPosition: Int, Sendable {
    /// The nearest place where all of it is seen.
    case none
    /// The top.
    case top
    /// The middle.
    case middle
    /// The bottom.
    case bottom
  }

  /// How a row comes or goes.
  nonisolated public enum RowAnimation: Int, Sendable {
    /// It fades.
    case fade
    /// At the right side.
    case right
    /// At the left side.
    case left
    /// Upwards.
    case top
    /// Downwards.
    case bottom
    /// At once.
    case none
    /// Into its middle.
    case middle
    /// As the table sees fit: it fades.
    case automatic = 100
  }

  /// The visible part, in the content's coordinates; rows that come into sight get their cells with the next layout.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      super.bounds = newValue
      setNeedsLayout()
    }
  }

  /// Forgets all rows, and asks for them again; no row is selected then.
  open func reloadData() {
    needsLoading = true
    selectedPaths = []
    updates = TableUpdates()
    setNeedsLayout()
  }

  override func delegateDidChange() { reloadData() }

  /// Gives the rows in sight their cells.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // (What makes a cell may scroll.)
    guard !isTiling else { return }
    isTiling = true
    defer { isTiling = false }
    loadIfNeeded()
    tile()
    if let backgroundView {
      backgroundView.frame = CGRect(origin: contentOffset, size: bounds.size)
    }
  }

  /// Enters or leaves the editing mode: each row shows what it can be edited by.
  open func setEditing(_ editing: Bool, animated: Bool) {
    showEditing(editing, animated: animated)
  }

  /// A drag to the side begins where the row has actions there.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === swipePan else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return swipePan.isSwipe
  }

  /// Selects a row, without notifying the delegate.
  ///
  /// - Parameters:
  ///   - indexPath: The row; `nil` deselects all.
  ///   - animated: Whether the change is animated.
  ///   - scrollPosition: Where the row is scrolled to; `.none` does not scroll.
  open func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: UITableView.ScrollPosition
  ) {
    select(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects a row, without notifying the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selectedPaths.removeAll { $0 == indexPath }
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  /// Begins changes that happen together; calls may be nested.
  open func beginUpdates() { updateDepth += 1 }

  /// Ends the changes: they happen, and heights are asked for again.
  ///
  /// Where the rows afterwards are not those before with the changes, that is reported, and the table is loaded from
  /// scratch.
  open func endUpdates() {
    guard updateDepth > 0 else { return report("endUpdates without beginUpdates") }
    updateDepth -= 1
    if updateDepth == 0 { applyUpdates() }
  }

  /// Makes changes that happen together.
  ///
  /// - Parameters:
  ///   - updates: Makes the changes, of the data and of the table.
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

  /// Inserts rows, which the data source has already.
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { for path in indexPaths { $0.insertedRows[path] = animation } }
  }

  /// Deletes rows, which the data source does not have any more.
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { for path in indexPaths { $0.deletedRows[path] = animation } }
  }

  /// Gives rows new cells.
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { for path in indexPaths { $0.reloadedRows[path] = animation } }
  }

  /// Moves a row, which the data source has moved.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows[indexPath] = newIndexPath }
  }

  /// Inserts sections, which the data source has already.
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update { for section in sections { $0.insertedSections[section] = animation } }
  }

  /// Deletes sections, which the data source does not have any more.
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update { for section in sections { $0.deletedSections[section] = animation } }
  }

  /// Gives sections new cells; their rows may have become more, or fewer.
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update { for section in sections { $0.reloadedSections[section] = animation } }
  }

  /// Moves a section, which the data source has moved.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections[section] = newSection }
  }

  /// Scrolls to a row; one that is not there is reported.
  open func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: UITableView.ScrollPosition,
    animated: Bool
  ) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  /// A finger is on the table: the row under it is highlighted.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    beginTouching(touches)
  }

  /// The finger is lifted: the row is selected.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    endTouching(touches, isCancelled: false)
  }

  /// The finger moves; the row stays highlighted.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// The touch belongs to another, as when it has become a drag: nothing is selected.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    endTouching(touches, isCancelled: true)
  }

  private func replaceEnd(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    guard !needsLoading else { return }
    // Its height moves all rows, whose cells stay.
    geometry = TableGeometry(geometry.sections, top: tableHeaderView?.bounds.height ?? 0)
    setNeedsLayout()
  }

  override class var appearanceKeys: [AppearanceKey] {
    super.appearanceKeys + [.of(\UITableView.separatorColor), .of(\UITableView.rowHeight)]
  }
}
