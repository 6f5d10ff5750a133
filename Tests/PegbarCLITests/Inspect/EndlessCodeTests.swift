import Foundation
import Testing

/// Commands that run a scene whose code never ends.
struct `A scene whose code never ends` {
  private static let scene = """
    import Glibc
    import UIKit
    final class Stuck: CALayer {
      override func hitTest(_ p: CGPoint) -> CALayer? {
        let start = clock()
        while true {
          if clock() - start > 8_000_000 { perror("went on for 8 s") }
        }
      }
      override func action(forKey event: String) -> (any CAAction)? {
        while event == "opacity" { if bounds.width > 1e9 { return nil } }
        return super.action(forKey: event)
      }
    }
    final class StuckView: UIView {
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        layer.sublayers?.first?.opacity = 0.5
      }
    }
    #Preview("Stuck", traits: .fixedLayout(width: 20, height: 20)) {
      let view = StuckView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      let stuck = Stuck()
      stuck.name = "stuck"
      stuck.frame = view.bounds
      view.layer.addSublayer(stuck)
      return view
    }
    #Preview("Waits") {
      DispatchSemaphore(value: 0).wait()
      return UIView()
    }

    """

  @Test(arguments: [
    "inspect SCENE hit 5,5 --timeout 1s",
    "inspect SCENE why #stuck.opacity --click 5,5 --at 1 --timeout 500ms",
    "shot SCENE -o stuck.png --click 5,5 --at 1 --timeout 1s",
    "shot SCENE -o waits.png --scene Waits --timeout 1s",
  ])
  func `ends the command with its reason when its time is over`(line: String) async throws {
    let workspace = try Workspace()
    let scene = try Workspace.sharedFile("stuck.swift", Self.scene)
    let words = line.split(separator: " ").map { $0 == "SCENE" ? scene : String($0) }
    let run = try await CommandRun(words, in: workspace.path)
    #expect(run.status == 70)
    #expect(run.output.isEmpty)
    let beyond = line.contains("--at 1") ? 1.0 : 0
    let limit = (line.contains("500ms") ? 0.5 : 1) + beyond
    let seconds = limit == limit.rounded() ? "\(Int(limit))" : "\(limit)"
    #expect(run.errors.contains("was ended as it took more than \(seconds) s"))
    #expect(run.errors.contains("--timeout gives it longer"))
    // The report of where it was is whole, and the scene does not go on after it.
    #expect(run.errors.contains("Program crashed: Aborted"))
    #expect(run.errors.contains("Backtrace took"))
    #expect(!run.errors.contains("went on"))
    #expect(try workspace.files().isEmpty, "a half picture is left")
  }

  @Test(arguments: [false, true])
  func `ends a recording that waits for a frame, and leaves nothing`(isMidway: Bool) async throws {
    let workspace = try Workspace()
    let scene = try Workspace.sharedFile("stuck.swift", Self.scene)
    let words = isMidway ? ["--seed", "1"] : ["--scene", "Waits"]
    try workspace.write(
      "Set Scene \(scene)\nSet FPS 10\nClick 5,5\nSleep 1s\n",
      to: "stuck.tape"
    )
    let run = try await CommandRun(
      ["record", isMidway ? "stuck.tape" : scene, "-o", "stuck.gif", "--timeout", "3s"] + words,
      in: workspace.path
    )
    #expect(run.status == 70)
    let moment = isMidway ? "(frame 1)" : "(frame 0)"
    #expect(run.errors.contains("was ended as it took more than 3 s at "), "\(run.errors)")
    #expect(!isMidway || !run.errors.contains("(frame 0)"), "\(run.errors)")
    #expect(isMidway || run.errors.contains(moment), "\(run.errors)")
    #expect(run.errors.contains("--timeout gives it longer"))
    #expect(try workspace.files() == ["stuck.tape"], "a part of a clip is left")
  }

  @Test func `fails its tape, and the tapes after it are played`() async throws {
    let workspace = try Workspace()
    let scene = try Workspace.sharedFile("stuck.swift", Self.scene)
    try workspace.write("Set Scene \(scene)\nClick 5,5\nSleep 1s\n", to: "a.tape")
    try workspace.write("Set Scene \(scene)\nSleep 100ms\n", to: "b.tape")
    let run = try await CommandRun(["test", ".", "--timeout", "3s"], in: workspace.path)
    #expect(run.status == 70)
    #expect(run.output.contains("FAILED  ./a.tape") || run.output.contains("FAILED  a.tape"))
    #expect(run.output.contains("b.tape") && run.output.contains("ok "))
    #expect(run.errors.contains("was ended as it took more than 3 s at "))
    #expect(run.errors.contains("2 tapes, 1 failed"))
  }

  @Test func `is not waited for in no time at all`() async throws {
    let workspace = try Workspace()
    let scene = try Workspace.sharedFile("stuck.swift", Self.scene)
    let run = try await CommandRun(
      ["inspect", scene, "tree", "--timeout", "0"],
      in: workspace.path
    )
    #expect(run.status == 64)
    #expect(run.errors.contains("--timeout 0 is no time: write 10s, or more"))
  }

  @Test func `answers what does not run that code, in time`() async throws {
    let workspace = try Workspace()
    let scene = try Workspace.sharedFile("stuck.swift", Self.scene)
    let run = try await CommandRun(["inspect", scene, "tree"], in: workspace.path)
    #expect(run.status == 0)
    #expect(run.output.contains("Stuck #stuck 20 x 20"))
  }
}
