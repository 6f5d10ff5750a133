/// Everything that a compiled scene depends on: while the key is the same, so is the program.
struct CacheKey: Equatable {
  /// The concatenated parts, for comparing.
  let bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// A name for the entry.
  var name: String { ContentDigits.of(bytes) }
}
