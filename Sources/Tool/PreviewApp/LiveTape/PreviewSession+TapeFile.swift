import SceneProtocol
import TapeLanguage

/// The file of the tape that is played.
extension PreviewSession {
  /// The tape's file, or one that it includes, has changed, or a part of its scene has come that was missing.
  func tapeDidChange() {
    guard let old = liveTape?.file else { return }
    let new = LiveTapeFile(reading: old.path)
    liveTape?.awaited = new.missingPaths
    defer { watchFiles() }
    guard new.problem == nil else { return say(new.problem, of: .tape) }
    say(nil, of: .tape)
    guard new.scenePaths == old.scenePaths, old.problem == nil else {
      return open(new.path, again: true)
    }
    guard new.played != old.played else {
      liveTape?.takeNotes(of: new)
      return showTape()
    }
    take(new.tape.settings, inPlaceOf: old.tape.settings)
    let time = liveTape?.take(new) ?? true ? play.time : 0
    goBack(to: time)
    showTape()
  }

  /// Takes a tape's settings in place of others of its, as far as the command line has not set them.
  private func take(_ settings: TapeSettings, inPlaceOf old: TapeSettings) {
    if request.size == old.size, settings.size != old.size {
      request.size = settings.size
      host.ask(for: settings.size)
    }
    if request.device == old.device { request.device = settings.device }
    if request.sceneName == old.preview { request.sceneName = settings.preview }
  }
}
