import SeededCases
import TapeLanguage
import SceneProtocol
import Testing

/// The input of a scene, and its times.
struct `Input of a tape` {
  private var scene = SceneStub()

  /// All input but moves, as `time kind`, with times in milliseconds.
  private mutating func deeds(_ text: String) throws -> [String] {
    _ = try scene.play(text)
    return scene.heard.compactMap { input in
      let time = Int((input.time * 1000).rounded())
      return switch input.kind {
      case .move: nil
      case .press(let button, let point): "\(time) press \(button) \(point)"
      case .release(let button, let point): "\(time) release \(button) \(point)"
      case .wheel: "\(time) wheel"
      case .key(let key):
        "\(time) \((key.modifiers.map(\.rawValue) + [key.name]).joined(separator: "+"))"
      case .text(let text): "\(time) text \(text)"
      }
    }
  }

  private var moves: [TapePoint] {
    scene.heard.compactMap { if case .move(let point) = $0.kind { point } else { nil } }
  }

  @Test mutating func `a click goes to its target, waits, presses and releases`() throws {
    let deeds = try deeds("Move #card 100ms\nClick #card right\nSleep 100ms")
    // The card is looked for at 120 ms, the frame after that which has the move's end.
    #expect(deeds == ["200 press right 140,80", "280 release right 140,80"])
    #expect(moves.last == TapePoint(x: 140, y: 80))
  }

  @Test mutating func `a click without a target is where the pointer is, at once`() throws {
    let deeds = try deeds("Sleep 33ms\nClick")
    #expect(deeds == ["33 press left 10,10", "113 release left 10,10"])
  }

  /// What is held with a command is held with all of it, and with nothing after it.
  @Test mutating func `modifier keys are held with their command`() throws {
    _ = try scene.play("Ctrl+Shift+Drag 10,10 20,20 100ms\nMove 50,50\nCtrl+Scroll 0,5\nClick")
    let held = scene.heard.map { ($0.time, $0.kind, $0.modifiers) }
    func modifiers(_ isMeant: (TapeInput.Kind) -> Bool) -> [[SceneKey.Modifier]] {
      held.filter { isMeant($0.1) }.map(\.2)
    }
    let presses = modifiers { if case .press = $0 { true } else { false } }
    let releases = modifiers { if case .release = $0 { true } else { false } }
    #expect(presses == [[.control, .shift], []] && releases == presses)
    let wheel = modifiers { if case .wheel = $0 { true } else { false } }
    #expect(!wheel.isEmpty && wheel.allSatisfy { $0 == [.control] })
    let moves = modifiers { if case .move = $0 { true } else { false } }
    #expect(Set(moves) == [[.control, .shift], []])
  }

  @Test mutating func `a double click is two, quickly`() throws {
    let deeds = try deeds("DoubleClick")
    #expect(
      deeds == [
        "0 press left 10,10", "80 release left 10,10", "160 press left 10,10",
        "240 release left 10,10",
      ]
    )
  }

  @Test mutating func `a move is seen at each frame, on its path, and ends at its end`() throws {
    let frames = try scene.play("Set Seed 9\nMove #card+10,-4 310ms")
    var numbers = Seeded(9)
    let card = TapeRectangle(x: 100, y: 60, width: 80, height: 40)
    let path = PointerPath(
      from: TapePoint(x: 10, y: 10),
      to: card,
      offset: TapePoint(x: 10, y: -4),
      duration: 0.31,
      seed: numbers.next()
    )
    #expect(frames.count == 17)
    #expect(frames.dropLast().map(\.pointer) == (0..<16).map { path.position(at: Double($0) / 50) })
    #expect(frames.last?.pointer == TapePoint(x: 150, y: 76))
    #expect(scene.heard.last == TapeInput(time: 0.31, .move(TapePoint(x: 150, y: 76))))
    #expect(scene.heard.count == 16)
  }

  @Test mutating func `a point is gone to exactly, and a pointer that is there stays`() throws {
    let frames = try scene.play("Move 0.1,0.7\nMove 0.1,0.7\nScreenshot a.png")
    #expect(moves.last == TapePoint(x: 0.1, y: 0.7))
    #expect(moves.count(where: { $0 == TapePoint(x: 0.1, y: 0.7) }) == 1)
    #expect(frames.last?.pictures.count == 1)
  }

  @Test mutating func `a drag holds the button on its way`() throws {
    let deeds = try deeds("Move #knob 0ms\nDrag #knob #knob+80,0 200ms")
    // The second target is looked for at the frame after the press, and the button is held a little at both ends.
    #expect(deeds == ["100 press left 310,210", "460 release left 390,210"])
    let held = scene.heard.drop { if case .press = $0.kind { false } else { true } }
    let dragged = held.filter { if case .move = $0.kind { true } else { false } }
    #expect(dragged.count == 10)
    #expect(dragged.last?.kind == .move(TapePoint(x: 390, y: 210)))
  }

  @Test mutating func `the wheel's turns are as much as was asked for`() throws {
    _ = try scene.play("Scroll 30,-120.5 250ms")
    let turns = scene.heard.compactMap { if case .wheel(let way, _) = $0.kind { way } else { nil } }
    let all = turns.reduce(TapePoint.zero, +)
    // What rounding may do to a dozen turns.
    #expect(abs(all.x - 30) < 1e-12)
    #expect(abs(all.y + 120.5) < 1e-12)
    #expect(turns.count == 13)
    #expect(scene.heard.last?.time == 0.25)
  }

  @Test mutating func `a text is its keys, each at its time`() throws {
    let deeds = try deeds("Set TypingSpeed 50ms\nType \"aÄ\\n\\t🇩🇪\"\nType \"bc\" 30ms\nKey x")
    #expect(
      deeds == [
        "0 a", "50 Ä", "100 Return", "150 Tab", "200 text 🇩🇪", "250 b", "280 c", "310 x",
      ]
    )
  }

  @Test mutating func `a key is pressed as often as is said`() throws {
    #expect(
      try deeds("Key Ctrl+Left x3") == ["0 control+Left", "120 control+Left", "240 control+Left"]
    )
  }

  @Test mutating func `a target that is not there fails its command, and no other`() throws {
    let frames = try scene.play("Click #crad\nKey a")
    let messages = frames.flatMap(\.verdicts).map(\.message)
    #expect(messages == ["a.tape:1:1: error: Click #crad: nothing is called #crad"])
    #expect(scene.heard.count == 1)
    #expect(scene.heard.first?.time == 0)
  }

  @Test mutating func `a drag to what is not there lets the button go`() throws {
    let deeds = try deeds("Move #knob 0ms\nDrag #knob #nowhere\nKey a")
    #expect(deeds == ["100 press left 310,210", "180 release left 310,210", "180 a"])
  }

  @Test(arguments: [Double.nan, .infinity, 1e300])
  func `a target that is nowhere is not gone to`(x: Double) throws {
    var scene = SceneStub()
    scene.rectangles["card"]?.x = x
    let frames = try scene.play("Move #card")
    #expect(frames.flatMap(\.verdicts).map(\.isFailure) == [true])
    #expect(scene.heard == [])
  }

  @Test func `another seed makes other ways to the same end`() throws {
    var one = SceneStub()
    var other = SceneStub()
    _ = try one.play("Set Seed 1\nMove #card")
    _ = try other.play("Set Seed 2\nMove #card")
    #expect(one.heard.count == other.heard.count)
    #expect(one.heard.dropLast() != other.heard.dropLast())
    #expect(one.heard.last == other.heard.last)
  }
}
