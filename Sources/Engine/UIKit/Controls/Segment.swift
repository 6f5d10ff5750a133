import QuartzCore

/// One segment of a segmented control: a title or an image, and the view that shows it.
final class Segment {
  private(set) var title: String?
  private(set) var image: UIImage?
  /// The width in points; 0 uses the available width.
  var width: CGFloat = 0
  var isEnabled = true
  private(set) var view: UIView = UILabel()

  init(_ title: String?) { show(title) }

  init(_ image: UIImage?) { show(image) }

  func show(_ title: String?) {
    (self.title, image) = (title, nil)
    let label = view as? UILabel ?? UILabel()
    label.text = title
    replaceView(by: label)
  }

  func show(_ image: UIImage?) {
    (self.image, title) = (image, nil)
    let shown = view as? UIImageView ?? UIImageView()
    shown.image = image.map {
      $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
    }
    shown.contentMode = .center
    replaceView(by: shown)
  }

  /// The width of its content, in points.
  var contentWidth: CGFloat { view.sizeThatFits(.zero).width }

  /// Applies attributes and an opacity to the view.
  func show(_ attributes: [NSAttributedString.Key: Any], alpha: CGFloat) {
    view.alpha = alpha
    let color = attributes[.foregroundColor] as? UIColor ?? .label
    view.tintColor = color
    guard let label = view as? UILabel else { return }
    var looks = attributes
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineBreakMode = .byTruncatingTail
    looks[.paragraphStyle] = attributes[.paragraphStyle] ?? style
    looks[.font] = attributes[.font] ?? UIFont.systemFont(ofSize: ControlStyle.segmentTextSize)
    looks[.foregroundColor] = color
    label.attributedText = title.map { NSAttributedString(string: $0, attributes: looks) }
  }

  private func replaceView(by new: UIView) {
    guard new !== view else { return }
    let superview = view.superview
    view.removeFromSuperview()
    view = new
    superview?.addSubview(new)
  }
}
