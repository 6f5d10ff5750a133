import CoreGraphics
import SceneProtocol
import UIKit
import WindowSystem
import X11Window

/// The panel at the window's upper edge with a question: Return and Escape, or a click, answer it.
final class QuestionPanel {
  private unowned let host: HostWindow
  private lazy var view = QuestionView()
  private lazy var panel = Panel(view, in: host, hasEdge: true)
  private var onYes: () -> Void = {}
  private(set) var isShown = false
  /// Called when it appears and when it disappears.
  var onChange: (_ isShown: Bool) -> Void = { _ in }

  private static let yesKeys: Set<UInt32> = [0xFF0D, 0xFF8D]
  private static let noKeys: Set<UInt32> = [0xFF1B]

  init(in host: HostWindow) { self.host = host }

  /// Asks a question, in place of the previous one.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - onYes: Called if the user answers yes.
  func ask(_ question: PanelQuestion, onYes: @escaping () -> Void) {
    self.onYes = onYes
    view.question = question
    view.onAnswer = { [unowned self] in answer($0) }
    isShown = true
    layOut()
    onChange(true)
  }

  /// Handles a key.
  ///
  /// - Returns: Whether it was an answer.
  func take(_ event: InputEvent) -> Bool {
    guard isShown, case .keyPressed(let key, let isRepeat) = event, !isRepeat,
      key.modifiers.isDisjoint(with: [.control, .alt, .command])
    else { return false }
    let isYes = Self.yesKeys.contains(key.keysym)
    guard isYes || Self.noKeys.contains(key.keysym) else { return false }
    answer(isYes)
    return true
  }

  /// Lays it out at the upper edge, so high at most that a third of the scene stays visible.
  func layOut() {
    guard isShown else { return }
    let size = host.size
    let height = min(view.sizeThatFits(size).height, (size.height * 2 / 3).rounded())
    panel.show(in: CGRect(x: 0, y: 0, width: size.width, height: height))
  }

  /// Withdraws the question: nothing is done.
  func dismiss() { answer(false) }

  private func answer(_ isYes: Bool) {
    guard isShown else { return }
    isShown = false
    panel.hide()
    onChange(false)
    let onYes = onYes
    self.onYes = {}
    if isYes { onYes() }
  }
}
