/// A time on the server's clock, in milliseconds, by which the server and all clients order events.
package nonisolated struct ServerMoment: Equatable, Sendable {
  /// Wraps after 49.7 days; 0 is not a time.
  package let milliseconds: UInt32

  package init(milliseconds: UInt32) { self.milliseconds = milliseconds }

  /// The time in an event of the server or in a message of a program.
  init(_ time: UInt) { milliseconds = UInt32(truncatingIfNeeded: time) }

  /// The time as Xlib's requests take it.
  var time: UInt { UInt(milliseconds) }

  /// Whether this time is not before the other, for two that are not weeks apart.
  package func isSince(_ other: ServerMoment) -> Bool {
    Int32(bitPattern: milliseconds &- other.milliseconds) >= 0
  }
}
