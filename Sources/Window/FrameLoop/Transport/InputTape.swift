import UIKit
package import WindowSystem

/// Input that a scene received in an earlier run, to be played at the same times.
package struct InputTape {
  package typealias Entry = (time: Double, event: InputEvent)

  /// The input that has not been played, the earliest first.
  private var entries: ArraySlice<Entry> = []

  package init() {}

  /// - Parameter entries: The input, in the order of its times.
  package init(_ entries: [Entry]) { self.entries = entries[...] }

  /// When the next event is due, in seconds; `nil` when all has been played.
  package var nextTime: Double? { entries.first?.time }

  /// Removes and returns what is due until a time, that time included.
  package mutating func take(until end: Double) -> [Entry] {
    let due = entries.prefix { $0.time <= end }
    entries = entries.dropFirst(due.count)
    return Array(due)
  }

  /// Drops what has not been played: from now on the run differs from the recorded one.
  package mutating func cut() { entries = [] }
}
