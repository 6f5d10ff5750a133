// The unified log by Apple's names: messages go to standard error, as a debugger shows them.

public import Foundation

/// A category of messages of a program's part.
public final class OSLog: NSObject, Sendable {
  /// Messages without a category.
  public static let `default` = OSLog(prefix: "", isEnabled: true)
  /// Messages that are not written.
  public static let disabled = OSLog(prefix: "", isEnabled: false)

  private let prefix: String
  private let isEnabled: Bool

  /// A category.
  ///
  /// - Parameters:
  ///   - subsystem: The program's part; it is not written.
  ///   - category: The category, which messages begin with.
  public convenience init(subsystem: String, category: String) {
    self.init(prefix: category.isEmpty ? "" : "[\(category)] ", isEnabled: true)
  }

  /// One of the system's categories.
  public convenience init(subsystem: String, category: OSLog.Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  private init(prefix: String, isEnabled: Bool) {
    (self.prefix, self.isEnabled) = (prefix, isEnabled)
    super.init()
  }

  /// Whether messages of a level are written: all are.
  public func isEnabled(type: OSLogType) -> Bool { isEnabled }

  func write(_ message: @autoclosure () -> String) {
    guard isEnabled else { return }
    FileHandle.standardError.write(Data("\(prefix)\(message())\n".utf8))
  }

  /// The system's categories.
  public struct Category: Sendable {
    let rawValue: String

    /// Events on a time line, which is not drawn here.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Events with the calls that led to them.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// The same with the calls' stacks.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }
}

/// How serious a message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The level's number.
  public let rawValue: UInt8

  /// A level with a number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A level with a number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// The usual level.
  public static let `default` = OSLogType(0)
  /// Of use when something is searched for.
  public static let info = OSLogType(1)
  /// Of use to a developer.
  public static let debug = OSLogType(2)
  /// An error of the process.
  public static let error = OSLogType(16)
  /// An error of the program itself.
  public static let fault = OSLogType(17)
}

/// Writes a message to standard error.
///
/// - Parameters:
///   - message: A format; what is between the braces of `%{public}@` is of no effect: nothing is concealed.
///   - dso: Of no effect.
///   - log: The category; default none.
///   - type: How serious the message is; of no effect.
///   - args: What is put into the format.
public func os_log(
  _ message: StaticString,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ args: any CVarArg...
) {
  log.write(formatted(message, args))
}

/// Writes a message to standard error, as `os_log(_:dso:log:type:_:)` does.
public func os_log(
  _ type: OSLogType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  _ message: StaticString,
  _ args: any CVarArg...
) {
  log.write(formatted(message, args))
}

private func formatted(_ message: StaticString, _ arguments: [any CVarArg]) -> String {
  let format = message.description.replacing(/%\{[^}]*\}/, with: "%")
  return String(format: format, arguments: arguments)
}
