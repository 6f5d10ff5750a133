import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// Every option of `UIView.AnimationOptions`: its bits, and what a block does without it and with it.
struct `Each animation option` {
  /// U9, U11, peer 41: the bits, of which the curve, the transition and the rate are numbers in fields.
  @Test(arguments: OptionRow.all) func `has Apple's bits, and its effect`(_ row: OptionRow) {
    #expect(row.option.rawValue == row.bits)
    let (without, with) = (row.trial([]), row.trial(row.option))
    #expect(without == row.without)
    #expect(with == row.with)
  }

  /// U9: fields and flags do not touch each other.
  @Test func `may stand beside all others`() {
    let flags = OptionRow.all.map(\.option).filter { $0.rawValue < 1 << 16 }
    let curves: [UIView.AnimationOptions] = [
      .curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear,
    ]
    let transitions = (0...7).map { UIView.AnimationOptions(rawValue: $0 << 20) }
    let rates: [UIView.AnimationOptions] = [
      [], .preferredFramesPerSecond60, .preferredFramesPerSecond30,
    ]
    let all = flags.reduce(into: UIView.AnimationOptions()) { $0.formUnion($1) }
    for curve in curves {
      for transition in transitions {
        for rate in rates {
          let options = all.union(curve).union(transition).union(rate)
          #expect(options.rawValue == 0x3FF | curve.rawValue | transition.rawValue | rate.rawValue)
          #expect(options.curve.rawValue == Int(curve.rawValue >> 16))
          #expect(options.frameRates == rate.frameRates)
          #expect(flags.allSatisfy(options.contains))
        }
      }
    }
  }

  /// U8: what is inherited, and what of it the options of the inner block's own stand against.
  @Test func `is inherited with its kind`() throws {
    let shown = ShownWindow()
    func inner(_ own: UIView.AnimationOptions) throws -> CAAnimation {
      let view = shown.add()
      UIView.animate(
        withDuration: 3,
        delay: 0,
        options: [.curveLinear, .autoreverse, .repeat, .preferredFramesPerSecond30]
      ) {
        UIView.animate(withDuration: 1, delay: 2, options: own.union(.curveEaseOut)) {
          view.alpha = 0
        }
      }
      return try #require(view.layer.animation(forKey: "opacity"))
    }
    let inherited = try inner([])
    #expect(inherited.preferredFrameRateRange.preferred == 30 && inherited.autoreverses)
    // A delay is the block's own.
    #expect(inherited.beginTime == 2)
    let own = try inner([
      .overrideInheritedOptions, .overrideInheritedCurve, .overrideInheritedDuration,
    ])
    #expect(own.preferredFrameRateRange == .default && !own.autoreverses && own.repeatCount == 0)
    #expect(own.duration == 1 && own.timingFunction == CAMediaTimingFunction(name: .easeOut))
  }

  /// U9: going back is a matter of repeating, and by itself it goes back once.
  @Test func `to run back goes back once where nothing repeats`() {
    let shown = ShownWindow()
    let view = shown.add()
    var ended: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: [.autoreverse, .curveLinear]) {
      view.alpha = 0
    } completion: {
      ended.append($0)
    }
    shown.advance(to: 0)
    shown.advance(to: 1.75)
    #expect(view.layer.shown.opacity == 0.75 && ended.isEmpty)
    shown.advance(to: 2)
    #expect(ended == [true] && view.layer.shown.opacity == 0)
  }
}
