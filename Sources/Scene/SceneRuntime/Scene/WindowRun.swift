@preconcurrency import Glibc
import QuartzCore
import SceneProtocol
import CoreGraphics
import FrameLoop
import Pixels
import UIKit
import X11Window

/// Shows a scene in a window of the X display until that is closed: in a window of its own, or embedded in Pegbar's.
struct WindowRun {
  private let request: SceneRequest
  private let size: SceneRequest.Size
  private let connection: X11Connection
  private let host: SceneHost
  private let pasteboard: X11Pasteboard
  private let device: Device?
  private let cornerRadius: Double

  /// Connects to the display; on failure the program ends with a message.
  init(_ request: SceneRequest, on screen: SceneScreen) {
    self.request = request
    (device, cornerRadius) = (screen.device, screen.cornerRadius)
    do throws(X11Error) {
      let connection = try X11Connection(loop: .runLoop)
      connection.timeline = .media
      self.connection = connection
      pasteboard = X11Pasteboard(connection: connection)
      let scale = try connection.scale(explicit: request.scale)
      let isAlone = request.parentWindow == nil
      UIAccessibility.configure(
        reduceMotion: request.look.reducesMotion || isAlone && connection.wantsNoAnimations
      )
      UITraitCollection.configure(
        style: isAlone && connection.wantsDark ? .dark : request.look.style
      )
      size = screen.configure(scale: scale, room: connection.room(scale: scale))
      var options = X11WindowOptions()
      options.scale = request.scale
      options.parent = request.parentWindow
      host = SceneHost { scene in
        // Further windows of a scene are not embedded.
        defer { options.parent = nil }
        let parentSize = options.parent == nil ? nil : request.parentSize
        let window = try X11Window(
          connection: connection,
          title: request.title,
          width: parentSize.map { Double($0.width) / scale } ?? Double(scene.bounds.width),
          height: parentSize.map { Double($0.height) / scale } ?? Double(scene.bounds.height),
          options: options
        )
        if request.reportsStatistics { Console.write("pegbar: \(window.report)\n", to: .error) }
        return options.parent == nil ? window : MagnifiedWindow(window, look: request.look)
      }
    } catch {
      SceneExit.fail(.unavailable, "\(error)")
    }
  }

  /// Starts the scene and runs the main loop; ends the program with the last window.
  ///
  /// - Parameters:
  ///   - previews: The names of the file's previews, and of this one; `nil` for an application.
  ///   - start: Creates the scene, for a window of this size.
  func run(
    previews: (all: [String], shown: String)?,
    start: (SceneRequest.Size) -> Void
  ) -> Never {
    host.cornerRadius = cornerRadius
    host.onFailure = { SceneExit.fail(.unavailable, "\($0)") }
    host.onConnectionLost = { SceneExit.fail(.unavailable, $0) }
    host.onStageClosed = { [reports = request.reportsStatistics] stage in
      if reports { Console.write("pegbar: \(stage.statistics)\n", to: .error) }
    }
    host.onLastWindowClosed = { [pasteboard] in
      UIApplication.shared.terminate()
      // What was copied must outlive the program.
      pasteboard.handOver { exit(ExitCode.success.rawValue) }
    }
    UIPasteboard.host = pasteboard
    UIApplication.shared.host = host
    // Line buffering: what a scene prints appears line by line, also in a pipe.
    setvbuf(stdout, nil, _IOLBF, 0)
    let previewed = PreviewedScene(request, on: device, host: host, connection: connection)
    // An embedded scene gets the settings from Pegbar's window.
    let settings = request.parentWindow == nil ? followSettings() : nil
    return withExtendedLifetime((host, previewed, settings)) {
      start(size)
      CATransaction.flush()
      previewed?.begin(previews: previews)
      MainLoop.runForever()
    }
  }

  private func followSettings() -> SettingsWatch {
    SettingsWatch(connection) { [unowned connection] in
      UITraitCollection.configure(style: connection.wantsDark ? .dark : .light)
    }
  }
}

extension X11Connection {
  /// The largest share of the screen that a window of variants takes by itself.
  private static let share = 0.9

  /// The room that a window of variants has on the screen, in points.
  fileprivate func room(scale: Double) -> CGSize {
    CGSize(
      width: Double(screenSize.width) * Self.share / scale,
      height: Double(screenSize.height) * Self.share / scale
    )
  }
}
