import SceneProtocol

/// A lesson of the tour, and what is done there.
struct TourStop {
  /// What happens at a stop.
  enum Step {
    /// Words over the scene.
    case say(String)
    /// Seconds pass.
    case wait(Double)
    /// A request to the window: `click`, `key`, `step` and the others of `pegbar tell`.
    case ask([String])
    /// A click at a part of the window's width and height.
    case click(Double, Double)
    /// The pointer moves there.
    case move(Double, Double)
  }

  /// The lesson's name: `FadeIn`.
  var name: String
  var steps: [Step]

  /// How a command of the window is given: "F8".
  private static func key(_ command: KeyCommand) -> String {
    KeyTable.all.first { $0.command == command && !$0.isForPausedOnly }?.name ?? command.name
  }

  /// What any lesson is shown by: it is described in a sentence, clicked twice, and gets the space key.
  ///
  /// - Parameters:
  ///   - name: The lesson's name.
  ///   - sentence: What it shows.
  init(_ name: String, _ sentence: String) {
    self.name = name
    steps = [
      .say(sentence), .wait(1.5), .click(0.5, 0.45), .wait(1.8), .click(0.7, 0.6), .wait(1.5),
      .ask(["key", "Space"]),
      .wait(1.8),
    ]
  }

  private init(_ name: String, _ steps: [Step]) { (self.name, self.steps) = (name, steps) }

  /// The first stops, which explain the window's keys by using them.
  static var first: [TourStop] {
    [
      TourStop(
        "FadeIn",
        [
          .say(
            "Welcome. This tour plays the lessons and uses the window's keys. \(key(.playOrPause)) stops it, and lets it go on."
          ),
          .wait(4), .click(0.5, 0.3), .wait(2),
          .say(
            "A scene answers to the mouse and to keys: its card can be clicked once it is there. You may click too."
          ),
          .wait(1.5), .click(0.5, 0.45), .wait(1), .click(0.5, 0.45), .wait(1.5),
        ]
      ),
      TourStop(
        "FlipCard",
        [
          .say(
            "\(key(.playOrPause)) lets time stand still, \(key(.stepForward)) goes one frame on, and \(key(.stepBack)) one back."
          ),
          .wait(1.5), .click(0.5, 0.5), .wait(0.35), .ask(["pause"]), .wait(1),
          .ask(["step", "6"]), .wait(0.7), .ask(["step", "6"]), .wait(0.7), .ask(["step", "-6"]),
          .wait(0.7),
          .ask(["play"]), .wait(2),
        ]
      ),
      TourStop(
        "Springs",
        [
          .say(
            "\(key(.slower)) and \(key(.faster)) change the speed; \(key(.slowMotion)) is slow motion."
          ),
          .wait(1.5), .click(0.5, 0.3), .wait(1), .ask(["speed", "0.2"]), .wait(3),
          .ask(["speed", "1"]), .wait(2),
        ]
      ),
      TourStop(
        "HitTesting",
        [
          .say("\(key(.hitPath)) says who is hit under the pointer, and why the others are not."),
          .wait(1), .ask([KeyCommand.hitPath.name]), .move(0.3, 0.4), .wait(1.5), .move(0.65, 0.3),
          .wait(2),
          .ask([KeyCommand.inspector.name]), .wait(0.5),
        ]
      ),
      TourStop(
        "Cube",
        [
          .say(
            "\(key(.inspector)) opens the inspector: all layers, their values, what moves them, and why."
          ),
          .wait(1), .ask([KeyCommand.inspector.name]), .wait(1.5), .ask(["key", "Right"]), .wait(3),
          .ask([KeyCommand.inspector.name]), .wait(1),
        ]
      ),
      TourStop(
        "Confetti",
        [
          .say(
            "Save the file in any editor, and the window shows the new scene. \(key(.edit)) opens it in yours; \(key(.keys)) lists all keys."
          ),
          .wait(1.5), .click(0.35, 0.5), .wait(0.6), .click(0.65, 0.4), .wait(2.5),
        ]
      ),
    ]
  }

  /// The text that is shown after the last lesson.
  static var farewell: String {
    "That was the last lesson. \(key(.picker)) chooses one, \(key(.close)) closes the window. `pegbar new Card` writes your first scene."
  }
}
