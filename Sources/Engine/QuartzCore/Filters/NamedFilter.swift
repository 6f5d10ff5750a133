package import CoreImage

/// A copy of one filter of a layer, made when it was set: its kind, and the numbers of all its inputs.
package struct NamedFilter: Hashable, Sendable {
  package let kind: FilterKind
  package let name: String
  package var isEnabled: Bool
  /// The numbers of all inputs, one after the other.
  package private(set) var numbers: [Double]

  /// A copy of the current state of `filter`.
  package init(_ filter: CIFilter) {
    (kind, name) = (filter.kind, filter.name)
    (isEnabled, numbers) = (filter.isEnabled, filter.numbers)
  }

  /// A new filter object with the same values.
  package var object: CIFilter {
    let filter = kind.makeFilter()
    filter.take(numbers: numbers)
    (filter.name, filter.isEnabled) = (name, isEnabled)
    return filter
  }

  /// The numbers of an input, clamped to the valid range; empty if the filter does not have it.
  func usable(_ key: FilterKey) -> [Double] {
    guard let input = input(key) else { return [] }
    return numbers[input.offset..<input.offset + input.count].map {
      min(max($0, input.range.lowerBound), input.range.upperBound)
    }
  }

  /// The only number of an input, clamped to the valid range.
  func number(_ key: FilterKey) -> Double { usable(key).first ?? 0 }

  private func input(_ key: FilterKey) -> FilterInput? { kind.inputs.first { $0.key == key } }
}

extension NamedFilter {
  /// An input as an animatable value; `nil` if the filter does not have it.
  func value(of key: FilterKey) -> AnimatableValue? {
    guard let input = input(key) else { return nil }
    let numbers = numbers[input.offset..<input.offset + input.count]
    return switch key.sort {
    case .number: numbers.first.map { .number($0) }
    case .color: .color(CGColor(rgba: SIMD4(numbers)))
    case .vector: .list(numbers.map { .number($0) })
    }
  }

  /// Sets an input; a value of a wrong kind has no effect.
  mutating func set(_ key: FilterKey, to value: AnimatableValue) {
    guard let input = input(key) else { return }
    let new: [Double] =
      switch value {
      case .number(let number): [number]
      case .color(let color): [color.rgba.x, color.rgba.y, color.rgba.z, color.rgba.w]
      case .list(let values): values.compactMap { if case .number(let n) = $0 { n } else { nil } }
      default: []
      }
    guard new.count == input.count else { return }
    numbers.replaceSubrange(input.offset..<input.offset + input.count, with: new)
  }

  /// The interpolation to a filter of the same kind and name, number by number.
  func interpolated(to end: NamedFilter, _ fraction: Double) -> NamedFilter {
    var result = fraction < 0.5 ? self : end
    for index in numbers.indices {
      result.numbers[index] = mix(numbers[index], end.numbers[index], fraction)
    }
    return result
  }
}
