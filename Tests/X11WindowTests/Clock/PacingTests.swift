import DisplaySupport
import Foundation
import Pacing
import FrameLoop
import Testing
import WindowSystem
import X11Window

extension OnADisplay {
  /// A moving layer in a real window: a frame for each blank, and none twice.
  @Suite struct `Pacing` {
    /// The number of frames that are measured: 120, two seconds, unless `PEGBAR_PACING_FRAMES` is set.
    private static let frames =
      ProcessInfo.processInfo.environment["PEGBAR_PACING_FRAMES"].flatMap(Int.init) ?? 120

    /// The completions of the server's blanks or pictures carry its counter.
    ///
    /// Where it has gone on by more than one, the request has to be from after the blank that is missing:
    /// the frame before was late. Or no process could run: a server that waits for a core counts the blanks that
    /// pass meanwhile, and answers with the last.
    ///
    /// While the server keeps all buffers a tick has no frame, and comes again when one is free: for the same blank, or
    /// on a busy machine for the next.
    ///
    /// A fault of ours would be there in each run, so one of eight has to be clean: a busy machine has others.
    @Test(arguments: [PixelPath.presentedPixmap, .sharedImage])
    func `each blank has its frame, or the frame before it was late`(path: PixelPath) async throws {
      var runs: [Run] = []
      while runs.count < 8, runs.last?.isClean != true { runs.append(try await run(path)) }
      let isClean = runs.last?.isClean == true
      #expect(isClean, "\(runs)")
    }

    private struct Run {
      var losses: [PacedBlanks.Loss]
      /// Ticks for a blank that had one already, without a frame.
      var repeats: Int
      /// Ticks without a frame that did not come again for the same blank.
      var undrawn: Int

      var isClean: Bool {
        repeats == 0 && undrawn == 0 && !losses.contains { $0.reason == .unexplained }
      }
    }

    private func run(_ path: PixelPath) async throws -> Run {
      var options = X11WindowOptions()
      options.path = path
      let shown = try AnimatedWindow(options: options)
      defer { shown.end() }
      let recorder = shown.recorder
      // The first frames come while the window is still being shown.
      #expect(try await waitUntil { recorder.ticks.count > 5 })
      let (drawn, first) = (shown.stage.statistics.framesDrawn, recorder.ticks.count)
      #expect(try await waitUntil(seconds: 60) { recorder.ticks.count >= first + Self.frames })
      let ticks = recorder.ticks[(first - 1)...]
      let repeats = zip(ticks, ticks.dropFirst()).count { $1.sequence == $0.sequence }
      let undrawn = ticks.count - 1 - repeats - (shown.stage.statistics.framesDrawn - drawn)
      #expect(undrawn >= 0, "more frames than ticks")
      #expect(shown.window.report.path == path)
      #expect(shown.window.report.usesPresent)
      for (last, next) in zip(ticks, ticks.dropFirst()) { #expect(next.sequence >= last.sequence) }
      let losses = recorder.paced.losses(after: first)
      if Self.frames > 120 {
        let counts = PacedBlanks.Reason.allCases.map { reason in
          "\(losses.count { $0.reason == reason }) \(reason.rawValue)"
        }
        print("pacing \(path): \(ticks.count - 1) frames;", counts.joined(separator: ", "))
      }
      return Run(losses: losses, repeats: repeats, undrawn: undrawn)
    }
  }
}
