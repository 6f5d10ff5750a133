import DisplaySupport
import Testing

/// Idle costs nothing: no frame, no wake-up, no processor time.
struct `A scene in which nothing moves` {
  private static let scene = """
    import UIKit
    #Preview("Still") {
      let layer = CALayer()
      layer.bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
      layer.backgroundColor = UIColor.systemGreen.cgColor
      return layer
    }

    """

  @Test
  func `is drawn once and then sleeps`() async throws {
    let workspace = try Workspace(["still.swift": Self.scene])
    let (run, idle) = try await LiveScene.play(["-v", "still.swift"], in: workspace.path) { scene in
      try await scene.expect("the first frame") { $0[240, 160] == 0x34C759 }
      try await scene.waitUntilSettled()
      let before = try ProcessCounters(of: scene.process)
      // The span is what is measured, nothing waits for it.
      try await Task.sleep(for: .seconds(10))
      let after = try ProcessCounters(of: scene.process)
      try await scene.expect("the first frame, still") { $0[240, 160] == 0x34C759 }
      return (
        wakeUps: after.wakeUps - before.wakeUps,
        processorTime: after.processorTime - before.processorTime
      )
    }
    #expect(idle.wakeUps < 20, "two a second")
    // What the noise of a machine costs: a thread of the dispatch library that ends after some idle
    // seconds, and the kernel's interrupts, which are booked to whoever runs. Drawing sixty times a second
    // would cost more; one frame is already too many for the count below.
    #expect(idle.processorTime < 0.1)
    #expect(run.status == 0)
    #expect(run.errors.contains("pegbar: 1 frames drawn, "))
  }
}
