internal import Foundation
import SceneProtocol

/// Choosing a scene: another preview of the file, or another file.
extension PreviewSession {
  /// Shows the previews of the file, and the other files from the command line.
  func showPicker() {
    let items = previews.map { PickerList.Item.preview($0) } + files.map { .file($0) }
    let current = (request.sceneName ?? previews.first).map { PickerList.Item.preview($0) }
    picker.show(PickerList(items, current: current))
  }

  /// Shows all commands of the window, to be found by their names.
  func showPalette() {
    if sheet.isShown { toggleSheet() }
    picker.show(PickerList(KeyCommand.allCases.filter { $0 != .palette }.map { .command($0) }))
  }

  /// The files to choose from: those of the command line, or of the scene's folder.
  private var files: [String] { request.files.isEmpty ? folderFiles : request.files }

  private var folderFiles: [String] {
    guard let folder = request.folder else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted()
      .map { Self.shown(folder == "." ? $0 : "\(folder)/\($0)") }
  }

  func choose(_ item: PickerList.Item) {
    switch item {
    case .preview(let name): choose(preview: name)
    case .file(let path): open(path)
    case .command(let command): perform(command)
    }
  }

  /// The preview `count` places after the current one, cyclically; after a file's last comes the next file's first.
  func chooseNext(_ count: Int) {
    let place = (previews.firstIndex { $0 == request.sceneName } ?? 0) + count
    if previews.indices.contains(place) { return choose(preview: previews[place]) }
    let files = files.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    guard files.count > 1, let file = files.firstIndex(of: request.absolutePath) else {
      guard previews.count > 1 else { return }
      return choose(preview: previews[(place + previews.count) % previews.count])
    }
    open(files[(file + count + files.count) % files.count])
  }
}
