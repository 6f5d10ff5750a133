import Foundation
import Glibc
import Testing

/// A scene that cannot be read, or has nothing in it to show.
struct `A scene's file` {
  @Test
  func `that is missing is named, with the nearest name there is`() async throws {
    let workspace = try Workspace(["FadeIn.swift": SceneText.one])
    let run = try await workspace.pegbar("FadIn.swift")
    #expect(run.status == 66)
    #expect(
      run.errors
        == "pegbar: cannot read FadIn.swift: no such file; did you mean `FadeIn.swift`?\n"
    )
  }

  @Test
  func `that is a directory without Swift files is refused`() async throws {
    let run = try await Workspace().pegbar("check", ".")
    #expect(run.status == 66)
    #expect(
      run.errors == "pegbar: cannot read .: it is a folder without scenes: no Swift file is in it\n"
    )
  }

  @Test
  func `that is no regular file is refused before it is opened`() async throws {
    let workspace = try Workspace()
    #expect(mkfifo(workspace.path + "/pipe.swift", 0o600) == 0)
    let run = try await workspace.pegbar("check", "pipe.swift")
    #expect(run.status == 66)
    #expect(run.errors.contains("it is not a regular file"))
  }

  @Test
  func `that the system cannot open is refused in the system's words`() async throws {
    let workspace = try Workspace()
    #expect(symlink("loop.swift", workspace.path + "/loop.swift") == 0)
    let run = try await workspace.pegbar("check", "loop.swift")
    #expect(run.status == 66)
    #expect(run.errors.contains("cannot read loop.swift: too many levels of symbolic links"))
  }

  @Test(.enabled(if: geteuid() != 0, "needs a user whom file permissions bind, not root"))
  func `that one may not read is refused`() async throws {
    let workspace = try Workspace(["secret.swift": SceneText.one])
    #expect(chmod(workspace.path + "/secret.swift", 0) == 0)
    let run = try await workspace.pegbar("check", "secret.swift")
    #expect(run.status == 66)
    #expect(run.errors.contains("cannot read secret.swift: permission denied"))
  }

  @Test
  func `that is not UTF-8 is refused`() async throws {
    let workspace = try Workspace()
    try Data([0x23, 0xFF, 0xFE]).write(to: URL(fileURLWithPath: workspace.path + "/a.swift"))
    let run = try await workspace.pegbar("check", "a.swift")
    #expect(run.status == 66)
    #expect(run.errors.contains("cannot read a.swift: it is not UTF-8 text"))
  }

  @Test(arguments: [
    ("", "the file is empty"),
    ("import UIKit\nlet view = UIView()\n", "no #Preview and no @main"),
    ("// #Preview { UIView() }\n", "no #Preview and no @main"),
    ("/* /* */ #Preview { } */\n", "no #Preview and no @main"),
    ("let s = \"#Preview\"\n", "no #Preview and no @main"),
    ("let s = \"\\(f(\"@main\")) #Preview\"\n", "no #Preview and no @main"),
    ("let s = #\"\"\"\n#Preview \" \"#\n\"\"\"#\n", "no #Preview and no @main"),
  ])
  func `with nothing to show is answered with what to add`(
    text: String,
    reason: String
  ) async throws {
    let run = try await Workspace(["a.swift": text]).pegbar("check", "a.swift")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("a.swift:1:1: error: nothing to show: "))
    #expect(run.errors.contains(reason))
    #expect(run.errors.contains("    #Preview(\"Name\") {\n      MyView()"))
  }
}
