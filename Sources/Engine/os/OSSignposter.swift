/// Marks stretches of time for a program that draws them: there is none here, and nothing is marked.
public struct OSSignposter: Sendable {
  /// A signposter of a category.
  public init(subsystem: String, category: String) {}
  /// A signposter of a category.
  public init(subsystem: String, category: OSLog.Category) {}
  /// A signposter of a category.
  public init(logHandle: OSLog) {}
  /// A signposter of a category.
  public init(logger: Logger) {}
  /// A signposter.
  public init() {}

  /// Whether anything is marked: always false.
  public var isEnabled: Bool { false }
  /// A signposter that marks nothing.
  public static let disabled = OSSignposter()

  /// A name for a stretch of time.
  public func makeSignpostID() -> OSSignpostID { .exclusive }

  /// Begins a stretch.
  public func beginInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

  /// Begins a stretch with a message.
  public func beginInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

  /// Ends a stretch.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  /// Ends a stretch with a message.
  public func endInterval(
    _ name: StaticString,
    _ state: OSSignpostIntervalState,
    _ message: OSLogMessage
  ) {}

  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// Marks a moment with a message.
  public func emitEvent(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: OSLogMessage
  ) {}

  /// Runs a closure as a stretch.
  public func withIntervalSignpost<Result, Failure: Error>(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    around task: () throws(Failure) -> Result
  ) throws(Failure) -> Result { try task() }
}

/// A stretch that has begun.
public final class OSSignpostIntervalState: Sendable {}

/// The name of a stretch.
public struct OSSignpostID: Hashable, Sendable {
  /// The name's number.
  public let rawValue: UInt64

  /// A name with a number.
  public init(_ value: UInt64) { rawValue = value }

  /// A name for stretches of a category.
  public init(log: OSLog) { self = .exclusive }

  /// A name for stretches of an object.
  public init(log: OSLog, object: AnyObject) { self = .exclusive }

  /// The one stretch at a time.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// No name.
  public static let null = OSSignpostID(0)
  /// A name that is not valid.
  public static let invalid = OSSignpostID(.max)
}

/// What is marked.
public enum OSSignpostType: Sendable {
  /// A moment.
  case event
  /// The beginning of a stretch.
  case begin
  /// Its end.
  case end
}

/// Marks nothing.
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks nothing.
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive,
  _ format: StaticString,
  _ arguments: any CVarArg...
) {}
