import Foundation
import Glibc
import Testing

/// Folders that cannot be a scene, or not at once.
struct `A bad folder` {
  @Test func `with one type in two files names both`() async throws {
    let workspace = try Workspace(FolderScenes.files)
    try workspace.write("enum Theme {}\n", to: "App/Other.swift")
    let run = try await workspace.pegbar("check", "App")
    #expect(run.status == 2)
    #expect(run.errors.contains("error: invalid redeclaration of 'Theme'"), "\(run.errors)")
    #expect(run.errors.contains("App/Other.swift:1:6"))
    #expect(run.errors.contains("App/Model/Theme.swift:3:6"))
  }

  @Test func `with two files of one name says so`() async throws {
    let workspace = try Workspace(FolderScenes.files)
    try workspace.write("", to: "App/Theme.swift")
    let run = try await workspace.pegbar("check", "App")
    #expect(run.status == 2)
    #expect(run.errors.contains("App/Theme.swift") && run.errors.contains("App/Model/Theme.swift"))
    #expect(run.errors.contains("filename \"Theme.swift\" used twice"), "\(run.errors)")
  }

  @Test func `without a preview is no scene`() async throws {
    let workspace = try Workspace(["App/a.swift": "let a = 1\n"])
    let run = try await workspace.pegbar("App")
    #expect(run.status == 66)
    #expect(
      run.errors.contains("a folder without scenes: no file in it has a #Preview or an @main")
    )
  }

  @Test func `with links in a circle lists each file once`() async throws {
    let workspace = try Workspace(FolderScenes.files)
    #expect(symlink("..", workspace.path + "/App/Model/up") == 0)
    #expect(symlink("Card.swift", workspace.path + "/App/Same.swift") == 0)
    #expect(symlink("nowhere.swift", workspace.path + "/App/None.swift") == 0)
    let run = try await workspace.pegbar("check", "-v", "App")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("one scene of 3 files"))
  }

  @Test func `with a package in it leaves that out`() async throws {
    let workspace = try Workspace(FolderScenes.files)
    try workspace.write("let package = 3\n", to: "App/Hero/Package.swift")
    try workspace.write("enum Theme {}\n", to: "App/Hero/Sources/Hero.swift")
    try workspace.write("enum Theme {}\n", to: "App/.hidden/Hero.swift")
    let run = try await workspace.pegbar("check", "App")
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test func `of 2,000 files is a scene`() async throws {
    var files = [
      "App/Main.swift": "import UIKit\n#Preview(\"Many\") { use1999(); return CALayer() }\n"
    ]
    for number in 0..<2000 { files["App/F\(number).swift"] = "func use\(number)() {}\n" }
    let run = try await Workspace(files).pegbar("scenes", "--no-compile", "-v", "App")
    #expect(run.output == "Many\n", "\(run.errors)")
    #expect(run.errors.contains("one scene of 2001 files"))
  }

  @Test func `of too many files is refused at once`() async throws {
    var files: [String: String] = [:]
    for number in 0...5000 { files["App/F\(number).swift"] = "" }
    let run = try await Workspace(files).pegbar("check", "App")
    #expect(run.status == 66)
    #expect(run.errors.contains("there are more than 5000 Swift files in it: name the folder of"))
  }

  @Test func `that loses a file while it is compiled is compiled without`() async throws {
    let slow = (0..<200).map { "func slow\($0)() -> [Double] { [1.5, 2].map { $0 + 1 } }\n" }
      .joined()
    let gone = slow.replacing("slow", with: "gone")
    let workspace = try Workspace(
      FolderScenes.files.merging(["App/Slow.swift": slow, "App/Gone.swift": gone]) { $1 }
    )
    let run = try await workspace.pegbar("check", "App", "-v") { _ in
      try await Task.sleep(for: .milliseconds(150))
      unlink(workspace.path + "/App/Gone.swift")
    }
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("of 4 files were compiled"), "\(run.errors)")
  }

  @Test func `that is gone is named`() async throws {
    let run = try await Workspace().pegbar("check", "App/")
    #expect(run.status == 66)
    #expect(run.errors.contains("cannot read App/: no such file"))
  }
}
