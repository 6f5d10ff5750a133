import UIKit

/// An option with its bits, and the results of a trial of blocks without it and with it.
nonisolated struct OptionRow: Sendable, CustomStringConvertible {
  let name: String
  let option: UIView.AnimationOptions
  let bits: UInt
  let trial: @MainActor @Sendable (UIView.AnimationOptions) -> String
  let without: String
  let with: String

  var description: String { name }

  private init(
    _ name: String,
    _ option: UIView.AnimationOptions,
    _ bits: UInt,
    _ trial: @escaping @MainActor @Sendable (UIView.AnimationOptions) -> String,
    without: String,
    with: String
  ) {
    (self.name, self.option, self.bits, self.trial) = (name, option, bits, trial)
    (self.without, self.with) = (without, with)
  }

  /// All of them, in the order of their bits.
  static let all: [OptionRow] = flags + curves + transitions + rates

  private static let flags = [
    OptionRow(
      "layoutSubviews",
      .layoutSubviews,
      1 << 0,
      OptionTrial.layout,
      without: "laid out later, at once",
      with: "laid out in the block, animated"
    ),
    OptionRow(
      "allowUserInteraction",
      .allowUserInteraction,
      1 << 1,
      OptionTrial.touches,
      without: "meanwhile none, afterwards began ended",
      with: "meanwhile began ended, afterwards began ended"
    ),
    OptionRow(
      "beginFromCurrentState",
      .beginFromCurrentState,
      1 << 2,
      OptionTrial.start,
      without: "from 0.5",
      with: "from 0.75"
    ),
    OptionRow(
      "repeat",
      .repeat,
      1 << 3,
      OptionTrial.later,
      without: "0.0, ended",
      with: "0.75, runs"
    ),
    OptionRow(
      "autoreverse",
      .autoreverse,
      1 << 4,
      OptionTrial.secondPass,
      without: "0.75",
      with: "0.25"
    ),
    OptionRow(
      "overrideInheritedDuration",
      .overrideInheritedDuration,
      1 << 5,
      OptionTrial.inner,
      without: "3.0 s, linear, repeats",
      with: "1.0 s, linear, repeats"
    ),
    OptionRow(
      "overrideInheritedCurve",
      .overrideInheritedCurve,
      1 << 6,
      OptionTrial.inner,
      without: "3.0 s, linear, repeats",
      with: "3.0 s, easeIn, repeats"
    ),
    OptionRow(
      "allowAnimatedContent",
      .allowAnimatedContent,
      1 << 7,
      OptionTrial.content,
      without: "content at once",
      with: "content animates"
    ),
    OptionRow(
      "showHideTransitionViews",
      .showHideTransitionViews,
      1 << 8,
      OptionTrial.exchange,
      without: "removed, added",
      with: "hidden, shown"
    ),
    OptionRow(
      "overrideInheritedOptions",
      .overrideInheritedOptions,
      1 << 9,
      OptionTrial.inner,
      without: "3.0 s, linear, repeats",
      with: "3.0 s, linear, once"
    ),
  ]

  /// What shows after a quarter, on the way from 0 to 1 (T21).
  private static let curves = [
    curve("curveEaseInOut", .curveEaseInOut, 0, "0.12916"),
    curve("curveEaseIn", .curveEaseIn, 1 << 16, "0.09346"),
    curve("curveEaseOut", .curveEaseOut, 2 << 16, "0.37814"),
    curve("curveLinear", .curveLinear, 3 << 16, "0.25000"),
  ]

  private static let transitions = [
    transition("transitionFlipFromLeft", .transitionFlipFromLeft, 1 << 20, "left to the front"),
    transition("transitionFlipFromRight", .transitionFlipFromRight, 2 << 20, "right to the front"),
    transition("transitionCurlUp", .transitionCurlUp, 3 << 20, "dissolves"),
    transition("transitionCurlDown", .transitionCurlDown, 4 << 20, "dissolves"),
    transition("transitionCrossDissolve", .transitionCrossDissolve, 5 << 20, "dissolves"),
    transition("transitionFlipFromTop", .transitionFlipFromTop, 6 << 20, "top to the front"),
    transition(
      "transitionFlipFromBottom",
      .transitionFlipFromBottom,
      7 << 20,
      "bottom to the front"
    ),
  ]

  private static let rates = [
    rate("preferredFramesPerSecond60", .preferredFramesPerSecond60, 3 << 24, "60.0"),
    rate("preferredFramesPerSecond30", .preferredFramesPerSecond30, 7 << 24, "30.0"),
  ]

  private static func curve(
    _ name: String,
    _ option: UIView.AnimationOptions,
    _ bits: UInt,
    _ shown: String
  ) -> OptionRow {
    OptionRow(name, option, bits, OptionTrial.quarter, without: "0.12916", with: shown)
  }

  private static func transition(
    _ name: String,
    _ option: UIView.AnimationOptions,
    _ bits: UInt,
    _ shown: String
  ) -> OptionRow {
    OptionRow(name, option, bits, OptionTrial.transition, without: "animates", with: shown)
  }

  private static func rate(
    _ name: String,
    _ option: UIView.AnimationOptions,
    _ bits: UInt,
    _ kept: String
  ) -> OptionRow {
    OptionRow(name, option, bits, OptionTrial.rate, without: "the screen's", with: kept)
  }
}
