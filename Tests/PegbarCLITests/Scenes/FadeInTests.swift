import DisplaySupport
import Glibc
import Testing

extension InAWindow {
  /// `Scenes/FadeIn.swift`, from an X event to the pixels of a moment: the card's opacity runs from
  /// 0 to 1 in one second, in a straight line, so a pixel tells for which time its frame was made.
  @Suite struct `Fade In` {
    /// A frame is made for the blank at which it will be seen, and may have been seen for one when
    /// the picture is taken.
    static let twoFrames = 2.0 / 60
    /// The card's red runs over 245 steps a second; rounding may put it off by one and a half.
    static let rounding = 1.5 / 245

    @Test(arguments: Trigger.allCases)
    func `the card fades in, then answers`(trigger: Trigger) async throws {
      var fade = try await play(trigger)
      // A machine that was too slow to show any of the fade proves nothing: once more.
      for _ in 1..<6 where !fade.wasSeen { fade = try await play(trigger) }
      #expect(fade.wasSeen, "no window showed a picture between the first and the last")
    }

    /// One window from its first picture to its close button.
    private func play(_ trigger: Trigger) async throws -> Fade {
      let (input, again) = (trigger.option(at: 0), trigger.option(at: 1.5))
      let before = try await shot("FadeIn", "--at 0")
      let after = try await shot("FadeIn", "\(input) --at 2")
      let counted = try await shot("FadeIn", "\(input) \(again) --at 3")
      let (run, fade) = try await LiveScene.play(["FadeIn.swift"]) { scene in
        try await scene.expect(before)
        let recorder = try FadeRecorder(scene)
        try trigger.pull(in: scene)
        let triggerEnd = monotonicTime()
        var samples = try await scene.watch(
          recorder.sample,
          until: { recorder.sample($0).time > 0.2 },
          "the fade begins"
        )
        // The card is on its way and does not answer: were it counted, `after` would never show.
        try trigger.pull(in: scene)
        let samplesBefore = samples.count
        samples += try await scene.watch(
          recorder.sample,
          until: { recorder.sample($0).isFinished },
          "the target-action has put a border around the card"
        )
        try await scene.expect(after)
        try trigger.pull(in: scene)
        try await scene.expect(counted)
        return Fade(
          samples: samples,
          samplesBefore: samplesBefore,
          triggerStart: recorder.start,
          triggerEnd: triggerEnd
        )
      }
      #expect(run.status == 0)
      #expect(run.errors == "")
      #expect(run.output == "The fade has finished: the card answers clicks now.\n")
      fade.check()
      return fade
    }
  }
}

/// The two ways to start the fade and to click the card.
enum Trigger: CaseIterable {
  case mouse, keyboard

  /// Does it in the window.
  func pull(in scene: LiveScene) throws {
    switch self {
    case .mouse: try scene.click(240, 160)
    case .keyboard: try scene.key("Return")
    }
  }

  /// The same as an option of `pegbar shot`.
  func option(at time: Double) -> String {
    switch self {
    case .mouse: "--click 240,160@\(time)"
    case .keyboard: "--key Return@\(time)"
    }
  }
}

/// Reads pictures of the card while it fades.
private struct FadeRecorder {
  /// When the input began, in seconds of CLOCK_MONOTONIC.
  let start: Double
  private let processes: [pid_t]
  private let waitedBefore: Double

  init(_ scene: LiveScene) throws {
    let scenes = ProcessCounters.children(of: scene.process)
    processes = [scene.process, try scene.display.serverPID()] + scenes
    waitedBefore = Self.waitingTime(processes)
    start = monotonicTime()
  }

  /// What a picture tells.
  func sample(_ picture: ScenePicture) -> FadeSample {
    FadeSample(
      start: picture.start,
      end: picture.end,
      // The background's red is 245, the card's 0.
      time: Double(245 - picture.rgb(240, 120).red) / 245,
      isFinished: picture[142, 160] == 0x5856D6,
      waited: Self.waitingTime(processes) - waitedBefore
    )
  }

  private static func waitingTime(_ processes: [pid_t]) -> Double {
    processes.reduce(0) { $0 + CoreTimes(ofMainThreadIn: $1).waiting }
  }
}

/// What one picture tells of the fade; times in seconds of CLOCK_MONOTONIC.
private struct FadeSample: Sendable {
  let start: Double
  let end: Double
  /// How far the fade was in the picture: seconds since its begin time, 0 … 1.
  let time: Double
  let isFinished: Bool
  /// How long the scene's main thread and the server's have had to wait for a processor since the input began.
  let waited: Double
}

/// The pictures of one fade, and when it was asked for.
private struct Fade: Sendable {
  let samples: [FadeSample]
  /// How many of them were taken before the input that comes too early.
  let samplesBefore: Int
  let triggerStart: Double
  let triggerEnd: Double

  /// Whether some of the fade was seen, and the early input came while it ran: at the third
  /// different picture after it, at the latest, the scene has read it.
  var wasSeen: Bool {
    let times = samples.dropFirst(samplesBefore).map(\.time).filter { 0 < $0 && $0 < 1 }
    return Set(times).count >= 3
  }

  /// Every picture is of the time at which it was taken, and time runs forwards.
  func check() {
    let (frames, rounding) = (InAWindow.`Fade In`.twoFrames, InAWindow.`Fade In`.rounding)
    for sample in samples {
      let latest = sample.end - triggerStart + frames
      #expect(sample.time <= latest + rounding, "ahead of time")
      // A process that waits for a processor is late by so much, which is not its fault.
      let earliest = sample.start - triggerEnd - frames - sample.waited
      #expect(sample.time >= min(1, earliest) - rounding, "behind time")
      if sample.isFinished {
        #expect(latest >= 1, "the target-action fired before the end")
        #expect(sample.time == 1)
      }
    }
    let times = samples.map(\.time)
    #expect(times == times.sorted())
  }
}
