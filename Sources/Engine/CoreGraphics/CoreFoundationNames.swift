public import Foundation

/// A string, as in the signatures of Core Graphics' functions; on Apple's systems a type of Core Foundation.
public typealias CFString = String
/// Any object, as in the signatures of Core Graphics' functions; on Apple's systems a type of Core Foundation.
public typealias CFTypeRef = AnyObject
/// A whole number, by the name that Objective-C has for it.
public typealias NSInteger = Int
/// A whole number that is not negative, by the name that Objective-C has for it.
public typealias NSUInteger = UInt
/// A dictionary by name, as in the signatures of Core Graphics' functions; on Apple's systems a type of Core
/// Foundation.
public typealias CFDictionary = [String: Any]

/// A time in seconds since the first instant of 2001 in UTC, as Core Foundation names it.
public typealias CFAbsoluteTime = Double

/// The current time, in seconds since the first instant of 2001 in UTC; in a recording it is the recording's.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// The seconds from the first instant of 1970 to that of 2001, in UTC.
public let kCFAbsoluteTimeIntervalSince1970: Double = 978_307_200
/// True, as a value of dictionaries.
public let kCFBooleanTrue = true
/// False, as a value of dictionaries.
public let kCFBooleanFalse = false

extension CGFloat {
  /// The value of a number object, as the nearest one where there is none that is equal.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}
