import LanguageProxy
import Testing

/// The frames of the Language Server Protocol.
struct `A stream of messages` {
  @Test(arguments: [1, 2, 7, 1000])
  func `gives the same messages however it is cut`(size: Int) throws {
    let texts = ["{}", "{\"a\":\"ä\"}", ""]
    let stream = texts.flatMap { MessageReader.framed(Array($0.utf8)) }
    var reader = MessageReader()
    var found: [String] = []
    for start in stride(from: 0, to: stream.count, by: size) {
      let chunk = Array(stream[start..<min(start + size, stream.count)])
      found += try reader.take(chunk).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(found == texts)
  }

  @Test
  func `may have other headers, in any case`() throws {
    var reader = MessageReader()
    let stream = "Content-Type: x; charset=utf-8\r\ncontent-length:2\r\n\r\n{}Content-Le"
    #expect(try reader.take(Array(stream.utf8)) == [Array("{}".utf8)])
  }

  @Test(arguments: ["Length: 2\r\n\r\n{}", "Content-Length: -1\r\n\r\n", "\r\n\r\n"])
  func `is refused when a header has no length`(stream: String) {
    var reader = MessageReader()
    #expect(throws: MessageReader.WrongHeader.self) { try reader.take(Array(stream.utf8)) }
  }
}
