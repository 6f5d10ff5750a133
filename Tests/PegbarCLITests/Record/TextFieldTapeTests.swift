import Foundation
import Testing

/// Text fields as tapes find them.
@Suite(.timeLimit(.minutes(20))) struct `A tape that types` {
  /// Two fields in a window of 240 × 120, the lower one secure; what is reported of the upper one is beside it.
  private static let scene = """
    import UIKit

    #Preview("Fields", traits: .fixedLayout(width: 240, height: 120)) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 120))
      let echo = UILabel(frame: CGRect(x: 10, y: 84, width: 220, height: 30))
      echo.accessibilityIdentifier = "echo"
      for (index, name) in ["name", "secret"].enumerated() {
        let field = UITextField(frame: CGRect(x: 10, y: 8 + 38 * index, width: 220, height: 34))
        field.borderStyle = .roundedRect
        field.accessibilityIdentifier = name
        field.isSecureTextEntry = index == 1
        field.addAction(
          UIAction { _ in if index == 0 { echo.text = field.text } },
          for: .editingChanged
        )
        view.addSubview(field)
      }
      view.addSubview(echo)
      return view
    }

    """

  private func play(_ tape: String, _ options: String = "-o a.gif") async throws -> (
    Workspace, CommandRun
  ) {
    let tape = "Set Scene fields.swift\nSet FPS 20\n" + tape
    let workspace = try Workspace(["fields.swift": Self.scene, "a.tape": tape])
    return (workspace, try await workspace.pegbar(line: "record a.tape \(options)"))
  }

  @Test func `finds what it has typed, and what keys made of it`() async throws {
    let (_, run) = try await play(
      """
      Click @name
      Type "Hello, World"
      Expect @name.text == "Hello, World"
      Key Ctrl+Shift+Left
      Type "Wörld"
      Key Home
      Key Delete
      Expect @name.text == "ello, Wörld"
      Expect @echo.text == "ello, Wörld"
      Key Ctrl+A
      Key Ctrl+C
      Key Ctrl+V
      Key Ctrl+V
      Expect @echo.text == "ello, Wörldello, Wörld"
      Key Ctrl+Z
      Expect @echo.text == "ello, Wörld"
      Key Tab
      Type "geheim"
      Expect @secret.text == "••••••"

      """
    )
    #expect(run.status == 0, "\(run.errors)")
  }

  /// What is typed is in the captions of the one field and not in those of the other, nor in the pictures of it.
  @Test func `has bullets in its captions and its pictures for what is secret`() async throws {
    func bytes(_ field: String, _ text: String) async throws -> [UInt8] {
      let (workspace, run) = try await play(
        "Set Keys pc\nClick @\(field)\nType \"\(text)\"\nSleep 1s\n"
      )
      #expect(run.status == 0, "\(run.errors)")
      return Array(try workspace.bytes(of: "a.gif"))
    }
    let secret = try await bytes("secret", "iiii")
    let other = try await bytes("secret", "WxyZ")
    #expect(secret == other)
    let (plain, another) = (try await bytes("name", "iiii"), try await bytes("name", "WxyZ"))
    #expect(plain != another)
  }
}
