import Foundation

extension Double {
  /// A number of any numeric type, as in dictionaries; `nil` for other values.
  package init?(anyNumber value: Any) {
    switch value {
    case let number as Double: self = number
    case let number as CGFloat: self = Double(number)
    case let number as Float: self = Double(number)
    case let number as NSNumber: self = number.doubleValue
    case let number as any BinaryInteger: self = Double(number)
    default: return nil
    }
  }
}
