/// What each component of a color becomes by itself, in 255ths: for what no matrix does.
package final class ToneTable: Equatable, Sendable {
  /// Of blue, green, red and alpha, 256 each.
  package let bytes: [UInt8]

  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  package static let unchanged = ToneTable(bytes: (0..<1024).map { UInt8($0 & 255) })

  package static func == (a: ToneTable, b: ToneTable) -> Bool {
    a === b || a.bytes == b.bytes
  }
}
