import SceneProtocol

/// All that a compiled scene depends on: while this is the same, so is the program.
struct CacheKey: Equatable {
  /// The parts one after the other, for comparing.
  let bytes: [UInt8]

  /// Puts a key together of the scene's file and everything else that the compiler is given.
  init(file: SceneFile, compilerArguments: [String], toolchain: Toolchain, library: Library) {
    let text = [Version.number, toolchain.identity, library.identity, file.absolutePath]
    let rewriter = file.outline.objectiveCWord == nil ? [] : [library.rewriterIdentity]
    bytes =
      Array((text + compilerArguments + rewriter + [""]).joined(separator: "\n").utf8) + file.bytes
  }

  /// A name for the entry.
  var name: String { Self.digits(of: bytes) }

  /// 16 hexadecimal digits, FNV-1a of the bytes.
  static func digits(of bytes: [UInt8]) -> String {
    let digits = String(ByteHash.of(bytes), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
