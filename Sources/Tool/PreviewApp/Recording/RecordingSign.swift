import CoreGraphics
import QuartzCore
import UIKit

/// The red dot at the scene's upper right while its input is recorded.
///
/// The bar, where it is shown, has its own.
final class RecordingSign {
  private unowned let host: HostWindow
  private let view = UIView()
  private let dot = RecordingSign.makeDot()
  private lazy var panel = Panel(view, in: host)
  /// Whether it is visible.
  var isShown = false {
    didSet { if isShown { layOut() } else { panel.hide() } }
  }
  /// As small as is still easy to see: the scene below it gets no pointer events.
  private static let side: CGFloat = 14
  static let diameter: CGFloat = 8

  init(in host: HostWindow) {
    self.host = host
    view.backgroundColor = PanelStyle.overlay
    view.addSubview(dot)
    let margin = (Self.side - Self.diameter) / 2
    dot.frame.origin = CGPoint(x: margin, y: margin)
  }

  func layOut() {
    guard isShown else { return }
    let x = max(0, host.sceneSize.width - Self.side)
    panel.show(in: CGRect(x: x, y: 0, width: Self.side, height: Self.side))
  }

  static func makeDot() -> UIView {
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: diameter, height: diameter))
    dot.backgroundColor = PanelStyle.error
    dot.layer.cornerRadius = diameter / 2
    return dot
  }
}
