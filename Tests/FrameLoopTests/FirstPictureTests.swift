import CoreGraphics
import QuartzCore
import Raster
import FrameLoop
import Testing
import UIKit

/// What a window shows first: the host draws while the root controller's view comes into it.
@Suite(.serialized) struct `First pictures` {
  private final class Fading: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .black
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        self.view.backgroundColor = .white
      }
    }
  }

  /// The shade of the window's first pixel, 0 (black) … 255 (white).
  private func shade(_ stage: WindowStage, at time: Double) throws -> Int {
    SteppedRun(stage: stage).advance(to: time)
    let window = try #require(stage.window as? HeadlessWindow)
    return Int(window.image().pixels[0] & 0xFF)
  }

  @Test func `a block begun in viewDidLoad runs from the first picture on`() throws {
    MediaClock.set(0)
    CATransaction.flush()
    let host = SceneHost { _ in HeadlessWindow(width: 40, height: 40) }
    UIApplication.shared.host = host
    let scene = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    defer {
      scene.isHidden = true
      UIApplication.shared.host = nil
    }
    scene.rootViewController = Fading()
    scene.makeKeyAndVisible()
    CATransaction.flush()
    let stage = try #require(host.stages.first)
    let shades = try [0.1, 0.5, 1.1].map { try shade(stage, at: $0) }
    #expect(shades[0] < 64 && abs(shades[1] - 128) < 32 && shades[2] == 255)
  }
}
