import Foundation

/// A message with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// A message without values.
  public init(stringLiteral value: String) { text = value }

  /// A message with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Puts values into a message; whether they are private is of no effect: nothing is concealed.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  /// An empty message.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Adds text.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a value as `print` shows it.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned(String(describing: value()))
  }

  /// Adds a number in a format.
  public mutating func appendInterpolation<Number: BinaryInteger>(
    _ number: @autoclosure () -> Number,
    format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned(format.text(number()))
  }

  /// Adds a number in a format.
  public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
    _ number: @autoclosure () -> Number,
    format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned(format.text(Double(number())))
  }

  /// Adds a truth value in a format.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Bool,
    format: OSLogBoolFormat,
    privacy: OSLogPrivacy = .auto
  ) {
    text += format == .answer ? (value() ? "YES" : "NO") : "\(value())"
  }
}

/// Who may read a value: of no effect.
public struct OSLogPrivacy: Sendable {
  /// All readers.
  public static let `public` = OSLogPrivacy()
  /// No reader.
  public static let `private` = OSLogPrivacy()
  /// No reader, at no time.
  public static let sensitive = OSLogPrivacy()
  /// As the type of the value says.
  public static let auto = OSLogPrivacy()

  /// What stands for a private value: of no effect.
  public enum Mask: Sendable {
    /// A number that equal values have in common.
    case hash
    /// Nothing.
    case none
  }

  /// No reader, with a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// No reader, at no time, with a mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// As the type of the value says, with a mask.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The columns that a value is written in.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isLeft: Bool

  /// As many as it needs.
  public static let none = OSLogStringAlignment(columns: 0, isLeft: true)

  /// At least a number of columns, from their left.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: true)
  }

  /// At least a number of columns, to their right.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: false)
  }

  func aligned(_ text: String) -> String {
    let space = String(repeating: " ", count: max(columns - text.count, 0))
    return isLeft ? text + space : space + text
  }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private let isUppercase: Bool
  private let prefix: String
  private let signsPositive: Bool
  private let digits: Int

  /// In tens.
  public static let decimal = decimal()
  /// In sixteens.
  public static let hex = hex()
  /// In eights.
  public static let octal = octal()

  /// In tens.
  public static func decimal(
    explicitPositiveSign: Bool = false,
    minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 10,
      isUppercase: false,
      prefix: "",
      signsPositive: explicitPositiveSign,
      digits: minDigits
    )
  }

  /// In sixteens.
  public static func hex(
    explicitPositiveSign: Bool = false,
    includePrefix: Bool = false,
    uppercase: Bool = false,
    minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16,
      isUppercase: uppercase,
      prefix: includePrefix ? "0x" : "",
      signsPositive: explicitPositiveSign,
      digits: minDigits
    )
  }

  /// In eights.
  public static func octal(
    explicitPositiveSign: Bool = false,
    includePrefix: Bool = false,
    minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8,
      isUppercase: false,
      prefix: includePrefix ? "0" : "",
      signsPositive: explicitPositiveSign,
      digits: minDigits
    )
  }

  func text(_ number: some BinaryInteger) -> String {
    let sign = number < 0 ? "-" : signsPositive ? "+" : ""
    let own = String(number.magnitude, radix: radix, uppercase: isUppercase)
    return sign + prefix + String(repeating: "0", count: max(digits - own.count, 0)) + own
  }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
  private let conversion: String
  private let precision: Int?
  private let signsPositive: Bool

  /// With six digits after the point.
  public static let fixed = fixed()
  /// With an exponent.
  public static let exponential = exponential()
  /// In the shorter of both ways.
  public static let hybrid = hybrid()
  /// In sixteens.
  public static let hex = OSLogFloatFormatting(
    conversion: "a",
    precision: nil,
    signsPositive: false
  )

  /// With a number of digits after the point.
  public static func fixed(
    precision: Int = 6,
    explicitPositiveSign: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      conversion: "f",
      precision: precision,
      signsPositive: explicitPositiveSign
    )
  }

  /// With an exponent, and a number of digits after the point.
  public static func exponential(
    precision: Int = 6,
    explicitPositiveSign: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      conversion: "e",
      precision: precision,
      signsPositive: explicitPositiveSign
    )
  }

  /// In the shorter of both ways, with a number of digits.
  public static func hybrid(
    precision: Int = 6,
    explicitPositiveSign: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      conversion: "g",
      precision: precision,
      signsPositive: explicitPositiveSign
    )
  }

  func text(_ number: Double) -> String {
    let digits = precision.map { ".\($0)" } ?? ""
    return String(format: "%\(signsPositive ? "+" : "")\(digits)\(conversion)", number)
  }
}

/// How a truth value is written.
public enum OSLogBoolFormat: Sendable {
  /// `true` or `false`.
  case truth
  /// `YES` or `NO`.
  case answer
}
