/// A moment on the server's clock, in milliseconds, by which it and all programs put in order who did what.
package nonisolated struct ServerMoment: Equatable, Sendable {
  /// Starts anew after 49.7 days; 0 is no moment.
  package let milliseconds: UInt32

  package init(milliseconds: UInt32) { self.milliseconds = milliseconds }

  /// What an event of the server or a message of a program says.
  init(_ time: UInt) { milliseconds = UInt32(truncatingIfNeeded: time) }

  /// As requests of Xlib have it.
  var time: UInt { UInt(milliseconds) }

  /// Whether it is the same moment as the other or a later one, of two that are not weeks apart.
  package func isSince(_ other: ServerMoment) -> Bool {
    Int32(bitPattern: milliseconds &- other.milliseconds) >= 0
  }
}
