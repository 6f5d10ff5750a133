/// A lookup table for each component of a color, in 1/255: for filters that are not a matrix.
package final class ToneTable: Equatable, Sendable {
  /// The tables of blue, green, red and alpha, 256 bytes each.
  package let bytes: [UInt8]

  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  package static let unchanged = ToneTable(bytes: (0..<1024).map { UInt8($0 & 255) })

  package static func == (a: ToneTable, b: ToneTable) -> Bool {
    a === b || a.bytes == b.bytes
  }
}
