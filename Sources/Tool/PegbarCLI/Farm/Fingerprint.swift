import FoundationEssentials

/// What has to be the same on all machines that make parts of one recording, or their bytes would differ.
struct Fingerprint: Codable, Equatable, Sendable {
  /// The command's version.
  let version: String
  /// The hash of the command's and its library's files, in hexadecimal digits.
  let hash: String

  /// That of this command.
  static func own() throws(CommandError) -> Fingerprint {
    let library = try Library.find()
    var hash: UInt64 = 0
    for path in [Library.ownFile, library.libraryFile, library.clockFile] {
      guard let bytes = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped) else {
        throw .noInput(path: path, reason: FileIO.reason())
      }
      hash = Self.hash(bytes, after: hash)
    }
    return Fingerprint(version: Version.number, hash: String(hash, radix: 16))
  }

  /// The hash of bytes, eight at a time (as FNV-1a): each part reads tens of megabytes before it begins.
  private static func hash(_ bytes: Data, after hash: UInt64) -> UInt64 {
    var hash = hash ^ UInt64(bytes.count)
    bytes.withUnsafeBytes { bytes in
      let whole = bytes.count / 8 * 8
      for place in stride(from: 0, to: whole, by: 8) {
        mix(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self), into: &hash)
      }
      for byte in bytes[whole...] { mix(UInt64(byte), into: &hash) }
    }
    return hash
  }

  private static func mix(_ word: UInt64, into hash: inout UInt64) {
    hash = (hash ^ word) &* 0x0000_0100_0000_01B3
    // What is only in the upper half would never reach the lower one.
    hash ^= hash >> 32
  }
}

extension Fingerprint: CustomStringConvertible {
  /// As it is written in messages.
  var description: String { "\(version) (\(hash))" }
}
