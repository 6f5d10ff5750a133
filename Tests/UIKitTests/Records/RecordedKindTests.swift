import Foundation
import Recorded
import Testing

/// The files of the records, each of which is read by the suite that is named after its kind.
struct `Recorded files` {
  /// What the names of the files begin with that some test reads.
  private static let kinds = [
    "bounce", "ca_readings", "control_sizes", "font_metrics", "layout_constraints",
    "layout_stacks", "mac_wheel", "rubber_band", "scroll", "system_spring", "uiview_springs",
  ]

  /// Files of another folder that nothing here reads are printed, and do not fail.
  @Test func `are all of a kind that a test reads`() throws {
    let names = try RecordedFile.names
    #expect(!names.isEmpty)
    let unread = names.filter { name in !Self.kinds.contains { name.hasPrefix($0) } }
    if RecordedFile.areElsewhere {
      for name in unread { print("no test reads \(name).json") }
    } else {
      #expect(unread.isEmpty)
    }
  }
}
