import CoreGraphics
import SceneProtocol
import UIKit

/// The list of all commands with their keys; a click on a line performs its command.
final class KeySheet {
  private unowned let host: HostWindow
  private lazy var view = makeView()
  private lazy var panel = makePanel()
  private(set) var isShown = false
  var onCommand: (KeyCommand) -> Void = { _ in }

  init(in host: HostWindow) { self.host = host }

  /// What is typed to find a command.
  var filter: String {
    get { view.filter }
    set {
      view.filter = newValue
      layOut()
    }
  }

  /// The first command that is found by what is typed; `nil` while nothing is.
  var firstMatch: KeyCommand? { filter.isEmpty ? nil : view.matches.first }

  func toggle() {
    isShown.toggle()
    (view.firstLine, view.filter) = (0, "")
    if isShown { layOut() } else { panel.hide() }
  }

  func layOut() {
    guard isShown else { return }
    let room = host.sceneSize
    let size = view.sizeThatFits(room)
    panel.show(
      in: CGRect(
        x: ((room.width - size.width) / 2).rounded(),
        y: ((room.height - size.height) / 2).rounded(),
        width: size.width,
        height: size.height
      )
    )
  }

  /// Scrolls the list, where it is longer than the window is high.
  func scroll(by lines: Int) {
    view.scroll(by: lines)
    panel.draw()
  }

  private func makeView() -> KeySheetView {
    let view = KeySheetView(frame: .zero)
    view.onCommand = { [unowned self] in onCommand($0) }
    return view
  }

  private func makePanel() -> Panel {
    let panel = Panel(view, in: host, hasEdge: true)
    panel.onScroll = { [unowned self] way, _ in scroll(by: -Int((way / 12).rounded())) }
    return panel
  }
}
