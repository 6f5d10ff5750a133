import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import WindowSystem

/// Buttons of the mouse, and the moves between frames.
struct `Buttons and moves` {
  private let log = GestureLog()

  /// Apple's bits: the number of the button less one.
  @Test func `button masks have Apple's bits`() {
    #expect(UIEvent.ButtonMask.primary == .button(1) && UIEvent.ButtonMask.secondary == .button(2))
    #expect(UIEvent.ButtonMask.button(10).rawValue == 1 << 9)
    for number in [0, -1, 64, Int.max, .min] { #expect(UIEvent.ButtonMask.button(number) == []) }
  }

  @Test func `the right button taps where it is asked for, and touches no view`() {
    let (shown, view) = ShownWindow.withTouchedView()
    let left = log.add(UITapGestureRecognizer(), "left", to: view)
    let right = log.add(UITapGestureRecognizer(), "right", to: view)
    right.buttonMaskRequired = .secondary
    let middle = log.add(UITapGestureRecognizer(), "middle", to: view)
    middle.buttonMaskRequired = .button(3)
    var masks: [UIEvent.ButtonMask] = []
    log.onAction = { masks.append($0.buttonMask) }
    shown.click(.right, 50, 50, at: 1)
    #expect(log.heard == ["right ended"] && view.heard.isEmpty)
    shown.click(.middle, 50, 50, at: 2)
    shown.click(.left, 50, 50, at: 3)
    #expect(log.heard == ["right ended", "middle ended", "left ended"])
    #expect(masks == [.secondary, .button(3), .primary])
    #expect(left.buttonMask == [])
  }

  @Test func `another button during a touch is no touch`() {
    let (shown, view) = ShownWindow.withTouchedView()
    let right = log.add(UITapGestureRecognizer(), "right", to: view)
    right.buttonMaskRequired = .secondary
    var masks: [UIEvent.ButtonMask] = []
    view.onEvent = { _, event in masks.append(event.buttonMask) }
    shown.press(50, 50)
    shown.click(.right, 50, 50)
    shown.press(50, 50, at: 0, holding: [], button: .right)
    shown.move(55, 50)
    shown.release(55, 50)
    shown.send(.pointerReleased(shown.pointer(50, 50, 0), button: .right))
    #expect(log.heard.isEmpty && view.heard == ["began", "moved", "ended"])
    #expect(masks == [.primary, [.primary, .secondary], .secondary])
  }

  @Test func `taps of different buttons are no series`() {
    let (shown, view) = ShownWindow.withTouchedView()
    let double = log.add(UITapGestureRecognizer(), "double", to: view)
    double.numberOfTapsRequired = 2
    shown.click(.left, 50, 50, at: 1)
    shown.click(.right, 50, 50, at: 1.1)
    shown.click(.left, 50, 50, at: 1.2)
    #expect(log.heard.isEmpty)
  }

  @Test func `moves of one frame are joined, and none of them is lost`() throws {
    let moves = (1...1000).map { InputEvent.pointerMoved(state(Double($0), Double($0) / 1000)) }
    let press = InputEvent.pointerPressed(state(7, 0), button: .left)
    let joined = ([press] + moves + [press] + moves.prefix(1)).coalescingMoves()
    #expect(joined.count == 4)
    guard case .pointerMoved(let move) = joined[1] else { throw Missing() }
    let way = (move.history + [move.sample]).map(\.location.x)
    #expect(way == (1...1000).map { CGFloat($0) })
    #expect(joined[3] == moves[0])
    var shifted = state(5, 2)
    shifted.modifiers = .shift
    let apart = [moves[0], .pointerMoved(shifted), moves[1]].coalescingMoves()
    #expect(apart.count == 3)
  }

  private struct Missing: Error {}

  private func state(_ x: Double, _ time: Double) -> PointerState {
    PointerState(location: CGPoint(x: x, y: 50), time: time)
  }

  @Test func `an event has the touches that were joined, and a pan its velocity from them`() {
    let (shown, view) = ShownWindow.withTouchedView()
    let pan = log.add(UIPanGestureRecognizer(), "pan", to: view)
    pan.cancelsTouchesInView = false
    var ways: [[CGFloat]] = []
    var befores: [[CGFloat]] = []
    var next: [CGFloat] = []
    view.onEvent = { touch, event in
      let way = event.coalescedTouches(for: touch) ?? []
      ways.append(way.map { $0.location(in: nil).x })
      befores.append(way.map { $0.previousLocation(in: nil).x })
      next += (event.predictedTouches(for: touch) ?? []).map { $0.location(in: nil).x }
    }
    shown.press(10, 50, at: 1)
    let moves = [12, 14, 16, 18, 20, 30].enumerated().map { index, x in
      InputEvent.pointerMoved(state(Double(x), 1 + Double(index + 1) / 60))
    }
    for event in moves.coalescingMoves() { shown.send(event) }
    #expect(ways == [[10], [12, 14, 16, 18, 20, 30]])
    #expect(befores == [[10], [10, 12, 14, 16, 18, 20]])
    // A sixtieth of a second on at the speed of the last step.
    #expect(next.count == 1 && abs((next.first ?? 0) - 40) < 1e-9)
    // From the first move on, for the press was a tenth of a second ago: 18 points in 5/60 s.
    #expect(abs(pan.velocity(in: nil).x - 216) < 1e-6)
    let stranger = UITouch(at: state(0, 0).sample, in: shown.window, view: nil, tapCount: 1)
    let event = UIEvent(.touches, in: shown.window, at: 0)
    #expect(event.coalescedTouches(for: stranger) == nil)
    #expect(event.predictedTouches(for: stranger) == nil)
  }

  /// A tap whose way went too far between two frames is none, wherever it ended.
  @Test func `recognizers see the moves between frames`() {
    let (shown, view) = ShownWindow.withTouchedView()
    _ = log.add(UITapGestureRecognizer(), "tap", to: view)
    shown.press(50, 50)
    for event in [InputEvent.pointerMoved(state(90, 0)), .pointerMoved(state(50, 0))]
      .coalescingMoves()
    {
      shown.send(event)
    }
    shown.release(50, 50)
    #expect(log.heard.isEmpty)
  }

  @Test func `input is read as it was written before moves had a history`() throws {
    let old = #"{"pointerMoved":{"_0":{"location":[3,4],"modifiers":1,"time":2.5}}}"#
    let read = try JSONDecoder().decode(InputEvent.self, from: Data(old.utf8))
    let expected = InputEvent.pointerMoved(
      PointerState(location: CGPoint(x: 3, y: 4), modifiers: .shift, time: 2.5)
    )
    #expect(read == expected)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let written = String(decoding: try encoder.encode(read), as: UTF8.self)
    #expect(written == old)
    for event in [state(1, 0), state(2, 1)].map({ InputEvent.pointerMoved($0) }).coalescingMoves() {
      let again = try JSONDecoder().decode(InputEvent.self, from: encoder.encode(event))
      #expect(again == event)
    }
  }
}
