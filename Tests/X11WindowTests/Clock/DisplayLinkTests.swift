import CoreGraphics
import DisplaySupport
import Pacing
import QuartzCore
import FrameLoop
import Testing
import UIKit
import WindowSystem
import X11Window

extension OnADisplay {
  /// Display links on the blanks of a real server (SL10).
  @Suite struct `Display links` {
    @Test(arguments: [true, false])
    func `each call has the time of one of the window's blanks`(usesPresent: Bool) async throws {
      let shown = try StagedWindow(usesPresent: usesPresent)
      #expect(shown.window.report.usesPresent == usesPresent)
      let target = LinkLog()
      let link = target.start()
      #expect(try await waitUntil { target.calls.count >= 40 })
      link.invalidate()
      let ticks = shown.recorder.ticks
      #expect(target.calls.count <= ticks.count)
      for call in target.calls {
        let tick = try #require(ticks.first { $0.timestamp == call.timestamp })
        #expect(call.duration == tick.interval)
        // Later only when the frame itself is: it is for the time when it is made, then.
        #expect(call.targetTimestamp >= tick.targetTime)
      }
      for (last, next) in zip(target.calls, target.calls.dropFirst()) {
        #expect(next.timestamp > last.timestamp)
        #expect(next.targetTimestamp >= last.targetTimestamp)
      }
    }

    @Test func `a window whose link is paused gets no ticks, until it goes on`() async throws {
      let shown = try StagedWindow(usesPresent: true)
      let target = LinkLog()
      let link = target.start()
      #expect(try await waitUntil { target.calls.count >= 10 })
      link.isPaused = true
      let (calls, ticks) = (target.calls.count, shown.recorder.ticks.count)
      // Time for eighteen blanks; one was asked for before the pause.
      #expect(try await !waitUntil(seconds: 0.3) { shown.recorder.ticks.count > ticks + 1 })
      #expect(target.calls.count == calls)
      link.isPaused = false
      #expect(try await waitUntil { target.calls.count >= calls + 10 })
    }

    /// A stage in a window on a display of its own, with display links of its own.
    private final class StagedWindow {
      let window: X11Window
      let recorder: BlankRecorder
      private let display: VirtualDisplay
      private let scene = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

      init(usesPresent: Bool) throws {
        display = try VirtualDisplay(width: 400, height: 300)
        var options = X11WindowOptions()
        options.usesPresent = usesPresent
        window = try X11Window(
          connection: X11Connection(displayName: display.name),
          title: "Test",
          width: 200,
          height: 100,
          options: options
        )
        DisplayLinks.shared = DisplayLinks()
        scene.isHidden = false
        let stage = WindowStage(window: window, scene: scene)
        recorder = try BlankRecorder(stage, server: display.serverPID())
        stage.runFrame(for: MediaClock.now)
        try window.show()
      }

      isolated deinit { window.close() }
    }

    /// Moves nothing, and writes its calls down.
    private final class LinkLog {
      var calls: [(timestamp: Double, duration: Double, targetTimestamp: Double)] = []

      func step(_ link: CADisplayLink) {
        calls.append((link.timestamp, link.duration, link.targetTimestamp))
      }

      func start() -> CADisplayLink {
        let link = CADisplayLink(target: self, selector: Selector("step", LinkLog.step))
        link.add(to: .main, forMode: .common)
        return link
      }
    }
  }
}
