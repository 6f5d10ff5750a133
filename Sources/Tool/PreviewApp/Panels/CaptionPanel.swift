import CoreGraphics
import UIKit

/// Words over the lower edge of the scene, which stay until others come: another program's, such as those of a tour.
final class CaptionPanel {
  private unowned let host: HostWindow
  private let view = UIView()
  private let label = PanelStyle.label(PanelStyle.font(14), color: PanelStyle.overlayText)
  private lazy var panel = Panel(view, in: host)
  /// The words; `nil` while nothing is shown.
  private(set) var text: String?
  private static let margin: CGFloat = 12
  private static let maximumWidth: CGFloat = 640

  init(in host: HostWindow) {
    self.host = host
    view.backgroundColor = PanelStyle.overlay
    label.numberOfLines = 0
    label.textAlignment = .center
    view.addSubview(label)
  }

  /// Shows a text in place of the previous one; an empty one takes it away.
  func say(_ text: String) {
    self.text = text.isEmpty ? nil : text
    label.text = text
    layOut()
  }

  func layOut() {
    guard text != nil else { return panel.hide() }
    let scene = host.sceneSize
    let margin = Self.margin
    let width = max(1, min(scene.width, Self.maximumWidth) - 2 * margin)
    let height = label.sizeThatFits(CGSize(width: width, height: .infinity)).height.rounded(.up)
    let whole = CGSize(width: width + 2 * margin, height: height + margin)
    label.frame = CGRect(x: margin, y: margin / 2, width: width, height: height)
    panel.show(
      in: CGRect(
        x: ((scene.width - whole.width) / 2).rounded(),
        y: max(0, scene.height - whole.height),
        width: whole.width,
        height: whole.height
      )
    )
  }
}
