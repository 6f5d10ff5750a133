import Foundation
import Testing

/// What a scene does by timers, dates and chance, in a recording.
@Suite(.timeLimit(.minutes(20))) struct `A recorded scene's clock` {
  private static let scene = """
    import Foundation
    import UIKit

    final class Clock: UIView {
      let label = UILabel(frame: CGRect(x: 0, y: 30, width: 300, height: 20))
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        (label.layer.name, box.layer.name) = ("label", "box")
        box.backgroundColor = .red
        addSubview(label)
        addSubview(box)
        label.text = "start"
        Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in
          MainActor.assumeIsolated {
            let letters = Set(["a", "b", "c", "d"]).joined()
            self.label.text = "\\(Date()) \\(Int.random(in: 0..<1000)) \\(letters)"
          }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) {
          let move = CABasicAnimation(keyPath: "position.x")
          (move.fromValue, move.toValue, move.duration) = (10, 110, 1)
          self.box.layer.add(move, forKey: nil)
        }
        Task { @MainActor in
          try? await Task.sleep(for: .seconds(1.5))
          self.box.backgroundColor = .blue
        }
      }
      required init?(coder: NSCoder) { nil }
    }
    #Preview("Clock", traits: .fixedLayout(width: 300, height: 50)) { Clock() }

    """

  /// The label's text at a second: a wrong one is expected, and the actual one reported.
  private func label(
    _ tape: String,
    _ options: String = "",
    environment: [String: String?] = [:]
  ) async throws -> String {
    let text = "Set Scene clock.swift\nSet FPS 100\n" + tape + "Expect #label.text == \"\"\n"
    let workspace = try Workspace(["clock.swift": Self.scene, "a.tape": text])
    let run = try await workspace.pegbar(
      line: "record a.tape -o /dev/null -q \(options)",
      environment: environment
    )
    #expect(run.status == 3)
    let lines = run.errors.split(separator: "\n").filter { !$0.contains("#label.text") }
    #expect(lines.isEmpty, "\(run.errors)")
    return run.errors.components(separatedBy: ": it is ").last ?? ""
  }

  @Test func `is the recording's: timers, queues and tasks come at their times`() async throws {
    // A hundredth of a second is a point: begun between two frames, at 0.25 s exactly.
    let seen = try await label(
      """
      Expect #label.text == "start"
      Sleep 750ms
      Expect #box.presentation.position.x == 60 ± 0.001
      Sleep 740ms
      Expect #box.backgroundColor == #FF0000
      Expect #label.text != "start"
      Sleep 30ms
      Expect #box.backgroundColor == #0000FF

      """
    )
    #expect(seen.hasPrefix("\"2007-01-09 09:41:01 +0000 "))
  }

  @Test func `is the same each time, and another with another seed`() async throws {
    let tape = "Sleep 1.1s\n"
    let first = try await label(tape)
    #expect(try await label(tape) == first)
    #expect(try await label(tape, "--jobs 2") == first)
    #expect(try await label(tape, "--seed 5") != first)
  }

  /// The dynamic linker's list of libraries may be separated by spaces.
  @Test func `is the recording's also where Pegbar is in a folder with a space`() async throws {
    let workspace = try Workspace()
    let home = workspace.path + "/My Programs"
    let library = URL(fileURLWithPath: CommandRun.command).deletingLastPathComponent().path
    try FileManager.default.createSymbolicLink(atPath: home, withDestinationPath: library)
    let seen = try await label("Sleep 1.1s\n", environment: ["PEGBAR_HOME": home])
    #expect(seen.hasPrefix("\"2007-01-09 09:41:01 +0000 "))
  }
}
