internal import Foundation
import SceneProtocol

/// Distinguishes a file's contents: their length in bytes, and a hash of them.
struct ContentHash: Equatable {
  let count: Int
  /// The hash by `ByteHash`.
  let hash: UInt64

  init(of bytes: some Collection<UInt8>) { (count, hash) = (bytes.count, ByteHash.of(bytes)) }

  /// `nil` for a file that does not exist or cannot be read.
  init?(ofFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(of: data)
  }
}
