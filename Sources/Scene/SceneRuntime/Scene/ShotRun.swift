import CoreGraphics
import FrameLoop
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
    let run = StillRun(request, on: screen, start: start)
    run.steps.skip(to: request.time, drawingLast: true)
    write(picture(of: run.stage, in: run.window))
    exit(ExitCode.success.rawValue)
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
