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

  /// KF15: none do nothing, and neither does one.
  @Test(arguments: ["linear", "discrete", "paced", "cubic", "cubicPaced", "unknown"])
  func `few keyframes`(_ mode: String) throws {
    for values in [nil, [], [7]] as [[Any]?] {
      let few = keyframes(values)
      few.calculationMode = .init(rawValue: mode)
      try expectReport(
        "zPosition.values",
        of: few,
        values?.isEmpty == false ? "one keyframe" : "empty"
      )
    }
  }

  @Test func `keyframes that are no values`() throws {
    try expectReport("zPosition.values", of: keyframes([1, "two"]), "two")
    try expectReport("zPosition.values", of: keyframes([1, Double.nan]), "nan")
    try expectReport("zPosition.values", of: keyframes([CGPoint.zero]), "0.0")
  }

  /// Times that are not finite are the ones before them, and the others are as they are; those of another
  /// number than the values go in pairs with them (KF6, peer 91).
  @Test(
    arguments: [
      ([0, 1], 5, "2 for 3"), ([0, 0.25, 0.75, 1], 15, "4 for 3"), ([0, 2, 1], 2.5, "written"),
      ([0, 1, 0.5], 5, "written"), ([-0.5, 0, 1], 15, "written"), ([0, .nan, 1], 15, "nan"),
      ([0, .infinity, 1], 15, "inf"), ([.nan, 0.5, 1], 10, "nan"),
      ([-.infinity, 0.5, 1], 10, "inf"),
      ([0, 0.25, .nan], 20, "nan"), ([], 10, "evenly"),
    ] as [([Double], Double, String)]
  )
  func `key times that are out of order`(_ times: [Double], _ shown: Double, _ word: String) throws
  {
    for mode in [CAAnimationCalculationMode.linear, .cubic] {
      let frames = keyframes([0, 10, 20])
      frames.keyTimes = times.map { NSNumber(value: $0) }
      frames.calculationMode = mode
      try expectReport("zPosition.keyTimes", of: frames, word, shows: shown)
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
    let lonely = CGMutablePath()
    lonely.move(to: CGPoint(x: 3, y: 4))
    frames.path = lonely
    try expectReport("position.path", of: frames, "one keyframe")
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
