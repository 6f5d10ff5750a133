import CoreGraphics
import QuartzCore
import SeededCases
import TapeEvents
import TapeLanguage
import SceneProtocol
import FrameLoop
import SceneRuntime
import Testing
import UIKit
import WindowSystem

@testable import PreviewApp

/// What is done to a scene, and done again by its tape, leads to the same.
@Suite struct `A recorded scene` {
  /// A knob that is dragged.
  private final class Knob: UIView {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard let touch = touches.first else { return }
      let (new, old) = (touch.location(in: superview), touch.previousLocation(in: superview))
      center = CGPoint(x: center.x + new.x - old.x, y: center.y + new.y - old.y)
    }
  }

  /// A card that goes to its other side when it is clicked.
  private final class Card: UIView {
    var clicks: [Int] = []
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      clicks.append(touches.first?.tapCount ?? 0)
      UIView.animate(withDuration: 0.4) { self.center.x = 480 - self.center.x }
    }
  }

  private final class Room: UIView {
    var text = ""
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for press in presses { text += press.key?.characters ?? "" }
    }
    override var canBecomeFirstResponder: Bool { true }
  }

  /// The scene of these in a window without a screen, on a clock that is set by hand.
  private final class Trial: TapeContext {
    let stage: WindowStage
    let run: SteppedRun
    let scene = UIWindow(frame: CGRect(x: 0, y: 0, width: 480, height: 320))
    let room = Room(frame: CGRect(x: 0, y: 0, width: 480, height: 320))
    let card = Card(frame: CGRect(x: 60, y: 40, width: 80, height: 60))
    let knob = Knob(frame: CGRect(x: 200, y: 200, width: 40, height: 40))
    private(set) var entries: [TapeEntry] = []

    init() {
      SteppedRun.stopClock()
      CATransaction.flush()
      DisplayLinks.shared = DisplayLinks()
      card.layer.name = "card"
      knob.accessibilityIdentifier = "knob"
      for view in [card, knob] as [UIView] { room.addSubview(view) }
      scene.addSubview(room)
      scene.makeKeyAndVisible()
      room.becomeFirstResponder()
      stage = WindowStage(window: HeadlessWindow(width: 480, height: 320), scene: scene)
      run = SteppedRun(stage: stage)
      stage.runFrame(for: 0)
      stage.onInput = { [unowned self] event in
        guard let text = try? JSONText.encode(event) else { return }
        entries.append(
          TapeEntry(
            time: run.time,
            event: String(decoding: text, as: UTF8.self),
            target: InputTarget(of: event, in: scene)
          )
        )
      }
    }

    func end() {
      scene.isHidden = true
      CATransaction.flush()
      MediaClock.set(nil)
    }

    /// What has come of it, in whole points.
    var outcome: String {
      let places = [card, knob].map { view in
        let center = view.layer.presentation()?.position ?? .zero
        return "\(Int(center.x.rounded())),\(Int(center.y.rounded()))"
      }
      return "\(places) \(card.clicks) \(room.text)"
    }

    nonisolated func rectangle(of place: TapeTarget.Place) -> TapeRectangle? {
      MainActor.assumeIsolated { SceneNames(scene).rectangle(of: place) }
    }

    nonisolated func value(of keyPath: String, at place: TapeTarget.Place) -> TapeValue? { nil }

    nonisolated func absence(of keyPath: String?, at place: TapeTarget.Place) -> TapeAbsence {
      .noPlace(place, nearest: nil)
    }
  }

  /// What a hand does to the two things, wherever they are.
  private func play(_ numbers: inout Seeded, on trial: Trial) -> Double {
    var time = 0.3
    var pointer = CGPoint(x: 240, y: 160)
    func state() -> PointerState { PointerState(location: pointer, time: time) }
    func give(_ event: InputEvent) {
      trial.run.schedule(event, at: time)
      trial.run.advance(to: time)
    }
    func move(to end: CGPoint) {
      let start = pointer
      for step in 1...12 {
        time += 1.0 / 60
        let part = CGFloat(step) / 12
        pointer = CGPoint(
          x: start.x + (end.x - start.x) * part,
          y: start.y + (end.y - start.y) * part
        )
        give(.pointerMoved(state()))
      }
      time += 0.15
    }
    for _ in 0..<8 {
      time += 0.7 + numbers.fraction()
      trial.run.advance(to: time)
      let (x, y) = (CGFloat(numbers.next() % 20) - 10, CGFloat(numbers.next() % 20) - 10)
      switch numbers.next() % 4 {
      case 0:
        // By the second click the card is on its way elsewhere.
        move(to: CGPoint(x: trial.card.center.x + x, y: trial.card.center.y + y))
        for pause in [0.25, 1, 0.3] {
          give(.pointerPressed(state(), button: .left))
          time += 0.08
          give(.pointerReleased(state(), button: .left))
          time += pause
        }
      case 1:
        move(to: CGPoint(x: trial.knob.center.x + x, y: trial.knob.center.y + y))
        give(.pointerPressed(state(), button: .left))
        time += 0.1
        move(
          to: CGPoint(x: CGFloat(40 + numbers.next() % 400), y: CGFloat(180 + numbers.next() % 100))
        )
        give(.pointerReleased(state(), button: .left))
      default:
        for character in "Ab 3" {
          give(
            .keyPressed(KeyState(keysym: 0x61, text: "\(character)", time: time), isRepeat: false)
          )
          time += 0.03
          give(.keyReleased(KeyState(keysym: 0x61, time: time)))
          time += 0.06
        }
      }
    }
    time += 1.5
    trial.run.advance(to: time)
    return time
  }

  @Test(arguments: UInt64(1)...20) func `comes to the same by its tape`(_ seed: UInt64) throws {
    var numbers = Seeded(seed)
    let first = Trial()
    let end = play(&numbers, on: first)
    let (wanted, entries) = (first.outcome, first.entries)
    first.end()
    let writer = TapeWriter(
      entries.compactMap(ObservedInput.init),
      until: end,
      TapeWriter.Heading(title: "card.swift", scene: ["card.swift"])
    )
    let reading = TapeReading(writer.text, file: "card.tape")
    #expect(reading.errors == [])
    let second = Trial()
    var player = TapePlayer(reading.tape, pointer: TapePoint(x: 240, y: 160))
    while let frame = player.next(second) {
      for input in frame.inputs { Self.give(input, to: second) }
      second.run.advance(to: Double(frame.number + 1) / Double(player.settings.framesPerSecond))
      #expect(frame.verdicts.isEmpty)
    }
    let outcome = second.outcome
    second.end()
    #expect(outcome == wanted, "\(writer.text)")
  }

  private static func give(_ input: TapeInput, to trial: Trial) {
    func state(_ point: TapePoint) -> PointerState {
      PointerState(location: CGPoint(x: point.x, y: point.y), time: input.time)
    }
    let events: [InputEvent] =
      switch input.kind {
      case .move(let point): [.pointerMoved(state(point))]
      case .press(_, let point): [.pointerPressed(state(point), button: .left)]
      case .release(_, let point): [.pointerReleased(state(point), button: .left)]
      case .wheel(let way, let point):
        [.scrolled(state(point), delta: CGVector(dx: way.x, dy: way.y))]
      case .key(let key):
        [
          .keyPressed(
            KeyState(keysym: key.keysym, text: key.text, time: input.time),
            isRepeat: false
          ),
          .keyReleased(KeyState(keysym: key.keysym, time: input.time)),
        ]
      case .text(let text):
        [.keyPressed(KeyState(keysym: 0, text: text, time: input.time), isRepeat: false)]
      }
    for event in events { trial.stage.receive(event) }
  }
}
