import CoreGraphics
internal import Dispatch
import UIKit

/// A few words at the scene's upper left that go away by themselves: what has come of a key.
final class Notice {
  private unowned let host: HostWindow
  private let label = PanelStyle.label(.systemFont(ofSize: 12))
  private lazy var panel = Panel(makeView(), in: host)
  private var timer: (any DispatchSourceTimer)?
  private static let seconds = 2.5
  private static let margin: CGFloat = 8
  private static let height: CGFloat = 26

  init(in host: HostWindow) { self.host = host }

  isolated deinit { timer?.cancel() }

  /// Shows the words in place of those before.
  func say(_ text: String) {
    label.text = text
    timer?.cancel()
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + Self.seconds)
    timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.hide() } }
    timer.activate()
    self.timer = timer
    layOut()
  }

  func layOut() {
    guard timer != nil else { return }
    let wanted = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: Self.height)).width
    let width = min(wanted.rounded(.up) + 2 * Self.margin, host.sceneSize.width)
    panel.show(in: CGRect(x: 0, y: 0, width: width, height: Self.height))
  }

  private func hide() {
    timer?.cancel()
    timer = nil
    panel.hide()
  }

  private func makeView() -> UIView {
    let view = NoticeView(frame: .zero)
    view.backgroundColor = PanelStyle.background
    view.addSubview(label)
    view.onLayout = { [label] in label.frame = $0.insetBy(dx: Self.margin, dy: 4) }
    return view
  }
}

/// Lays its label out.
private final class NoticeView: UIView {
  var onLayout: (CGRect) -> Void = { _ in }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout(bounds)
  }
}
