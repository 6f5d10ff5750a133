internal import Glibc
import SceneProtocol
import UIKit

/// Runs a scene's program: finds its previews, and does with one of them what the command asked.
///
/// This is the `main` of a scene that has none of its own.
@c(pegbar_run_previews)
public func runPreviews() {
  let request = SceneRunner.request(sourcePath: CommandLine.arguments[0])
  PreviewProgram.run(request, PreviewProgram.registered(for: request))
}

/// Runs a program that has an application's delegate: what UIKit does for `@main` and `UIApplicationMain`.
@c(pegbar_run_application)
public func runApplication() {
  guard let delegateType = ApplicationStart.delegateType else { return }
  PreviewProgram.run(delegateType)
}

/// The previews of this program, and what is done with one of them.
enum PreviewProgram {
  /// Runs a program that has an `@main` delegate, or one of the previews beside that.
  static func run(_ delegateType: any UIApplicationDelegate.Type) -> Never {
    let request = SceneRunner.request(sourcePath: CommandLine.arguments[0])
    let previews = registered(for: request)
    let names = previews.map(\.name)
    let isOther = request.previewName.map { name in
      // A preview that was removed or renamed while the user edits: show another, not nothing.
      name != SceneRequest.applicationName
        && (names.contains(name) || request.parentWindow == nil)
    }
    if isOther == true || request.mode == .list { run(request, previews) }
    SceneRunner.run(delegateType, beside: names, request)
  }

  /// Lists the previews, or shows the one that the request names.
  static func run(_ request: SceneRequest, _ previews: [Preview]) {
    switch request.mode {
    case .list:
      for preview in previews {
        print(preview.name.split(whereSeparator: \.isNewline).joined(separator: " "))
      }
      exit(ExitCode.success.rawValue)
    case .window, .shot, .inspect, .record:
      SceneRunner.run(choose(from: previews, request), among: previews.map(\.name), request)
    }
  }

  /// Registers all previews, by the functions that `#Preview` has generated; call it once.
  ///
  /// A program that is started without a request searches itself for them.
  static func registered(for request: SceneRequest) -> [Preview] {
    let own = baseName(of: request.sourcePath)
    let functions: [(name: String, file: String)] =
      if let places = request.previews {
        // The text of standard input is kept in a file, but the scene has a name of its own.
        places.map { ($0.symbol, request.folders.isEmpty ? own : $0.file) }
      } else {
        PreviewSymbols.own.map { ($0.name, $0.file) }
      }
    for (name, file) in functions {
      PreviewRegistry.defaultName = file
      guard let function = dlsym(nil, name) else { continue }
      unsafeBitCast(function, to: (@convention(c) () -> Void).self)()
    }
    return PreviewRegistry.previews
  }

  /// The preview that the request names, or the first; ends the program when there is none.
  private static func choose(from previews: [Preview], _ request: SceneRequest) -> Preview {
    guard let name = request.previewName else {
      guard let first = previews.first else {
        SceneExit.fail(.doesNotCompile, "\(request.sourcePath): no #Preview to show")
      }
      return first
    }
    guard let named = previews.first(where: { $0.name == name }) else {
      // A preview whose name has changed while the user works on the file is no reason to show nothing.
      if request.parentWindow != nil, let first = previews.first { return first }
      SceneExit.fail(.usage, "\(request.sourcePath): no scene is called \"\(name)\"")
    }
    return named
  }

  /// A path's last part without its extension.
  private static func baseName(of path: String) -> String {
    let file = path.split(separator: "/").last ?? "Preview"
    return String(file.hasSuffix(".swift") ? file.dropLast(6) : file)
  }
}
