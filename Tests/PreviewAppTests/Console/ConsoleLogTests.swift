import Foundation
import SceneProtocol
import Testing
import WindowSystem

@testable import PreviewApp

struct `What a scene says` {
  @Test func `is listed in order, and the same again is counted`() {
    var log = ConsoleLog()
    for text in ["a", "b", "b", "a"] { log.add(.output, text, at: 1) }
    #expect(log.entries.map(\.text) == ["a", "b", "a"] && log.entries.map(\.count) == [1, 2, 1])
    log.add(.crash, "c", at: 2)
    log.add(.crash, "c", at: 3)
    #expect(log.entries.last?.count == 1 && log.warnings == ["c"])
  }

  /// A warning comes by two ways, in any order.
  @Test(arguments: [true, false])
  func `has each warning of the engine once`(_ isChannelFirst: Bool) {
    var log = ConsoleLog()
    if isChannelFirst { log.add(.warning, "no", at: 1) }
    log.add(.error, "pegbar: no", at: 1)
    if !isChannelFirst { log.add(.warning, "no", at: 1) }
    log.add(.error, "pegbar: other", at: 1)
    log.note(SourcePlace(file: "/a/card.swift", line: 7), of: "no")
    #expect(log.entries.map(\.text) == ["no", "pegbar: other"])
    #expect(log.entries.first?.place?.words == "card.swift:7")
  }

  @Test func `is limited to the latest`() {
    var log = ConsoleLog()
    for number in 0..<3000 { log.add(.output, "\(number)", at: 0) }
    #expect(log.entries.count == 2000 && log.entries.last?.text == "2999")
  }
}

struct `Where a scene is` {
  @Test func `is taken out of what it writes, and the rest stays`() {
    var bytes = Array("one\ntw\u{1}pegbar is at 00ff 10\no\nthree".utf8)
    let calls = SceneTrace.take(from: &bytes)
    #expect(calls == [[255, 16]])
    #expect(String(decoding: bytes, as: UTF8.self) == "one\ntwo\nthree")
    var plain = Array("one\n\n".utf8)
    #expect(SceneTrace.take(from: &plain).isEmpty && plain == Array("one\n\n".utf8))
  }

  @Test func `is a line of one of its files, each once in a row`() {
    let text =
      "??:0\n/a/card.swift:31\n/a/card.swift:31 (discriminator 2)\n/lib/x.swift:2\nother/pad.swift:4\n"
    let places = ScenePlaces.places(in: text, ["/a/card.swift", "/b/pad.swift"])
    #expect(places.map(\.words) == ["card.swift:31", "pad.swift:4"])
    #expect(places.last?.file == "/b/pad.swift")
  }

  @Test func `is not asked of a process that would end by it`() {
    #expect(!SceneTrace.canBeAsked(1) && !SceneTrace.canBeAsked(-1))
  }
}

struct `The line of time` {
  private static func entry(_ event: InputEvent, at time: Double) throws -> TapeEntry {
    TapeEntry(time: time, event: String(decoding: try JSONText.encode(event), as: UTF8.self))
  }

  @Test func `marks clicks and keys, and forgets those of another course`() throws {
    let pointer = PointerState(location: .zero, modifiers: [], time: 0)
    let key = KeyState(keysym: 0x61, text: "a", time: 0)
    var ticks = TimeTicks()
    ticks.add(.save, at: 4)
    ticks.note(try Self.entry(.pointerPressed(pointer, button: .left), at: 1))
    ticks.note(try Self.entry(.pointerMoved(pointer), at: 1.5))
    ticks.note(try Self.entry(.keyPressed(key, isRepeat: false), at: 2))
    ticks.note(try Self.entry(.keyPressed(key, isRepeat: true), at: 2.5))
    #expect(ticks.all.map(\.kind) == [.save, .click, .key])
    ticks.note(try Self.entry(.pointerPressed(pointer, button: .left), at: 0.5))
    #expect(ticks.all.map(\.kind) == [.save, .click] && ticks.all.last?.time == 0.5)
  }
}
