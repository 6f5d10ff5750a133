import Foundation

extension Double {
  /// A number of whichever type, as programs put them into dictionaries; `nil` for what is none.
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
