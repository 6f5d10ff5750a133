import CoreGraphics
import Foundation
import TapeLanguage
import Testing

@testable import RecordingOverlay

/// The keys that are shown to the viewer.
@Suite(.serialized)
struct `Key captions` {
  /// The keys shown after each frame of a tape, without repetitions; "" for none.
  private static func told(_ text: String, hides: Bool = false) -> [String] {
    let (frames, settings) = Played.tape(text)
    var keys = KeyCaption(style: settings.keys)
    var told: [String] = []
    for frame in frames {
      keys.advance(frame.inputs, to: frame.time, hides: hides)
      if told.last != keys.description { told.append(keys.description) }
    }
    return told
  }

  @Test(arguments: [
    ("Set Keys pc\nKey Ctrl+a", "[Ctrl] [A]"),
    ("Set Keys mac\nKey Ctrl+a", "[⌃] [A]"),
    ("Set Keys pc\nKey Cmd+Shift+Alt+Ctrl+Left", "[Ctrl] [Alt] [Shift] [Super] [←]"),
    ("Set Keys mac\nKey Cmd+Shift+Alt+Ctrl+Left", "[⌃] [⌥] [⇧] [⌘] [←]"),
    ("Set Keys pc\nKey Return", "[Enter]"), ("Set Keys mac\nKey Return", "[↩]"),
    ("Set Keys pc\nKey Tab", "[Tab]"), ("Set Keys mac\nKey Tab", "[⇥]"),
    ("Set Keys pc\nKey Escape", "[Esc]"), ("Set Keys mac\nKey Escape", "[⎋]"),
    ("Set Keys pc\nKey BackSpace", "[Backspace]"), ("Set Keys mac\nKey BackSpace", "[⌫]"),
    ("Set Keys pc\nKey Delete", "[Del]"), ("Set Keys mac\nKey Delete", "[⌦]"),
    ("Set Keys pc\nKey PageUp", "[PgUp]"), ("Set Keys mac\nKey PageDown", "[Page Down]"),
    ("Set Keys pc\nKey F5", "[F5]"), ("Set Keys pc\nKey Space", "[Space]"),
    ("Set Keys pc\nKey Ctrl++", "[Ctrl] [+]"), ("Set Keys pc\nKey Alt+ß", "[Alt] [ß]"),
    ("Set Keys pc\nKey Shift+a", "[Shift] [A]"), ("Set Keys pc\nKey a", "a"),
    ("Set Keys off\nKey Ctrl+a", ""), ("Key Ctrl+a", ""),
  ])
  func `name keys as their platform does`(_ text: String, _ told: String) {
    #expect(Self.told(text) == [told])
  }

  @Test func `count keys that are pressed again`() {
    let told = Self.told("Set Keys pc\nKey Ctrl+z x3\nKey Ctrl+y\nKey Ctrl+z")
    #expect(told == ["[Ctrl] [Z]", "[Ctrl] [Z] ×2", "[Ctrl] [Z] ×3", "[Ctrl] [Y]", "[Ctrl] [Z]"])
  }

  @Test func `start counting again after a while`() {
    let told = Self.told("Set Keys pc\nKey Left x2\nSleep 2s\nKey Left")
    #expect(told == ["[←]", "[←] ×2", "", "[←]"])
  }

