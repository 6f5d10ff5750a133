import QuartzCore

/// A thin bar at the edge of a scroll view that shows what part of the content is in view.
///
/// It is ignored by hit testing. It fades out by an animation, so that no timer is needed.
final class ScrollIndicator: CALayer {
  /// The direction of the content that it shows.
  enum Direction {
    case vertical
    case horizontal
  }

  private let direction: Direction

  /// The thickness, in points [K].
  private static let width: CGFloat = 3
  /// The distance from the view's edges, in points [K].
  private static let margin: CGFloat = 3
  /// The minimum length, however long the content is, in points [K].
  private static let leastLength: CGFloat = 36
  /// The remaining length for content far beyond its ends, in points.
  private static let squeezedLength: CGFloat = 8
  /// The z position, in front of any content.
  private static let depth: CGFloat = 1e6
  /// The delay from rest until it fades, and the duration of the fade, in seconds [K].
  private static let (delay, fading) = (0.5, 0.25)

  var look = UIScrollView.IndicatorStyle.default {
    didSet { showLook() }
  }

  /// Whether the background is dark, according to traits.
  var isInTheDark = false {
    didSet { if isInTheDark != oldValue { showLook() } }
  }

  init(_ direction: Direction) {
    self.direction = direction
    super.init()
    cornerRadius = Self.width / 2
    zPosition = Self.depth
    opacity = 0
    showLook()
  }

  required init() {
    direction = .vertical
    super.init()
  }

  required init(layer: Any) {
    direction = (layer as? ScrollIndicator)?.direction ?? .vertical
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) { nil }

  override func action(forKey event: String) -> (any CAAction)? { nil }
  override func hitTest(_ p: CGPoint) -> CALayer? { nil }

  /// Updates its frame.
  ///
  /// - Parameters:
  ///   - bounds: The visible rectangle, in points.
  ///   - insets: The insets from its sides in which the indicator does not extend, in points.
  ///   - line: The content's limits in its direction.
  ///   - isWanted: Whether it is shown; it never is if all of the content is visible.
  func place(
    in bounds: CGRect,
    keepingFree insets: UIEdgeInsets,
    _ line: ScrollLine,
    isWanted: Bool
  ) {
    isHidden = !isWanted || line.upper <= line.lower
    guard !isHidden else { return }
    let isVertical = direction == .vertical
    let offset = isVertical ? bounds.minY : bounds.minX
    let (first, last) = isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
    let track = max(line.length - first - last - 2 * Self.margin, 0)
    let whole = line.upper - line.lower + line.length
    let beyond = abs(offset - line.clamp(offset))
    let usual = min(max(track * line.length / whole, Self.leastLength), track)
    let length = max(usual - beyond, min(Self.squeezedLength, track))
    let share = (line.clamp(offset) - line.lower) / (line.upper - line.lower)
    let start = offset + first + Self.margin + (track - length) * share
    frame =
      switch direction {
      case .vertical:
        CGRect(
          x: bounds.maxX - insets.right - Self.margin - Self.width,
          y: start,
          width: Self.width,
          height: length
        )
      case .horizontal:
        CGRect(
          x: start,
          y: bounds.maxY - insets.bottom - Self.margin - Self.width,
          width: length,
          height: Self.width
        )
      }
  }

  func show() {
    removeAllAnimations()
    opacity = 1
  }

  func fade() {
    guard opacity > 0 else { return }
    opacity = 0
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0
    fade.beginTime = convertTime(CACurrentMediaTime(), from: nil) + Self.delay
    fade.duration = Self.fading
    fade.fillMode = .backwards
    add(fade, forKey: "opacity")
  }

  /// Hides at once.
  func vanish() {
    removeAllAnimations()
    opacity = 0
  }

  private func showLook() {
    let isWhite = look == .white || look == .default && isInTheDark
    backgroundColor = CGColor(gray: isWhite ? 1 : 0, alpha: isWhite ? 0.5 : 0.35)
    borderColor = CGColor(gray: isWhite ? 0 : 1, alpha: 0.25)
    borderWidth = look == .default ? 0.5 : 0
  }
}

extension UIScrollView {
  func placeIndicators() {
    let (lines, isDark) = (lines, traitsNow.userInterfaceStyle == .dark)
    for indicator in indicators { indicator.isInTheDark = isDark }
    let free = automaticallyAdjustsScrollIndicatorInsets ? safeAreaInsets : .zero
    let bounds = self.bounds
    indicators[0].place(
      in: bounds,
      keepingFree: free + verticalScrollIndicatorInsets,
      lines.y,
      isWanted: showsVerticalScrollIndicator
    )
    indicators[1].place(
      in: bounds,
      keepingFree: free + horizontalScrollIndicatorInsets,
      lines.x,
      isWanted: showsHorizontalScrollIndicator
    )
  }

  func showIndicators() {
    for indicator in indicators { indicator.show() }
  }

  func fadeIndicators() {
    // It stays visible while something moves.
    guard drag == nil, motion == nil, !zooming.isBusy else { return }
    for indicator in indicators { indicator.fade() }
  }
}
