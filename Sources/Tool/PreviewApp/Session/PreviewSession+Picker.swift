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

  /// The files to choose from: those of the command line, or of the scene's folder.
  private var files: [String] { request.files.isEmpty ? folderFiles : request.files }

  private var folderFiles: [String] {
    guard let folder = request.folder else { return [] }
    return Self.names(in: folder, ending: ".swift").map { folder == "." ? $0 : "\(folder)/\($0)" }
  }

  /// The tapes beside what is open.
  private var tapes: [String] {
    let folder = (request.openedPath as NSString).deletingLastPathComponent
    return Self.names(in: folder, ending: ".tape").map { "\(folder)/\($0)" }
      .filter { $0 != request.tape }
  }

  private static func names(in folder: String, ending: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(ending) }.sorted()
  }

  /// The scenes that were opened before and are still there, without those that are listed anyway.
  private var recentFiles: [String] {
    let others = Set((files + tapes + [request.openedPath]).map(Self.absolute))
    return WindowMemory.stored.recent.filter {
      !others.contains($0) && FileManager.default.fileExists(atPath: $0)
    }
  }

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

  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// Lists the scene that is seen, unless it is there only until the user has chosen one.
  func noteRecent() {
    guard request.shownPath != "<stdin>", request.paths.count == 1, !request.asksForScene,
      !isOpenedFromOutside, notedScene != request.openedPath
    else { return }
    notedScene = request.openedPath
    WindowMemory.change { $0.note(request.openedPath) }
  }

  func choose(_ item: PickerList.Item) {
    switch item {
    case .preview(let name): choose(preview: name)
    case .file(let file): open(file.path)
    case .command(let command): perform(command)
    case .layer(let pointer): inspector.inspect(at: pointer)
    }
  }

  /// What follows the current preview: the next one, or the next file; `nil` after the last.
  var nextSceneName: String? {
    let place = (previews.firstIndex { $0 == request.sceneName } ?? 0) + 1
    if previews.indices.contains(place) { return previews[place] }
    guard let (file, count) = placeOfFile, file < count else { return nil }
    return (files[file] as NSString).lastPathComponent
  }

  /// The current file's place among all to choose from, from 1, and their number; `nil` where it is none of them.
  var placeOfFile: (place: Int, count: Int)? {
    let files = files.map(Self.absolute)
    return files.firstIndex(of: request.absolutePath).map { ($0 + 1, files.count) }
  }

  /// The preview `count` places after the current one, cyclically; after a file's last comes the next file's first.
  func chooseNext(_ count: Int) {
    let place = (previews.firstIndex { $0 == request.sceneName } ?? 0) + count
    if previews.indices.contains(place) { return choose(preview: previews[place]) }
    guard let all = placeOfFile, all.count > 1 else {
      guard previews.count > 1 else { return }
      return choose(preview: previews[(place + previews.count) % previews.count])
    }
    open(Self.absolute(files[(all.place - 1 + count + all.count) % all.count]))
  }
}
