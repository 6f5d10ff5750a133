import CoreGraphics
internal import Glibc
package import SceneProtocol
import UIKit

/// Does with a scene what the command asked: shows it in a window, or draws one picture of it.
package enum SceneRunner {
  /// Runs `preview` until its window closes or its picture is written, then ends the program with the exit code for the
  /// result.
  ///
  /// - Parameters:
  ///   - preview: The preview to show.
  ///   - names: The names of all previews of the file.
  ///   - request: The command's request.
  package static func run(
    _ preview: Preview,
    among names: [String],
    _ request: SceneRequest
  ) -> Never {
    let device = preview.device(for: request)
    checkCorners(request, device)
    guard request.variants.isEmpty else { runVariants(of: preview, among: names, request, device) }
    let content = preview.made
    var screen = SceneScreen(size: request.size, device: device) {
      content.size(for: preview.layout) ?? Preview.defaultSize
    }
    screen.roundsCorners = request.roundsCorners
    run(request, (names, preview.name), on: screen) { size in
      content.makeWindow(size: size).makeKeyAndVisible()
      UIApplication.shared.becomeActive()
    }
  }

  /// Runs variants of `preview` side by side.
  private static func runVariants(
    of preview: Preview,
    among names: [String],
    _ request: SceneRequest,
    _ device: Device?
  ) -> Never {
    let grid = VariantGrid(preview, request)
    let screen = SceneScreen(size: request.size, device: device, grid: grid) { grid.ownSize }
    run(request, (names, preview.name), on: screen) { size in
      grid.makeWindow(size: size).makeKeyAndVisible()
      UIApplication.shared.becomeActive()
    }
  }

  /// Rounded corners are a device's: without one there is nothing to round.
  private static func checkCorners(_ request: SceneRequest, _ device: Device?) {
    guard request.roundsCorners, device == nil, !request.variants.variesDevice else { return }
    SceneExit.fail(
      .usage,
      "\(request.sourcePath): --corners rounds a device's screen, and there is none; add --device"
    )
  }

  /// Runs the application of a scene that has an `@main` delegate.
  ///
  /// - Parameters:
  ///   - delegateType: The delegate's class.
  ///   - names: The names of the scene's previews.
  ///   - request: The command's request.
  package static func run(
    _ delegateType: any UIApplicationDelegate.Type,
    beside names: [String],
    _ request: SceneRequest
  ) -> Never {
    let own = SceneRequest.applicationName
    guard request.variants.isEmpty else {
      SceneExit.fail(
        .usage,
        "\(request.sourcePath): --variants needs a #Preview; an application (@main) has one window"
      )
    }
    checkCorners(request, request.device)
    var screen = SceneScreen(size: request.size, device: request.device) { Preview.defaultSize }
    screen.roundsCorners = request.roundsCorners
    run(request, names.isEmpty ? nil : ([own] + names, own), on: screen) { _ in
      let delegate = delegateType.init()
      application = delegate
      UIApplication.shared.launch(delegate)
    }
  }

  /// Retains the delegate: UIKit does not.
  private static var application: (any UIApplicationDelegate)?

  private static func run(
    _ request: SceneRequest,
    _ previews: (all: [String], shown: String)?,
    on screen: SceneScreen,
    start: (SceneRequest.Size) -> Void
  ) -> Never {
    // A scene's pictures and fonts are in its folder.
    UIImage.folders =
      request.folders.isEmpty ? [folder(of: request.sourcePath)] : request.folders
    SceneFonts.add(filesIn: UIImage.folders)
    switch request.mode {
    case .window: WindowRun(request, on: screen).run(previews: previews, start: start)
    case .shot: ShotRun(request, on: screen).run(start: start)
    case .inspect: InspectRun(request, on: screen).run(start: start)
    case .record:
      let name = previews?.shown ?? SceneRequest.applicationName
      let title = name == SceneRequest.applicationName ? request.title : name
      RecordRun(request, title: title, on: screen).run(start: start)
    case .list: exit(ExitCode.success.rawValue)
    }
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The command's request, removed from the environment so that programs which the scene starts do not see it; without
  /// a request, a window.
  ///
  /// If the command asked for it, the program from now on also ends with its standard input.
  package static func request(sourcePath: String) -> SceneRequest {
    guard let value = getenv(SceneRequest.environmentVariable) else {
      // A program of one's own, in whose title its folder has no place.
      let name = sourcePath.split(separator: "/").last.map(String.init) ?? sourcePath
      return SceneRequest(mode: .window, sourcePath: sourcePath, title: name)
    }
    let json = String(cString: value)
    unsetenv(SceneRequest.environmentVariable)
    if SceneRequest.isAwaited(json) { prepareForRequest() }
    do {
      let request = try SceneRequest(decoding: json)
      if request.endsWithStandardInput { Lifeline.holdOnToStandardInput() }
      if let literals = request.literals { SceneLiteral.take(literals) }
      return request
    } catch is SystemError {
      // The window was closed before it sent the request.
      exit(ExitCode.runtimeFailure.rawValue)
    } catch {
      SceneExit.fail(.usage, "\(SceneRequest.environmentVariable) cannot be read: \(error)")
    }
  }

  /// While the requesting window is still being made, does what any request needs: reads the fonts, and warms up the
  /// coders of requests and messages, whose first use is slow.
  private static func prepareForRequest() {
    SceneFonts.prepare()
    let any = SceneRequest(mode: .window, sourcePath: "", title: "")
    _ = try? SceneRequest(decoding: any.encoded())
    MessageChannel.prepare(sending: SceneReport.ready, receiving: SceneCommand.show(plays: true))
  }
}
