import SceneProtocol

/// Everything that a compiled scene depends on: while the key is the same, so is the program.
struct CacheKey: Equatable {
  /// The concatenated parts, for comparing.
  let bytes: [UInt8]

  /// Makes a key of the scene's file and all other inputs of the compiler.
  init(file: SceneFile, compilerArguments: [String], toolchain: Toolchain, library: Library) {
    let text = [Version.number, toolchain.identity, library.identity, file.absolutePath]
    let rewriter = file.outline.objectiveCWord == nil ? [] : [library.rewriterIdentity]
    bytes =
      Array((text + compilerArguments + rewriter + [""]).joined(separator: "\n").utf8) + file.bytes
  }

  /// A name for the entry.
  var name: String { Self.digits(of: bytes) }

  /// 16 hexadecimal digits: the FNV-1a hash of the bytes.
  static func digits(of bytes: [UInt8]) -> String {
    let digits = String(ByteHash.of(bytes), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
