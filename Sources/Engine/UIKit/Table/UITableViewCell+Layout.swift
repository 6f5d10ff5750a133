import CoreGraphics

/// The places of a cell's parts.
extension UITableViewCell {
  /// The margin at both sides, the space between parts, and the width of an accessory's sign, in points.
  private static let (margin, space, signWidth): (CGFloat, CGFloat, CGFloat) = (16, 12, 14)
  /// The width of the title of `.value2`.
  private static let narrowTitle: CGFloat = 91
  /// The least space above and below the texts.
  private static let textMargin: CGFloat = 11

  /// The width at the right side that the accessory takes.
  private var accessoryWidth: CGFloat {
    let (view, type) = shownAccessory
    if let view { return view.bounds.width + Self.margin + Self.space / 2 }
    let hasSign = type != .none && type != .detailButton
    return hasSign ? Self.signWidth + Self.margin + Self.space / 2 : 0
  }

  /// The height that the content needs in a row of a width: that of its constraints, or else of its texts.
  func fittingHeight(width: CGFloat) -> CGFloat {
    let sides = edits.insets(self)
    let inner = width - accessoryWidth - sides.left - sides.right
    let height = contentView.systemLayoutSizeFitting(
      CGSize(width: inner, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    if height > 0 { return height }
    let texts = textBox(in: CGSize(width: inner, height: 0)).width
    let (title, detail) = sizes(in: texts)
    let text = style == .subtitle ? title.height + detail.height : max(title.height, detail.height)
    return max(UITableView.usualHeight, text + 2 * Self.textMargin)
  }

  func layOutCell() {
    let bounds = self.bounds
    let sides = edits.insets(self)
    contentView.frame = CGRect(
      x: sides.left,
      y: 0,
      width: max(bounds.width - accessoryWidth - sides.left - sides.right, 0),
      height: bounds.height
    )
    backgroundView?.frame = bounds
    showState()
    layOutTexts()
    layOutAccessory(right: sides.right)
    edits.layOut(self)
    let scale = max(traitCollection.displayScale, 1)
    let inset = separatorInset
    // The last line of a box is the box's edge.
    line.frame = CGRect(
      x: inset.left + sides.left,
      y: bounds.height - 1 / scale,
      width: isLastOfGroup ? 0 : max(bounds.width - inset.left - sides.left - inset.right, 0),
      height: 1 / scale
    )
    bringSubviewToFront(line)
  }

  /// - Parameter right: What is right of the accessory, in points.
  private func layOutAccessory(right: CGFloat) {
    let (view, type) = shownAccessory
    for other in [accessoryView, editingAccessoryView] where other !== view {
      other?.removeFromSuperview()
    }
    let edge = bounds.width - right
    if let view {
      if view.superview !== self { addSubview(view) }
      view.center = CGPoint(x: edge - accessoryWidth / 2 - Self.space / 4, y: bounds.midY)
    }
    let box = CGRect(
      x: edge - Self.margin - Self.signWidth,
      y: 0,
      width: Self.signWidth,
      height: bounds.height
    )
    parts.show(view == nil ? type : .none, in: box, of: self)
  }

  /// The room for texts, right of the picture.
  private func textBox(in size: CGSize) -> CGRect {
    let indent = CGFloat(max(indentationLevel, 0)) * indentationWidth
    var left = Self.margin + indent
    if let image = parts.image?.image {
      left += imageSize(image, height: size.height).width + Self.space
    }
    let right = accessoryWidth == 0 ? Self.margin : 0
    return CGRect(x: left, y: 0, width: max(size.width - left - right, 0), height: size.height)
  }

  private func imageSize(_ image: UIImage, height: CGFloat) -> CGSize {
    guard height > 0, image.size.height > height else { return image.size }
    return CGSize(width: image.size.width * height / image.size.height, height: height)
  }

  private func sizes(in width: CGFloat) -> (title: CGSize, detail: CGSize) {
    func size(_ label: UILabel?) -> CGSize {
      guard let label, label.text?.isEmpty == false else { return .zero }
      let size = label.sizeThatFits(CGSize(width: width, height: 0))
      return CGSize(width: min(size.width, width), height: size.height)
    }
    return (size(parts.title), size(parts.detail))
  }

  private func layOutTexts() {
    if let view = parts.image, let image = view.image {
      let size = imageSize(image, height: contentView.bounds.height)
      view.frame = CGRect(
        x: Self.margin + CGFloat(max(indentationLevel, 0)) * indentationWidth,
        y: (contentView.bounds.height - size.height) / 2,
        width: size.width,
        height: size.height
      )
    }
    let box = textBox(in: contentView.bounds.size)
    let (title, detail) = sizes(in: box.width)
    func top(_ height: CGFloat) -> CGFloat { ((box.height - height) / 2).rounded() }
    switch style {
    case .default:
      parts.title?.frame = CGRect(x: box.minX, y: 0, width: box.width, height: box.height)
    case .subtitle:
      let first = top(title.height + detail.height)
      parts.title?.frame = CGRect(x: box.minX, y: first, width: box.width, height: title.height)
      parts.detail?.frame = CGRect(
        x: box.minX,
        y: first + title.height,
        width: box.width,
        height: detail.height
      )
    case .value1:
      let right = min(detail.width, max(box.width - title.width - Self.space, 0))
      parts.title?.frame = CGRect(
        x: box.minX,
        y: 0,
        width: max(box.width - right - Self.space, 0),
        height: box.height
      )
      parts.detail?.frame = CGRect(
        x: box.maxX - right,
        y: 0,
        width: right,
        height: box.height
      )
    case .value2:
      parts.title?.frame = CGRect(x: box.minX, y: 0, width: Self.narrowTitle, height: box.height)
      let left = box.minX + Self.narrowTitle + Self.space / 2
      parts.detail?.frame = CGRect(
        x: left,
        y: 0,
        width: max(box.maxX - left, 0),
        height: box.height
      )
    }
  }
}
