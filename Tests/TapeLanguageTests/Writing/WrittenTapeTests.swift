import SeededCases
import TapeLanguage
import SceneProtocol
import Testing

/// What was done, written, read again and played, is what was done.
struct `A tape that is written and played` {
  /// Something that a player has to tell the scene, and how near.
  private struct Wanted {
    let kind: TapeInput.Kind
    /// The modifier keys held with it, where a tape can express them.
    let modifiers: [SceneKey.Modifier]?
    let time: Double
    /// In seconds.
    let tolerance: Double
    /// In points.
    let distance: Double
  }

  /// A user's actions, and what of them must be repeated.
  private struct Script {
    var hand = Hand()
    var wanted: [Wanted] = []
    var numbers: Seeded
    /// What is held with the pointer.
    var held: [SceneKey.Modifier] = []
    private var chances: Seeded

    init(seed: UInt64) {
      numbers = Seeded(seed)
      chances = Seeded(~seed)
      // Places between points, too.
      hand.rectangles["pane"] = TapeRectangle(x: 20.25, y: 300.75, width: 301, height: 150.5)
      hand.rectangles["a \"b\".c"] = TapeRectangle(x: 250, y: 20, width: 9, height: 300)
    }

    mutating func number(_ range: ClosedRange<Double>) -> Double {
      range.lowerBound + (range.upperBound - range.lowerBound) * numbers.fraction()
    }

    mutating func place() -> TapePoint {
      TapePoint(x: number(0...479).rounded(), y: number(0...479).rounded())
    }

    mutating func want(_ kind: TapeInput.Kind, _ tolerance: Double = 0.051, near: Double = 0.71) {
      var modifiers: [SceneKey.Modifier]?
      switch kind {
      case .press, .wheel: modifiers = held
      default: break
      }
      wanted.append(
        Wanted(
          kind: kind,
          modifiers: modifiers,
          time: hand.time,
          tolerance: tolerance,
          distance: near
        )
      )
    }

    /// What is near the middle of something is meant as a whole.
    static let nearMiddle = 7.1

    mutating func act() {
      let before = numbers.next() % 4 == 0 ? number(0.15...0.4) : number(0.5...4)
      hand.wait(before)
      let isMoved = numbers.next() % 5 != 0
      held = [[], [], [.shift], [.control, .alt]][Int(chances.next() % 4)]
      switch numbers.next() % 7 {
      case 0: click(isMoved, .left)
      case 1: click(isMoved, numbers.next() % 2 == 0 ? .right : .middle)
      case 2: doubleClick(isMoved)
      case 3: drag(isMoved)
      case 4: scroll(isMoved)
      case 5: keys()
      default: text()
      }
    }

    private mutating func go(_ isMoved: Bool) {
      guard isMoved || wanted.isEmpty else { return }
      hand.move(to: place(), within: number(0.1...0.8))
      hand.wait(number(0.02...0.4))
    }

    private mutating func click(_ isMoved: Bool, _ button: TapeButton) {
      go(isMoved)
      want(.press(button, at: hand.pointer), near: Self.nearMiddle)
      hand.note(.press(button, at: hand.pointer), modifiers: held)
      hand.wait(number(0.03...0.15))
      want(.release(button, at: hand.pointer), 0.11, near: Self.nearMiddle)
      hand.release(button)
    }

    private mutating func doubleClick(_ isMoved: Bool) {
      go(isMoved)
      for tolerance in [0.051, 0.151] {
        want(.press(.left, at: hand.pointer), tolerance, near: Self.nearMiddle)
        hand.note(.press(.left, at: hand.pointer), modifiers: held)
        hand.wait(number(0.04...0.07))
        want(.release(.left, at: hand.pointer), 0.2, near: Self.nearMiddle)
        hand.release()
        hand.wait(number(0.04...0.12))
      }
    }

    private mutating func drag(_ isMoved: Bool) {
      go(isMoved)
      hand.wait(0.1)
      want(.press(.left, at: hand.pointer))
      hand.note(.press(.left, at: hand.pointer), modifiers: held)
      var end = place()
      while (end - hand.pointer).length < 10 { end = place() }
      hand.move(to: end, within: number(0.25...1.5))
      want(.release(.left, at: hand.pointer), near: 1.42)
      hand.release()
    }

