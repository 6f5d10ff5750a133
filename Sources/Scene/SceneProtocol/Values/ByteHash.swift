/// A hash of bytes: 64-bit FNV-1a.
package enum ByteHash {
  /// The hash of bytes.
  ///
  /// (Inlinable: without the type of its bytes each of them is several calls, and packages have megabytes.)
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - hash: The hash of the bytes before them.
  /// - Returns: The hash of all.
  @inlinable package static func of(
    _ bytes: some Sequence<UInt8>,
    after hash: UInt64 = 0xCBF2_9CE4_8422_2325
  ) -> UInt64 {
    bytes.reduce(hash) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
