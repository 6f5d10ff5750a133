/// Writes messages of a category to standard error.
public struct Logger: Sendable {
  private let log: OSLog

  /// Messages without a category.
  public init() { log = .default }

  /// Messages of a category.
  ///
  /// - Parameters:
  ///   - subsystem: The program's part; it is not written.
  ///   - category: The category, which messages begin with.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Messages of a category.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message.
  public func log(_ message: OSLogMessage) { log.write(message.text) }

  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text) }

  /// Writes a message for a developer.
  public func trace(_ message: OSLogMessage) { log.write(message.text) }

  /// Writes a message for a developer.
  public func debug(_ message: OSLogMessage) { log.write(message.text) }

  /// Writes a message that is of use when something is searched for.
  public func info(_ message: OSLogMessage) { log.write(message.text) }

  /// Writes a message of the usual level.
  public func notice(_ message: OSLogMessage) { log.write(message.text) }

  /// Writes a warning.
  public func warning(_ message: OSLogMessage) { log.write(message.text) }

  /// Writes an error.
  public func error(_ message: OSLogMessage) { log.write(message.text) }

  /// Writes an error of the program itself.
  public func critical(_ message: OSLogMessage) { log.write(message.text) }

  /// Writes an error of the program itself.
  public func fault(_ message: OSLogMessage) { log.write(message.text) }
}
