/// Takes the lines with addresses, `SceneTrace`, out of what a scene writes.
package struct SceneTraceReader: Sendable {
  /// The beginning of such a line, whose rest is to come.
  private var held: [UInt8] = []
  private static let mark = Array("\(SceneTrace.mark)".utf8)
  /// Maximum length of such a line, in bytes.
  private static let longest = 1 << 16

  package init() {}

  /// Takes bytes as they come, in parts of any length.
  ///
  /// - Parameter new: The bytes.
  /// - Returns: What else was written, and the addresses of each line.
  package mutating func take(_ new: [UInt8]) -> (text: [UInt8], traces: [[UInt64]]) {
    guard !held.isEmpty || new.contains(Self.mark[0]) else { return (new, []) }
    let bytes = held + new
    held = []
    var (text, traces, rest) = ([UInt8](), [[UInt64]](), bytes[...])
    while let start = rest.firstIndex(of: Self.mark[0]) {
      text += rest[..<start]
      rest = rest[start...]
      // (It may have come in part.)
      guard rest.starts(with: Self.mark) || Self.mark.starts(with: rest) else {
        text.append(rest.removeFirst())
        continue
      }
      guard let end = rest.firstIndex(of: 0x0A) else {
        if rest.count > Self.longest { text += rest } else { held = Array(rest) }
        return (text, traces)
      }
      let words = String(decoding: rest[..<end].dropFirst(Self.mark.count), as: UTF8.self)
      traces.append(words.split(separator: " ").compactMap { UInt64($0, radix: 16) })
      rest = rest[(end + 1)...]
    }
    return (text + rest, traces)
  }
}
