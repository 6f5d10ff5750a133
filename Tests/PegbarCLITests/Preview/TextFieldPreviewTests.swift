import DisplaySupport
import Foundation
import Glibc
import SceneProtocol
import Testing

extension InAPreview {
  /// Text fields of a scene in the preview window, whose own keys they share.
  @Suite struct `Text fields in a preview` {
    /// Yellow (a window without a scene is white), with a field at the upper left that has the keys; cyan where its
    /// text is "ab".
    private static func text(isSecure: Bool) -> String {
      """
      import UIKit

      final class Room: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .yellow
          field.isSecureTextEntry = \(isSecure)
          field.addAction(
            UIAction { [unowned self] _ in
              view.backgroundColor = UIColor(red: 0, green: field.text == "ab" ? 1 : 0, blue: 1, alpha: 1)
            },
            for: .editingChanged
          )
          view.addSubview(field)
        }
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          field.becomeFirstResponder()
        }
      }

      #Preview("Room", traits: .fixedLayout(width: 480, height: 320)) { Room() }

      """
    }

    @Test func `copy their text with Ctrl+C, and the picture where there is none to type in`()
      async throws
    {
      try await PreviewTrial.play(Self.text(isSecure: false)) { trial in
        let scene = trial.scene
        try await scene.expect("the scene") { $0[300, 200] == 0xFFFF00 }
        try scene.display.type("ab")
        try await scene.expect("what was typed") { $0[300, 200] == 0x00FFFF }
        for key in ["ctrl+a", "ctrl+c"] { try scene.key(key) }
        let paster = try PastingClient(on: scene.display.name)
        let isThere = try await waitUntil { paster.client.owner(of: "CLIPBOARD") != 0 }
        #expect(isThere)
        #expect(try await paster.paste("UTF8_STRING")?.bytes == Array("ab".utf8))
        try scene.key("Escape")
        try scene.key("ctrl+c")
        var picture: [UInt8]?
        // (The text is there until the picture is.)
        while picture == nil { picture = try await paster.paste("image/png")?.bytes }
        #expect(picture?.starts(with: [0x89, 0x50]) == true)
      }
    }

    @Test func `are not to be read in tapes where they are secret`() async throws {
      try await PreviewTrial.play(Self.text(isSecure: true)) { trial in
        let scene = trial.scene
        try await scene.expect("the scene") { $0[300, 200] == 0xFFFF00 }
        try scene.key("ctrl+F10")
        try await trial.expectState("a recording") { $0.isRecording && $0.time < 5 }
        try scene.display.type("ab")
        try await scene.expect("what was typed") { $0[300, 200] == 0x00FFFF }
        try scene.key("ctrl+F10")
        try await trial.expectState("its end") { !$0.isRecording }
        let path = "\(trial.workspace.path)/card.tape"
        let isWritten = try await waitUntil {
          (try? String(contentsOfFile: path, encoding: .utf8))?.isEmpty == false
        }
        #expect(isWritten)
        let tape = try String(contentsOfFile: path, encoding: .utf8)
        unlink(path)
        #expect(tape.contains("•") && tape.contains("# What was typed into a secure field"))
        #expect(!tape.contains("ab\"") && !tape.contains("Key a"))
      }
    }
  }
}
