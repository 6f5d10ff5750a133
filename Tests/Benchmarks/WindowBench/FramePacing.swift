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
///
/// Also what a frame takes, on screens other than the usual one: faster, or with more pixels.
final class FramePacing {
  static let key = "pacing"

  /// A screen that a workload fills.
  struct Screen {
    /// What rows of it are asked for by, after the workload's key.
    var key = ""
    /// What its rows are called.
    var name = ""
    /// Blanks a second.
    var rate = 60
    /// Columns, in pixels; `nil` for one pixel a point.
    var width: Int?

    static let usual = Screen()
    static let others = [
      Screen(key: "-120", name: " at 120 Hz", rate: 120),
      Screen(key: "-144", name: " at 144 Hz", rate: 144),
    ]
    static let large = Screen(key: "-4K", name: " at 3840 × 2160", width: 3840)
  }

  private let workload: Workload
  private let screen: Screen
  private let display: VirtualDisplay
  private let stage: WindowStage
  private let frames: Int
  private let recorder: BlankRecorder
  private static let untimed = 60
  /// The process's CPU time when the first frame that counts began, in seconds.
  private var start = 0.0
  /// The greatest part of the time between two blanks that is good enough for a frame, in percent.
  private static let targetShare = 60.0

  /// - Parameters:
  ///   - workload: The workload that moves.
  ///   - screen: The screen that it fills.
  ///   - frames: The number of observed frames, after sixty that are not.
  /// - Throws: The reason why there is no display or window.
  init(_ workload: Workload = .movers, on screen: Screen = .usual, frames: Int) throws {
    (self.workload, self.screen, self.frames) = (workload, screen, frames)
    let size = workload.size
    var options = X11WindowOptions()
    options.scale = screen.width.map { Double($0) / size.width } ?? 1
    display = try VirtualDisplay(
      width: Int(size.width * (options.scale ?? 1)),
      height: Int(size.height * (options.scale ?? 1)),
      options: ["-fakescreenfps", "\(screen.rate)"]
    )
    let window = try X11Window(
      connection: X11Connection(displayName: display.name, loop: .runLoop),
      title: workload.name,
      width: size.width,
      height: size.height,
      options: options
    )
    let scene = UIWindow(frame: CGRect(origin: .zero, size: workload.size))
    stage = WindowStage(window: window, scene: scene)
    stage.background = FrameBackground(workload.background)
    scene.isHidden = false
    workload.build(scene.layer)
    recorder = try BlankRecorder(stage, server: display.serverPID())
  }

  /// A row for lost blanks, and one for each cause of these: us, the kernel, or something unknown; on other screens
  /// also what a frame takes of the process's CPU time, and of the time between two blanks.
  func run() throws -> Never {
    recorder.onBlank = { [self] in endAfterLast() }
    stage.runFrame(for: MediaClock.now)
    try stage.window.show()
    MainLoop.runForever()
  }

  private func endAfterLast() {
    if recorder.paced.blanks.count == Self.untimed { start = processTime() }
    guard recorder.paced.blanks.count == frames + Self.untimed else { return }
    report()
    if !screen.key.isEmpty { reportTime() }
    display.stop()
    exit(0)
  }

  private func report() {
    let losses = recorder.paced.losses(after: Self.untimed)
    func row(_ name: String, _ count: Int, isOk: Bool) {
      Row.report(
        "\(workload.key)\(screen.name) pacing, \(frames) frames: \(name)",
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

  private func reportTime() {
    let cost = (processTime() - start) * 1000 / Double(frames)
    Row.report("\(workload.key)\(screen.name)", cost, "ms CPU a frame", target: nil, isOk: true)
    let shares = recorder.paced.blanks.dropFirst(Self.untimed)
      .map { ($0.asked - $0.arrival) * Double(screen.rate) * 100 }.sorted()
    let share = shares[shares.count * 95 / 100]
    Row.report(
      "\(workload.key)\(screen.name), 95 of 100 frames",
      share,
      "% of the time between blanks",
      target: Self.targetShare,
      isOk: share <= Self.targetShare
    )
  }
}
