import CoreGraphics

extension CIFilter {
  /// The description of the filter and of each of its inputs, by the `kCIAttribute…` keys and the inputs' own.
  public final var attributes: [String: Any] {
    var result: [String: Any] = [
      kCIAttributeFilterName: kind.rawValue,
      kCIAttributeFilterDisplayName: kind.displayName,
    ]
    for input in kind.inputs {
      var attributes: [String: Any] = [
        kCIAttributeClass: input.key.sort.className,
        kCIAttributeDefault: FilterNumbers.any(input.defaults[...], as: input.key),
      ]
      if input.key.sort == .number {
        attributes[kCIAttributeMin] = NSNumber(value: input.range.lowerBound)
        attributes[kCIAttributeMax] = NSNumber(value: input.range.upperBound)
      }
      result[input.key.rawValue] = attributes
    }
    return result
  }
}

extension FilterKind {
  /// The name without its prefix, in words: "Gaussian Blur".
  fileprivate var displayName: String {
    rawValue.dropFirst(2).reduce(into: "") { words, letter in
      if letter.isUppercase, !words.isEmpty { words.append(" ") }
      words.append(letter)
    }
  }
}

extension FilterInputSort {
  fileprivate var className: String {
    switch self {
    case .number: "NSNumber"
    case .color: "CIColor"
    case .vector: "CIVector"
    }
  }
}
