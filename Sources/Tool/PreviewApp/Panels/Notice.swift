import CoreGraphics
import FrameLoop
import UIKit

/// A few words at the scene's upper left that disappear by themselves: the result of a key.
final class Notice {
  private unowned let host: HostWindow
  private let view = UIView()
  private let label = PanelStyle.label(PanelStyle.font(12), color: PanelStyle.overlayText)
  private lazy var panel = Panel(view, in: host)
  private let timer = WakeTimer()
  static let seconds = 2.5
  private static let margin: CGFloat = 8
  private static let height: CGFloat = 26

  init(in host: HostWindow) {
    self.host = host
    view.backgroundColor = PanelStyle.overlay
    view.addSubview(label)
    timer.onWake = { [unowned self] in panel.hide() }
  }

  /// Shows a text in place of the previous one.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - seconds: How long it is visible.
  func say(_ text: String, for seconds: Double = Notice.seconds) {
    label.text = text
    timer.set(seconds)
    layOut()
  }

  func layOut() {
    guard timer.isSet else { return }
    let wanted = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: Self.height)).width
    let width = min(wanted.rounded(.up) + 2 * Self.margin, host.sceneSize.width)
    let frame = CGRect(x: 0, y: 0, width: width, height: Self.height)
    label.frame = frame.insetBy(dx: Self.margin, dy: 4)
    panel.show(in: frame)
  }
}
