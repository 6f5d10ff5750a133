internal import Foundation
import SceneProtocol

/// The scene with values that are tried by hand: each is shown as a save of it would be, and the files are written when
/// the user says so.
extension PreviewSession {
  private var page: TuningPage { inspector.tuning }

  func connectTuning() {
    page.onFocus = { [unowned self] in inspector.focusPage() }
    // (A drag draws the page alone; what Return does then is said below it.)
    page.onChange = { [unowned self] in
      tryValues()
      inspector.draw()
    }
    page.onWrite = { [unowned self] in writeValues() }
    page.onProblem = { [unowned self] in
      inspector.word = $0
      inspector.draw()
    }
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
    if phase.program == nil {
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
    guard let scene = tuner.scene else { return }
    if let draft = page.draft, draft.scene == scene {
      // (The text was compiled again, and is as it was: the visible scene has the file's values.)
      if draft.isChanged, phase.program?.literals == nil {
        tried = TriedEdits()
        tryValues()
      }
      return
    }
    guard let texts = scene.texts, var draft = TuningDraft(scene, base: texts) else { return }
    let lost = page.draft.map { draft.carry(from: $0) } ?? []
    if !lost.isEmpty { inspector.word = "no place any more for \(lost.joined(separator: "; "))" }
    page.show(draft)
    // (What was tried of the text before is at other places.)
    tried = TriedEdits()
    inspector.draw()
    if draft.isChanged { tryValues() }
  }

  // MARK: - Values that are tried

  /// Shows the values, as soon as those before are seen.
  func tryValues() {
    guard !phase.isBusy else { return tried.wait() }
    guard let draft = page.draft, draft.scene == tuner.scene, let program = draft.program else {
      return
    }
    tried.start(draft.edits)
    handle(.tried(program))
  }

  /// The scene with tried values has ended before it was shown, or does not answer: newer values are tried, or those of
  /// the visible scene are the user's again.
  ///
  /// - Parameter words: What has happened to the scene.
  /// - Returns: Whether the values that were tried may be the cause.
  func valuesHaveFailed(_ words: String) -> Bool {
    guard let draft = page.draft, draft.scene == tuner.scene else { return false }
    switch tried.fail() {
    case .isOther: return false
    case .triesNewer: return true
    case .putsBack(let edits): page.take(edits: edits)
    }
    let word = "the scene ends with this value (\(words)): the one before is back"
    inspector.word = word
    if !inspector.isTuning { notice.say(word) }
    inspector.draw()
    return true
  }

  /// The kept values for the next process, without those whose initial value is being tried: a kept value would hide
  /// it.
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
  /// - Returns: The program to show, with the values being tried, if any; `nil` if it is shown already.
  func tuned(_ program: SceneProgram) -> SceneProgram? {
    guard let draft = page.draft, draft.scene == tuner.scene, let texts = draft.scene.texts
    else { return program }
    // (It was written here.)
    if texts == draft.base, !draft.isChanged, program.literals == phase.program?.literals,
      scenes.current != nil, !phase.isBusy
    {
      return nil
    }
    guard page.rebase(onto: texts) else { return program }
    if draft.isChanged {
      inspector.word = "\(request.title) was saved elsewhere; your values are not written yet"
    }
    inspector.draw()
    tried.start(page.draft?.edits ?? [:])
    return page.draft?.program ?? program
  }

  /// Writes the changed literals, and nothing else, unless the files are not those that they are of.
  private func writeValues() {
    guard let draft = page.draft, draft.isChanged else { return }
    guard let now = draft.scene.texts else {
      inspector.word = "\(request.title) cannot be read: nothing was written"
      return inspector.draw()
    }
    guard now == draft.base else {
      let isSame = page.rebase(onto: now)
      let rest = isSame ? "Return writes your values into it" : "your values wait until it compiles"
      inspector.word = "\(request.title) was changed meanwhile, and nothing was written: \(rest)"
      if isSame { tryValues() }
      return inspector.draw()
    }
    let changes = draft.edits.keys.sorted().map { draft.words(ofChange: $0) }
    let problem = write(draft)
    play.kept = keptForNext
    _ = page.rebase(onto: draft.scene.texts ?? draft.texts)
    tried = TriedEdits(shown: page.draft?.edits ?? [:])
    let rest = changes.count > 1 ? ", and \(changes.count - 1) more" : ""
    inspector.word = problem ?? "written: \(changes[0])\(rest)"
    inspector.draw()
  }

  /// Writes the files with changes, up to the first that cannot be written.
  ///
  /// - Returns: What went wrong; `nil` for nothing.
  private func write(_ draft: TuningDraft) -> String? {
    for file in draft.changedFiles {
      let path = draft.scene.files[file].path
      let name = (path as NSString).lastPathComponent
      do throws(SystemError) {
        let (texts, base) = (draft.texts[file], draft.base[file])
        guard try SceneFileWriting.write(texts, inPlaceOf: base, to: path) else {
          return "\(name) was changed meanwhile, and was not written; the values stay here"
        }
      } catch {
        return "cannot write \(name): \(error.reason); the values stay here"
      }
    }
    return nil
  }

  /// What is not written when the window ends, or turns to another scene, is said in the terminal.
  func tellUnwritten() {
    guard let draft = page.draft, draft.isChanged else { return }
    let changes = draft.edits.keys.sorted().map { draft.words(ofChange: $0) }
    let path = request.shownPath
    tell("not written to \(path): \(changes.joined(separator: "; "))")
  }

  /// The window is about another file.
  func forgetTuning() {
    tellUnwritten()
    page.show(nil)
    tried = TriedEdits()
  }
}
