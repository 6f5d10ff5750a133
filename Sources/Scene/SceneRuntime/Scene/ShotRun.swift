import CoreGraphics
import FrameLoop
import Inspection
internal import Glibc
import Pixels
import QuartzCore
import SceneProtocol
import TapeEvents
import UIKit
import WindowSystem

/// Draws one picture of a scene at a time of its own clock, without a display.
struct ShotRun {
  private let request: SceneRequest
  private let screen: SceneScreen

  init(_ request: SceneRequest, on screen: SceneScreen) {
    self.request = request
    self.screen = screen
  }

  /// Starts the scene with its clock at 0, plays the input, and writes the picture at the time asked for.
  func run(start: (SceneRequest.Size) -> Void) -> Never {
    var window: UIWindow?
    let inspector = Inspector { window }
    if request.drawing != nil { inspector.follow(true) }
    let run = StillRun(request, on: screen, start: start)
    window = run.stage.scene
    if let drawing = request.drawing {
      // (What it draws follows the scene from the start, as in a recording.)
      let place = pointer
      drawing.draw(over: run.stage, inspector) { place }
    }
    if request.drawing?.part == .cost {
      run.steps.advance(to: request.time)
    } else {
      run.steps.skip(to: request.time, drawingLast: true)
    }
    if let drawing = request.drawing {
      // (Nothing is run on the way to the first frame, which is drawn without it.)
      if request.time == 0 { run.stage.runFrame(for: 0) }
      check(drawing, inspector, run.stage)
    }
    write(picture(of: run.stage, in: run.window))
    exit(ExitCode.success.rawValue)
  }

  /// The pointer's last place until the time of the picture.
  private var pointer: CGPoint? {
    request.events.last { $0.time <= request.time && $0.place != nil }?.place
      .map { CGPoint(x: $0.x, y: $0.y) }
  }

  /// Ends with the reason where the picture would not have what is asked for.
  private func check(_ drawing: InspectorDrawing, _ inspector: Inspector, _ stage: WindowStage) {
    guard let name = drawing.layer else { return }
    let subject: InspectionQuestion.Subject =
      if case .why(let property) = drawing.part {
        .why(name, property: property)
      } else {
        .layer(name)
      }
    let report = NamedInspection(inspector, stage.scene).report(on: InspectionQuestion(subject))
    guard let problem = report.problem else { return }
    let meant = report.meant.map { "; did you mean `\($0)`?" } ?? ""
    SceneExit.fail(.usage, problem + meant)
  }

  /// The pixels of the window, or a picture by another path that the variable selects.
  ///
  /// Tests compare the two other paths: neither snaps layers at rest between pixels to whole ones.
  private func picture(of stage: WindowStage, in window: HeadlessWindow) -> CGImage {
    switch ProcessEnvironment.value("PEGBAR_SHOT_BY") {
    case "render-in":
      return drawing(of: stage)
    case "frame-between-pixels":
      return stage.pictureBetweenPixels()
    default:
      return window.image()
    }
  }

  /// The window's layer as `render(in:)` draws its presentation, over the background of frames.
  private func drawing(of stage: WindowStage) -> CGImage {
    let size = stage.window.pixelSize
    let isDark = stage.scene.traitCollection.userInterfaceStyle == .dark
    do {
      let context = try CGContext(
        pixelWidth: size.width,
        pixelHeight: size.height,
        scale: stage.window.scale
      )
      context.setFillColor(isDark ? .black : .white)
      context.fill(stage.scene.layer.bounds)
      (stage.scene.layer.presentation() ?? stage.scene.layer).render(in: context)
      guard let image = context.makeImage() else {
        SceneExit.fail(
          .runtimeFailure,
          "\(request.sourcePath): there is no memory for its picture"
        )
      }
      return image
    } catch {
      SceneExit.fail(.runtimeFailure, "\(request.sourcePath): \(error)")
    }
  }

  private func write(_ image: CGImage) {
    guard let path = request.outputPath else { return }
    do {
      try image.writePNG(to: path)
    } catch {
      SceneExit.fail(.cannotWrite, "\(error)")
    }
  }
}
