import CoreGraphics
import SceneProtocol
import UIKit
import X11Window

/// The panel at the window's lower edge with error messages.
///
/// Of a text that does not compile and a scene that has failed, it shows the latest message; when that error is
/// resolved, the other one again.
final class MessagePanel {
  private unowned let host: HostWindow
  private lazy var view = MessageView()
  private lazy var panel = Panel(view, in: host, hasEdge: true)
  /// Called when it is clicked.
  var onClick: () -> Void = {}
  /// The current messages, the latest last.
  private var messages: [(subject: PanelMessage.Subject, message: PanelMessage)] = []

  /// Whether only the first line of messages is visible, so that more of the scene is.
  private(set) var isFolded = false

  init(in host: HostWindow) { self.host = host }

  /// Folds messages, or unfolds them; the next message is as the user has left this one.
  func toggleFold() {
    isFolded.toggle()
    view.isFolded = isFolded
    layOut()
  }

  /// The subject of the visible message.
  var subject: PanelMessage.Subject? { messages.last?.subject }

  /// The visible message.
  var message: PanelMessage? { messages.last?.message }

  /// Whether there is a message about a subject, visible or not.
  func isSaying(of subject: PanelMessage.Subject) -> Bool {
    messages.contains { $0.subject == subject }
  }

  /// Sets the message about a subject, in place of its previous one.
  ///
  /// - Parameters:
  ///   - message: The error message; `nil` when the error is resolved.
  ///   - subject: The subject of the message.
  func say(_ message: PanelMessage?, of subject: PanelMessage.Subject) {
    guard message != nil || !messages.isEmpty else { return }
    messages.removeAll { $0.subject == subject }
    if let message { messages.append((subject, message)) }
    guard let shown = self.message else { return panel.hide() }
    view.message = shown
    view.onClick = { [unowned self] in onClick() }
    view.onFold = { [unowned self] in toggleFold() }
    layOut()
  }

  /// Lays it out at the lower edge, so high at most that a third of the scene stays visible.
  func layOut() {
    guard message != nil else { return }
    let size = host.sceneSize
    let wanted = view.sizeThatFits(size).height
    let height = min(wanted, (size.height * 2 / 3).rounded())
    panel.show(in: CGRect(x: 0, y: size.height - height, width: size.width, height: height))
  }
}
