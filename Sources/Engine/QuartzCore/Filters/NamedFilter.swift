package import CoreImage

/// One filter of a layer as it was when it was given to it: what it does, and all its inputs' numbers.
package struct NamedFilter: Hashable, Sendable {
  package let kind: FilterKind
  package let name: String
  package var isEnabled: Bool
  /// Of all inputs, one after the other.
  package private(set) var numbers: [Double]

  /// What `filter` is now.
  package init(_ filter: CIFilter) {
    (kind, name) = (filter.kind, filter.name)
    (isEnabled, numbers) = (filter.isEnabled, filter.numbers)
  }

  /// A filter of its own that is the same.
  package var object: CIFilter {
    let filter = kind.makeFilter()
    filter.take(numbers: numbers)
    (filter.name, filter.isEnabled) = (name, isEnabled)
    return filter
  }

  /// The numbers of an input within what the filter can be run with; of one that it does not have none.
  func usable(_ key: FilterKey) -> [Double] {
    guard let input = input(key) else { return [] }
    return numbers[input.offset..<input.offset + input.count].map {
      min(max($0, input.range.lowerBound), input.range.upperBound)
    }
  }

  /// The only number of an input within what the filter can be run with.
  func number(_ key: FilterKey) -> Double { usable(key).first ?? 0 }

  private func input(_ key: FilterKey) -> FilterInput? { kind.inputs.first { $0.key == key } }
}

extension NamedFilter {
  /// An input as a value that animates; `nil` for one that the filter does not have.
  func value(of key: FilterKey) -> AnimatableValue? {
    guard let input = input(key) else { return nil }
    let numbers = numbers[input.offset..<input.offset + input.count]
    return switch key.sort {
    case .number: numbers.first.map { .number($0) }
    case .color: .color(CGColor(rgba: SIMD4(numbers)))
    case .vector: .list(numbers.map { .number($0) })
    }
  }

  /// Sets an input; a value that it cannot be leaves it alone.
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

  /// On the way to a filter of the same kind and name, number by number.
  func interpolated(to end: NamedFilter, _ fraction: Double) -> NamedFilter {
    var result = fraction < 0.5 ? self : end
    for index in numbers.indices {
      result.numbers[index] = mix(numbers[index], end.numbers[index], fraction)
    }
    return result
  }
}
