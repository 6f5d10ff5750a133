import QuartzCore
import Testing

/// Keyframes that cannot be used: reported once, and the rest of the frame is right (KF6, KF15; peer 91).
struct `Bad keyframes` {
  private func keyframes(_ values: [Any]?) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "zPosition")
    animation.values = values
    animation.duration = 1
    return animation
  }

  /// KF15: none do nothing, one holds.
  @Test func `few keyframes`() throws {
    for values in [nil, []] as [[Any]?] {
      try expectReport("zPosition.values", of: keyframes(values), "empty")
    }
    let stage = LayerStage()
    let layer = stage.addLayer()
    for mode in ["linear", "discrete", "paced", "cubic", "cubicPaced", "unknown"] {
      let single = keyframes([7])
      single.calculationMode = .init(rawValue: mode)
      stage.add(single, to: layer)
      #expect(try stage.shown(layer, at: 0.5).zPosition == 7)
    }
    #expect(stage.reports.isEmpty)
  }

  @Test func `keyframes that are no values`() throws {
    try expectReport("zPosition.values", of: keyframes([1, "two"]), "two")
    try expectReport("zPosition.values", of: keyframes([1, Double.nan]), "nan")
    try expectReport("zPosition.values", of: keyframes([CGPoint.zero]), "0.0")
  }

  /// KF6, peer 91: the even spacing serves instead.
  @Test(
    arguments: [
      [0, 1], [0, 0.25, 0.75, 1], [0.1, 0.5, 1], [0, 0.5, 0.9], [0, 1.5, 1], [0, 0.6, 0.5, 1],
      [0, .nan, 1], [0, .infinity, 1], [],
    ] as [[Double]]
  )
  func `key times that cannot be used`(_ times: [Double]) throws {
    for mode in [CAAnimationCalculationMode.linear, .cubic] {
      let frames = keyframes([0, 10, 20])
      frames.keyTimes = times.map { NSNumber(value: $0) }
      frames.calculationMode = mode
      try expectReport("zPosition.keyTimes", of: frames, "evenly", shows: 10)
    }
  }

  @Test func `shapes of cubic curves that are no numbers`() throws {
    let names = ["tensionValues", "continuityValues", "biasValues"]
    for (index, name) in names.enumerated() {
      let frames = keyframes([0, 10, 20])
      frames.calculationMode = .cubic
      let numbers: [NSNumber] = [0, NSNumber(value: Double.nan), 0]
      switch index {
      case 0: frames.tensionValues = numbers
      case 1: frames.continuityValues = numbers
      default: frames.biasValues = numbers
      }
      try expectReport("zPosition.\(name)", of: frames, "nan", shows: 5, at: 0.25)
    }
  }

  @Test func `paths that lead nowhere`() throws {
    let frames = CAKeyframeAnimation(keyPath: "position")
    frames.duration = 1
    frames.rotationMode = .rotateAuto
    frames.path = CGMutablePath()
    try expectReport("position.path", of: frames, "empty")
    let broken = CGMutablePath()
    broken.addLines(between: [.zero, CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 5, y: 5)])
    frames.path = broken
    try expectReport("position.path", of: frames, "nan")
    let lost = CAKeyframeAnimation(keyPath: "zPosition")
    lost.duration = 1
    lost.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
    try expectReport("zPosition.values", of: lost, "path")
  }

  @Test func `curves that cannot be computed with`() throws {
    let curve = CAMediaTimingFunction(controlPoints: .nan, 0, 0.5, 1)
    let frames = keyframes([0, 10, 20])
    frames.timingFunctions = [curve, CAMediaTimingFunction(name: .easeIn)]
    try expectReport("zPosition.timingFunctions", of: frames, "nan", shows: 5, at: 0.25)
  }
}
