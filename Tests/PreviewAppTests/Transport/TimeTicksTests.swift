import Foundation
import SceneProtocol
import Testing
import WindowSystem

@testable import PreviewApp

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

  /// What led to a crash may be reported after it.
  @Test func `has a crash not before what led to it`() {
    var ticks = TimeTicks()
    ticks.delayCrash(to: 1)
    #expect(ticks.all.isEmpty)
    ticks.add(.crash, at: 0.5)
    ticks.add(.crash, at: 2)
    ticks.add(.click, at: 2.5)
    ticks.delayCrash(to: 2.5)
    ticks.delayCrash(to: 1)
    #expect(ticks.all.filter { $0.kind == .crash }.map(\.time) == [0.5, 2.5])
  }
}
