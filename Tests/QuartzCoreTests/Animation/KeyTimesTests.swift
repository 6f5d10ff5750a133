import QuartzCore
import Testing

/// Key times as they are written: those of pictures of lottie-ios' samples, which Core Animation drew (KF6; peer 91).
struct `Key times` {
  private func keyframes(
    _ values: [Any],
    _ times: [Double],
    on keyPath: String = "zPosition",
    mode: CAAnimationCalculationMode = .linear
  ) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = values
    animation.keyTimes = times.map { NSNumber(value: $0) }
    animation.calculationMode = mode
    animation.duration = 1
    return animation
  }

  private func value(_ animation: CAKeyframeAnimation, at time: Double) throws -> Double {
    let stage = LayerStage()
    let layer = stage.addLayer()
    stage.add(animation, to: layer)
    return Double(try stage.shown(layer, at: time).zPosition)
  }

  /// 9squares_AlBoardman, DotLottie-zen_lottiev2: a first segment that began at −0.08 is eight ninths over.
  @Test func `an animation that began earlier is on its way`() throws {
    let began = keyframes([0, 0, 9, 29, 30], [0, -0.08, 0.01, 0.51, 1])
    #expect(abs(try value(began, at: 0) - 8) < 1e-9)
    #expect(abs(try value(began, at: 0.005) - 8.5) < 1e-9)
    #expect(abs(try value(began, at: 0.26) - 19) < 1e-9)
    let allBefore = keyframes([0, 10, 20, 30], [-3, -2, -1, 1])
    #expect(abs(try value(allBefore, at: 0.5) - 27.5) < 1e-9)
  }

  /// Issues-issue_2030, DotLottie-animation_external_image: what ends at 1.23 is never there.
  @Test func `an animation that ends later is not finished`() throws {
    let later = keyframes([0, 123, 50, 50], [0, 1.23, 1, 1])
    #expect(abs(try value(later, at: 0.5) - 50) < 1e-9)
    #expect(abs(try value(later, at: 0.999) - 99.9) < 1e-9)
    later.fillMode = .forwards
    later.isRemovedOnCompletion = false
    #expect(abs(try value(later, at: 2) - 100) < 1e-9)
    let allAfter = keyframes([5, 10, 20], [1.5, 2, 3])
    #expect(try value(allAfter, at: 0.7) == 5)
  }

  /// Times that fall skip what is over before it begins; a segment runs by its own two times.
  @Test func `where times fall a value is skipped`() throws {
    let falling = keyframes([0, 10, 20, 30], [0, 0.6, 0.5, 1])
    #expect(abs(try value(falling, at: 0.3) - 5) < 1e-9)
    #expect(abs(try value(falling, at: 0.599) - 10 * 0.599 / 0.6) < 1e-9)
    #expect(abs(try value(falling, at: 0.6) - 22) < 1e-9)
    #expect(abs(try value(falling, at: 0.75) - 25) < 1e-9)
    let discrete = keyframes([0, 10, 20, 30], [0, 0.6, 0.5, 0.8], mode: .discrete)
    let shown = try [0.55, 0.6, 0.79, 0.8].map { try value(discrete, at: $0) }
    #expect(shown == [0, 20, 20, 30])
  }

  /// PinJump, TypeFace-D: before the first time the first value holds, after the last the last one.
  @Test func `times that leave out the ends hold`() throws {
    for mode in [CAAnimationCalculationMode.linear, .cubic, .discrete] {
      let inside = keyframes([1, 2, 3], [0.2, 0.5, 0.8], mode: mode)
      #expect(try value(inside, at: 0) == 1)
      #expect(try value(inside, at: 0.19) == 1)
      #expect(try value(inside, at: 0.5) == 2)
      #expect(try value(inside, at: 0.81) == 3)
      #expect(try value(inside, at: 0.99) == 3)
    }
  }

  /// A timing function that overshoots leads on beyond the ends, but not out of what holds.
  @Test func `an overshoot goes on where nothing holds`() throws {
    let whole = keyframes([0, 10], [0, 1])
    let held = keyframes([0, 10], [0, 0.5])
    for animation in [whole, held] {
      animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.2, 2, 0.8, 1)
    }
    #expect(try value(whole, at: 0.5) > 10)
    #expect(try value(held, at: 0.5) == 10)
  }

  /// The recorded readings' README: values and key times of different number go in pairs as far as both do.
  @Test func `values and times pair as far as both go`() throws {
    let fewTimes = keyframes([0, 10, 100, 1000], [0, 0.5])
    #expect(try value(fewTimes, at: 0.25) == 5)
    #expect(try value(fewTimes, at: 0.75) == 10)
    let fewValues = keyframes([0, 10], [0, 0.5, 0.8, 1])
    #expect(try value(fewValues, at: 0.25) == 5)
    #expect(try value(fewValues, at: 0.75) == 10)
    let discrete = keyframes([0, 10, 100], [0, 0.5], mode: .discrete)
    #expect(try value(discrete, at: 0.75) == 10)
    let onePair = keyframes([7, 8], [0])
    #expect(try value(onePair, at: 0.5) == 0)
  }
}
