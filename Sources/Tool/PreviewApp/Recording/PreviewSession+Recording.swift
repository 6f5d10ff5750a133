import CoreGraphics
internal import Dispatch
import Foundation
import TapeLanguage
import SceneProtocol

/// Writing the user's input to the scene to a tape, which repeats it.
///
/// What is typed into a secure field is not written down: bullets are.
///
/// A tape begins with its scene, and so does a recording: the scene is started again for it. The recorded input is the
/// input that earlier frames are made with (`PlayState.tape`): a user who goes back in time and does something else
/// there replaces what was recorded. Anything else that starts the scene - a save, another preview - ends the
/// recording.
extension PreviewSession {
  func toggleRecording() {
    switch recording.state {
    case .off: beginRecording()
    case .comes: recording = InputRecording()
    case .on: finishRecording()
    case .ends: break
    }
  }

  /// Ends it for the user: the key for that has come to the window, the input before it to the scene.
  private func finishRecording() {
    recording.state = .ends
    showRecording()
    DispatchQueue.main.asyncAfter(deadline: .now() + InputRecording.patience) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.recording.state == .ends else { return }
        self.endRecording()
        self.settleIfDone()
      }
    }
  }

  private func beginRecording() {
    guard phase.program != nil, scenes.isSomethingSeen else {
      return notice.say("there is no scene to record what is done to it")
    }
    recording = InputRecording(state: .comes)
    play.loop.isOn = false
    startOver()
  }

  /// Notes that a scene is shown: one that was started for a recording is recorded from now on.
  func noteShownForRecording(startTime: Double) {
    guard recording.state == .comes else { return }
    // (A save has come in between.)
    guard startTime == 0 else { return startOver() }
    play.forgetInput()
    recording = InputRecording(state: .on, size: sceneSize, device: scenes.current?.device)
    showRecording()
    let key = KeyTable.name(of: .recordInput) ?? ""
    notice.say("recording what you do, from the start – \(key) ends it")
  }

  /// Writes the recorded input, if there is a recording, and ends it.
  ///
  /// Call it before the input of the scene is forgotten.
  ///
  /// - Parameter reason: Why, if the user has not asked for it.
  func endRecording(because reason: String? = nil) {
    let wasOn = recording.isUnwritten
    let (size, device) = (recording.size, recording.device)
    recording = InputRecording()
    guard wasOn else { return }
    showRecording()
    // (A user who has only gone back to look has not withdrawn anything.)
    let end = max(play.time, play.tape.last?.time ?? 0)
    let written = NewTape(beside: request.absolutePath).write { [request, play] folder in
      var heading = heading(in: folder)
      (heading.size, heading.device) = (size, device)
      if let size, size != sceneSize {
        heading.remarks.append("The window had another size later.")
      }
      if play.isTapeFull { heading.remarks.append("There was more input than is kept.") }
      if play.tape.contains(where: \.isSecret) {
        heading.remarks.append("What was typed into a secure field is bullets here.")
      }
      if request.reducesMotion || look.look.reducesMotion {
        heading.remarks.append("The scene was told that the person wants little motion.")
      }
      if look.look.isDark { heading.remarks.append("The scene was shown dark.") }
      return TapeWriter(play.tape.compactMap(ObservedInput.init), until: end, heading).text
    }
    say(written, because: reason)
  }

  private func say(_ outcome: NewTape.Outcome, because reason: String?) {
    let before = reason.map { "the recording has ended: \($0); " } ?? ""
    switch outcome {
    case .written(let path, let problem):
      let problem = problem.map { $0 + "; " } ?? ""
      tell("\(before)\(problem)wrote \(path)")
      let shown = problem.isEmpty ? (path as NSString).lastPathComponent : path
      notice.say("\(before)\(problem)wrote \(shown)")
    case .failed(let problem):
      tell("\(before)\(problem)")
      notice.say("\(before)\(problem)")
    }
  }

  /// The tape's heading, if its file is in a folder.
  private func heading(in folder: String) -> TapeWriter.Heading {
    let scene = scenePaths.map { path in
      let isBeside = (path as NSString).deletingLastPathComponent == folder
      return isBeside ? (path as NSString).lastPathComponent : path
    }
    var heading = TapeWriter.Heading(title: request.title, scene: scene)
    if previews.count > 1 { heading.preview = request.sceneName ?? previews.first }
    return heading
  }

  /// The absolute paths of the scene's file or folder, or of the files that are one scene.
  private var scenePaths: [String] {
    guard request.paths.count > 1 else { return [request.absolutePath] }
    return request.paths.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
  }

  /// The scene's size, in points, at whatever zoom it is seen.
  private var sceneSize: SceneRequest.Size {
    look.look.sceneSize.map(SceneRequest.Size.init) ?? host.wholeSize
  }

  /// Shows that it is recorded, or not any more.
  func showRecording() {
    let isOn = recording.state == .on
    bar.isRecording = isOn
    sign.isShown = isOn && !bar.isShown
    showTitle()
  }
}
