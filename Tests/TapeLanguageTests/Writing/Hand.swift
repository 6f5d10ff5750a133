import TapeLanguage
import SceneProtocol

/// A user whose pointer and keys are observed, in the scene of `SceneStub`.
struct Hand {
  private(set) var inputs: [ObservedInput] = []
  /// In seconds.
  private(set) var time = 0.0
  private(set) var pointer = TapePoint(x: 400, y: 300)
  var rectangles = SceneStub().rectangles
  private var heading = TapeWriter.Heading(title: "card.swift", scene: ["card.swift"])

  /// Lets time go by, in seconds.
  mutating func wait(_ seconds: Double) { time += seconds }

  /// Moves the pointer in a line, sixty times a second.
  mutating func move(to end: TapePoint, within seconds: Double = 0.3) {
    let (start, begin) = (pointer, time)
    let count = max(1, Int(seconds * 60))
    for step in 1...count {
      let part = Double(step) / Double(count)
      pointer = start + (end - start) * part
      time = begin + seconds * part
      note(.move(pointer))
    }
  }

  mutating func press(_ button: TapeButton = .left) { note(.press(button, at: pointer)) }
  mutating func release(_ button: TapeButton = .left) { note(.release(button, at: pointer)) }

  mutating func click(
    _ button: TapeButton = .left,
    holding seconds: Double = 0.09,
    _ modifiers: [SceneKey.Modifier] = []
  ) {
    note(.press(button, at: pointer), modifiers: modifiers)
    wait(seconds)
    release(button)
  }

  mutating func turn(_ way: TapePoint) { note(.wheel(way, at: pointer)) }

  /// Presses a key that makes no text, or the same key as text: `Left`, `Ctrl+a`.
  mutating func key(_ name: String, isRepeat: Bool = false) {
    guard let key = SceneKey(parsing: name) else { return }
    let text = key.text.allSatisfy { $0 >= " " && $0 != "\u{7F}" } ? key.text : ""
    note(
      .key(
        ObservedKey(
          keysym: key.keysym,
          text: text,
          modifiers: key.modifiers,
          isRepeat: isRepeat
        )
      )
    )
  }

  /// Types characters, at an interval in seconds.
  mutating func type(_ text: String, each seconds: Double) {
    for character in text {
      note(.key(ObservedKey(keysym: 0x61, text: String(character))))
      wait(seconds)
    }
  }

  mutating func note(_ kind: ObservedInput.Kind, modifiers: [SceneKey.Modifier] = []) {
    let name = rectangles.keys.sorted().first { name in
      guard let rectangle = rectangles[name] else { return false }
      let place = pointer - TapePoint(x: rectangle.x, y: rectangle.y)
      return (0..<rectangle.width).contains(place.x) && (0..<rectangle.height).contains(place.y)
    }
    let target = name.flatMap { name in
      rectangles[name].map { ObservedTarget(.name(name), $0) }
    }
    inputs.append(ObservedInput(time: time, kind, target: target, modifiers: modifiers))
  }

  /// What is written of all that.
  var writer: TapeWriter { TapeWriter(inputs, until: time, heading) }

  /// The tape's lines after the heading.
  var lines: [String] {
    let lines = writer.text.split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init
    )
    return Array(lines.drop { !$0.isEmpty }.dropFirst().dropLast())
  }
}
