internal import Foundation
internal import Glibc

/// The functions of `#Preview` in the running program, by the names of its dynamic symbols: for programs that
/// no command has sent the places of their previews.
///
/// The program is an ELF file (System V ABI, "Object Files"), here 64-bit in the machine's byte order.
enum PreviewSymbols {
  /// One function: its name, and the file and line that are in it.
  struct Symbol: Equatable {
    var name: String
    var line: Int
    var file: String
  }

  /// The functions in a program, sorted by file and line.
  ///
  /// - Parameter program: The bytes of the program's file.
  /// - Returns: The functions; empty for a file that is invalid.
  static func all(in program: Data) -> [Symbol] {
    names(in: program).compactMap(symbol).sorted { ($0.file, $0.line) < ($1.file, $1.line) }
  }

  /// Those of this process.
  static var own: [Symbol] {
    let file = FileManager.default.contents(atPath: "/proc/self/exe")
    return file.map { all(in: $0) } ?? []
  }

  private static func symbol(_ name: String) -> Symbol? {
    let prefix = "pegbar_preview_"
    guard name.hasPrefix(prefix) else { return nil }
    let parts = name.dropFirst(prefix.count).split(separator: "_", maxSplits: 1)
    guard parts.count == 2, let line = Int(parts[0]) else { return nil }
    return Symbol(name: name, line: line, file: plain(parts[1]))
  }

  /// The file's name as it was before `PreviewPlace.symbol` made it a part of a C name.
  private static func plain(_ text: Substring) -> String {
    var (bytes, rest) = ([UInt8](), text.utf8)
    while let byte = rest.popFirst() {
      let digits = Substring(rest.prefix(2))
      if byte == UInt8(ascii: "_"), let value = UInt8(digits, radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    // (The module is before it.)
    return String(decoding: bytes, as: UTF8.self).split(separator: "/").last.map(String.init) ?? ""
  }

  private static func names(in program: Data) -> [String] {
    func number(at offset: Int, of count: Int) -> Int? {
      guard offset >= 0, offset <= program.count - count else { return nil }
      let bytes = program[program.startIndex + offset..<program.startIndex + offset + count]
      return Int(exactly: bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
    guard program.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]), let table = number(at: 40, of: 8),
      let size = number(at: 58, of: 2), let count = number(at: 60, of: 2)
    else { return [] }
    // The section of type 11 has the dynamic symbols, and its link is the number of that with their names.
    let dynamic = (0..<count).map { table + $0 * size }.first { number(at: $0 + 4, of: 4) == 11 }
    guard let dynamic, let symbols = number(at: dynamic + 24, of: 8),
      let length = number(at: dynamic + 32, of: 8), let link = number(at: dynamic + 40, of: 4),
      let texts = number(at: table + link * size + 24, of: 8)
    else { return [] }
    return stride(from: symbols, to: min(symbols + length, program.count), by: 24).compactMap {
      guard let name = number(at: $0, of: 4), number(at: $0 + 6, of: 2) != 0,
        texts + name < program.count
      else { return nil }
      let start = program.startIndex + texts + name
      return String(decoding: program[start...].prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
