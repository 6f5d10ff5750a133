import QuartzCore
import Testing

/// Springs, read off a layer that a spring animation moves, and their settling durations.
struct `Oracle springs` {
  nonisolated private struct Input: Decodable {
    let kind: String
    let mass: Double
    let stiffness: Double
    let damping: Double
    let initialVelocity: Double
    let allowsOverdamping: Bool?
    let t: Double?
    let epsilon: Double?
  }

  nonisolated private struct Expected: Decodable {
    let value: Double?
    let settlingDuration: Double?
  }

  private func spring(_ input: Input) -> CASpringAnimation {
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.mass = CGFloat(input.mass)
    spring.stiffness = CGFloat(input.stiffness)
    spring.damping = CGFloat(input.damping)
    spring.initialVelocity = CGFloat(input.initialVelocity)
    spring.allowsOverdamping = input.allowsOverdamping ?? false
    return spring
  }

  /// A number, or one under its name.
  nonisolated private struct Answer: Decodable {
    let number: Double

    init(from decoder: any Decoder) throws {
      if let number = try? OracleNumber(from: decoder) {
        self.number = number.value
      } else {
        let expected = try Expected(from: decoder)
        number = expected.value ?? expected.settlingDuration ?? .nan
      }
    }
  }

  @Test(.enabled { await OracleFile.exists("spring") })
  func `every spring is where it should be`() throws {
    let probe = ProgressProbe()
    for oracle in try OracleFile.cases("spring", Input.self, Expected.self) {
      guard let value = oracle.expected.value, let time = oracle.input.t else { continue }
      expectCase(oracle.id, shown(oracle.input, at: time, by: probe), [value], oracle.tolerance)
    }
  }

  /// The property's own nearness is a thousandth; cases for others are of no use here.
  @Test(.enabled { await OracleFile.exists("spring") })
  func `every spring settles in its time`() throws {
    for oracle in try OracleFile.cases("spring", Input.self, Expected.self)
    where oracle.input.epsilon == 0.001 {
      guard let expected = oracle.expected.settlingDuration else { continue }
      let settling = spring(oracle.input).settlingDuration
      expectCase(oracle.id, [settling], [expected], oracle.tolerance)
    }
  }

  /// Where the sources differ the recommended reading holds: the one that `SpringCurve` documents.
  @Test(.enabled { await OracleFile.exists("spring_disputed") })
  func `every disputed spring follows the documented decision`() throws {
    let probe = ProgressProbe()
    for oracle in try OracleFile.cases("spring_disputed", Input.self, OracleDispute<Answer>.self) {
      let input = oracle.input
      if let epsilon = input.epsilon, epsilon != 0.001 { continue }
      let actual =
        input.kind == "settlingDuration"
        ? [spring(input).settlingDuration] : shown(input, at: input.t ?? .nan, by: probe)
      let answers = oracle.expected.readings(decided: ["abs-B", "first-tenth-inside"])
        .map { [$0.number] }
      expectCase(oracle.id, actual, anyOf: answers, oracle.tolerance)
    }
  }

  private func shown(_ input: Input, at time: Double, by probe: ProgressProbe) -> [Double] {
    let spring = spring(input)
    spring.fromValue = 0
    spring.toValue = 1
    spring.fillMode = .both
    spring.isRemovedOnCompletion = false
    // The spring runs in seconds: what its duration is does not matter, as long as it is not over.
    spring.duration = 100
    return probe.progress(of: spring, at: time).map { [$0] } ?? []
  }
}
