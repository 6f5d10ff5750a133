import Foundation
import SceneProtocol

/// Which scene is shown: from its start, another preview or the next one, or none any more.
extension PreviewSession {
  /// Begins again, with nothing kept.
  func restart() {
    endRecording(because: "the scene was begun again")
    startOver()
  }

  /// Shows another of the file's previews, from its start.
  func choose(preview name: String) {
    endRecording(because: "another preview was chosen")
    request.sceneName = name
    if request.variants.isEmpty { forgetSize() }
    startOver()
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

  /// Ends a scene that does not answer; its last picture stays.
  func stop() {
    guard scenes.stop() else { return }
    handle(.lost)
    endRecording(because: "the scene was ended")
    liveTape?.noteEnd()
    say(.stopped, of: .scene)
    noteInspected(problem: "The scene was ended")
    failPictures("the scene was ended")
    giveUpSeeking()
  }
}
