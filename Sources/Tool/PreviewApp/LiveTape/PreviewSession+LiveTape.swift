import Foundation
import SceneProtocol
import TapeLanguage
import X11Window

/// Playing a tape to the scene, line by line.
extension PreviewSession {
  /// Performs a key command of tapes.
  func perform(tape command: KeyCommand) {
    guard let tape = liveTape else {
      return notice.say("no tape is open: drop one here, or start with pegbar FILE.tape")
    }
    if let problem = tape.file.problem { return say(problem, of: .tape) }
    switch command {
    case .previousLine: takeLineBack()
    case .remainingLines: playTape(.rest)
    default: playTape(.next)
    }
  }

  private func playTape(_ command: LiveTapeCommand) {
    guard let tape = liveTape else { return }
    // (A scene that is seen may be that of the tape before.)
    if phase.isComing || phase.program == nil || scenes.current == nil {
      liveTape?.waiting = command
      if !phase.isComing, phase.program != nil { goBack(to: play.time) }
      return
    }
    if !tape.isPlaying {
      guard !tape.isAtEnd else {
        return notice.say("the tape is at its end; Home starts it over")
      }
      say(nil, of: .tape)
      // What the user has done is not the tape's.
      if let time = tape.ownTime {
        liveTape?.waiting = command
        return goBack(to: time)
      }
    }
    scenes.current?.send(.tape(command))
    liveTape?.noteAsked()
  }

  /// Stands where the last line that was played began, as if it had not.
  private func takeLineBack() {
    liveTape?.waiting = nil
    guard let time = liveTape?.takeBack() else {
      return notice.say("the tape is at its start")
    }
    say(nil, of: .tape)
    goBack(to: time)
    showTape()
  }

  /// Whether plain keys are the tape's: not while the user types into a text of the scene's.
  var hearsTapeKeys: Bool {
    guard let tape = liveTape else { return false }
    return tape.ownTime == nil || scenes.current?.takesText != true
  }

  /// Is before the tape's first line, at the scene's start.
  func startTapeOver() {
    notes.startClock()
    liveTape?.startOver()
    say(nil, of: .tape)
    goBack(to: 0)
    showTape()
  }

  /// Takes what the scene says of the tape.
  func take(_ report: LiveTapeReport) {
    liveTape?.note(report)
    if case .failed(let file, let line, let column, let command, let text) = report {
      let message = PanelMessage(
        title: "The tape fails",
        place: TapePlace(file: file, line: line, column: column),
        text: "\(command): \(text)"
      )
      tell("\(file):\(line):\(column): error: \(message.text)")
      say(message, of: .tape)
    }
    showTape()
    settleIfDone()
  }

  /// Goes on with what was asked for while the scene was on its way.
  func goOnWithTape() {
    if let problem = liveTape?.file.problem(among: previews) { say(problem, of: .tape) }
    guard let command = liveTape?.waiting else { return showTape() }
    liveTape?.waiting = nil
    playTape(command)
    showTape()
  }

  /// Shows how far the tape is: in the bar, and in the window of notes.
  func showTape() {
    bar.tape = liveTape.map { TransportBar.Tape(words: $0.words, starts: $0.starts) }
    showNotes()
  }

  // MARK: - The file

  /// Shows what is wrong with the tape that was opened, and how far it is.
  func tapeIsOpened() {
    guard let tape = liveTape else { return showTape() }
    if let problem = tape.file.problem { say(problem, of: .tape) }
    if !bar.isShown, !look.isPresenting {
      bar.toggle()
      showRecording()
    }
    showTape()
  }

  /// Hides the desktop's pointer over a scene that is presented with the tape's own, unless it is a laser's.
  func showOnePointer() {
    let isHidden = liveTape != nil && look.isPresenting && !host.showsLaser
    scenes.current?.window?.hidesPointer = isHidden
  }

  /// Hides the bar while the scene is presented: it has the text of the tape in it.
  func notePresenting() {
    guard liveTape != nil else { return }
    if look.isPresenting, bar.isShown {
      bar.toggle()
      liveTape?.hidesBar = true
    } else if !look.isPresenting, liveTape?.hidesBar == true {
      liveTape?.hidesBar = false
      if !bar.isShown { bar.toggle() }
    }
    showRecording()
  }
}
