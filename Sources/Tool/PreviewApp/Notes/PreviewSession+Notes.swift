import Foundation
import SceneProtocol
import TapeLanguage

/// What the window of the speaker's notes shows.
extension PreviewSession {
  func connectNotes() {
    notes.onShow = { [unowned self] in showNotes() }
  }

  /// Brings the notes to where the lecture is.
  func showNotes() {
    guard notes.isShown else { return }
    notes.page = liveTape.map(page) ?? pageOfScene
  }

  private func page(of tape: LiveTapeState) -> SpeakerNotesPage {
    let (lines, count) = (tape.file.lines, min(tape.count, tape.file.lines.count))
    return SpeakerNotesPage(
      note: tape.file.tape.note(afterLines: count) ?? sceneNote,
      next: count < lines.count ? lines[count].text : nil,
      place: "\(count) of \(lines.count)"
    )
  }

  /// Without a tape the scenes are what the lecture goes through.
  private var pageOfScene: SpeakerNotesPage {
    SpeakerNotesPage(note: sceneNote, next: nextSceneName, place: placeOfScene)
  }

  /// The current file's number among those that the lecture goes through, and the preview's in a file of several.
  private var placeOfScene: String {
    let (place, count) = placeOfFile ?? (1, 1)
    let file = count > 1 || previews.count < 2 ? "\(place) of \(count)" : nil
    let preview = "\((indexOfPreview ?? 0) + 1) of \(max(1, previews.count))"
    guard let file else { return preview }
    return previews.count > 1 ? "\(file), preview \(preview)" : file
  }

  private var indexOfPreview: Int? {
    guard let name = request.sceneName else { return previews.isEmpty ? nil : 0 }
    return previews.firstIndex(of: name)
  }

  private var sceneNote: String? {
    let index = indexOfPreview
    let name = request.sceneName ?? previews.first
    let isOneFile = texts.count == 1
    return texts.sorted().lazy.compactMap { path in
      let text = try? String(contentsOfFile: path, encoding: .utf8)
      return text.flatMap { SceneNotes($0).note(of: name, at: isOneFile ? index : nil) }
    }.first
  }
}
