import CoreGraphics

/// The places of a cell's parts.
extension UITableViewCell {
  /// The margin at both sides, the space between parts, and the width of an accessory's sign, in points.
  private static let (margin, space, signWidth): (CGFloat, CGFloat, CGFloat) = (16, 12, 14)
  /// The width of the title of `.value2`.
  private static let narrowTitle: CGFloat = 91
  /// The least space above and below the texts.
  private static let textMargin: CGFloat = 11

  private var hasSign: Bool { accessoryType != .none && accessoryType != .detailButton }

  /// The width at the right side that the accessory takes.
  private var accessoryWidth: CGFloat {
    if let accessoryView { return accessoryView.bounds.width + Self.margin + Self.space / 2 }
    return hasSign ? Self.signWidth + Self.margin + Self.space / 2 : 0
  }

  /// The height that the content needs in a row of a width: that of its constraints, or else of its texts.
  func fittingHeight(width: CGFloat) -> CGFloat {
    let inner = width - accessoryWidth
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
    contentView.frame = CGRect(
      x: 0,
      y: 0,
      width: max(bounds.width - accessoryWidth, 0),
      height: bounds.height
    )
    backgroundView?.frame = bounds
    showState()
    layOutTexts()
    layOutAccessory()
    let scale = max(traitCollection.displayScale, 1)
    let inset = separatorInset
    // The last line of a box is the box's edge.
    line.frame = CGRect(
      x: inset.left,
      y: bounds.height - 1 / scale,
      width: isLastOfGroup ? 0 : max(bounds.width - inset.left - inset.right, 0),
      height: 1 / scale
    )
    bringSubviewToFront(line)
  }

  private func layOutAccessory() {
    let middle = CGPoint(x: bounds.width - accessoryWidth / 2 - Self.space / 4, y: bounds.midY)
    accessoryView?.center = middle
    let box = CGRect(
      x: bounds.width - Self.margin - Self.signWidth,
      y: 0,
      width: Self.signWidth,
      height: bounds.height
    )
    parts.show(accessoryView == nil ? accessoryType : .none, in: box, of: self)
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
