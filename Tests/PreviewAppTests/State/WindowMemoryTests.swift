import SceneProtocol
import Testing

@testable import PreviewApp

struct `What windows remember` {
  @Test func `has each scene once, the latest first, and not too many`() {
    var memory = WindowMemory()
    for number in 0..<30 { memory.note("/\(number).swift") }
    memory.note("/15.swift")
    #expect(memory.recent.count == WindowMemory.mostRecent)
    #expect(memory.recent.prefix(3) == ["/15.swift", "/29.swift", "/28.swift"])
    #expect(memory.recent.last == "/10.swift")
  }

  @Test func `is read from a file that has less, or more`() throws {
    let text = Array("{\"recent\":[\"/a.swift\"],\"later\":1}".utf8)
    let memory: WindowMemory = try JSONText.decode(from: text)
    #expect(memory.recent == ["/a.swift"] && memory.hints == 0)
  }
}
