import DisplaySupport
import QuartzCore
import Testing
import UIKit
import WindowSystem
import X11Window

extension OnADisplay {
  /// What is copied and selected in one program's text field and pasted in another's.
  @Suite struct `Pasting between programs` {
    @Test func `what is copied in one window is pasted in another`() async throws {
      let one = try FieldWindow()
      let other = try FieldWindow(on: one.display, y: 120)
      try one.use()
      one.field.text = "grüße 😀"
      try one.display.key("ctrl+a")
      try one.display.key("ctrl+c")
      let paster = try PastingClient(on: one.display.name)
      #expect(try await waitUntil { paster.hasOwner })
      #expect(try await paster.paste("UTF8_STRING")?.bytes == Array("grüße 😀".utf8))
      // Programs of old get what there is of it in Latin-1.
      #expect(
        try await paster.paste("STRING")?.bytes == [0x67, 0x72, 0xFC, 0xDF, 0x65, 0x20, 0x3F]
      )
      let targets = try await paster.paste("TARGETS")
      #expect(targets.map { Set(paster.names(of: $0.numbers)).contains("TEXT") } == true)
      try other.use()
      other.field.text = "<>"
      try other.display.key("Left")
      try other.display.key("ctrl+v")
      try await other.expect("<grüße 😀>")
    }

    @Test func `what is selected in one is put where the middle button is pressed`() async throws {
      let one = try FieldWindow()
      one.field.text = "one two"
      try one.click(at: 5, times: 2)
      try await one.expect(selected: "two")
      let paster = try PastingClient(on: one.display.name, selection: "PRIMARY")
      #expect(try await waitUntil { paster.hasOwner })
      #expect(try await paster.paste("UTF8_STRING")?.bytes == Array("two".utf8))
      let other = try FieldWindow(on: one.display, y: 120)
      other.field.text = "()"
      // (Its window is further down.)
      let middle = try other.place(at: 1)
      try other.display.click(x: middle.x, y: middle.y + 120, button: 2)
      try await other.expect("(two)")
    }

    @Test func `a program that does not answer blocks nothing, and is reported`() async throws {
      let shown = try FieldWindow(patience: 0.2)
      let client = try TestClient(on: shown.display.name)
      client.own("CLIPBOARD")
      let told = Told()
      defer { told.end() }
      try shown.display.key("ctrl+v")
      try shown.display.type("abc")
      try await shown.expect("abc")
      #expect(try await waitUntil { told.words.count == 1 })
      #expect(told.words.first?.contains("does not answer") == true)
      #expect(shown.text == "abc")
      // A program that asks for it waits a moment, and no longer.
      let start = ContinuousClock.now
      #expect(UIPasteboard.general.string == nil && UIPasteboard.general.hasStrings)
      #expect(ContinuousClock.now - start < .seconds(2))
    }

    @Test func `ten megabytes are not pasted, and are reported`() async throws {
      let one = try FieldWindow()
      one.pasteboard.offer(String(repeating: "0123456789", count: 1 << 20), on: .clipboard)
      let other = try FieldWindow(on: one.display, y: 120)
      let told = Told()
      defer { told.end() }
      try other.display.key("ctrl+v")
      #expect(try await waitUntil { told.words.count == 1 })
      #expect(told.words.first?.contains("longer than") == true)
      try other.display.type("a")
      try await other.expect("a")
    }

    @Test func `half a megabyte comes in pieces, as much as can be laid out of it`() async throws {
      let one = try FieldWindow()
      one.pasteboard.offer(String(repeating: "x\n", count: 1 << 18), on: .clipboard)
      let other = try FieldWindow(on: one.display, y: 120)
      let told = Told()
      defer { told.end() }
      try other.display.key("ctrl+v")
      #expect(try await waitUntil { other.text.utf8.count == 100_000 })
      #expect(other.text.hasPrefix("x x x ") && told.words.count == 1)
    }

    @Test func `a program can ask for what another has copied, and knows that something is`()
      async throws
    {
      let one = try FieldWindow()
      #expect(UIPasteboard.general.string == nil && !UIPasteboard.general.hasStrings)
      let count = UIPasteboard.general.changeCount
      UIPasteboard.general.string = "mine"
      #expect(UIPasteboard.general.string == "mine")
      #expect(UIPasteboard.general.changeCount == count + 1)
      let paster = try PastingClient(on: one.display.name)
      #expect(try await waitUntil { paster.hasOwner })
      #expect(try await paster.paste("UTF8_STRING")?.bytes == Array("mine".utf8))
      try TestClient(on: one.display.name).own("CLIPBOARD")
      #expect(try await waitUntil { UIPasteboard.general.changeCount == count + 2 })
    }
  }
}

/// What is written on standard error meanwhile.
private final class Told {
  var words: [String] = []
  private let before = EngineReport.handler

  init() { EngineReport.handler = { [unowned self] in words.append($0) } }

  func end() { EngineReport.handler = before }
}
