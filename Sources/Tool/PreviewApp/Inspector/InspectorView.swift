import CoreGraphics
import UIKit

/// The inspector's parts: the layers above, a page on the selected one below, and a line of words at the lower edge.
final class InspectorView: UIView {
  let header = InspectorHeader()
  let tree = ListView()
  let strip = TabStrip()
  private let footer = InspectorFooter()
  /// What is below the tabs.
  var page = UIView() {
    didSet {
      guard page !== oldValue else { return }
      oldValue.removeFromSuperview()
      insertSubview(page, at: 0)
      setNeedsLayout()
    }
  }
  /// Whether the page is all there is.
  var isPageAlone = false {
    didSet { if isPageAlone != oldValue { setNeedsLayout() } }
  }
  /// Whether it is in a window of its own, whose edge is the window manager's.
  var isDetached = false {
    didSet { edge.isHidden = isDetached }
  }
  /// The part of the height that the layers take, 0 … 1.
  var split: CGFloat = 0.42 {
    didSet { setNeedsLayout() }
  }
  /// Whether the keys are the inspector's.
  var isFocused = false {
    didSet { edge.backgroundColor = isFocused ? InspectorStyle.accent : InspectorStyle.line }
  }
  /// The words at the lower edge.
  var words = "" {
    didSet { footer.words = words }
  }
  /// Whether these are a warning.
  var isWarning = false {
    didSet { footer.isWarning = isWarning }
  }
  /// Called with the width that a drag of the left edge asks for, in points.
  var onWidth: (CGFloat) -> Void = { _ in }
  private let edge = EdgeView()
  private static let footerHeight: CGFloat = 24
  private static let smallest: CGFloat = 80

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = InspectorStyle.background
    for part in [page, tree, strip, header, footer, edge] as [UIView] { addSubview(part) }
    edge.backgroundColor = InspectorStyle.line
    edge.onDrag = { [unowned self] in onWidth(bounds.width - $0) }
    strip.onDrag = { [unowned self] in drag(by: $0) }
  }

  required init?(coder: NSCoder) { nil }

  private var room: CGFloat {
    max(0, bounds.height - InspectorHeader.height - TabStrip.height - Self.footerHeight)
  }

  private var treeHeight: CGFloat {
    let most = max(0, room - Self.smallest)
    return min(max((room * split).rounded(), min(Self.smallest, most)), most)
  }

  private func drag(by distance: CGFloat) {
    guard room > 0 else { return }
    split = min(max((treeHeight + distance) / room, 0), 1)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (left, width) = (EdgeView.width, max(0, bounds.width - EdgeView.width))
    var y: CGFloat = 0
    func place(_ view: UIView, _ height: CGFloat) {
      view.frame = CGRect(x: left, y: y, width: width, height: height)
      y += height
    }
    edge.frame = CGRect(x: 0, y: 0, width: left, height: bounds.height)
    place(header, InspectorHeader.height)
    for part in [tree, strip] { part.isHidden = isPageAlone }
    if !isPageAlone {
      place(tree, treeHeight)
      place(strip, TabStrip.height)
    }
    place(page, max(0, bounds.height - y - Self.footerHeight))
    place(footer, Self.footerHeight)
  }
}

/// The left edge, which changes the inspector's width.
private final class EdgeView: UIView {
  static let width: CGFloat = 4
  var onDrag: (CGFloat) -> Void = { _ in }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    onDrag(touch.location(in: self).x - Self.width / 2)
  }
}

/// The line of words.
private final class InspectorFooter: UIView {
  var words = "" {
    didSet { if words != oldValue { setNeedsDisplay() } }
  }
  var isWarning = false {
    didSet { if isWarning != oldValue { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = InspectorStyle.raised
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    Ink.fill(CGRect(x: 0, y: 0, width: bounds.width, height: 1), InspectorStyle.line)
    let color = isWarning ? InspectorStyle.bad : InspectorStyle.softText
    Ink.text(
      words,
      in: bounds.insetBy(dx: InspectorStyle.margin, dy: 0),
      color,
      font: InspectorStyle.smallFont
    )
  }
}
