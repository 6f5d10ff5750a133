import CoreGraphics
import DisplaySupport
import Foundation
import Pacing
import QuartzCore
import Raster
import FrameLoop
import UIKit
import WindowSystem
import X11Window

/// Whether each blank has its frame, while a workload moves; and where not, the cause.
final class FramePacing {
  static let key = "pacing"

  private let workload: Workload
  private let display: VirtualDisplay
  private let stage: WindowStage
  private let frames: Int
  private let recorder: BlankRecorder

  /// - Parameters:
  ///   - workload: The workload that moves.
  ///   - frames: The number of observed frames, after sixty that are not.
  /// - Throws: The reason why there is no display or window.
  init(_ workload: Workload = .movers, frames: Int) throws {
    (self.workload, self.frames) = (workload, frames)
    display = try VirtualDisplay(width: 1280, height: 720)
    let window = try X11Window(
      connection: X11Connection(displayName: display.name, loop: .runLoop),
      title: workload.name,
      width: workload.size.width,
      height: workload.size.height
    )
    let scene = UIWindow(frame: CGRect(origin: .zero, size: workload.size))
    stage = WindowStage(window: window, scene: scene)
    stage.background = FrameBackground(workload.background)
    scene.isHidden = false
    workload.build(scene.layer)
    recorder = try BlankRecorder(stage, server: display.serverPID())
  }

  /// Four rows: lost blanks, and of these the ones caused by us, by the kernel, or by something unknown.
  func run() throws -> Never {
    recorder.onBlank = { [self] in endAfterLast() }
    stage.runFrame(for: MediaClock.now)
    try stage.window.show()
    MainLoop.runForever()
  }

  private func endAfterLast() {
    guard recorder.paced.blanks.count == frames + 60 else { return }
    report()
    display.stop()
    exit(0)
  }

  private func report() {
    let losses = recorder.paced.losses(after: 60)
    func row(_ name: String, _ count: Int, isOk: Bool) {
      Row.report(
        "\(workload.key) pacing, \(frames) frames: \(name)",
        Double(count),
        "blanks",
        target: 0,
        isOk: isOk
      )
    }
    row("lost", losses.count, isOk: losses.isEmpty)
    for reason in PacedBlanks.Reason.allCases {
      let count = losses.count { $0.reason == reason }
      // A missing core, for us or for the server, is no fault of either.
      let isFault = reason == .slowFrame || reason == .unexplained
      row(reason.rawValue, count, isOk: count == 0 || !isFault)
    }
    for loss in losses where loss.reason == .unexplained { print(loss) }
  }
}
