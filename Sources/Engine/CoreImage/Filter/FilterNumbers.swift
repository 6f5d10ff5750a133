import CoreGraphics

/// Conversion of inputs between `Any`, as in user code, and numbers.
enum FilterNumbers {
  /// The numbers of a value for an input; `nil` for a value of a wrong type.
  static func read(_ any: Any, as input: FilterInput) -> [Double]? {
    let numbers: [Double]? =
      switch input.key.sort {
      case .number: Double(anyNumber: any).map { [$0] }
      case .color: color(any).map { [$0.rgba.x, $0.rgba.y, $0.rgba.z, $0.rgba.w] }
      case .vector: vector(any)
      }
    guard let numbers, numbers.count == input.count, numbers.allSatisfy(\.isFinite) else {
      return nil
    }
    return numbers
  }

  /// The numbers of an input, as an object of the API.
  static func any(_ numbers: ArraySlice<Double>, as key: FilterKey) -> Any {
    let numbers = Array(numbers)
    switch key.sort {
    case .number: return NSNumber(value: numbers[0])
    case .color:
      return CIColor(
        red: CGFloat(numbers[0]),
        green: CGFloat(numbers[1]),
        blue: CGFloat(numbers[2]),
        alpha: CGFloat(numbers[3])
      )
    case .vector: return CIVector(numbers: numbers)
    }
  }

  /// A Boolean, or a number as one; `nil` for other values.
  static func flag(_ any: Any) -> Bool? { any as? Bool ?? Double(anyNumber: any).map { $0 != 0 } }

  private static func color(_ any: Any) -> CGColor? {
    (any as? CIColor)?.color ?? any as? CGColor
  }

  private static func vector(_ any: Any) -> [Double]? {
    switch any {
    case let vector as CIVector: return vector.numbers
    case let point as CGPoint: return [Double(point.x), Double(point.y)]
    case let list as [Any]:
      let numbers = list.compactMap(Double.init(anyNumber:))
      return numbers.count == list.count ? numbers : nil
    default: return nil
    }
  }
}
