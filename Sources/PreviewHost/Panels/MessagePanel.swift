import CoreGraphics
import SceneProtocol
import UIKit
import X11Window

/// The panel at the window's lower edge that says what is wrong.
final class MessagePanel {
  private unowned let host: HostWindow
  private let view = MessageView()
  private let panel: Panel
  /// Called when it is clicked.
  var onClick: () -> Void {
    get { view.onClick }
    set { view.onClick = newValue }
  }
  private(set) var message: PanelMessage?

  init(in host: HostWindow) throws {
    self.host = host
    panel = try Panel(view, in: host.window, scale: host.window.scale)
  }

  /// Shows a message in place of the one before.
  func show(_ message: PanelMessage) {
    self.message = message
    view.message = message
    layOut()
  }

  func hide() {
    message = nil
    panel.hide()
  }

  /// At the lower edge, at most as high as leaves a third of the scene.
  func layOut() {
    guard message != nil else { return }
    let size = host.size
    let wanted = view.sizeThatFits(size).height
    let height = min(wanted, (size.height * 2 / 3).rounded())
    let frame = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    do {
      try panel.show(in: frame)
    } catch {
      Console.write("pegbar: \(error)\n", to: .error)
    }
  }
}
