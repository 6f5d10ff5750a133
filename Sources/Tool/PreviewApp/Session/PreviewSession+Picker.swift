internal import Foundation
import CoreGraphics
import SceneProtocol
import X11Window

/// Choosing a scene: another preview of the file, or another file.
extension PreviewSession {
  /// Shows the previews of the file, the other files from the command line or of the folder, and those that were opened
  /// before.
  func showPicker() {
    let items = previews.map { PickerList.Item.preview($0) }
    let current = (request.sceneName ?? previews.first).map { PickerList.Item.preview($0) }
    picker.show(PickerList(items + listed(files + tapes) + listedRecent, current: current))
  }

  /// Shows what there is to open, where the command line names no scene.
  func askForScene() {
    picker.show(PickerList(listedRecent + listed(files)))
  }

  /// Shows all commands of the window, to be found by their names.
  func showPalette() {
    if sheet.isShown { toggleSheet() }
    picker.show(PickerList(KeyCommand.allCases.filter { $0 != .palette }.map { .command($0) }))
  }

  /// Shows what can be done here, where the secondary mouse button was pressed.
  ///
  /// - Parameters:
  ///   - x: The place in the scene's window, in pixels.
  ///   - y: The same.
  ///   - pointer: The place in the scene.
  func showMenu(atPixel x: Int, _ y: Int, _ pointer: ScenePointer) {
    if sheet.isShown { toggleSheet() }
    let items = [PickerList.Item.layer(pointer)] + Self.menu.map { .command($0) }
    let scale = host.window.scale
    picker.show(PickerList(items), at: CGPoint(x: Double(x) / scale, y: Double(y) / scale))
  }

  /// The commands of the menu; all others are found by `palette`.
  private static let menu: [KeyCommand] = [
    .playOrPause, .restart, .literals, .edit, .fit, .appearance, .fullScreen, .screenshot,
    .copyPicture, .picker, .palette, .keys,
  ]

  /// Files to choose by their paths in the folder that they have in common.
  private func listed(_ paths: [String]) -> [PickerList.Item] {
    let parts = paths.map { Self.absolute($0).split(separator: "/") }
    let first = parts.first?.dropLast() ?? []
    let shared = parts.dropFirst().reduce(first.count) { count, other in
      zip(first, other.dropLast()).prefix(count).prefix { $0 == $1 }.count
    }
    return zip(paths, parts).map { path, parts in
      let shown = parts.dropFirst(shared).joined(separator: "/")
      return .file(ListedFile(path: path, shown: shown))
    }
  }

  /// The scenes that were opened before, by their paths.
  private var listedRecent: [PickerList.Item] {
    recentFiles.map {
      .file(ListedFile(path: $0, shown: Self.shown($0).fromHome, isRecent: true))
    }
  }

  /// Lists the scene that is seen, unless it is there only until the user has chosen one.
  func noteRecent() {
    guard request.shownPath != "<stdin>", request.paths.count == 1, !request.asksForScene,
      !isOpenedFromOutside, notedScene != request.openedPath
    else { return }
    notedScene = request.openedPath
    WindowMemory.change { $0.note(request.openedPath) }
  }

  // MARK: - A new window

  /// In a new window: what there is to open if the user has named nothing, or else a word of the list of keys.
  ///
  /// Users who have opened that list need no word of it; and where nothing can be remembered, it would come each time.
  func greet() {
    guard !isGreeted else { return }
    isGreeted = true
    guard !request.asksForScene else { return askForScene() }
    let memory = WindowMemory.stored
    guard memory.hints < WindowMemory.mostHints, let key = KeyTable.name(of: .keys),
      WindowMemory.change({ $0.hints += 1 })
    else { return }
    notice.say("\(key): \(KeyCommand.keys.summary)", for: Self.greetingTime)
  }

  /// How long the word of the list of keys is visible, in seconds.
  private static let greetingTime = 3.0
}
