import CoreGraphics
import Glibc
import QuartzCore
import FrameLoop
import Testing
import UIKit
import WindowSystem

/// A scene with a clock of its own, in a window without a screen.
private final class PlayedScene {
  let window = HeadlessWindow(width: 60, height: 40)
  let host: SceneHost
  let transport: Transport
  private let scene = UIWindow(frame: CGRect(x: 0, y: 0, width: 60, height: 40))

  init(_ view: UIView) {
    DisplayLinks.shared = DisplayLinks()
    host = SceneHost { [window] _ in window }
    transport = Transport(host: host)
    scene.addSubview(view)
    scene.isHidden = false
    host.show(scene)
  }

  /// Removes the scene and returns the clock to the machine.
  func end() {
    transport.pause()
    host.close(scene)
    scene.isHidden = true
    CATransaction.flush()
    MediaClock.set(nil)
  }
}

/// A scene whose earlier input is played again while its clock runs.
struct `Input that is played again` {
  /// A view that notes, in order, when it is touched and that display links are called.
  private final class Noting: UIView {
    var notes: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      notes.append("touched at \((CACurrentMediaTime() * 100).rounded() / 100)")
    }
    func step() { notes.append("link") }
  }

  /// The main thread was kept from its work, and a blank is reported before the timer of the input.
  @Test func `comes before a frame that is later`() throws {
    let view = Noting(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    let played = PlayedScene(view)
    defer { played.end() }
    let link = CADisplayLink(target: view, selector: Selector("step", Noting.step))
    link.add(to: .main, forMode: .default)
    defer { link.invalidate() }
    let press = PointerState(location: CGPoint(x: 30, y: 20), time: 0.05)
    played.transport.tape = InputTape([(0.05, .pointerPressed(press, button: .left))])
    played.transport.play()
    usleep(150_000)
    played.window.tick(at: MediaClock.now)
    #expect(view.notes.prefix(2) == ["touched at 0.05", "link"])
  }
}

/// How the clock of a scene goes on.
struct `A scene's clock` {
  /// Code that the clock is stopped for may run the run loop, in which a pause is asked for.
  @Test func `that is set while it is held stays as it was set`() {
    MediaClock.run(from: 1, at: 2)
    defer { MediaClock.set(nil) }
    MediaClock.held(at: 3) { MediaClock.set(3) }
    #expect(MediaClock.isSetByHand && MediaClock.now == 3)
    MediaClock.run(from: 3, at: 2)
    MediaClock.held(at: 4) { #expect(MediaClock.isSetByHand) }
    #expect(!MediaClock.isSetByHand && MediaClock.rate == 2)
  }

  /// A frame of a fast run is made for a time that a slow clock would take seconds to reach.
  @Test func `goes on from the last frame when its speed changes`() {
    let played = PlayedScene(UIView())
    defer { played.end() }
    let transport = played.transport
    transport.play()
    let ahead = MediaClock.now + 100
    played.host.stages.first?.runFrame(for: ahead)
    transport.run(at: 0.01)
    #expect(transport.time >= ahead)
  }
}
