import CoreGraphics
import Foundation
import Testing

/// `-` in place of a scene's file: the scene is read from standard input, and called `<stdin>`.
struct `A scene from standard input` {
  private static let wrong = SceneText.one + "let n: Int = \"three\"\n"

  @Test
  func `is checked, listed and drawn`() async throws {
    let text = """
      import UIKit
      #Preview("Green", traits: .fixedLayout(width: 30, height: 20)) {
        let view = UIView()
        view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        return view
      }
      #Preview { CALayer() }

      """
    let workspace = try Workspace(["a.swift": text])
    let checked = try await workspace.shell("\"$PEGBAR\" check - <a.swift")
    #expect(checked.status == 0)
    #expect(checked.errors.isEmpty)
    let listed = try await workspace.shell("cat a.swift | \"$PEGBAR\" scenes -")
    #expect(listed.output == "Green\n<stdin>\n")
    let drawn = try await workspace.shell("\"$PEGBAR\" shot - --scene Green -o out.png <a.swift")
    #expect(drawn.status == 0)
    let image = try CGImage(pngFile: workspace.path + "/out.png")
    #expect((image.width, image.height) == (30, 20))
    #expect(image[15, 10] == 0x00FF00)
    #expect(try workspace.files() == ["a.swift", "out.png"])
  }

  @Test
  func `is not compiled again while it is the same`() async throws {
    let workspace = try Workspace(["a.swift": SceneText.one + "// \(UUID().uuidString)\n"])
    let line = "\"$PEGBAR\" check -v - <a.swift"
    #expect(try await workspace.shell(line).errors.contains("pegbar: compiled in "))
    let again = try await workspace.shell(line).errors
    #expect(again.hasPrefix("pegbar: <stdin> has not changed: using "))
    #expect(!again.contains("compiled in"))
  }

  @Test
  func `is called so in all messages`() async throws {
    let workspace = try Workspace(["a.swift": Self.wrong, "empty.swift": "", "bad": ""])
    let run = try await workspace.shell("\"$PEGBAR\" check - <a.swift")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("<stdin>:3:14: error: cannot convert value of type 'String'"))
    #expect(run.errors.hasSuffix("pegbar: <stdin> does not compile (1 error)\n"))
    #expect(!run.errors.contains("stdin.swift"))
    let json = try await workspace.shell("\"$PEGBAR\" check --json - <a.swift")
    #expect(json.output.contains("\"file\":\"<stdin>\",\"line\":3,\"column\":14,"))
    let empty = try await workspace.shell("\"$PEGBAR\" shot - -o out.png </dev/null")
    #expect(empty.status == 2)
    #expect(empty.errors.hasPrefix("<stdin>:1:1: error: nothing to show: the file is empty"))
    let closed = try await workspace.shell("\"$PEGBAR\" check - <&-")
    #expect(closed.status == 66)
    #expect(closed.errors == "pegbar: cannot read <stdin>: bad file descriptor\n")
    let noName = try await workspace.shell("\"$PEGBAR\" shot - -s Onee -o a.png <one.swift")
    #expect(noName.status != 0)
  }

  @Test
  func `with a name that it does not have gets the nearest as a hint`() async throws {
    let workspace = try Workspace(["a.swift": SceneText.one])
    let run = try await workspace.shell("\"$PEGBAR\" shot - -s Onee -o a.png <a.swift")
    #expect(run.status == 64)
    #expect(
      run.errors.contains("<stdin> has no scene \"Onee\"; it has \"One\"; did you mean `One`?")
    )
  }

  /// Pictures that the scene names lie in the directory in which the command runs.
  @Test
  func `has its pictures where the command runs`() async throws {
    let workspace = try Workspace([
      "a.swift": """
      import UIKit
      #Preview("Photo") { UIImageView(image: UIImage(named: "photo.png")) }

      """
    ])
    let red = """
      import UIKit
      #Preview("Red", traits: .fixedLayout(width: 10, height: 10)) {
        let view = UIView()
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        return view
      }

      """
    try workspace.write(red, to: "red.swift")
    #expect(try await workspace.pegbar(line: "shot red.swift -o photo.png").status == 0)
    let run = try await workspace.shell("\"$PEGBAR\" shot - --size 40x40 -o out.png <a.swift")
    #expect(run.errors.isEmpty)
    #expect(try CGImage(pngFile: workspace.path + "/out.png")[20, 20] == 0xFF0000)
  }

  @Test
  func `opens in a window, which answers`() async throws {
    let workspace = try Workspace([
      "a.swift": """
      import UIKit
      final class Pad: UIView {
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
          backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        }
      }
      #Preview("Pad", traits: .fixedLayout(width: 200, height: 100)) {
        let pad = Pad()
        pad.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        return pad
      }

      """
    ])
    let (run, _) = try await LiveScene.play(
      ["-"],
      in: workspace.path,
      input: workspace.path + "/a.swift"
    ) { scene in
      try await scene.expect("The pad is red at first") { $0[100, 50] == 0xFF0000 }
      try scene.click(100, 50)
      try await scene.expect("A click makes it green") { $0[100, 50] == 0x00FF00 }
    }
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
  }

  @Test
  func `is read once`() async throws {
    let run = try await Workspace().shell("\"$PEGBAR\" check - - </dev/null")
    #expect(run.status == 64)
    #expect(run.errors.contains("standard input can be read once: name - once"))
  }

  /// A user who types `pegbar check -` sees what it waits for, and can end it with Ctrl+C.
  @Test
  func `may be typed, or not after all`() async throws {
    let workspace = try Workspace()
    let typed = try await workspace.terminal(
      "\"$PEGBAR\" check -q -",
      typing: "import UIKit\n#Preview(\"One\") { CALayer() }\n\u{4}"
    )
    #expect(typed.status == 0)
    #expect(typed.output.contains("pegbar: type the scene; Ctrl+D ends it"))
    let left = try await workspace.terminal(
      "\"$PEGBAR\" check -",
      typing: "import\u{3}",
      after: "Ctrl"
    )
    #expect(left.status == 130)
  }
}
