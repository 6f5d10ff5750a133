import Foundation
import SceneProtocol
import UIKit
import WindowSystem
import X11Window

/// Handles drops on the window: the dropped scene replaces the one that is shown.
///
/// A trusted scene is opened at once. Any other one is opened after the user has confirmed it, since it is a program
/// that was not asked for here before.
final class SceneDrops {
  /// Called with the path of a scene that is to be opened.
  var onScene: (String) -> Void = { _ in }
  /// Called with what is wrong with a drop; with `nil` when nothing is any more.
  var onMessage: (PanelMessage?) -> Void = { _ in }
  /// Called when a question is asked, and when it is not any more.
  var onQuestion: () -> Void = {}
  /// Whether the scene at a path is opened without a question.
  var isTrusted: (String) -> Bool = { _ in false }
  private let target: DropTarget
  private let hint: DropHint
  private let question: QuestionPanel

  /// - Parameter host: The window, which takes drops from now on.
  init(in host: HostWindow) {
    hint = DropHint(in: host)
    question = QuestionPanel(in: host)
    target = host.window.acceptDrops()
    target.wants = { [unowned self] in wants($0) }
    target.onEnd = { [unowned self] in end($0, isDropped: $1) }
    question.onChange = { [unowned self] _ in onQuestion() }
  }

  /// Whether the user is asked a question, so that all keys belong to the window.
  var isAsking: Bool { question.isShown }

  /// Handles a key that answers a question.
  ///
  /// - Returns: Whether the key was an answer.
  func take(_ event: InputEvent) -> Bool { question.take(event) }

  /// Lays out its parts.
  func layOut() {
    hint.layOut()
    question.layOut()
  }

  private func wants(_ contents: DropTarget.Contents) -> Bool {
    guard case .file(let path) = DroppedScene(contents) else { return false }
    onMessage(nil)
    hint.show("Drop to open \((path as NSString).lastPathComponent.inShort)")
    return true
  }

  private func end(_ contents: DropTarget.Contents, isDropped: Bool) {
    hint.hide()
    guard isDropped else { return }
    // (The last drop counts.)
    question.dismiss()
    switch DroppedScene(contents) {
    case .nothing(let reason): onMessage(reason)
    case .file(let path) where isTrusted(path): onScene(path)
    case .file(let path):
      target.askForKeyboard()
      question.ask(.mayRun(path)) { [unowned self] in onScene(path) }
    }
  }
}

extension PanelQuestion {
  /// The question whether a scene from another folder may run.
  fileprivate static func mayRun(_ path: String) -> PanelQuestion {
    // Its real place, with links resolved.
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path as NSString
    let place = file.deletingLastPathComponent.fromHome
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
  /// On one line, with the middle of a long text left out: so that nothing else in a sentence with it is pushed out of
  /// sight.
  fileprivate var inShort: String {
    let line = String(
      map { $0.isNewline || $0.unicodeScalars.contains(where: \.isControl) ? "?" : $0 }
    )
    return line.count <= 60 ? line : "\(line.prefix(28))…\(line.suffix(28))"
  }
}

extension Unicode.Scalar {
  /// Whether it is not a visible character, or changes the order of those around it.
  fileprivate var isControl: Bool {
    [.control, .format, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
  }
}
