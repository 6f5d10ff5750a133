import DisplaySupport
import Foundation
import Stage
import Testing
import X11Window

extension OnADisplay {
  /// A moving layer in a real window: a frame for each blank, and none twice.
  @Suite struct `Pacing` {
    /// How many frames are looked at: 120, two seconds, unless `PEGBAR_PACING_FRAMES` says otherwise.
    private static let frames =
      ProcessInfo.processInfo.environment["PEGBAR_PACING_FRAMES"].flatMap(Int.init) ?? 120

    /// How the blanks of one run followed each other.
    private struct Gaps {
      /// Blanks that had passed already when the frame before was done and the next one asked for.
      var late = 0
      /// Blanks during which the server or this thread was ready to run and had no processor.
      var starved = 0
      /// Blanks that were asked for in time and not reported all the same.
      var unexplained = 0
    }

    /// The completions of the server's blanks or pictures carry its counter.
    ///
    /// Where it has gone on by more than one, the request has to be from after the blank that is missing:
    /// the frame before was late. Or nobody could run: a server that waits for a processor counts the
    /// blanks that pass meanwhile, and answers with the last.
    ///
    /// A fault of ours would be there in each run, so one of three has to be clean.
    @Test(arguments: [PixelPath.presentedPixmap, .sharedImage])
    func `each blank has its frame, or the frame before it was late`(path: PixelPath) async throws {
      var runs: [Gaps] = []
      while runs.count < 3, runs.last?.unexplained ?? 1 > 0 {
        runs.append(try await run(path))
      }
      #expect(runs.last?.unexplained == 0, "\(runs)")
    }

    private func run(_ path: PixelPath) async throws -> Gaps {
      var options = X11WindowOptions()
      options.path = path
      let shown = try AnimatedWindow(options: options)
      defer { shown.end() }
      // The first frames come while the window is still being shown.
      #expect(try await waitUntil { shown.ticks.count > 5 })
      let (drawn, first) = (shown.stage.statistics.framesDrawn, shown.ticks.count)
      #expect(try await waitUntil(seconds: 60) { shown.ticks.count >= first + Self.frames })
      let ticks = shown.ticks[(first - 1)...]
      #expect(
        shown.stage.statistics.framesDrawn - drawn == ticks.count - 1,
        "a frame for each tick"
      )
      #expect(shown.window.report.path == path)
      #expect(shown.window.report.usesPresent)
      var gaps = Gaps()
      for (last, next) in zip(ticks, ticks.dropFirst()) {
        #expect(next.frame.sequence > last.frame.sequence)
        let missed = Int(next.frame.sequence - last.frame.sequence) - 1
        guard missed > 0 else { continue }
        // A server without a screen counts the next blank as the present one from the middle before it; its clock
        // has whole milliseconds, so a blank may be one off either way.
        let passed = Int((last.asked - last.frame.timestamp + 0.002) / last.frame.interval + 0.5)
        let late = min(passed, missed)
        let wait = next.runDelay - last.runDelay + 0.002
        let starved = min(missed - late, Int((wait / last.frame.interval).rounded()))
        gaps.late += late
        gaps.starved += starved
        gaps.unexplained += missed - late - starved
      }
      if Self.frames > 120 {
        print(
          "pacing",
          path,
          ticks.count - 1,
          "frames,",
          gaps.late,
          "late,",
          gaps.starved,
          "starved,",
          gaps.unexplained,
          "lost"
        )
      }
      return gaps
    }
  }
}
