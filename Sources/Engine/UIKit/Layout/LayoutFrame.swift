import CoreGraphics

/// A rectangle whose sides are linear expressions of unknowns.
struct LayoutFrame {
  var left: LinearRow
  var top: LinearRow
  var width: LinearRow
  var height: LinearRow

  var right: LinearRow { left + width }
  var bottom: LinearRow { top + height }
  var centerX: LinearRow { left + width * 0.5 }
  var centerY: LinearRow { top + height * 0.5 }

  func inset(by insets: UIEdgeInsets) -> LayoutFrame {
    LayoutFrame(
      left: left + insets.left,
      top: top + insets.top,
      width: width + -(insets.left + insets.right),
      height: height + -(insets.top + insets.bottom)
    )
  }

  /// The expression of an attribute of a view with this frame; `nil` for none.
  func row(of attribute: NSLayoutConstraint.Attribute, of view: UIView) -> LinearRow? {
    switch attribute {
    case .left, .leading: left
    case .right, .trailing: right
    case .top: top
    case .bottom: bottom
    case .width: width
    case .height: height
    case .centerX: centerX
    case .centerY: centerY
    case .firstBaseline: baseline(of: view, isFirst: true)
    case .lastBaseline: baseline(of: view, isFirst: false)
    case .leftMargin, .leadingMargin: inset(by: view.layoutMargins).left
    case .rightMargin, .trailingMargin: inset(by: view.layoutMargins).right
    case .topMargin: inset(by: view.layoutMargins).top
    case .bottomMargin: inset(by: view.layoutMargins).bottom
    case .centerXWithinMargins: inset(by: view.layoutMargins).centerX
    case .centerYWithinMargins: inset(by: view.layoutMargins).centerY
    case .notAnAttribute: nil
    }
  }

  /// The baseline of a view's text; the lower side if it has none.
  private func baseline(of view: UIView, isFirst: Bool) -> LinearRow {
    switch view.layoutKind?.textLine {
    case nil: bottom
    case .lines(let font): isFirst ? top + font.ascender : bottom + font.descender
    case .middle(let font, let height):
      centerY + (isFirst ? font.ascender - height / 2 : height / 2 + font.descender)
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether it is a position, and not a length.
  nonisolated var isPlace: Bool { self != .width && self != .height && self != .notAnAttribute }

  /// Whether it is horizontal.
  nonisolated var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .width, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      true
    case .top, .bottom, .centerY, .height, .firstBaseline, .lastBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins, .notAnAttribute:
      false
    }
  }

  /// Whether it refers to the margins of its view.
  nonisolated var isOfMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }
}
