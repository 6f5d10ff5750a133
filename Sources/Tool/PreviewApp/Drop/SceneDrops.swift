import Foundation
import SceneProtocol
import UIKit
import WindowSystem
import X11Window

/// What is dropped on the window: a scene takes the place of the one that is shown, at once if it lies beside that, and
/// otherwise when the person has said that it may, since it is a program that nobody here has asked for before.
final class SceneDrops {
  private unowned let session: PreviewSession
  private let target: DropTarget
  private let hint: DropHint
  private let question: QuestionPanel

  init(_ session: PreviewSession) {
    self.session = session
    let host = session.host
    hint = DropHint(in: host)
    question = QuestionPanel(in: host)
    target = host.window.acceptDrops()
    target.wants = { [unowned self] in wants($0) }
    target.onEnd = { [unowned self] in end($0, isLetGo: $1) }
    question.onChange = { [unowned session] _ in session.modalityDidChange() }
  }

  /// Whether the person is asked something, and keys are the window's alone.
  var isAsking: Bool { question.isShown }

  /// Takes a key that answers a question.
  ///
  /// - Returns: Whether it does.
  func take(_ event: InputEvent) -> Bool { question.take(event) }

  /// Puts its parts where they belong.
  func layOut() {
    hint.layOut()
    question.layOut()
  }

  private func wants(_ contents: DropTarget.Contents) -> Bool {
    guard case .file(let path) = DroppedScene(contents) else { return false }
    session.say(nil, of: .drop)
    hint.show("Drop to open \((path as NSString).lastPathComponent.inShort)")
    return true
  }

  private func end(_ contents: DropTarget.Contents, isLetGo: Bool) {
    hint.hide()
    guard isLetGo else { return }
    // (What was let go of last is what is meant.)
    question.dismiss()
    switch DroppedScene(contents) {
    case .nothing(let reason): session.say(reason, of: .drop)
    case .file(let path) where session.isBesideScene(path): session.open(path)
    case .file(let path):
      target.askForKeyboard()
      question.ask(.mayRun(path)) { [unowned self] in session.open(path) }
    }
  }
}

extension PanelQuestion {
  /// Whether a scene from somewhere may be run.
  fileprivate static func mayRun(_ path: String) -> PanelQuestion {
    // Where it really is, and not a link to it.
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path as NSString
    let (folder, home) = (file.deletingLastPathComponent, ProcessEnvironment.value("HOME"))
    let isAtHome = !home.isEmpty && (folder + "/").hasPrefix(home + "/")
    let place = isAtHome ? "~" + folder.dropFirst(home.count) : folder
    return PanelQuestion(
      text: "Run \(file.lastPathComponent.inShort) from \(place.inShort)?",
      detail: "A scene is a program: it can do whatever you can.",
      yes: "Run",
      no: "Do not",
      hint: "Return runs it, Escape does not."
    )
  }
}

extension String {
  /// On one line, and with its middle left out where it is long: so that nothing else in a sentence with it is pushed
  /// out of sight.
  fileprivate var inShort: String {
    let line = String(
      map { $0.isNewline || $0.unicodeScalars.contains(where: \.isControl) ? "?" : $0 }
    )
    return line.count <= 60 ? line : "\(line.prefix(28))…\(line.suffix(28))"
  }
}

extension Unicode.Scalar {
  /// Whether it is no sign, or changes the order of those around it.
  fileprivate var isControl: Bool {
    [.control, .format, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
  }
}
