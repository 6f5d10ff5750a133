import SceneProtocol
import Testing

/// What goes from the command to a scene's program, and the names of keys in it.
struct `A scene's request` {
  @Test
  func `arrives as it was sent`() throws {
    let request = SceneRequest(
      mode: .shot,
      sourcePath: "a \"b\"/ü.swift",
      title: "ü",
      previewName: "Fade\nIn",
      size: .init(width: 480, height: 320),
      scale: 1.5,
      outputPath: "/tmp/x.png",
      time: 0.1,
      events: [
        SceneEvent(time: 0, action: .move(x: -1, y: 2.5)),
        SceneEvent(time: 0.05, action: .click(x: 3, y: 4)),
        SceneEvent(time: 0.1, action: .key(try #require(SceneKey(parsing: "Ctrl+Shift+Left")))),
      ],
      endsWithStandardInput: true
    )
    #expect(try SceneRequest(decoding: try request.encoded()) == request)
  }

  @Test
  func `that is damaged is refused`() {
    #expect(throws: (any Error).self) { try SceneRequest(decoding: "{\"mode\":\"window\"}") }
  }

  /// Keysyms are those of `X11/keysymdef.h`.
  @Test(
    arguments: [
      ("Return", 0xFF0D, "\r", []),
      ("return", 0xFF0D, "\r", []),
      ("space", 0x20, " ", []),
      ("a", 0x61, "a", []),
      ("é", 0xE9, "é", []),
      ("€", 0x0100_20AC, "€", []),
      ("+", 0x2B, "+", []),
      ("Shift+Tab", 0xFF09, "\t", [.shift]),
      ("Ctrl+a", 0x61, "", [.control]),
      ("Ctrl++", 0x2B, "", [.control]),
      ("Cmd+Option+F5", 0xFFC2, "", [.command, .alt]),
    ] as [(String, UInt32, String, [SceneKey.Modifier])]
  )
  func `names keys as users do`(
    name: String,
    keysym: UInt32,
    text: String,
    modifiers: [SceneKey.Modifier]
  ) throws {
    let key = try #require(SceneKey(parsing: name))
    #expect(key.keysym == keysym)
    #expect(key.text == text)
    #expect(key.modifiers == modifiers)
  }

  @Test(arguments: ["", "Retrun", "Hyper+a", "Ctrl+", "ab", "\n", "\u{7F}"])
  func `knows what is no key`(name: String) {
    #expect(SceneKey(parsing: name) == nil)
  }
}
