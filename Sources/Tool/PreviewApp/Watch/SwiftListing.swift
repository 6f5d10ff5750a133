internal import Glibc

/// The names in a folder that make a scene of it another one: Swift files and folders.
struct SwiftListing: Equatable {
  private var names: Set<String> = []

  /// `nil` for a folder that cannot be read.
  init?(ofFolder folder: String) {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      let kind = Int32(entry.pointee.d_type)
      let isFolder = kind == Int32(DT_DIR) || kind == Int32(DT_LNK)
      guard !name.hasPrefix("."), isFolder || name.hasSuffix(".swift") else { continue }
      names.insert(name)
    }
  }
}
