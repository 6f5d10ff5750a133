import QuartzCore
import Testing

/// The height of timing functions, read off a layer that an animation with that function moves.
struct `Oracle easing` {
  nonisolated private struct Input: Decodable {
    let name: String?
    let controlPoints: [Double]
    let x: Double

    var function: CAMediaTimingFunction {
      if let name { return CAMediaTimingFunction(name: .init(rawValue: name)) }
      let p = controlPoints.map(Float.init)
      return CAMediaTimingFunction(controlPoints: p[0], p[1], p[2], p[3])
    }
  }

  nonisolated private struct Expected: Decodable {
    let y: Double
  }

  @Test(.enabled { await OracleFile.exists("easing") })
  func `every timing function has its height`() throws {
    let probe = ProgressProbe()
    for oracle in try OracleFile.cases("easing", Input.self, Expected.self) {
      let animation = probe.animation()
      animation.timingFunction = oracle.input.function
      animation.duration = 1
      animation.fillMode = .both
      let y = probe.progress(of: animation, at: oracle.input.x)
      expectCase(oracle.id, y.map { [$0] } ?? [], [oracle.expected.y], oracle.tolerance)
    }
  }
}
