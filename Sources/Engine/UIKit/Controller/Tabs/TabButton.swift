import QuartzCore

/// A tab of a bar: its item's image above its title, in the bar's tint color while it is selected.
final class TabButton: UIControl {
  let item: UITabBarItem
  private let imageView = UIImageView()
  private let titleLabel = UILabel()
  private let badge = UILabel()
  /// The color while the tab is not selected.
  var usualColor = UIColor.gray { didSet { showState() } }

  /// The size of titles and of badges, in points.
  private static let titleSize: CGFloat = 10
  private static let badgeSize: CGFloat = 18

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    titleLabel.textAlignment = .center
    badge.font = .systemFont(ofSize: 13)
    badge.textAlignment = .center
    badge.textColor = .white
    badge.clipsToBounds = true
    badge.layer.cornerRadius = Self.badgeSize / 2
    for view in [imageView, titleLabel, badge] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    showState()
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool { didSet { showState() } }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  /// Shows what the item has now.
  func showState() {
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    let isAsIs = image?.renderingMode == .alwaysOriginal
    imageView.image = isAsIs ? image : image?.withRenderingMode(.alwaysTemplate)
    imageView.tintColor = isSelected ? tintColor : usualColor
    let attributes = item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? [:]
    titleLabel.text = item.title
    titleLabel.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: Self.titleSize)
    titleLabel.textColor =
      attributes[.foregroundColor] as? UIColor ?? (isSelected ? tintColor : usualColor)
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    badge.backgroundColor = item.badgeColor ?? .systemRed
    isEnabled = item.isEnabled
    alpha = item.isEnabled ? 1 : 0.35
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let (text, image) = (titleLabel.sizeThatFits(bounds.size), imageView.image?.size ?? .zero)
    let isAlone = item.title?.isEmpty ?? true
    // The title is at the bar's bottom, the image in what is left above it.
    let titleTop = bounds.height - text.height - 1
    titleLabel.frame = CGRect(
      x: item.titlePositionAdjustment.horizontal,
      y: image == .zero ? (bounds.height - text.height) / 2 : titleTop,
      width: bounds.width,
      height: text.height
    ).offsetBy(dx: 0, dy: item.titlePositionAdjustment.vertical)
    let room = isAlone ? bounds.height : titleTop
    imageView.frame = CGRect(
      x: (bounds.width - image.width) / 2,
      y: (room - image.height) / 2,
      width: image.width,
      height: image.height
    ).inset(by: item.imageInsets)
    let width = max(badge.sizeThatFits(bounds.size).width + 10, Self.badgeSize)
    badge.frame = CGRect(
      x: bounds.width / 2 + max(image.width / 2, 12) - 8,
      y: 2,
      width: width,
      height: Self.badgeSize
    )
  }
}
