import Foundation
import Testing

/// Scenes that crash in a touch or a key: the engine's way to the scene's call has nothing about it.
@Suite(.timeLimit(.minutes(20))) struct `A crash report of a command` {
  private static let scene = """
    import UIKit
    final class Doomed: UIViewController {
      func doom(_ words: String) { fatalError(words) }
      override func viewDidLoad() {
        super.viewDidLoad()
        print("it comes up")
      }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("it is touched")
        doom("it had to be")
      }
    }
    #Preview("Doomed", traits: .fixedLayout(width: 64, height: 48)) { Doomed() }

    """
  private static let tape = "Set Scene a.swift\nSet FPS 20\nClick 20,20\nSleep 1s\n"

  private func run(_ line: String, _ environment: [String: String?] = [:]) async throws -> String {
    let workspace = try Workspace(["a.swift": Self.scene, "a.tape": Self.tape])
    let run = try await workspace.pegbar(line: line, environment: environment)
    #expect(run.status == 70, "\(run.errors)")
    return run.errors
  }

  private static let lines = [
    "record a.tape -o out.gif", "record a.tape -o out.gif --jobs 2",
    "record a.tape -o out.gif --on local --parts 2", "test a.tape", "test a.tape --on local",
    "shot a.swift --click 20,20@0.1 --at 1 -o out.png",
    "inspect a.swift tree --click 20,20@0.1 --at 1",
  ]

  /// Calls from the crash up to the scene's, and one line for the others.
  @Test(arguments: lines) func `has the engine's calls folded`(line: String) async throws {
    let report = try await run(line)
    #expect(report.contains("it had to be") && report.contains("Doomed.doom(_:)"), "\(report)")
    #expect(report.contains("a.swift:3:"), "\(report)")
    #expect(report.contains(" of Pegbar\n") && !report.contains("sendEvent"), "\(report)")
    #expect(report.contains("the scene crashed"), "\(report)")
  }

  @Test(arguments: lines) func `has all of them with --verbose`(line: String) async throws {
    let report = try await run(line + " -v")
    #expect(report.contains("it had to be") && report.contains("Doomed.doom(_:)"), "\(report)")
    #expect(!report.contains(" of Pegbar\n") && report.contains("sendEvent"), "\(report)")
  }

  /// Whoever asks Swift for a report of another kind gets that.
  @Test func `is as the user's own settings say`() async throws {
    let own = ["SWIFT_BACKTRACE": "enable=yes,interactive=no,color=no,limit=40"]
    let report = try await run(Self.lines[0], own)
    #expect(!report.contains(" of Pegbar\n") && report.contains("sendEvent"), "\(report)")
  }

  /// What the scene has printed is there, and before the report of its crash.
  @Test func `comes after what the scene has printed`() async throws {
    let report = try await run(Self.lines[0])
    let words = ["it comes up", "it is touched", "Program crashed", "the scene crashed"]
    let places = words.compactMap { report.range(of: $0)?.lowerBound }
    #expect(places.count == words.count && places == places.sorted(), "\(report)")
  }

  /// A program that a scene has left behind could still write: the command does not wait for it.
  @Test func `does not wait for the scene's children`() async throws {
    let text = Self.scene.replacing(
      "print(\"it comes up\")",
      with: """
        let child = Process()
        child.executableURL = URL(fileURLWithPath: "/bin/sh")
        child.arguments = ["-c", "echo $$ > child; exec sleep 3000"]
        try? child.run()
        """
    ).replacing("import UIKit", with: "import Foundation\nimport UIKit")
    let workspace = try Workspace(["a.swift": text, "a.tape": Self.tape])
    let run = try await workspace.pegbar(line: "shot a.swift --at 0.1 -o out.png")
    #expect(run.status == 0, "\(run.errors)")
    if let child = pid_t(try workspace.text(of: "child").trimmingCharacters(in: .newlines)) {
      kill(child, SIGKILL)
    }
  }
}
