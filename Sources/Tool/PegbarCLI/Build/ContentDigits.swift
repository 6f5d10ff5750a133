import SceneProtocol

/// A name for contents: 16 hexadecimal digits of the FNV-1a hash of their bytes.
enum ContentDigits {
  static func of(_ bytes: some Sequence<UInt8>) -> String {
    let digits = String(ByteHash.of(bytes), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
