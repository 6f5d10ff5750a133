import CoreGraphics
import QuartzCore
import UIKit
import X11Window

/// The frame around the window, with a word at its lower edge, while a drag is over it that would be opened.
final class DropHint {
  private unowned let host: HostWindow
  private lazy var view = DropHintView()
  private lazy var panel = Panel(view, in: host)
  private var isShown = false

  private static let border: CGFloat = 4
  private static let bandHeight: CGFloat = 32

  init(in host: HostWindow) { self.host = host }

  /// Shows the hint with a text.
  func show(_ text: String) {
    view.text = text
    isShown = true
    layOut()
  }

  func hide() {
    isShown = false
    panel.hide()
  }

  /// Lays it out along the edges; the middle of the window stays visible.
  func layOut() {
    guard isShown else { return }
    let (size, border, band) = (host.size, Self.border, Self.bandHeight)
    let whole = CGRect(origin: .zero, size: size)
    let lower = CGRect(x: 0, y: size.height - band, width: size.width, height: band)
    panel.show(
      in: whole,
      parts: [
        CGRect(x: 0, y: 0, width: size.width, height: border),
        CGRect(x: 0, y: 0, width: border, height: size.height),
        CGRect(x: size.width - border, y: 0, width: border, height: size.height),
        lower,
      ]
    )
  }

  /// The frame in its color, and the word.
  private final class DropHintView: UIView {
    private let label = PanelStyle.label(PanelStyle.boldFont(13), color: PanelStyle.overlayText)

    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = PanelStyle.action
      label.textAlignment = .center
      label.lineBreakMode = .byTruncatingMiddle
      addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    var text = "" {
      didSet { label.text = text }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let height = DropHint.bandHeight
      label.frame = CGRect(
        x: 12,
        y: bounds.height - height,
        width: max(1, bounds.width - 24),
        height: height
      )
    }
  }
}
