internal import Foundation
import SceneProtocol

/// What the scene says, where it is, and how it ends.
extension PreviewSession {
  func connectConsole() {
    drawer.onToggle = { [unowned self] in layOut() }
    drawer.onClear = { [unowned self] in
      scenes.current?.clearLog()
      drawer.show(ConsoleLog())
    }
    drawer.onPlace = { [unowned self] in openEditor(at: $0) }
  }

  /// Shows what the scene that is seen has said; of one that has ended the last remains.
  func showLog() { if let scene = scenes.current ?? scenes.next { drawer.show(scene.log) } }

  private func openEditor(at place: SourcePlace) {
    do throws(Editor.Problem) {
      try Editor.open(place.file, line: place.line, column: nil)
    } catch {
      tell(error.text)
      notice.say(error.text)
    }
  }

  // MARK: - Warnings and hangs

  func noteWarning(
    _ text: String,
    at time: Double,
    _ calls: [UInt64],
    of scene: SceneGeneration
  ) {
    tick(.warning, at: time)
    guard scene.log.lacksPlace(of: text) else { return }
    places.find(calls, in: scene.processID, files: texts) { [weak scene] places in
      if let place = places.first { scene?.note(place, of: text) }
    }
  }

  /// Says where the main thread of a scene is that does not answer.
  func noteHang(_ calls: [UInt64], of scene: SceneGeneration) {
    places.find(calls, in: scene.processID, files: texts, isInterrupted: true) {
      [weak self, weak scene] places in
      guard let self, scene?.isStuck == true, messages.isSaying(of: .scene) else { return }
      scene?.isPlaceKnown = true
      let shown = Array(places.prefix(5))
      say(.hangs(request.title, at: shown, lines: shown.map(Self.line)), of: .scene)
    }
  }

  /// "card.swift:31 │ while true {}".
  private static func line(at place: SourcePlace) -> String {
    let text = try? String(contentsOfFile: place.file, encoding: .utf8)
    let lines = text?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    let line = lines.indices.contains(place.line - 1) ? lines[place.line - 1] : ""
    return "\(place.words) │ \(line.drop { $0 == " " || $0 == "\t" })"
  }

  // MARK: - A crash

  /// Time stands still where the scene has crashed: a step back is to before that.
  func noteCrash(_ message: PanelMessage) {
    let last = play.tape.last?.time ?? 0
    // (What the user did last may have been too much, and a frame has not been reported since.)
    let time = max(last, min(play.time, lastFrameTime))
    if !play.isPaused {
      isStoppedByCrash = true
      play.pause()
    }
    play.note(time: time)
    tick(.crash, at: time)
    let place = message.file.flatMap { file in
      message.line.map { SourcePlace(file: file, line: $0) }
    }
    let words = "\(message.title): \(message.text)"
    drawer.noteSeen(words)
    if let scene = scenes.current {
      scene.note(crash: words, at: place, time: time)
    } else {
      drawer.note(crash: words, at: place, time: time)
    }
    playDidChange()
  }

  /// What the user did last comes by another way than the report of the crash that it led to, and may come later.
  func noteInputBeforeCrash(at time: Double) {
    guard isStoppedByCrash, time > play.time else { return }
    play.note(time: time)
    ticks.delayCrash(to: time)
    bar.ticks = ticks.all
    playDidChange()
  }

  /// A save of a scene that had crashed starts it again, and its time goes on.
  func goOnAfterCrash() {
    if isStoppedByCrash { play.play() }
    isStoppedByCrash = false
  }
}
