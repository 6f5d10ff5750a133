import QuartzCore

/// A button of a navigation bar: a title or an image that fades while it is pressed.
final class BarButtonView: UIView {
  private let content: UIView
  private let chevron: ChevronView?
  private let width: CGFloat
  private let isEnabled: Bool
  private let onClick: (UIEvent?) -> Void

  /// How far outside the button a touch may end, in points.
  private static let tolerance: CGFloat = 20

  /// The button of an item.
  init(_ item: UIBarButtonItem) {
    content = Self.content(of: item)
    (chevron, width, isEnabled) = (nil, item.width, item.isEnabled)
    onClick = { [weak item] event in item?.perform(for: event) }
    super.init(frame: .zero)
    tintColor = item.tintColor
    addSubview(content)
    showState(isHeld: false)
  }

  /// The back button.
  init(backTo title: String, onBack: @escaping () -> Void) {
    content = Self.label(title, isBold: false)
    chevron = ChevronView()
    (width, isEnabled) = (0, true)
    onClick = { _ in onBack() }
    super.init(frame: .zero)
    if let chevron { addSubview(chevron) }
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  private static func content(of item: UIBarButtonItem) -> UIView {
    guard let image = item.image else {
      return label(item.title ?? "", isBold: item.style == .done)
    }
    let isOriginal = image.renderingMode == .alwaysOriginal
    return UIImageView(image: isOriginal ? image : image.withRenderingMode(.alwaysTemplate))
  }

  private static func label(_ text: String, isBold: Bool) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = isBold ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
    return label
  }

  private var contentStart: CGFloat { chevron == nil ? 0 : ChevronView.size.width + 6 }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = content.sizeThatFits(size)
    return CGSize(width: width > 0 ? width : own.width + contentStart, height: size.height)
  }

  override func layoutSubviews() {
    let size = content.sizeThatFits(bounds.size)
    content.frame = CGRect(
      x: contentStart,
      y: ((bounds.height - size.height) / 2).rounded(),
      width: min(size.width, max(bounds.width - contentStart, 0)),
      height: size.height
    )
    let chevronY = ((bounds.height - ChevronView.size.height) / 2).rounded()
    chevron?.frame = CGRect(origin: CGPoint(x: 0, y: chevronY), size: ChevronView.size)
    (content as? UILabel)?.textColor = tintColor
  }

  override func tintColorDidChange() { setNeedsLayout() }

  private func showState(isHeld: Bool) { alpha = !isEnabled || isHeld ? 0.35 : 1 }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isEnabled { showState(isHeld: true) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isEnabled { showState(isHeld: touches.contains(where: isOver)) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    showState(isHeld: false)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    showState(isHeld: false)
    if isEnabled, touches.contains(where: isOver) { onClick(event) }
  }

  private func isOver(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.tolerance, dy: -Self.tolerance).contains(touch.location(in: self))
  }
}

/// The arrow of the back button.
private final class ChevronView: UIView {
  static let size = CGSize(width: 10, height: 18)

  override class var layerClass: AnyClass { CAShapeLayer.self }

  init() {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    isUserInteractionEnabled = false
    let path = CGMutablePath()
    path.move(to: CGPoint(x: bounds.maxX - 1, y: 1))
    path.addLine(to: CGPoint(x: 1, y: bounds.midY))
    path.addLine(to: CGPoint(x: bounds.maxX - 1, y: bounds.maxY - 1))
    let shape = layer as? CAShapeLayer
    shape?.path = path
    shape?.fillColor = nil
    shape?.lineWidth = 2
    shape?.lineCap = .round
    shape?.lineJoin = .round
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    (layer as? CAShapeLayer)?.strokeColor = resolved(tintColor)
  }

  override func didMoveToSuperview() { tintColorDidChange() }
}
