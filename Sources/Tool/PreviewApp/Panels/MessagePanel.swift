import CoreGraphics
import SceneProtocol
import UIKit
import X11Window

/// The panel at the window's lower edge that says what is wrong.
///
/// Of a text that does not compile and a scene that has come to harm, it shows what was said last; when that is over,
/// the other again.
final class MessagePanel {
  private unowned let host: HostWindow
  private lazy var view = MessageView()
  private lazy var panel = Panel(view, in: host)
  /// Called when it is clicked.
  var onClick: () -> Void = {}
  /// What is wrong, the last last.
  private var messages: [(subject: PanelMessage.Subject, message: PanelMessage)] = []

  init(in host: HostWindow) { self.host = host }

  /// What the message that is shown is about.
  var subject: PanelMessage.Subject? { messages.last?.subject }

  /// What is shown.
  var message: PanelMessage? { messages.last?.message }

  /// Whether anything is wrong with it, seen or not.
  func isSaying(of subject: PanelMessage.Subject) -> Bool {
    messages.contains { $0.subject == subject }
  }

  /// Says what is wrong with something, in place of what was said of it.
  ///
  /// - Parameters:
  ///   - message: What is wrong; `nil` when nothing is.
  ///   - subject: What it is about.
  func say(_ message: PanelMessage?, of subject: PanelMessage.Subject) {
    guard message != nil || !messages.isEmpty else { return }
    messages.removeAll { $0.subject == subject }
    if let message { messages.append((subject, message)) }
    guard let shown = self.message else { return panel.hide() }
    view.message = shown
    view.onClick = { [unowned self] in onClick() }
    layOut()
  }

  /// At the lower edge, at most as high as leaves a third of the scene.
  func layOut() {
    guard message != nil else { return }
    let size = host.sceneSize
    let wanted = view.sizeThatFits(size).height
    let height = min(wanted, (size.height * 2 / 3).rounded())
    panel.show(in: CGRect(x: 0, y: size.height - height, width: size.width, height: height))
  }
}
