import CoreGraphics
import QuartzCore
import FrameLoop
import Testing
import UIKit

/// Layers that lie between pixels, on a stage: while a link runs it may be about to move any of them.
struct `Whole pixels on a stage` {
  private final class Idler {
    func step(_ link: CADisplayLink) {}

    func start() -> CADisplayLink {
      let link = CADisplayLink(target: self, selector: Selector("step", Idler.step))
      link.add(to: .main, forMode: .common)
      return link
    }
  }

  private static let blank = 1.0 / 60
  /// The columns of a red layer's left and right edge at 10.4 and 50.4, over white.
  private static let atRest: [UInt32] = [0xFFFF_0000, 0xFFFF_FFFF]
  private static let onItsWay: [UInt32] = [0xFFFF_6666, 0xFFFF_9999]

  private func edges(_ fixture: StageFixture) -> [UInt32] {
    let image = fixture.window.image()
    return [10, 50].map { image.pixels[30 * image.width + $0] }
  }

  /// A link that calls ten times a second leaves the window without a blank asked for in between.
  @Test(arguments: DisplayLinkStop.allCases)
  func `a link that runs leaves layers between pixels, and its stop asks for a frame`(
    stop: DisplayLinkStop
  ) {
    let fixture = StageFixture()
    defer { fixture.end() }
    CATransaction.setDisableActions(true)
    fixture.layer.position.x += 0.4
    CATransaction.flush()
    #expect(fixture.runTicks(from: Self.blank, to: 1) == 1)
    #expect(edges(fixture) == Self.atRest)
    let idler = Idler()
    let link = idler.start()
    link.preferredFramesPerSecond = 10
    #expect(fixture.runTicks(from: 1 + Self.blank, to: 2) == 1)
    #expect(edges(fixture) == Self.onItsWay)
    #expect(!fixture.window.isTickRequested)
    stop.stop(link)
    #expect(fixture.runTicks(from: 2 + Self.blank, to: 3) == 1)
    #expect(edges(fixture) == Self.atRest)
    guard stop == .pause else { return }
    link.isPaused = false
    #expect(fixture.runTicks(from: 3 + Self.blank, to: 4) == 1)
    #expect(edges(fixture) == Self.onItsWay)
  }
}
