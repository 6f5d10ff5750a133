import CoreGraphics
import Foundation
import QuartzCore
import Raster
import FrameLoop
import UIKit
import WindowSystem
import X11Window

/// A workload in a window of the display, paced by that one's blanks.
final class WindowFrames {
  private let workload: Workload
  private let frames: Int
  private let hasMarkers: Bool
  private let stage: WindowStage
  private let root: CALayer
  private static let untimed = 60
  private var drawn = 0
  /// How many frames the profile had noted when the one before was drawn.
  private var noted = 0
  private var start = 0.0
  private var finishOthers: (@MainActor (Int) throws -> Void)?
  /// Where the time of the counted frames goes; `nil` unless that is asked.
  private var steps: StepTimes?

  init(_ workload: Workload, frames: Int, hasMarkers: Bool, hasSteps: Bool = false) throws {
    (self.workload, self.frames, self.hasMarkers) = (workload, frames, hasMarkers)
    if hasSteps { steps = StepTimes() }
    let connection = try X11Connection(loop: .runLoop)
    var options = X11WindowOptions()
    options.scale = 1
    let window = try X11Window(
      connection: connection,
      title: workload.name,
      width: Double(workload.size.width),
      height: Double(workload.size.height),
      options: options
    )
    let scene = UIWindow(frame: CGRect(origin: .zero, size: workload.size))
    stage = WindowStage(window: window, scene: scene)
    stage.background = FrameBackground(workload.background)
    root = scene.layer
    scene.isHidden = false
    workload.build(root)
    if hasSteps { stage.profile = FrameProfile() }
  }

  /// Runs until the frames are counted; with markers, until the program is ended from outside.
  func run() throws -> Never {
    stage.onFrameDrawn = { [self] in
      do { try frameDrawn() } catch { fail(error) }
    }
    stage.runFrame(for: MediaClock.now)
    try stage.window.show()
    MainLoop.runForever()
  }

  private func frameDrawn() throws {
    drawn += 1
    if drawn == Self.untimed {
      finishOthers = try workload.alsoMeasure?(root)
      start = processTime()
      if hasMarkers { mark("@BEGIN") }
    }
    if let profile = stage.profile, profile.count != noted {
      noted = profile.count
      if drawn > Self.untimed { steps?.add(profile.last) }
    }
    guard drawn == Self.untimed + frames else { return }
    if hasMarkers { return mark("@END \(frames)") }
    let cost = (processTime() - start) * 1000 / Double(frames)
    if let steps {
      steps.report(workload.key, ofWhole: cost)
      exit(0)
    }
    Row.report(
      "\(workload.key) \(workload.name)",
      cost,
      "ms CPU a frame",
      target: workload.target,
      isOk: cost <= workload.target
    )
    try finishOthers?(frames)
    exit(0)
  }

  private func fail(_ error: any Error) -> Never {
    FileHandle.standardError.write(Data("window-bench: \(error)\n".utf8))
    exit(1)
  }

  private func mark(_ text: String) {
    print(text)
    fflush(nil)
  }
}
