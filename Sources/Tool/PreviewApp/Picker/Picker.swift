import CoreGraphics
import SceneProtocol
import UIKit
import WindowSystem

/// A list to choose one of the file's previews, or another file; typed text filters it.
final class Picker {
  private unowned let host: HostWindow
  private lazy var view = makeView()
  private lazy var panel = Panel(view, in: host)
  private var list = PickerList()
  private(set) var isShown = false
  var onChoose: (PickerList.Item) -> Void = { _ in }
  /// Called when it appears, and when it disappears.
  var onShow: () -> Void = {}
  private static let width: CGFloat = 440
  private static let mostLines = 12

  init(in host: HostWindow) { self.host = host }

  func show(_ list: PickerList) {
    self.list = list
    isShown = true
    layOut()
    onShow()
  }

  func hide() {
    guard isShown else { return }
    isShown = false
    panel.hide()
    onShow()
  }

  func layOut() {
    guard isShown else { return }
    let room = host.sceneSize
    let lines = max(1, min(list.matches.count, mostLines(in: room)))
    view.show(list, most: lines)
    let size = CGSize(width: min(Self.width, room.width), height: PickerView.height(lines: lines))
    panel.show(
      in: CGRect(
        x: ((room.width - size.width) / 2).rounded(),
        y: 0,
        width: size.width,
        height: min(size.height, room.height)
      )
    )
  }

  private func mostLines(in room: CGSize) -> Int {
    min(Self.mostLines, Int(room.height / PickerView.rowHeight) - 2)
  }

  /// Handles a key while it is shown.
  func take(_ key: KeyState) {
    switch SceneKey.name(ofKeysym: key.keysym) {
    case "Escape": return hide()
    case "Return", "Enter": return choose()
    case "Up": list.move(by: -1)
    case "Down": list.move(by: 1)
    case "PageUp": list.move(by: -Self.mostLines)
    case "PageDown": list.move(by: Self.mostLines)
    case "BackSpace": list.deleteBackward()
    default:
      guard !key.modifiers.contains(.control), key.text.unicodeScalars.allSatisfy({ $0 >= " " })
      else { return }
      list.type(key.text)
    }
    layOut()
  }

  private func choose() {
    guard let item = list.chosen else { return }
    hide()
    onChoose(item)
  }

  private func makeView() -> PickerView {
    let view = PickerView(frame: .zero)
    view.onChoose = { [unowned self] number in
      list.move(by: number - list.choice)
      choose()
    }
    return view
  }
}