  @Test func `show text as it is typed, and what ends it`() {
    let told = Self.told("Set Keys mac\nType \"I am\"\nKey Return x2\nType \"Ok\"")
    #expect(
      told == ["I", "I ", "I a", "I am", "I am [↩]", "I am [↩] ×2", "O", "Ok"]
    )
  }

  @Test func `show the end of a long text`() {
    let text = "abcdefghijklmnopqrstuvwxyz"
    let told = Self.told("Set Keys pc\nType \"\(text)\" 20ms")
    #expect(told[23] == "abcdefghijklmnopqrstuvwx" && told[24] == "…bcdefghijklmnopqrstuvwxy")
    #expect(told.last == "…cdefghijklmnopqrstuvwxyz")
  }

  @Test func `show characters that no key has`() {
    #expect(Self.told("Set Keys pc\nType \"👩‍🚀!\"").last == "👩‍🚀!")
  }

  @Test func `begin a new text after a while, or a shortcut`() {
    #expect(Self.told("Set Keys pc\nType \"a\"\nSleep 2s\nType \"b\"") == ["a", "", "b"])
    #expect(Self.told("Set Keys pc\nType \"a\"\nKey Ctrl+c\nType \"b\"").last == "b")
  }

  @Test func `begin a new text after a click`() {
    let text = "Set Keys pc\nType \"ab\"\nClick\nType \"c\"\nKey Tab\nClick\nKey Tab"
    #expect(Self.told(text) == ["a", "ab", "c", "c [Tab]", "c [Tab] ×2"])
  }

  @Test func `begin a new text where hiding begins`() {
    let (frames, settings) = Played.tape("Set Keys pc\nType \"abcd\"")
    var keys = KeyCaption(style: settings.keys)
    var told: [String] = []
    for frame in frames {
      keys.advance(frame.inputs, to: frame.time, hides: (0.1..<0.2).contains(frame.time))
      if told.last != keys.description { told.append(keys.description) }
    }
    // A key each 80 ms: only the third comes while they are hidden.
    #expect(told == ["a", "ab", "•", "d"])
  }

  @Test func `tell no character that is hidden`() {
    let told = Self.told("Set Keys mac\nType \"A b👩‍🚀\"\nKey Shift+c\nKey Return", hides: true)
    #expect(told == ["•", "••", "•••", "••••", "•••••", "••••• [↩]"])
    #expect(Self.told("Set Keys mac\nKey Cmd+v", hides: true) == ["[⌘] [V]"])
  }

  @Test func `stay for a while after the last press`() {
    let (frames, settings) = Played.tape("Set Keys pc\nKey Ctrl+a x2\nSleep 2s")
    var keys = KeyCaption(style: settings.keys)
    var seen: [Double: Double] = [:]
    for frame in frames {
      keys.advance(frame.inputs, to: frame.time, hides: false)
      seen[frame.time] = keys.opacity(at: frame.time)
    }
    // The last press is at 0.12 s.
    #expect(seen[0] == 0 && seen[0.1] == 1 && seen[1.32] == 1 && seen[1.58] == 0)
    let middle = seen[1.44] ?? 0
    #expect(middle > 0.4 && middle < 0.7)
  }

  @Test(arguments: KeySign.allCases)
  func `have signs that stay on their keys`(_ sign: KeySign) {
    var box = CGRect.null
    for element in sign.path.elements {
      for point in element.points { box = box.union(CGRect(origin: point, size: .zero)) }
    }
    #expect(!box.isNull && box.minX >= 0.05 && box.minY >= 0.05)
    #expect(box.maxX <= 0.95 && box.maxY <= 0.95 && max(box.width, box.height) > 0.5)
  }
}

/// The panel that keys are shown on.
@Suite(.serialized)
struct `The panel of keys` {
  private static func box(_ text: String, _ size: CGSize = CGSize(width: 480, height: 320))
    -> CGRect
  {
    let (frames, settings) = Played.tape(text)
    let room = OverlayRoom(settings, size: size)
    for frame in frames { room.show(frame) }
    return room.draw().difference(from: room.picture)
  }

  @Test func `is at the bottom middle`() {
    let box = Self.box("Set Keys pc\nKey Ctrl+a\nSleep 200ms")
    #expect(abs(box.midX - 240) <= 1 && box.maxY > 295 && box.maxY < 310 && box.height < 45)
  }

  @Test func `is above a caption`() {
    let caption = Self.box("Caption \"a\"\nSleep 300ms")
    let both = Self.box("Set Keys pc\nCaption \"a\"\nSleep 100ms\nKey Ctrl+a\nSleep 200ms")
    let keys = Self.box("Set Keys pc\nKey Ctrl+a\nSleep 200ms")
    #expect(both.maxY == caption.maxY && both.height > caption.height + keys.height + 4)
  }

  @Test func `fits into narrow pictures`() {
    let size = CGSize(width: 110, height: 200)
    let box = Self.box("Set Keys pc\nKey Ctrl+Alt+Shift+BackSpace\nSleep 200ms", size)
    #expect(box.minX >= 1 && box.maxX <= 109 && box.width > 90)
  }

  @Test func `does not tremble while text is typed`() {
    let text = "Set Keys pc\nType \"abcdefgh\"\nSleep 200ms"
    let (frames, settings) = Played.tape(text)
    let room = OverlayRoom(settings, size: CGSize(width: 480, height: 320))
    var widths: [CGFloat] = []
    for frame in frames {
      let width = room.drawn(frame).difference(from: room.picture).width
      if width > 0, widths.last != width { widths.append(width) }
    }
    #expect(widths.count <= 2 && widths == widths.sorted())
  }
}
