import CoreGraphics
import QuartzCore

/// A popover: a bubble with an arrow around the controller's view.
final class PopoverView: UIView {
  var placement: PopoverPlacement? {
    didSet { if placement != oldValue { setNeedsLayout() } }
  }
  /// The bubble's color; `nil` is that of the content's background, and without one that of the system.
  var color: UIColor? { didSet { setNeedsLayout() } }

  private let bubble = CAShapeLayer()
  private let clip = UIView()
  private let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    layer.addSublayer(bubble)
    bubble.shadowOpacity = 0.2
    bubble.shadowRadius = 12
    bubble.shadowOffset = CGSize(width: 0, height: 4)
    clip.clipsToBounds = true
    clip.layer.cornerRadius = PopoverPlacement.radius
    clip.addSubview(content)
    addSubview(clip)
    overrideTraits { $0.level = .elevated }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    guard let placement else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    bubble.path = placement.path
    bubble.fillColor = resolved(color ?? content.backgroundColor ?? .systemBackground)
    CATransaction.commit()
    clip.frame = placement.body
    if content.superview === clip { content.frame = clip.bounds }
  }

  /// Touches on the bubble are not passed on to the views below.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
