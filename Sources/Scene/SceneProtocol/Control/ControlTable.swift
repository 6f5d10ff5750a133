/// The description of a request to a preview window.
package struct ControlSpec: Sendable {
  /// The field of a request that carries a value.
  package enum Field: String, Sendable {
    case time, from, to, speed, frames, x, y, name, path, key, text, question

    /// Whether it is a number.
    package var isNumber: Bool {
      switch self {
      case .time, .from, .to, .speed, .frames, .x, .y: true
      case .name, .path, .key, .text, .question: false
      }
    }
  }

  /// Its name.
  package let name: String
  /// Its values, in the order in which they are typed.
  package let fields: [Field]
  /// What it does, in a few words.
  package let summary: String

  package init(_ name: String, _ fields: [Field] = [], _ summary: String) {
    (self.name, self.fields, self.summary) = (name, fields, summary)
  }

  /// Its usage line: "loop FROM TO".
  package var usage: String {
    ([name] + fields.map { $0.rawValue.uppercased() }).joined(separator: " ")
  }

  /// All requests; those that keys trigger come after those with a value.
  package static let all: [ControlSpec] =
    [
      ControlSpec("state", "say what is shown, and how"),
      ControlSpec("wait", "the same, once all that was begun is done"),
      ControlSpec("play", "let time go on"),
      ControlSpec("pause", "let time stand still"),
      ControlSpec("step", [.frames], "that many frames forward; back if negative"),
      ControlSpec("seek", [.time], "go to a time, in seconds"),
      ControlSpec("speed", [.speed], "0.01 … 10"),
      ControlSpec("loop-range", [.from, .to], "play from one time to another, again and again"),
      ControlSpec("scene", [.name], "show another preview of the file"),
      ControlSpec("open", [.path], "show another file"),
      ControlSpec("picture", [.path], "write what is seen to a PNG file"),
      ControlSpec("layers", [.path], "write the scene's layers as they are now to a text file"),
      ControlSpec("click", [.x, .y], "click in the scene, in points from its top left"),
      ControlSpec("move", [.x, .y], "move the pointer there"),
      ControlSpec("key", [.key], "press a key in the scene"),
      ControlSpec("say", [.text], "show words over the scene; an empty text takes them away"),
      ControlSpec("inspect", [.question], "say what the layers are, as `pegbar inspect` does"),
    ] + KeyCommand.allCases.map { ControlSpec($0.name, $0.summary) }

  private init(_ name: String, _ summary: String) { self.init(name, [], summary) }
}
