/// One input of a kind of filter: its key, its default numbers, and their range.
package struct FilterInput: Sendable {
  package let key: FilterKey
  /// The default numbers: one for a number, four for a color.
  package let defaults: [Double]
  /// The range that numbers are clamped to when the filter runs; the original numbers are kept.
  package let range: ClosedRange<Double>
  /// The index of its first number among those of all inputs of its filter.
  package let offset: Int

  package var count: Int { defaults.count }
}

/// The one table of inputs. Names, defaults and effects are from Apple's *Core Image Filter Reference*; the ranges are
/// ours, where numbers beyond them would be meaningless.
extension FilterInput {
  static let table: [FilterKind: [FilterInput]] = [
    .gaussianBlur: list((.radius, [10], 0...100)),
    .boxBlur: list((.radius, [10], 0...100)),
    .pixellate: list((.center, [150, 150], -1e6...1e6), (.scale, [8], 1...1000)),
    .colorControls: list(
      (.saturation, [1], 0...100),
      (.brightness, [0], -1...1),
      (.contrast, [1], 0...100)
    ),
    .colorMatrix: list(
      (.redVector, [1, 0, 0, 0], anyFactor),
      (.greenVector, [0, 1, 0, 0], anyFactor),
      (.blueVector, [0, 0, 1, 0], anyFactor),
      (.alphaVector, [0, 0, 0, 1], anyFactor),
      (.biasVector, [0, 0, 0, 0], anyFactor)
    ),
    .colorClamp: list(
      (.minComponents, [0, 0, 0, 0], 0...1),
      (.maxComponents, [1, 1, 1, 1], 0...1)
    ),
    .colorMonochrome: list((.color, [0.6, 0.45, 0.3, 1], 0...1), (.intensity, [1], 0...1)),
    .colorPosterize: list((.levels, [6], 2...256)),
    .sepiaTone: list((.intensity, [1], 0...1)),
    .hueAdjust: list((.angle, [0], -1e6...1e6)),
    .exposureAdjust: list((.exposure, [0], -10...10)),
    .gammaAdjust: list((.power, [0.75], 0...100)),
  ]

  private static let anyFactor = -1000.0...1000.0

  private static func list(
    _ inputs: (key: FilterKey, defaults: [Double], range: ClosedRange<Double>)...
  ) -> [FilterInput] {
    var offset = 0
    return inputs.map { input in
      defer { offset += input.defaults.count }
      return FilterInput(
        key: input.key,
        defaults: input.defaults,
        range: input.range,
        offset: offset
      )
    }
  }
}
