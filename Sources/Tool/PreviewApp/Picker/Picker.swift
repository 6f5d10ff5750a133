import CoreGraphics
import SceneProtocol
import UIKit
import WindowSystem

/// A list to choose one of the file's previews, another file, or a command; typed text filters it.
///
/// It is at the window's upper edge, or as a menu where the pointer is. A press of the mouse beside it closes it.
final class Picker {
  private unowned let host: HostWindow
  private lazy var view = makeView()
  private lazy var panel = makePanel()
  private var list = PickerList()
  private(set) var isShown = false
  var onChoose: (PickerList.Item) -> Void = { _ in }
  /// Called when it appears, and when it disappears.
  var onShow: () -> Void = {}
  /// Where a menu has its upper left corner, in points of the window; `nil` for a list at the upper edge.
  private var corner: CGPoint?
  private static let (width, menuWidth): (CGFloat, CGFloat) = (440, 392)
  private static let mostLines = 12

  init(in host: HostWindow) { self.host = host }

  /// Shows a list in place of the previous one.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - corner: The upper left corner of a menu, in points of the window; `nil` for a list at the upper edge.
  func show(_ list: PickerList, at corner: CGPoint? = nil) {
    (self.list, self.corner) = (list, corner)
    isShown = true
    // (First: keys that are pressed when the list is seen are for it.)
    onShow()
    layOut()
  }

  func hide() {
    guard isShown else { return }
    isShown = false
    onShow()
    panel.hide()
  }

  func layOut() {
    guard isShown else { return }
    let room = host.sceneSize
    let lines = max(1, min(list.matches.count, mostLines(in: room)))
    view.show(list, most: lines)
    let width = min(corner == nil ? Self.width : Self.menuWidth, room.width)
    let size = CGSize(width: width, height: min(PickerView.height(lines: lines), room.height))
    panel.show(in: CGRect(origin: origin(of: size, in: room), size: size))
  }

  /// A menu is moved as far as it has to be to be seen whole.
  private func origin(of size: CGSize, in room: CGSize) -> CGPoint {
    guard let corner else { return CGPoint(x: ((room.width - size.width) / 2).rounded(), y: 0) }
    return CGPoint(
      x: max(0, min(corner.x, room.width - size.width)).rounded(),
      y: max(0, min(corner.y, room.height - size.height)).rounded()
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

  private func makePanel() -> Panel {
    let panel = Panel(view, in: host, hasEdge: true)
    panel.onPointer = { [unowned self] place in
      guard let number = place.flatMap(view.line(at:)), number != list.choice else { return }
      list.move(by: number - list.choice)
      layOut()
    }
    panel.onScroll = { [unowned self] way, _ in
      list.move(by: way > 0 ? -1 : 1)
      layOut()
    }
    return panel
  }

  /// The mouse was pressed in the scene, or in another part of the window.
  ///
  /// - Parameter panel: That part; `nil` for the scene.
  func notePress(in panel: Panel?) {
    if isShown, panel !== self.panel { hide() }
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
