import QuartzCore

extension UIButton {
  /// The layout of the current content.
  var layout: ButtonLayout {
    var layout = ButtonLayout()
    layout.image = imageView?.image?.size ?? .zero
    layout.title = titleLabel.map { size(of: $0) } ?? .zero
    layout.subtitle = subtitleLabel.map { size(of: $0) } ?? .zero
    layout.horizontal = effectiveContentHorizontalAlignment
    layout.vertical = contentVerticalAlignment
    guard let configuration else {
      if wasSizedToFit, isPadded { layout.verticalPadding = ControlStyle.buttonPadding }
      return layout
    }
    layout.placement = configuration.imagePlacement
    layout.imagePadding = configuration.imagePadding
    layout.titlePadding = configuration.titlePadding
    layout.titleShare = titleShare(of: configuration)
    return layout
  }

  /// The size of the content and its insets.
  var naturalSize: CGSize {
    updateConfigurationIfNeeded()
    let content = layout.size
    guard configuration == nil else {
      return content.grown(by: configuration?.contentInsets.edgeInsets ?? .zero)
    }
    guard isPadded else { return content.grown(by: contentEdgeInsets) }
    guard content != .zero else { return ControlStyle.emptyButton }
    return CGSize(
      width: max(content.width, ControlStyle.buttonWidth),
      height: content.height + 2 * ControlStyle.buttonPadding
    )
  }

  /// Whether the size includes padding above and below the content, as nothing else sets a distance.
  private var isPadded: Bool { contentEdgeInsets == .zero && imageView?.image == nil }

  private func size(of label: UILabel) -> CGSize {
    guard label.text?.isEmpty == false else { return .zero }
    guard label.numberOfLines != 1 else { return label.sizeThatFits(.zero) }
    return label.sizeThatFits(CGSize(width: contentRect(forBounds: bounds).width, height: 0))
  }

  private func titleShare(of configuration: Configuration) -> CGFloat {
    switch configuration.titleAlignment {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    case .automatic:
      switch effectiveContentHorizontalAlignment {
      case .left, .leading, .fill: 0
      case .right, .trailing: 1
      case .center: 0.5
      }
    }
  }
}

extension CGSize {
  fileprivate func grown(by insets: UIEdgeInsets) -> CGSize {
    CGSize(
      width: max(0, width + insets.left + insets.right),
      height: max(0, height + insets.top + insets.bottom)
    )
  }
}

extension UIButton: LayoutKind {
  var textLine: TextLine? { titleLabel?.textLine }
}
