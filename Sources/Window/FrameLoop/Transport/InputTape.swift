import UIKit
package import WindowSystem

/// Input that came to a scene in an earlier run of it, to be played at the times at which it came.
package struct InputTape {
  package typealias Entry = (time: Double, event: InputEvent)

  /// What has not been played, the earliest first.
  private var entries: ArraySlice<Entry> = []

  package init() {}

  /// - Parameter entries: In the order of their times.
  package init(_ entries: [Entry]) { self.entries = entries[...] }

  /// When the next is due, in seconds; `nil` when all has been played.
  package var nextTime: Double? { entries.first?.time }

  /// Takes out what is due until a time, that time included.
  package mutating func take(until end: Double) -> [Entry] {
    let due = entries.prefix { $0.time <= end }
    entries = entries.dropFirst(due.count)
    return Array(due)
  }

  /// Forgets what has not been played: what happens from now on is another story.
  package mutating func cut() { entries = [] }
}
