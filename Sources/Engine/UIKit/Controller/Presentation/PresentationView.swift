import QuartzCore

/// The container of a presented controller's view: as large as the covered view, dimmed where the presented view is a
/// sheet.
final class PresentationView: UIView {
  private weak var presentation: Presentation?
  private let style: UIModalPresentationStyle
  /// The dimming around a sheet; clear until the sheet comes.
  let dimming = DimmingView()

  /// The minimum margin around a sheet, in points.
  private static let sheetMargin: CGFloat = 24

  init(_ presentation: Presentation, frame: CGRect) {
    self.presentation = presentation
    style = presentation.style
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    guard style.isSheet else { return }
    dimming.frame = bounds
    dimming.autoresizingMask = autoresizingMask
    // The light value is from recordings; there is no recording of a dark one.
    dimming.backgroundColor = UIColor(
      light: UIColor(white: 0, alpha: 0.2),
      dark: UIColor(white: 0, alpha: 0.5)
    )
    dimming.alpha = 0
    dimming.onClick = { [weak presentation] in presentation?.dismissByUser() }
    addSubview(dimming)
  }

  required init?(coder: NSCoder) { nil }

  /// The controller that presents; while an animation has its view in here, the superview of this view.
  override var next: UIResponder? {
    guard let presenter = presentation?.presenter,
      presenter.viewIfLoaded?.isDescendant(of: self) != true
    else { return superview }
    return presenter
  }

  override func layoutSubviews() {
    presentation?.controller.containerViewWillLayoutSubviews()
    presentation?.placeContent()
    presentation?.controller.containerViewDidLayoutSubviews()
  }

  /// Escape does the same as a click beside a sheet or a popover.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isEscape = presses.contains { $0.key?.keyCode == .keyboardEscape }
    if isEscape, style.isSheet || style == .popover {
      return presentation?.dismissByUser() ?? ()
    }
    super.pressesBegan(presses, with: event)
  }

  /// The frame of the content in this view.
  func contentFrame(preferring size: CGSize) -> CGRect {
    guard style.isSheet else { return bounds }
    let isForm = style == .formSheet
    let own = isForm && size.width > 0 && size.height > 0 ? size : nil
    let wanted =
      own ?? (isForm ? CGSize(width: 420, height: 480) : CGSize(width: 640, height: 800))
    let room = bounds.insetBy(dx: Self.sheetMargin, dy: Self.sheetMargin)
    let sheet = CGSize(
      width: max(min(wanted.width, room.width), 0),
      height: max(min(wanted.height, room.height), 0)
    )
    // In whole points, so that its edges are sharp.
    return CGRect(
      x: (bounds.midX - sheet.width / 2).rounded(),
      y: (bounds.midY - sheet.height / 2).rounded(),
      width: sheet.width,
      height: sheet.height
    )
  }
}

/// Dims the content below, and handles clicks.
class DimmingView: UIView {
  var onClick: (() -> Void)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onClick?() }
}

/// The frame of a sheet: it clips the controller's view to round corners.
final class SheetView: UIView {
  private let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    clipsToBounds = true
    layer.cornerRadius = 12
    layer.cornerCurve = .continuous
    overrideTraits { $0.level = .elevated }
    backgroundColor = .systemBackground
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    if content.superview === self { content.frame = bounds }
  }

  /// Touches on the sheet are not passed on to the views below.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
