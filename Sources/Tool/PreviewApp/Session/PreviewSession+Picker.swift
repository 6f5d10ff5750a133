internal import Foundation
import SceneProtocol

/// Choosing a scene: another preview of the file, or another file.
extension PreviewSession {
  /// Shows the previews of the file, and the other files from the command line.
  func showPicker() {
    let files = request.files.isEmpty ? folderFiles : request.files
    let items = previews.map { PickerList.Item.preview($0) } + files.map { .file($0) }
    let current = (request.sceneName ?? previews.first).map { PickerList.Item.preview($0) }
    picker.show(PickerList(items, current: current))
  }

  private var folderFiles: [String] {
    guard let folder = request.folder else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted()
      .map { folder == "." ? $0 : "\(folder)/\($0)" }
  }

  func choose(_ item: PickerList.Item) {
    switch item {
    case .preview(let name): choose(preview: name)
    case .file(let path): open(path)
    }
  }

  /// The preview `count` places after the current one, cyclically.
  func chooseNext(_ count: Int) {
    guard previews.count > 1 else { return }
    let place = previews.firstIndex { $0 == request.sceneName } ?? 0
    choose(preview: previews[(place + count + previews.count) % previews.count])
  }
}
