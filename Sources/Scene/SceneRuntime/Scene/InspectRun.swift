internal import Glibc
import FrameLoop
import Inspection
import QuartzCore
import SceneProtocol
import UIKit

/// Answers what `pegbar inspect` asks of a scene, at a time of its own clock, without a display.
struct InspectRun {
  private let request: SceneRequest
  private let screen: SceneScreen

  init(_ request: SceneRequest, on screen: SceneScreen) {
    (self.request, self.screen) = (request, screen)
  }

  /// Starts the scene with its clock at 0, plays the input, and writes the answer at the time asked for.
  func run(start: (SceneRequest.Size) -> Void) -> Never {
    var window: UIWindow?
    let inspector = Inspector { window }
    inspector.follow(true)
    if EngineTrace.isOn { EngineTrace.noteCause(.start) }
    let run = StillRun(request, on: screen, start: start)
    window = run.stage.scene
    if EngineTrace.isOn { EngineTrace.noteCause(.code) }
    let isMeasured = request.inspection?.subject == .cost
    if isMeasured { run.stage.profile = FrameProfile() }
    if isMeasured {
      // (Each frame is drawn, so that the last draws again what has changed since the one before it.)
      run.steps.advance(to: request.time)
    } else {
      run.steps.skip(to: request.time, drawingLast: false)
    }
    write(answer(inspector, run))
    exit(ExitCode.success.rawValue)
  }

  private func answer(_ inspector: Inspector, _ run: StillRun) -> InspectionReport {
    guard let question = request.inspection else { return InspectionReport() }
    inspector.findNames()
    guard case .diff(let later) = question.subject else {
      var report = NamedInspection(inspector, run.stage.scene).report(on: question)
      report.answer = report.answer?.measured(by: run.stage)
      // (The machine's time is not the scene's: it would be another in each run.)
      if case .cost(var cost)? = report.answer {
        cost.slow = []
        report.answer = .cost(cost)
      }
      return report
    }
    let before = inspector.picture()
    run.steps.skip(to: later, drawingLast: false)
    var report = InspectionReport()
    report.diff = inspector.diff(from: before)
    return report
  }

  private func write(_ report: InspectionReport) {
    guard let path = request.outputPath else { return }
    do {
      try NamelessFile.write(try JSONText.encode(report), to: path)
    } catch {
      SceneExit.fail(.cannotWrite, "the answer cannot be written: \(error)")
    }
  }
}
