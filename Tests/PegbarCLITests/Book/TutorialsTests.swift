import Foundation
import Testing

/// The tutorials of `Sources/Documentation/Tutorials.docc`: each step has its code in a file, and a tape for its clip.
@Suite(.timeLimit(.minutes(20))) struct `The tutorials` {
  private static let catalog = Repository.path + "/Sources/Documentation/Tutorials.docc"
  private static let resources = files(in: catalog + "/Resources")
  private static let scenes = resources.filter { $0.hasSuffix(".swift") }

  private static func files(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  @Test(arguments: scenes)
  func `have code in each step that compiles without a warning`(scene: String) async throws {
    let run = try await Workspace().pegbar("check", "\(Self.catalog)/Resources/\(scene)")
    #expect(run.status == 0 && run.output == "" && run.errors == "", "\(run.output) \(run.errors)")
  }

  @Test func `have tapes that find what the steps say`() async throws {
    let run = try await Workspace().pegbar("test", Self.catalog + "/Resources")
    let count = Self.resources.count { $0.hasSuffix(".tape") }
    #expect(run.status == 0, "\(run.output) \(run.errors)")
    #expect(run.errors.contains("\(count) tapes, 0 failed") && count >= 18, "\(run.errors)")
  }

  /// A file that no step names is on no page.
  @Test func `are six, whose steps name every file`() throws {
    let pages = Self.files(in: Self.catalog).filter { $0.hasSuffix(".tutorial") }
    let text = try pages.map {
      try String(contentsOfFile: "\(Self.catalog)/\($0)", encoding: .utf8)
    }
    .joined()
    #expect(pages.count == 7)
    for file in Self.resources {
      let name = file.hasSuffix(".tape") ? file.dropLast(5) + ".gif" : file[...]
      #expect(text.contains("\"\(name)\""), "\(file)")
    }
    for page in pages where page != "Tutorials.tutorial" {
      #expect(text.contains("\"doc:\(page.dropLast(9))\""), "\(page)")
    }
  }

  /// What DocC reads, and says of a step whose code is not there.
  @Test(
    .enabled(
      if: Program.isThere("python3") && Program.isThere("docc"),
      "needs python3 and Swift's docc"
    )
  )
  func `become pages, and faults are said`() async throws {
    let workspace = try Workspace()
    let script = "python3 -B \(Repository.path)/.ci/site_tutorials.py"
    let made = try await workspace.shell(
      "mkdir one && \(script) \(Self.catalog) one pages && ls pages && grep -c '^### Step' pages/*.md"
    )
    #expect(made.status == 0, "\(made.errors)")
    for page in ["README.md", "FirstScene.md:3", "Recording.md:4", "Keyframes.md:4"] {
      #expect(made.output.contains(page), "\(made.output)")
    }
    let lost = try await workspace.shell(
      """
      cp -r \(Self.catalog) lost.docc && rm lost.docc/Resources/Keyframes-2.swift && mkdir two
      \(script) lost.docc two none
      """
    )
    #expect(lost.status == 1 && lost.errors.contains("Keyframes-2.swift"), "\(lost.errors)")
    let unused = try await workspace.shell(
      """
      cp -r \(Self.catalog) unused.docc && echo 'Sleep 1s' >unused.docc/Resources/Nobody.tape && mkdir three
      \(script) unused.docc three none
      """
    )
    #expect(
      unused.status == 1 && unused.errors.contains("no step shows the clips of Nobody"),
      "\(unused.errors)"
    )
  }
}
