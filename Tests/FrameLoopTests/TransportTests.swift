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
