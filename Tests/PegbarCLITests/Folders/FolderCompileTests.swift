import Foundation
import Testing

/// Of a scene of several files only what has changed is compiled again, and the result is that of compiling all.
struct `Compiling a folder again` {
  private static func compiled(_ count: Int) -> String {
    "pegbar: \(count) of 3 files were compiled"
  }

  @Test func `takes the file that has changed, and those that depend on a change`() async throws {
    let workspace = try Workspace(FolderScenes.files)
    let first = try await workspace.pegbar("check", "-v", "App")
    #expect(first.errors.contains(Self.compiled(3)), "\(first.errors)")
    #expect(try await workspace.pegbar("check", "-v", "App").errors.contains("has not changed"))
    // A function's body is nothing to other files.
    try workspace.write(FolderScenes.theme("blue"), to: "App/Model/Theme.swift")
    let body = try await workspace.pegbar("check", "-v", "App")
    #expect(body.errors.contains(Self.compiled(1)), "\(body.errors)")
    // The type of a constant is: the file with the preview uses it.
    let size = FolderScenes.size.replacing("CGSize", with: "CGRect").replacing(
      "(w",
      with: "(x: 0, y: 0, w"
    )
    try workspace.write(size, to: "App/Size.swift")
    let type = try await workspace.pegbar("check", "-v", "App")
    #expect(type.status == 0, "\(type.errors)")
    #expect(type.errors.contains(Self.compiled(2)), "\(type.errors)")
  }

  @Test func `finds the errors that a change makes in other files`() async throws {
    let workspace = try Workspace(FolderScenes.files)
    #expect(try await workspace.pegbar("check", "App").status == 0)
    try workspace.write("let cardSize = 3\n", to: "App/Size.swift")
    let wrong = try await workspace.pegbar("check", "App")
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("App/Card.swift:8:61: error: value of type 'Int' has no member"))
    try workspace.write(FolderScenes.size, to: "App/Size.swift")
    #expect(try await workspace.pegbar("check", "App").status == 0)
  }

  @Test func `follows a file that comes or goes`() async throws {
    let workspace = try Workspace(FolderScenes.files)
    let new = "import UIKit\nextension Theme { static var other: UIColor { .green } }\n"
    #expect(try await workspace.pegbar("check", "App").status == 0)
    try workspace.write(new, to: "App/New.swift")
    let card = FolderScenes.card.replacing("Theme.color", with: "Theme.other")
    try workspace.write(card, to: "App/Card.swift")
    #expect(try await workspace.pegbar("check", "App").status == 0)
    try FileManager.default.removeItem(atPath: workspace.path + "/App/New.swift")
    let gone = try await workspace.pegbar("check", "App")
    #expect(gone.status == 2)
    #expect(gone.errors.hasPrefix("App/Card.swift:4:"), "\(gone.errors)")
    #expect(gone.errors.contains("has no member 'other'"))
  }

  @Test func `repeats the warnings of files that were compiled before`() async throws {
    let warning = "import UIKit\nfunc f() { let unused = 1 }\n"
    let files = FolderScenes.files.merging(["App/Warns.swift": warning]) { $1 }
    let workspace = try Workspace(files)
    let first = try await workspace.pegbar("check", "App")
    #expect(first.errors.hasPrefix("App/Warns.swift:2:16: warning: "), "\(first.errors)")
    try workspace.write(FolderScenes.theme("green"), to: "App/Model/Theme.swift")
    let second = try await workspace.pegbar("check", "-v", "App")
    #expect(second.errors.contains("1 of 4 files were compiled"), "\(second.errors)")
    #expect(second.errors.contains("App/Warns.swift:2:16: warning: "))
    try workspace.write("import UIKit\n", to: "App/Warns.swift")
    #expect(try await workspace.pegbar("check", "App").errors.isEmpty)
  }

  /// The time of the file's last change says nothing of it.
  @Test func `takes a file that has changed without another time`() async throws {
    let workspace = try Workspace(FolderScenes.files)
    let path = workspace.path + "/App/Model/Theme.swift"
    let date = Date(timeIntervalSinceNow: -3600)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    #expect(try await workspace.pegbar("check", "App").status == 0)
    try workspace.write(FolderScenes.theme("green"), to: "App/Model/Theme.swift")
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    let run = try await workspace.pegbar("check", "-v", "App")
    #expect(run.errors.contains(Self.compiled(1)), "\(run.errors)")
  }

  @Test func `gives several commands at once the same`() async throws {
    let workspace = try Workspace(FolderScenes.files)
    let cache = try Workspace()
    let environment = ["XDG_CACHE_HOME": cache.path]
    let outputs = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<3 {
        group.addTask {
          try await workspace.pegbar("scenes", "App", environment: environment).output
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outputs == ["Card\n", "Card\n", "Card\n"])
  }
}
