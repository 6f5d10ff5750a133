import DisplaySupport
import InputMethodServer
import SceneProtocol
import Testing

extension InAPreview {
  /// A desktop's input method, which makes words of letters, in the preview window.
  @Suite struct `Input methods in a preview` {
    /// Yellow (a window without a scene is white) as soon as it gets the keys, with a field at the upper left that a
    /// click gives them; green after an N that was no text, blue where the text is "你", red where it is "你n".
    private static let text = """
      import UIKit

      final class Room: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
        override var canBecomeFirstResponder: Bool { true }
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .black
          field.addAction(
            UIAction { [unowned self] _ in
              let colors = ["你": UIColor(red: 0, green: 0, blue: 1, alpha: 1), "你n": .init(red: 1, green: 0, blue: 0, alpha: 1)]
              view.backgroundColor = colors[field.text ?? ""] ?? .white
            },
            for: .editingChanged
          )
          view.addSubview(field)
        }
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          becomeFirstResponder()
          view.backgroundColor = .yellow
        }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
          guard presses.first?.key?.characters == "n" else { return }
          view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        }
      }

      #Preview("Room", traits: .fixedLayout(width: 480, height: 320)) { Room() }

      """

    @Test func `make words where text is typed, show letters at the caret, and may go away`()
      async throws
    {
      try await PreviewTrial.play(Self.text, hasInputMethod: true) { trial in
        let scene = trial.scene
        let server = try #require(scene.inputMethod)
        // Where letters are shown: in one window, and in none while keys are keys.
        func typing() -> InputMethodServer.Spot? {
          let all = server.contexts.filter(\.isFocused)
          return all.count == 1 ? all.first?.spot : nil
        }
        try await scene.expect("the scene") { $0[300, 200] == 0xFFFF00 }
        try scene.key("n")
        try await scene.expect("a key") { $0[300, 200] == 0x00FF00 }
        #expect(server.contexts.allSatisfy { !$0.isFocused && $0.keys == 0 })
        try scene.click(100, 37)
        let isFocused = try await waitUntil { typing() != nil }
        try #require(isFocused)
        let first = try #require(typing())
        // Below the field's caret: a field without a border has its text at its left side, in the middle.
        #expect((20...22).contains(first.x) && (37...54).contains(first.y))
        for key in ["n", "i"] { try scene.key(key) }
        let isKept = try await waitUntil { server.contexts.contains { $0.letters == "ni" } }
        #expect(isKept)
        try scene.key("space")
        try await scene.expect("a word") { $0[300, 200] == 0x0000FF }
        let hasMoved = try await waitUntil { (typing()?.x ?? 0) > first.x + 8 }
        // (Another font may be taller.)
        #expect(hasMoved && abs((typing()?.y ?? 0) - first.y) < 8)
        // As large again, in the window's middle.
        try scene.key("ctrl+equal")
        let isElsewhere = try await waitUntil { typing().map { abs($0.y - first.y) > 20 } ?? false }
        #expect(isElsewhere)
        try scene.key("ctrl+0")
        // While the scene is paused keys are the window's.
        try scene.key("F8")
        let isLeft = try await waitUntil { server.contexts.allSatisfy { !$0.isFocused } }
        #expect(isLeft)
        try scene.key("F8")
        let isBack = try await waitUntil { typing() != nil }
        #expect(isBack)
        server.end()
        try scene.key("n")
        try await scene.expect("a letter") { $0[300, 200] == 0xFF0000 }
      }
    }
  }
}
