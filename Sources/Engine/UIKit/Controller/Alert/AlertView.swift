import CoreGraphics
import QuartzCore

/// An alert: the dimmed window with the cards of texts and buttons.
final class AlertView: UIView {
  private weak var alert: UIAlertController?
  private let isSheet: Bool
  let dimming = UIView()
  /// All of the cards, which move together.
  let cards = UIView()
  private var main: AlertCard?
  /// The button to cancel of an action sheet, which is apart.
  private var other: AlertCard?

  /// The width of an alert, and the greatest of an action sheet, in points.
  private static let (width, sheetWidth): (CGFloat, CGFloat) = (270, 400)
  /// The margin of an action sheet, and that above and below an alert, in points [K].
  private static let (sheetMargin, margin): (CGFloat, CGFloat) = (8, 24)

  init(_ alert: UIAlertController) {
    self.alert = alert
    isSheet = alert.preferredStyle == .actionSheet
    super.init(frame: UIScreen.main.bounds)
    dimming.backgroundColor = UIColor(
      light: UIColor(white: 0, alpha: 0.2),
      dark: UIColor(white: 0, alpha: 0.48)
    )
    addSubview(dimming)
    addSubview(cards)
    overrideTraits { $0.level = .elevated }
    reload()
  }

  required init?(coder: NSCoder) { nil }

  /// Makes the cards from scratch.
  func reload() {
    for card in [main, other] { card?.removeFromSuperview() }
    guard let alert else { return }
    let isApart = isSheet && alert.cancelAction != nil && alert.actions.count > 1
    let actions = alert.actions.filter { !isApart || $0.style != .cancel }
    main = AlertCard(alert, texts: true, ordered(actions))
    other = isApart ? AlertCard(alert, texts: false, [alert.cancelAction].compactMap(\.self)) : nil
    for card in [main, other].compactMap(\.self) { cards.addSubview(card) }
    setNeedsLayout()
  }

  /// The button to cancel is the first of two beside each other, and the last of others.
  private func ordered(_ actions: [UIAlertAction]) -> [UIAlertAction] {
    let others = actions.filter { $0.style != .cancel }
    let cancel = actions.filter { $0.style == .cancel }
    return actions.count == 2 && !isSheet ? cancel + others : others + cancel
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    dimming.frame = bounds
    cards.bounds.size = bounds.size
    cards.center = CGPoint(x: bounds.midX, y: bounds.midY)
    guard let main else { return }
    let safe = safeAreaInsets
    let margin = isSheet ? Self.sheetMargin : Self.margin
    let width = isSheet ? min(bounds.width - 2 * margin, Self.sheetWidth) : Self.width
    let end = other.map { $0.height(for: width) + Self.sheetMargin } ?? 0
    let room = bounds.height - safe.top - safe.bottom - 2 * margin - end
    let height = min(main.height(for: width), max(room, 0))
    let x = ((bounds.width - width) / 2).rounded()
    guard isSheet else {
      let top = ((bounds.height - height) / 2).rounded()
      return main.frame = CGRect(x: x, y: top, width: width, height: height)
    }
    let bottom = bounds.height - safe.bottom - margin
    main.frame = CGRect(x: x, y: bottom - end - height, width: width, height: height)
    other?.frame = CGRect(
      x: x,
      y: bottom - end + Self.sheetMargin,
      width: width,
      height: end - Self.sheetMargin
    )
  }

  /// A click beside an action sheet cancels it.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isSheet, let place = touches.first?.location(in: cards) else { return }
    let cards = [main, other].compactMap(\.self)
    if !cards.contains(where: { $0.frame.contains(place) }) { alert?.cancel() }
  }
}
