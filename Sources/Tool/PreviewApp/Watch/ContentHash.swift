internal import Foundation
import SceneProtocol

/// What tells a file's contents from others: their number of bytes, and a hash of them.
struct ContentHash: Equatable {
  let count: Int
  /// As `ByteHash` has it.
  let hash: UInt64

  init(of bytes: some Collection<UInt8>) { (count, hash) = (bytes.count, ByteHash.of(bytes)) }

  /// `nil` for a file that is not there or cannot be read.
  init?(ofFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(of: data)
  }
}
