import CoreGraphics
import Foundation
import QuartzCore
import FrameLoop
import UIKit
import X11Window

/// The cost of a window in which nothing happens.
enum IdleWindow {
  /// Long enough for the work after a start to end.
  private nonisolated static let settling = 7.0
  private nonisolated static let measured = 5.0

  /// Two rows: CPU time per second, and the number of wake-ups of the process.
  static func measure() throws -> Never {
    let connection = try X11Connection(loop: .runLoop)
    let size = CGSize(width: 1280, height: 720)
    let window = try X11Window(connection: connection, title: "idle", width: 1280, height: 720)
    let scene = UIWindow(frame: CGRect(origin: .zero, size: size))
    let stage = WindowStage(window: window, scene: scene)
    scene.isHidden = false
    let layer = CALayer()
    layer.frame = CGRect(x: 100, y: 100, width: 200, height: 200)
    layer.backgroundColor = .bytes(255, 51, 102)
    scene.layer.addSublayer(layer)
    stage.runFrame(for: MediaClock.now)
    try window.show()
    let thread = Thread {
      sleep(UInt32(settling))
      let (time, wakes) = (processTime(), wakeUps())
      sleep(UInt32(measured))
      let cost = (processTime() - time) * 1000 / measured
      // This thread's own wake-up is not the window's.
      let woken = Double(max(0, wakeUps() - wakes - 1)) / measured
      Row.report("W8 idle window", cost, "ms CPU a second", target: 0, isOk: cost < 0.05)
      Row.report("W8 idle window", woken, "wake-ups a second", target: 0, isOk: woken == 0)
      exit(0)
    }
    thread.start()
    withExtendedLifetime(stage) { MainLoop.runForever() }
  }

  /// The number of voluntary context switches of a thread of the process so far.
  private nonisolated static func wakeUps() -> Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_nvcsw
  }
}
