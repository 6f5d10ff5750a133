import Foundation
import SceneProtocol
import Testing

struct `The table of keys` {
  @Test func `of a remote control are commands while a scene is presented`() {
    for entry in KeyTable.presented {
      #expect(
        KeyTable.command(of: entry.chord, isPaused: false, isPresented: true) == entry.command
      )
      #expect(KeyTable.command(of: entry.chord, isPaused: false) == nil)
      let inText = KeyTable.command(
        of: entry.chord,
        isPaused: false,
        isText: true,
        isPresented: true
      )
      #expect(inText == nil)
    }
  }

  @Test func `of a tape are commands before all others, in no text of the user's`() {
    for entry in KeyTable.ofTapes {
      for isPaused in [false, true] {
        let command = KeyTable.command(
          of: entry.chord,
          isPaused: isPaused,
          isPresented: true,
          hasTape: true
        )
        #expect(command == entry.command)
      }
      #expect(KeyTable.command(of: entry.chord, isPaused: false, isText: true) == nil)
    }
    #expect(KeyTable.shortWords(of: .previousLine) == "Shift+F4 (BackSpace)")
    #expect(KeyTable.words(of: .nextLine) == "F4 (Space, PageDown with a tape)")
  }

  /// The server names the key by its sign without Shift, or with it.
  @Test(arguments: [0x3D, 0x2B] as [UInt32])
  func `zooms with Ctrl++ where that key needs Shift`(_ keysym: UInt32) {
    let chord = KeyChord(keysym: keysym, isControl: true, isShift: true)
    #expect(KeyTable.command(of: chord, isPaused: false) == .zoomIn)
  }

  @Test func `lists the keys of a presenter's remote control`() {
    #expect(KeyTable.shortWords(of: .nextScene) == "Ctrl+PageDown (PageDown)")
    #expect(
      KeyTable.words(of: .previousScene) == "Ctrl+PageUp (PageUp while it is presented)"
    )
    #expect(KeyTable.words(of: .playOrPause) == "F8 (Space while paused)")
  }

  @Test func `has every command, and no key twice`() {
    for command in KeyCommand.allCases {
      #expect(KeyTable.all.contains { $0.command == command }, "\(command) has no key")
    }
    let chords = KeyTable.all.map(\.chord)
    #expect(Set(chords).count == chords.count)
    #expect(Set(KeyCommand.allCases.map(\.name)).count == KeyCommand.allCases.count)
  }

  /// The scene owns plain keys while it runs.
  @Test func `leaves plain keys to a scene that runs`() {
    for entry in KeyTable.all where !entry.isForPausedOnly {
      let isFunctionKey = (0xFFBE...0xFFC9).contains(entry.chord.keysym)
      #expect(entry.chord.isControl || isFunctionKey, "\(entry.name)")
      #expect(KeyTable.command(of: entry.chord, isPaused: false) == entry.command)
    }
    for entry in KeyTable.all where entry.isForPausedOnly {
      #expect(KeyTable.command(of: entry.chord, isPaused: false) == nil)
      #expect(KeyTable.command(of: entry.chord, isPaused: true) == entry.command)
    }
  }

  @Test func `leaves what edits text to text that is typed in`() throws {
    for (name, isText) in [("Ctrl+C", true), ("Ctrl+Home", true), ("Ctrl+W", false), ("F5", false)]
    {
      let entry = try #require(KeyTable.all.first { $0.name == name })
      let command = KeyTable.command(of: entry.chord, isPaused: false, isText: true)
      #expect(command == (isText ? nil : entry.command))
      #expect(KeyTable.command(of: entry.chord, isPaused: true, isText: true) == entry.command)
    }
    // Those that a text field has a use for and the window has not.
    for name in ["Ctrl+A", "Ctrl+X", "Ctrl+V", "Ctrl+Z", "Ctrl+Y", "Ctrl+Left", "Space", "7"] {
      let key = try #require(SceneKey(parsing: name))
      let isControl = key.modifiers.contains(.control)
      let chord = KeyChord(keysym: key.keysym | (isControl ? 0x20 : 0), isControl: isControl)
      #expect(KeyTable.command(of: chord, isPaused: false, isText: true) == nil)
    }
  }

  @Test func `has the keys that the manual names`() throws {
    let page = Repository.path + "/Sources/Documentation/Manual.md"
    let text = try String(contentsOfFile: page, encoding: .utf8)
    let named = text.matches(of: /\| ((?:Ctrl\+|F[0-9])[^|]*?) \|/).flatMap { match in
      match.1.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    #expect(named.count > 20)
    let known = Set(KeyTable.all.map(\.name))
    for name in named where name.hasPrefix("Ctrl+") || name.hasPrefix("F") {
      #expect(known.contains(name), "\(name)")
    }
  }
}

struct `Requests from outside` {
  @Test func `are read as they are typed`() throws {
    let seek = try ControlRequest(words: ["seek", "1.5"])
    #expect(seek.command == "seek" && seek.time == 1.5)
    let loop = try ControlRequest(words: ["loop-range", "0.5", "2"])
    #expect(loop.from == 0.5 && loop.to == 2)
    #expect(try ControlRequest(words: ["scene", "Fade In"]).name == "Fade In")
    #expect(try ControlRequest(words: ["step-back"]).command == "step-back")
  }

  @Test(arguments: [
    ["seek"], ["seek", "x"], ["seek", "nan"], ["seek", "1", "2"], ["pause", "1"],
  ])
  func `with the wrong values are refused with what they take`(_ words: [String]) {
    #expect {
      try ControlRequest(words: words)
    } throws: {
      ($0 as? ControlProblem)?.words.hasPrefix("say `\(words[0])") ?? false
    }
  }

  @Test func `every command has a name of its own, and words`() {
    let names = ControlSpec.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(ControlSpec.all.allSatisfy { !$0.summary.isEmpty })
  }
}

struct `Lines of a stream` {
  @Test func `are whole, however they come`() {
    var buffer = LineBuffer()
    let bytes = Array("one\ntwo\n\nthree".utf8)
    var lines: [String] = []
    for byte in bytes {
      let new = buffer.lines(adding: [byte])
      lines += (new ?? []).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(lines == ["one", "two", ""])
    let rest = buffer.lines(adding: Array("!\n".utf8))
    #expect(rest == [Array("three!".utf8)])
  }

  @Test func `of which one is too long end it`() {
    var buffer = LineBuffer()
    let half = [UInt8](repeating: 0x78, count: LineBuffer.longestLine / 2)
    let answers = [half, half, [0x78]].map { buffer.lines(adding: $0) }
    #expect(answers == [[], [], nil])
  }
}