    private mutating func scroll(_ isMoved: Bool) {
      go(isMoved)
      let (begin, way) = (hand.time, TapePoint(x: 0, y: numbers.next() % 2 == 0 ? 15 : -15))
      let count = Int(number(1...20))
      for index in 0..<count {
        if index > 0 { hand.wait(number(0.02...0.2)) }
        hand.note(.wheel(way, at: hand.pointer), modifiers: held)
      }
      let sum = TapePoint(x: 0, y: way.y * Double(count))
      want(.wheel(sum, at: hand.pointer), 0.051 + (hand.time - begin < 0.05 ? 0.05 : 0), near: 7.1)
      hand.wait(0.3)
    }

    private mutating func keys() {
      let names = ["Left", "Ctrl+c", "Alt+Shift+F5", "Return", "Space", "Cmd+#"]
      let name = names[Int(numbers.next() % 6)]
      for _ in 0...numbers.next() % 4 {
        if let key = SceneKey(parsing: name) { want(.key(key), 0.151) }
        hand.key(name)
        hand.wait(number(0.13...0.35))
      }
    }

    private mutating func text() {
      let all: [Character] = ["a", "B", " ", "\"", "\\", "#", "é", "€", "🇩🇪", "1"]
      let pause = number(0.06...0.3)
      for _ in 0...numbers.next() % 12 {
        let character = all[Int(numbers.next() % 10)]
        let key = SceneKey(parsing: String(character))
        want(key.map { .key($0) } ?? .text(String(character)), 0.251)
        hand.type(String(character), each: pause * number(0.7...1.3))
      }
      hand.wait(0.4)
    }
  }

  /// Without moves, and turns of the wheel in a row as one, at their end.
  private static func deeds(_ inputs: [TapeInput]) -> [TapeInput] {
    inputs.reduce(into: []) { deeds, input in
      switch (input.kind, deeds.last?.kind) {
      case (.move, _): break
      case (.wheel(let way, let point), .wheel(let before, _)?)
      where input.time - (deeds.last?.time ?? 0) < 0.05:
        deeds[deeds.count - 1] = TapeInput(
          time: input.time,
          .wheel(before + way, at: point),
          modifiers: input.modifiers
        )
      default: deeds.append(input)
      }
    }
  }

  private static func isSame(_ one: TapeInput.Kind, _ other: TapeInput.Kind, _ most: Double) -> Bool
  {
    switch (one, other) {
    case (.press(let a, let p), .press(let b, let q)),
      (.release(let a, let p), .release(let b, let q)):
      a == b && (p - q).length <= most
    case (.wheel(let a, let p), .wheel(let b, let q)):
      (a - b).length < 0.01 && (p - q).length <= most
    case (.key(let a), .key(let b)): a.keysym == b.keysym && a.modifiers == b.modifiers
    default: one == other
    }
  }

  @Test(arguments: UInt64(1)...200) func `does the same at the same times`(_ seed: UInt64) throws {
    var script = Script(seed: seed)
    for _ in 0..<20 { script.act() }
    script.hand.wait(1)
    let writer = script.hand.writer
    let reading = TapeReading(writer.text, file: "a.tape")
    #expect(reading.errors == [])
    #expect(reading.tape == writer.tape(file: "a.tape"))
    var scene = SceneStub()
    scene.rectangles = script.hand.rectangles
    let frames = scene.play(reading.tape, limit: 20_000)
    let deeds = Self.deeds(scene.heard)
    try #require(deeds.count == script.wanted.count, "\(writer.text)")
    for (deed, wanted) in zip(deeds, script.wanted) {
      let isSame =
        Self.isSame(deed.kind, wanted.kind, wanted.distance)
        && deed.modifiers == wanted.modifiers ?? deed.modifiers
      let late = deed.time - wanted.time
      let isInTime = abs(late) <= wanted.tolerance
      #expect(isSame && isInTime, "\(deed) for \(wanted), late \(late)\n\(writer.text)")
    }
    let end = try #require(frames.last).time
    #expect(abs(end - script.hand.time) < 0.051, "\(writer.text)")
    #expect(frames.flatMap(\.verdicts).isEmpty)
  }
}
