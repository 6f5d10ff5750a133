internal import Glibc
import SceneProtocol

/// Runs a scene's program: finds its previews, and does with one of them what the command asked.
///
/// This is the `main` of a scene that has none of its own.
@c(pegbar_run_previews)
public func runPreviews() {
  let request = SceneRunner.request(sourcePath: CommandLine.arguments[0])
  for line in request.previewLines ?? previewLinesTried { registerPreview(onLine: line) }
  let previews = PreviewRegistry.previews(defaultName: baseName(of: request.sourcePath))
  switch request.mode {
  case .list:
    for preview in previews {
      print(preview.name.split(whereSeparator: \.isNewline).joined(separator: " "))
    }
    exit(ExitCode.success.rawValue)
  case .window, .shot, .record:
    SceneRunner.run(choose(from: previews, request), among: previews.map(\.name), request)
  }
}

/// The lines where a program started without a request looks for previews.
private let previewLinesTried = Array(1...10_000)

/// Calls the function that `#Preview` generated for a line, if there is one.
private func registerPreview(onLine line: Int) {
  guard let symbol = dlsym(nil, "pegbar_preview_\(line)") else { return }
  unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)()
}

/// The preview that the request names, or the first; ends the program when there is none.
private func choose(from previews: [Preview], _ request: SceneRequest) -> Preview {
  guard let name = request.previewName else {
    guard let first = previews.first else {
      SceneRunner.fail(.doesNotCompile, "\(request.sourcePath): no #Preview to show")
    }
    return first
  }
  guard let named = previews.first(where: { $0.name == name }) else {
    // A preview whose name has changed while the user works on the file is no reason to show nothing.
    if request.parentWindow != nil, let first = previews.first { return first }
    SceneRunner.fail(.usage, "\(request.sourcePath): no scene is called \"\(name)\"")
  }
  return named
}

/// A path's last part without its extension.
private func baseName(of path: String) -> String {
  let file = path.split(separator: "/").last ?? "Preview"
  return String(file.hasSuffix(".swift") ? file.dropLast(6) : file)
}
