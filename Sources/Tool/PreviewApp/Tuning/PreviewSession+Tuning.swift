internal import Foundation
import SceneProtocol

/// The scene with values that are tried by hand: each is shown as a save of it would be, and the file is written when
/// the user says so.
extension PreviewSession {
  private var page: TuningPage { inspector.tuning }

  func connectTuning() {
    page.onFocus = { [unowned self] in inspector.focusPage() }
    page.onChange = { [unowned self] in tryValues() }
    page.onWrite = { [unowned self] in writeValues() }
    page.onProblem = { [unowned self] in inspector.word = $0 }
    tuner.onReady = { [unowned self] in tuneNewProgram() }
    tuner.onNone = { [unowned self] in sayThatThereAreNone() }
  }

  private func sayThatThereAreNone() {
    page.reason =
      "The literals of \(request.title) cannot be changed here: none is a plain value, "
      + "or its code cannot be compiled with other values in their place."
    inspector.draw()
  }

  func toggleTuning() {
    inspector.toggleTuning()
    guard inspector.isTuning else {
      if page.draft?.isChanged ?? false {
        notice.say("not written yet: F3 shows it, Return writes it")
      }
      return
    }
    tuneNewProgram()
    wantLiterals()
  }

  /// Has the program that takes values built at once, where there is none.
  func wantLiterals() {
    guard inspector.isTuning, tuner.scene == nil else { return }
    if texts.count > 1 || !request.sourceFolders.isEmpty {
      page.reason = "The literals of a scene of several files cannot be changed here yet."
    } else if phase.program == nil {
      page.reason = "The literals are listed when the scene compiles."
    } else if tuner.hasNone {
      sayThatThereAreNone()
    } else {
      page.reason = "The literals of \(request.title) are being prepared …"
      if !phase.isBusy, let program = phase.program { tuner.prepare(request, for: program, at: 0) }
    }
    inspector.draw()
  }

  /// There is a program that takes values; what was changed before goes into its text.
  private func tuneNewProgram() {
    guard let scene = tuner.scene, page.draft?.scene != scene,
      let bytes = FileManager.default.contents(atPath: scene.file),
      var draft = TuningDraft(scene, base: Array(bytes))
    else { return }
    let old = page.draft?.scene.file == scene.file ? page.draft : nil
    let lost = old.map { draft.carry(from: $0) } ?? []
    if !lost.isEmpty { inspector.word = "no place any more for \(lost.joined(separator: "; "))" }
    page.show(draft)
    // (What was tried of the text before is at other places.)
    (triedEdits, seenEdits) = ([:], [:])
    inspector.draw()
    if draft.isChanged { tryValues() }
  }

  // MARK: - Values that are tried

  /// Shows the values, as soon as those before are seen.
  func tryValues() {
    guard !phase.isBusy else { return areValuesDue = true }
    areValuesDue = false
    guard let draft = page.draft, draft.scene == tuner.scene, let program = draft.program else {
      return
    }
    triedEdits = draft.edits
    handle(.tried(program))
  }

  /// The scene with the values is on the screen.
  func valuesAreSeen() { seenEdits = triedEdits }

  /// The scene has ended before it was seen: the values before are back.
  ///
  /// - Returns: Whether values were tried that are not in the file.
  func valuesHaveFailed(_ words: String) -> Bool {
    guard let draft = page.draft, draft.scene == tuner.scene, !triedEdits.isEmpty else {
      return false
    }
    areValuesDue = false
    page.take(edits: seenEdits == triedEdits ? [:] : seenEdits)
    triedEdits = seenEdits
    let word = "the scene ends with this value (\(words)): the one before is back"
    inspector.word = word
    if !inspector.isTuning { notice.say(word) }
    inspector.draw()
    return true
  }

  /// The values that the next process of the scene is given: a first value that is tried is seen only without a kept
  /// one.
  var keptForNext: [String: String] { play.kept.filter { !changedStates.contains($0.key) } }

  /// The names of the kept values whose first one was changed.
  private var changedStates: Set<String> {
    guard let draft = page.draft, draft.scene == tuner.scene else { return [] }
    return Set(draft.edits.keys.compactMap { draft.literals[$0].site.state?.name })
  }

  // MARK: - The file

  /// The file's text has changed.
  ///
  /// - Parameter program: The program with the values of the file.
  /// - Returns: What is to be shown: with the values that are tried, also; `nil` where that is seen already.
  func tuned(_ program: SceneProgram) -> SceneProgram? {
    guard let draft = page.draft, draft.scene == tuner.scene,
      let bytes = FileManager.default.contents(atPath: draft.scene.file)
    else { return program }
    // (It was written here.)
    if Array(bytes) == draft.base, !draft.isChanged, program.literals == phase.program?.literals,
      scenes.current != nil, !phase.isBusy
    {
      return nil
    }
    guard page.rebase(onto: Array(bytes)) else { return program }
    if draft.isChanged {
      inspector.word = "\(request.title) was saved elsewhere; your values are not written yet"
    }
    inspector.draw()
    triedEdits = page.draft?.edits ?? [:]
    return page.draft?.program ?? program
  }

  /// Writes the changed literals, and nothing else, unless the file is not the one that they are of.
  private func writeValues() {
    guard let draft = page.draft, draft.isChanged else { return }
    let path = draft.scene.file
    guard let now = FileManager.default.contents(atPath: path) else {
      inspector.word = "\(request.title) cannot be read: nothing was written"
      return inspector.draw()
    }
    guard Array(now) == draft.base else {
      let isSame = page.rebase(onto: Array(now))
      let rest = isSame ? "Return writes your values into it" : "your values wait until it compiles"
      inspector.word = "\(request.title) was changed meanwhile, and nothing was written: \(rest)"
      if isSame { tryValues() }
      return inspector.draw()
    }
    let changes = draft.edits.keys.sorted().map { draft.words(ofChange: $0) }
    do throws(SystemError) {
      let bytes = draft.bytes
      try SceneFileWriting.write(bytes, to: path)
      play.kept = keptForNext
      _ = page.rebase(onto: bytes)
      (triedEdits, seenEdits) = ([:], [:])
      let rest = changes.count > 1 ? ", and \(changes.count - 1) more" : ""
      inspector.word = "written: \(changes[0])\(rest)"
    } catch {
      inspector.word = "cannot write \(request.title): \(error.reason)"
    }
    inspector.draw()
  }

  /// What is not written when the window ends, or turns to another scene, is said in the terminal.
  func tellUnwritten() {
    guard let draft = page.draft, draft.isChanged else { return }
    let changes = draft.edits.keys.sorted().map { draft.words(ofChange: $0) }
    let path = Self.shown(draft.scene.file)
    tell("not written to \(path): \(changes.joined(separator: "; "))")
  }

  /// The window is about another file.
  func forgetTuning() {
    tellUnwritten()
    page.show(nil)
    (triedEdits, seenEdits, areValuesDue) = ([:], [:], false)
  }
}
