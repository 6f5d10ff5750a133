import CoreGraphics
import Inspection
import QuartzCore
import SceneProtocol
import Testing
import UIKit

/// What is sent of animations that an inspector follows from frame to frame.
@Suite(.serialized)
struct `Animations that are followed` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  private let inspector: Inspector
  private let context: LayerContext

  private struct NoAnswer: Error {}

  init() {
    window.layer.isHidden = false
    inspector = Inspector { [window] in window }
    context = LayerContext(root: window.layer)
  }

  private func makeFrame(at time: Double) {
    CATransaction.flush()
    context.updateFrame(at: time, scale: 1)
  }

  private func addMovingLayer() {
    let layer = CALayer()
    window.layer.addSublayer(layer)
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue, move.duration) = (0, 10, 1000)
    layer.add(move, forKey: "move")
  }

  private func playback(known: Int?) throws -> InspectedPlayback {
    guard case .playback(let playback) = inspector.answer(.playback(known: known)) else {
      throw NoAnswer()
    }
    return playback
  }

  @Test func `are sent in full to who does not have them, else how far they are`() throws {
    MediaClock.set(100)
    defer { MediaClock.set(nil) }
    addMovingLayer()
    makeFrame(at: 100)
    let first = try playback(known: nil)
    #expect(first.animations?.map(\.key) == ["move"] && first.progress == [0])
    // A quarter of 1000 s.
    MediaClock.set(350)
    makeFrame(at: 350)
    let next = try playback(known: first.version)
    #expect(next.animations == nil)
    #expect(next.version == first.version)
    #expect(next.progress == [0.25])
    #expect(try playback(known: nil).animations == first.animations)
    #expect(try playback(known: first.version - 1).animations == first.animations)
  }

  @Test func `are sent in full again when there is another one`() throws {
    addMovingLayer()
    makeFrame(at: MediaClock.now)
    let first = try playback(known: nil)
    addMovingLayer()
    makeFrame(at: MediaClock.now)
    let next = try playback(known: first.version)
    #expect(next.animations?.count == 2)
    #expect(next.progress.count == 2)
    #expect(next.version > first.version)
  }
}
