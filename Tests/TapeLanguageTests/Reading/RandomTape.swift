import SeededCases
import TapeLanguage
import SceneProtocol

/// Makes tapes of all that a tape can say, the same for the same seed.
struct RandomTape {
  private var numbers: Seeded
  private let longest: TapeDuration

  /// Begins with a seed; no duration in the tapes is longer than the longest.
  init(seed: UInt64, longest: TapeDuration = .longest) {
    numbers = Seeded(seed)
    self.longest = longest
  }

  mutating func tape() -> Tape {
    let count = Int.random(in: 0...20, using: &numbers)
    return Tape(
      (0..<count).map {
        PlacedCommand(command(), TapePlace(file: "random.tape", line: $0 + 1, column: 1))
      }
    )
  }

  private mutating func command() -> TapeCommand {
    let kind = pick(TapeCommandName.allCases)
    let plain = command(kind)
    guard kind.takesModifiers, flip() else { return plain }
    let count = Int.random(in: 1...SceneKey.Modifier.allCases.count, using: &numbers)
    return .holding(
      Array(SceneKey.Modifier.allCases.shuffled(using: &numbers).prefix(count)),
      plain
    )
  }

  private mutating func command(_ kind: TapeCommandName) -> TapeCommand {
    switch kind {
    case .output: .output(name())
    case .set: .set(setting())
    case .source: .source(name())
    case .move: .move(target(), duration: maybe { $0.duration() })
    case .click: .click(maybe { $0.target() }, pick(TapeButton.allCases))
    case .doubleClick: .doubleClick(maybe { $0.target() })
    case .drag: .drag(target(), to: target(), duration: maybe { $0.duration() })
    case .scroll:
      .scroll(maybe { $0.target() }, by: point(), duration: maybe { $0.duration() })
    case .type: .type(text(), each: maybe { $0.duration() })
    case .key: .key(key(), count: pick([1, 2, 1000]))
    case .sleep: .sleep(duration())
    case .waitFor: .waitFor(expression(), timeout: duration())
    case .caption: .caption(text(), duration: maybe { $0.duration() })
    case .chapter: .chapter(text(), duration: maybe { $0.duration() })
    case .note: .note(text())
    case .zoom:
      flip()
        ? .zoomOff(duration: maybe { $0.duration() })
        : .zoom(target(), factor: pick([1, 1.5, 2, 10]), duration: maybe { $0.duration() })
    case .hide: .hide
    case .show: .show
    case .screenshot: .screenshot(name())
    case .expect: .expect(expression())
    case .golden: .golden(name(), tolerance: maybe { $0.pick([0, 3, 255]) })
    case .inspect: .inspect(maybe { $0.drawing() })
    }
  }

  private mutating func drawing() -> InspectorDrawing {
    let layer: InspectionQuestion.Name = flip() ? .named(name()) : .identified(name())
    return InspectorDrawing(
      pick([.outline, .trails, .hitPath, .cost, .why(property: "opacity")]),
      of: layer
    )
  }

  private mutating func setting() -> TapeSetting {
    switch pick(TapeSettingName.allCases) {
    case .scene: .scene(pick([true, false]) ? [name()] : [name(), name()])
    case .preview: .preview(name())
    case .framesPerSecond: .framesPerSecond(pick([10, 60, 120]))
    case .size: .size(SceneRequest.Size(width: pick([1, 16384]), height: pick([7, 320])))
    case .device: .device(Device(named: pick(Device.names)) ?? .standard)
    case .scale: .scale(pick([1, 1.25, 4]))
    case .crop: .crop(TapeRectangle(x: number(), y: number(), width: 0.5, height: 12))
    case .background: .background(pick([.color(color()), .transparent, .scene]))
    case .margin: .margin(pick([0, 20, 500]))
    case .marginFill: .marginFill(pick([.color(color()), .transparent]))
    case .borderRadius: .borderRadius(pick([0, 10, 500]))
    case .windowBar: .windowBar(pick(TapeWindowBar.allCases))
    case .duration: .duration(duration())
    case .playbackSpeed: .playbackSpeed(TapeSpeed(hundredths: pick([25, 100, 129, 1000])))
    case .idleLimit: .idleLimit(max(duration(), TapeDuration(microseconds: 1)))
    case .loop: .loop(pick([.forever, .once, .times(1), .times(1000)]))
    case .hold: .hold(duration())
    case .seed: .seed(numbers.next())
    case .cursor: .cursor(flip())
    case .clicks: .clicks(flip())
    case .keys: .keys(pick(TapeKeyStyle.allCases))
    case .typingSpeed: .typingSpeed(duration())
    }
  }

