public import Foundation
import QuartzCore

/// The view of a row in a table.
///
/// What a subclass shows belongs in `contentView`. The labels and the picture of a style are made when they are asked
/// for.
open class UITableViewCell: UIView {
  /// The view of the row's own content, beside the accessory.
  public let contentView = UIView()
  /// The name by which the table uses the cell again; `nil` for never.
  public let reuseIdentifier: String?
  /// How the texts are placed.
  let style: CellStyle

  /// A view behind the content; default `nil`.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }
  /// A view behind the content, in front of `backgroundView`, which is seen while the row is selected or highlighted;
  /// default a gray one.
  open var selectedBackgroundView: UIView? {
    get {
      if highlight == nil { makeHighlight() }
      return highlight
    }
    set {
      highlight?.removeFromSuperview()
      highlight = newValue
      if let newValue { insertSubview(newValue, belowSubview: contentView) }
      showState()
    }
  }
  /// How a selected row looks; default `.default`, gray.
  open var selectionStyle = SelectionStyle.default { didSet { showState() } }
  /// What is at the right side; default `.none`.
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// A view at the right side, in place of that of `accessoryType`; default `nil`.
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView, !isEditing { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  /// What is at the right side in the editing mode; default `.none`.
  open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// A view at the right side in the editing mode, in place of that of `editingAccessoryType`; default `nil`.
  open var editingAccessoryView: UIView? {
    didSet {
      guard editingAccessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      setNeedsLayout()
    }
  }
  /// Whether the content is indented in the editing mode; default true.
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
  /// Whether lines at the right side by which the row is moved are shown in the editing mode; default false.
  ///
  /// The table sets it.
  open var showsReorderControl = false { didSet { setNeedsLayout() } }
  /// Whether the row is in the editing mode; default false.
  open var isEditing: Bool {
    get { edits.isOn }
    set { setEditing(newValue, animated: false) }
  }
  /// The insets of the line below the row, in points; default those of the table.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? tableSeparatorInset }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  /// How far the content is indented, in steps of `indentationWidth`; default 0.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of a step, in points; default 10.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  /// Whether the row is selected; default false.
  open var isSelected: Bool {
    get { states.contains(.selected) }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether the row is highlighted, as under a finger; default false.
  open var isHighlighted: Bool {
    get { states.contains(.highlighted) }
    set { setHighlighted(newValue, animated: false) }
  }

  /// The label of the row's title.
  open var textLabel: UILabel? {
    parts.label(.title, of: self)
  }
  /// The label beside or below the title; `nil` for `.default`.
  open var detailTextLabel: UILabel? {
    style == .default ? nil : parts.label(.detail, of: self)
  }
  /// The picture at the left side.
  open var imageView: UIImageView? { parts.imageView(of: self) }

  let parts = CellParts()
  let edits = CellEdits()
  let line = UIView()
  /// Where its table has put it last; `nil` where it has to put it again.
  var placedFrame: CGRect?
  var isLastOfGroup = false { didSet { if isLastOfGroup != oldValue { setNeedsLayout() } } }
  private var states: UIControl.State = []
  private var highlight: UIView?
  private var ownSeparatorInset: UIEdgeInsets?
  private var tableSeparatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

  /// A cell that is not in a table yet.
  ///
  /// - Parameters:
  ///   - style: How its texts are placed.
  ///   - reuseIdentifier: The name by which the table uses the cell again; `nil` for never.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.usualHeight))
    contentView.frame = bounds
    addSubview(contentView)
    line.isUserInteractionEnabled = false
    addSubview(line)
  }

  /// A cell of the style `.default`, which is not used again.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Always `nil`: archives of views are not supported here.
  public required init?(coder: NSCoder) { nil }

  /// The cell is about to be used for another row; a subclass removes what belongs to the old one.
  open func prepareForReuse() {
    (isLastOfGroup, ownSeparatorInset) = (false, nil)
    layer.removeAllAnimations()
    alpha = 1
  }

  /// Selects the row, or deselects it; the table calls it.
  open func setSelected(_ selected: Bool, animated: Bool) {
    set(.selected, to: selected, animated: animated)
  }

  /// Highlights the row, or not any more; the table calls it.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    set(.highlighted, to: highlighted, animated: animated)
  }

  /// Enters or leaves the editing mode; the table calls it.
  open func setEditing(_ editing: Bool, animated: Bool) {
    showEditing(editing, animated: animated)
  }

  /// Places the content, the accessory, the backgrounds and the line.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutCell()
  }

  /// The separator and the colors of a table.
  func take(_ style: UITableView.Style, separatorOf table: UITableView) {
    tableSeparatorInset = table.separatorInset
    line.backgroundColor = table.separatorColor
    line.isHidden = table.separatorStyle == .none
    if style != .plain, backgroundColor == nil {
      backgroundColor = .secondarySystemGroupedBackground
    }
    setNeedsLayout()
  }

  /// Shows the background of a selected row, or hides it.
  func showState() {
    let isShown = !states.isEmpty && selectionStyle != .none
    if isShown, highlight == nil { makeHighlight() }
    highlight?.alpha = isShown ? 1 : 0
    highlight?.frame = bounds
    parts.highlight(isShown)
  }

  private func set(_ state: UIControl.State, to isOn: Bool, animated: Bool) {
    guard states.contains(state) != isOn else { return }
    if isOn { states.insert(state) } else { states.remove(state) }
    // (A circle shows it.)
    if isEditing { setNeedsLayout() }
    guard animated, window != nil else { return showState() }
    UIView.animate(withDuration: 0.3) { [self] in showState() }
  }

  private func makeHighlight() {
    let view = UIView(frame: bounds)
    view.backgroundColor = .systemGray4
    view.alpha = 0
    highlight = view
    insertSubview(view, belowSubview: contentView)
  }

  private func replaceBackground(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }
}
