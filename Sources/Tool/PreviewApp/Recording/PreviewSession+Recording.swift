import CoreGraphics
internal import Dispatch
import Foundation
import TapeLanguage
import SceneProtocol

/// Whether what a person does to the scene is recorded.
struct InputRecording: Equatable {
  enum State: Equatable {
    case off
    /// The scene is made anew for it.
    case comes
    case on
    /// The person has ended it; what was done last may still be on its way.
    case ends
  }

  var state = State.off
  /// The scene's size when it began, in points.
  var size: SceneRequest.Size?
  /// How long the scene may take to tell what was done to it, in seconds.
  static let patience = 0.1

  /// Whether there is something that has not been written yet.
  var isUnwritten: Bool { state == .on || state == .ends }
}

/// Writing what a person does to the scene to a tape, which does it again.
///
/// What is typed into a secure field is not written down: bullets are.
///
/// A tape begins with its scene, and so does a recording: the scene is begun anew for it. What was done since is the
/// input that earlier frames are made with (`PlayState.tape`): whoever goes back in time and does something else there
/// records that in its place. What begins the scene otherwise - a save, another preview - ends the recording.
extension PreviewSession {
  func toggleRecording() {
    switch recording.state {
    case .off: beginRecording()
    case .comes: recording = InputRecording()
    case .on: finishRecording()
    case .ends: break
    }
  }

  /// Ends it as the person wants: the key for that has come to the window, what was done before it to the scene.
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
    beginAnew()
  }

  /// A scene comes up: one that was begun for a recording is recorded from now on.
  func noteShownForRecording(startTime: Double) {
    guard recording.state == .comes else { return }
    // (A save has come between.)
    guard startTime == 0 else { return beginAnew() }
    play.forgetInput()
    recording = InputRecording(state: .on, size: sceneSize)
    showRecording()
    let key = KeyTable.name(of: .recordInput) ?? ""
    notice.say("recording what you do, from the start – \(key) ends it")
  }

  /// Writes what was done, if that is recorded, and ends it.
  ///
  /// To be called before the input of the scene is forgotten.
  ///
  /// - Parameter reason: Why, if the person has not asked for it.
  func endRecording(because reason: String? = nil) {
    let wasOn = recording.isUnwritten
    let size = recording.size
    recording = InputRecording()
    guard wasOn else { return }
    showRecording()
    // (Who has only gone back to look has taken nothing back.)
    let end = max(play.time, play.tape.last?.time ?? 0)
    let written = NewTape(beside: request.absolutePath).write { [request, play] folder in
      var heading = heading(in: folder)
      heading.size = size
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

  /// What the tape says first, if its file is in a folder.
  private func heading(in folder: String) -> TapeWriter.Heading {
    let path = request.absolutePath as NSString
    let isBeside = path.deletingLastPathComponent == folder
    var heading = TapeWriter.Heading(
      title: request.title,
      scene: isBeside ? path.lastPathComponent : request.absolutePath
    )
    if previews.count > 1 { heading.preview = request.sceneName ?? previews.first }
    return heading
  }

  /// The scene's size, in points, however large it is seen.
  private var sceneSize: SceneRequest.Size {
    guard let size = look.look.sceneSize else { return host.wholeSize }
    return SceneRequest.Size(
      width: max(1, Int(size.width.rounded())),
      height: max(1, Int(size.height.rounded()))
    )
  }

  /// Says that it is recorded, or no more.
  func showRecording() {
    let isOn = recording.state == .on
    bar.isRecording = isOn
    sign.isShown = isOn && !bar.isShown
    showTitle()
  }
}