  private mutating func target() -> TapeTarget {
    TapeTarget(pick([subject(), .point(point())]), offset: flip() ? .zero : point())
  }

  private mutating func subject() -> TapeTarget.Place {
    flip() ? .name(name()) : .identifier(name())
  }

  private mutating func expression() -> TapeExpression {
    let keyPath = pick(["opacity", "presentation.transform.rotation.y", "a-b._c", "ü.1"])
    let value: TapeValue = pick([
      .number(number()), .text(text()), .truth(flip()), .color(color()),
    ])
    guard case .number = value else {
      return TapeExpression(subject(), keyPath, pick([.equal, .unequal]), value)
    }
    let relation = pick(TapeExpression.Relation.allCases)
    let hasTolerance = relation == .equal || relation == .unequal
    let tolerance = hasTolerance ? abs(number()) : 0
    return TapeExpression(subject(), keyPath, relation, value, tolerance: tolerance)
  }

  private mutating func key() -> SceneKey {
    let names =
      SceneKey.namedKeys.map(\.name) + ["a", "Z", "+", "#", "\"", "\\", " ", "é", "x3", "1"]
    let modifiers = ["", "Ctrl+", "Shift+Alt+", "Cmd+Ctrl+"]
    return SceneKey(parsing: pick(modifiers) + pick(names)) ?? key()
  }

  private mutating func name() -> String {
    let text = text()
    return text.isEmpty ? "card" : text
  }

  private mutating func text() -> String {
    let parts = [
      "a", "card", "-", "-3", ",", ".", "+1,2", " ", "#", "# ", "@", "\"", "\\", "\\n", "\n",
      "\r\n",
      "\t", "\u{0}", "\u{1B}", "\u{85}", "ü", "e\u{301}", "\u{301}", "👩‍👩‍👧", "/", "off", "600ms", "x3",
      "0,1", "/../",
    ]
    return (0..<Int.random(in: 0...4, using: &numbers)).map { _ in pick(parts) }.joined()
  }

  private mutating func point() -> TapePoint { TapePoint(x: number(), y: number()) }

  private mutating func number() -> Double {
    let fraction = numbers.fraction()
    return pick([0, 1, -1, 0.5, -90.25, 1e9, -1e9, 1e-5, 1.25e-7, fraction, fraction * 1e6 - 5e5])
  }

  private mutating func duration() -> TapeDuration {
    let any = Int.random(in: 0...5_000_000, using: &numbers)
    let microseconds = pick([0, 1, 80_000, 999_999, 1_000_001, 3_600_000_000, any])
    return min(TapeDuration(microseconds: microseconds), longest)
  }

  private mutating func color() -> TapeColor {
    let bits = numbers.next()
    return TapeColor(
      red: UInt8(truncatingIfNeeded: bits),
      green: UInt8(truncatingIfNeeded: bits >> 8),
      blue: UInt8(truncatingIfNeeded: bits >> 16)
    )
  }

  private mutating func flip() -> Bool { numbers.next() & 1 == 0 }

  private mutating func maybe<Value>(_ make: (inout RandomTape) -> Value) -> Value? {
    flip() ? make(&self) : nil
  }

  private mutating func pick<Value>(_ choices: [Value]) -> Value {
    choices[Int.random(in: choices.indices, using: &numbers)]
  }
}
