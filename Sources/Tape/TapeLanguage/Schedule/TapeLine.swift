/// A line of a tape as a lecture goes through it: what is seen of one press of a key.
///
/// Commands that only wait or check belong to the line before them, so that what they wait for and check has the times
/// of a recording. Commands from `Hide` to `Show` belong to the line after them, which they prepare. Settings and notes
/// belong to no line.
package struct TapeLine: Equatable, Sendable {
  /// The index of its first command.
  package let first: Int
  /// Its command that is seen.
  package let text: String
}

extension Tape {
  /// The tape's lines, in their order.
  package var lines: [TapeLine] {
    var lines: [TapeLine] = []
    // Where a line begins that has nothing to be seen yet.
    var prepared: Int?
    var isHiding = false
    for (index, placed) in commands.enumerated() {
      switch placed.command {
      case .output, .set, .source, .note: continue
      case .hide:
        prepared = prepared ?? index
        isHiding = true
      case .show: isHiding = false
      case _ where isHiding: continue
      case .sleep, .waitFor, .expect, .screenshot, .golden:
        if lines.isEmpty, prepared == nil { prepared = index }
      default:
        lines.append(TapeLine(first: prepared ?? index, text: placed.command.description))
        prepared = nil
      }
    }
    // A tape that only waits, and what is hidden at the end, are lines too.
    if let prepared {
      lines.append(TapeLine(first: prepared, text: commands[prepared].command.description))
    }
    return lines
  }

  /// The index of the first command that does not belong to a number of lines.
  ///
  /// - Parameter count: How many of `lines`.
  /// - Returns: The index, or the number of commands.
  package func limit(ofLines count: Int) -> Int {
    let lines = lines
    return lines.indices.contains(count) ? lines[count].first : commands.count
  }

  /// The speaker's note while a number of lines are over: the latest that stands before the next line.
  package func note(afterLines count: Int) -> String? {
    for placed in commands[..<limit(ofLines: count)].reversed() {
      if case .note(let text) = placed.command { return text }
    }
    return nil
  }
}
