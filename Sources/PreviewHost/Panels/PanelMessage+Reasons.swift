import Foundation
import SceneProtocol

extension PanelMessage {
  /// Why there is no program of a scene.
  init(_ report: CompileReport) {
    let errors = report.diagnostics.filter { $0.severity == "error" }
    guard let first = errors.first else {
      self.init(kind: .cannotRun, title: "Cannot compile", text: report.problem ?? "")
      return
    }
    let more = errors.count > 1 ? " (1 of \(errors.count) errors)" : ""
    self.init(kind: .doesNotCompile, title: "Does not compile\(more)", text: first.message)
    guard let file = first.file, let line = first.line else { return }
    self.line = line
    let column = first.column ?? 1
    place = "\((file as NSString).lastPathComponent):\(line):\(column)"
    guard let source = first.sourceLine else { return }
    let number = "\(line) │ "
    let margin = String(repeating: " ", count: number.count + max(0, column - 1))
    lines = [number + source, margin + "▲"]
  }

  /// What a scene's end means that nobody had asked for.
  init(_ outcome: SpawnedProcess.Outcome, errorText: [UInt8], path: String) {
    let name = (path as NSString).lastPathComponent
    switch outcome {
    case .exited(let status):
      self.init(
        kind: .crashed,
        title: "The scene has ended",
        text: "\(name) ended with the exit status \(status)."
      )
    case .signalled(let signal):
      self.init(kind: .crashed, title: "The scene crashed", text: SignalName.describe(signal))
    }
    let trace = CrashTrace(errorText, file: name)
    if let reason = trace.reason { text = reason }
    place = trace.place(in: name) ?? ""
    line = place.split(separator: ":").dropFirst().first.flatMap { Int($0) }
    lines = trace.frames
    hint = "The next save starts it again."
  }

  /// A program that cannot be started.
  static func cannotStart(_ program: String, _ error: any Error) -> PanelMessage {
    let number = (error as? SpawnedProcess.Failure)?.number
    let reason = number.map { String(cString: strerror($0)) } ?? "\(error)"
    return PanelMessage(
      kind: .cannotRun,
      title: "Cannot start \((program as NSString).lastPathComponent)",
      text: "\(program): \(reason)"
    )
  }
}
