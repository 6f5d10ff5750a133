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

  @Test(.enabled { await OracleFile.exists("spring") })
  func `every spring is where it should be`() throws {
    let probe = ProgressProbe()
    for oracle in try OracleFile.cases("spring", Input.self, Expected.self) {
      guard let value = oracle.expected.value, let time = oracle.input.t else { continue }
      let spring = spring(oracle.input)
      spring.fromValue = 0
      spring.toValue = 1
      spring.fillMode = .both
      spring.isRemovedOnCompletion = false
      // The spring runs in seconds: what its duration is does not matter, as long as it is not over.
      spring.duration = 100
      let shown = probe.progress(of: spring, at: time)
      expectCase(oracle.id, shown.map { [$0] } ?? [], [value], oracle.tolerance)
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
}
