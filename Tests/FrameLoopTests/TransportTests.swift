import CoreGraphics
import Glibc
import QuartzCore
import FrameLoop
import Testing
import UIKit
import WindowSystem

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
    let window = HeadlessWindow(width: 60, height: 40)
    let host = SceneHost { _ in window }
    let transport = Transport(host: host)
    DisplayLinks.shared = DisplayLinks()
    let scene = UIWindow(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    let view = Noting(frame: scene.bounds)
    scene.addSubview(view)
    scene.isHidden = false
    host.show(scene)
    defer {
      transport.pause()
      host.close(scene)
      scene.isHidden = true
      CATransaction.flush()
      MediaClock.set(nil)
    }
    let link = CADisplayLink(target: view, selector: Selector("step", Noting.step))
    link.add(to: .main, forMode: .default)
    defer { link.invalidate() }
    let press = PointerState(location: CGPoint(x: 30, y: 20), time: 0.05)
    transport.tape = InputTape([(0.05, .pointerPressed(press, button: .left))])
    transport.play()
    usleep(150_000)
    window.tick(at: MediaClock.now)
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
    let host = SceneHost { _ in HeadlessWindow(width: 60, height: 40) }
    let transport = Transport(host: host)
    let scene = UIWindow(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    scene.isHidden = false
    host.show(scene)
    defer {
      transport.pause()
      host.close(scene)
      scene.isHidden = true
      CATransaction.flush()
      MediaClock.set(nil)
    }
    transport.play()
    let ahead = MediaClock.now + 100
    host.stages.first?.runFrame(for: ahead)
    transport.run(at: 0.01)
    #expect(transport.time >= ahead)
  }
}
