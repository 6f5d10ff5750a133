import SceneProtocol
import Testing

struct `Traces in what a scene writes` {
  private static let written = "one\ntw\u{1}pegbar is at 00ff 10\no\n\u{1}pegbar\nthree\n"

  /// The parts may be cut anywhere, also in the middle of a mark.
  @Test(arguments: 1...60)
  func `are taken out, and the rest stays, in parts of any length`(_ length: Int) {
    var (reader, rest, traces) = (SceneTraceReader(), [UInt8](), [[UInt64]]())
    var bytes = Array(Self.written.utf8)[...]
    while !bytes.isEmpty {
      let part = reader.take(Array(bytes.prefix(length)))
      rest += part.text
      traces += part.traces
      bytes = bytes.dropFirst(length)
    }
    #expect(traces == [[255, 16]])
    #expect(String(decoding: rest, as: UTF8.self) == "one\ntwo\n\u{1}pegbar\nthree\n")
  }

  @Test func `that never end are text`() {
    var reader = SceneTraceReader()
    let long = Array("\u{1}pegbar is at ".utf8) + Array(repeating: UInt8(ascii: "0"), count: 70_000)
    #expect(reader.take(long).text == long)
  }
}
