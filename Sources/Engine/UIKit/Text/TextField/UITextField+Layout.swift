import CoreGraphics
import QuartzCore

/// The layout of a text field's parts, and their content.
extension UITextField {
  /// The distance of the text from the border's side, in points.
  private var padding: CGFloat { borderStyle == .none ? 0 : ControlStyle.fieldPadding }

  var boxRadius: CGFloat { borderStyle == .roundedRect ? ControlStyle.buttonCornerRadius : 0 }

  private var showsLeftView: Bool {
    leftView != nil && leftViewMode.isShown(whileEditing: isEditing)
  }

  private var showsRightView: Bool {
    rightView != nil && rightViewMode.isShown(whileEditing: isEditing)
  }

  private var showsClearButton: Bool {
    !showsRightView && hasText && isEnabled && clearButtonMode.isShown(whileEditing: isEditing)
  }

  func usualTextRect(in bounds: CGRect) -> CGRect {
    let border = borderRect(forBounds: bounds)
    var (left, right) = (border.minX + padding, border.maxX - padding)
    if showsLeftView { left = leftViewRect(forBounds: bounds).maxX + padding }
    if showsRightView {
      right = rightViewRect(forBounds: bounds).minX - padding
    } else if showsClearButton {
      right = clearButtonRect(forBounds: bounds).minX - ControlStyle.fieldGap
    }
    return CGRect(
      x: left,
      y: border.minY,
      width: max(right - left, 0),
      height: border.height
    )
  }

  func usualClearRect(in bounds: CGRect) -> CGRect {
    let (border, side) = (borderRect(forBounds: bounds), ControlStyle.clearSize)
    return CGRect(
      x: border.maxX - side - (borderStyle == .none ? 0 : ControlStyle.fieldGap),
      y: (border.midY - side / 2).rounded(.down),
      width: side,
      height: side
    )
  }

  func sideRect(of view: UIView?, isLeft: Bool, in bounds: CGRect) -> CGRect {
    let (border, size) = (borderRect(forBounds: bounds), view?.bounds.size ?? .zero)
    let distance = borderStyle == .none ? 0 : ControlStyle.fieldGap
    return CGRect(
      x: isLeft ? border.minX + distance : border.maxX - distance - size.width,
      y: (border.midY - size.height / 2).rounded(.down),
      width: size.width,
      height: size.height
    )
  }

  /// The size of the text or placeholder in one line, with the views beside it.
  var wishedSize: CGSize {
    let shown = hasText ? looks : hint
    let text = shown.layout(width: nil, lineLimit: 1)?.size ?? .zero
    var width = text.width.rounded(.up) + ControlStyle.caretWidth + 2 * padding
    if showsLeftView { width += ControlStyle.fieldGap + (leftView?.bounds.width ?? 0) }
    if showsRightView {
      width += ControlStyle.fieldGap + (rightView?.bounds.width ?? 0)
    } else if clearButtonMode != .never {
      width += ControlStyle.fieldGap + ControlStyle.clearSize
    }
    let height = max(looks.font.lineHeight, text.height).rounded(.up)
    return CGSize(width: width, height: height + 2 * padding)
  }

  func replaceSideView(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  func bordersChanged() {
    let box = parts.box
    let isFilled = borderStyle == .bezel || borderStyle == .roundedRect
    box.backgroundColor = isFilled ? ControlStyle.fieldFill : nil
    box.layer.borderWidth = borderStyle == .none ? 0 : 1
    box.layer.borderColor = ControlStyle.line.cgColor
    box.layer.cornerRadius = boxRadius
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  func placeParts() {
    parts.box.frame = borderRect(forBounds: bounds)
    show(leftView, showsLeftView, in: leftViewRect)
    show(rightView, showsRightView, in: rightViewRect)
    if showsClearButton {
      let button = parts.makeClearButton(in: self)
      button.frame = clearButtonRect(forBounds: bounds)
    }
    parts.clearButton?.isHidden = !showsClearButton
    showText()
  }

  private func show(_ view: UIView?, _ isShown: Bool, in rect: (CGRect) -> CGRect) {
    guard let view else { return }
    if view.superview !== self, isShown { insertSubview(view, aboveSubview: parts.area) }
    if view.superview === self { view.isHidden = !isShown }
    if isShown { view.frame = rect(bounds) }
  }

  /// The current frame of the text, in whole pixels.
  var textFrame: CGRect {
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let scale = layer.contentsScale
    func whole(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
    let (x, y) = (whole(rect.minX), whole(rect.minY))
    return CGRect(
      x: x,
      y: y,
      width: max(whole(rect.maxX) - x, 0),
      height: max(whole(rect.maxY) - y, 0)
    )
  }

  /// The top of a line with a height, centered in a rectangle.
  func top(ofLine height: CGFloat, in rect: CGRect) -> CGFloat {
    let spare = rect.height - height
    let share: CGFloat =
      switch contentVerticalAlignment {
      case .top: 0
      case .center, .fill: spare / 2
      case .bottom: spare
      }
    let scale = layer.contentsScale
    return rect.minY + (share * scale).rounded(.down) / scale
  }
}

extension UITextField: LayoutKind {
  var textLine: TextLine? { font.map { .middle($0, height: $0.lineHeight) } }
}
