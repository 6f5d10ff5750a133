import Foundation
import SceneProtocol

extension PanelMessage {
  /// Why a scene has no program.
  init(_ report: CompileReport) {
    guard let first = report.firstError else {
      self.init(title: "Cannot compile", text: report.problem ?? "")
      return
    }
    let errors = report.diagnostics.count { $0.severity == "error" }
    let more = errors > 1 ? " (1 of \(errors) errors)" : ""
    self.init(title: "Does not compile\(more)", text: first.message)
    hintToEdit()
    guard let file = first.file, let line = first.line else { return }
    (self.file, self.line, self.column) = (file, line, first.column)
    let column = first.column ?? 1
    place = "\((file as NSString).lastPathComponent):\(line):\(column)"
    if let source = report.errorLine { quote(source) }
  }

  /// Says how its place is opened.
  mutating func hintToEdit() {
    if let key = KeyTable.name(of: .edit) { hint = "Click, or \(key), to open it." }
  }

  /// Says how the scene is begun without the input that it may have ended by.
  mutating func hintAtInput() {
    guard let key = KeyTable.name(of: .restart) else { return }
    hint = "\(key) begins without what you did before; the next save tries again."
  }

  /// Quotes the line of its place, with a mark below the column.
  mutating func quote(_ source: String) {
    guard let line else { return }
    let (number, column) = ("\(line) │ ", column ?? 1)
    // (Columns are in bytes.)
    let before = String(decoding: source.utf8.prefix(max(0, column - 1)), as: UTF8.self)
    // Without its indentation, which has no information: more of the rest is visible.
    let indentation = source.prefix { $0 == " " || $0 == "\t" }.count
    let margin = number.count + max(0, before.count - indentation)
    lines = [
      number + source.dropFirst(indentation), String(repeating: " ", count: margin) + "▲",
    ]
  }

  /// The message about a scene that has ended unexpectedly.
  ///
  /// - Parameters:
  ///   - outcome: How its process ended.
  ///   - errorText: What that has written.
  ///   - path: The scene's path.
  ///   - sources: The paths of its texts.
  init(_ outcome: ProcessOutcome, errorText: [UInt8], path: String, sources: [String]) {
    let name = (path as NSString).lastPathComponent
    switch outcome {
    case .exited(let status):
      self.init(
        title: "The scene has ended",
        text: "\(name) ended with the exit status \(status)."
      )
    case .signalled(let signal):
      self.init(title: "The scene crashed", text: SignalName.describe(signal))
    }
    let files = Dictionary(sources.map { (($0 as NSString).lastPathComponent, $0) }) { $1 }
    let trace = CrashTrace(errorText, files: Set(files.keys))
    if let reason = trace.reason { text = reason }
    let found = trace.place(in: Set(files.keys))
    (place, file) = (found?.text ?? "", found.flatMap { files[$0.file] })
    line = place.split(separator: ":").dropFirst().first.flatMap { Int($0) }
    lines = trace.frames
    let back = KeyTable.name(of: .stepBack).map { "\($0) steps back to before it; the" } ?? "The"
    hint = "\(back) next save starts it again."
  }

  /// The message about a program that cannot be started.
  static func cannotStart(_ program: String, _ error: SystemError) -> PanelMessage {
    PanelMessage(
      title: "Cannot start \((program as NSString).lastPathComponent)",
      text: "\(program): \(error.reason)"
    )
  }

  /// The message about a scene that is in an endless loop, or waits.
  ///
  /// - Parameters:
  ///   - title: The scene's.
  ///   - places: Where its main thread is, the innermost call first, as far as that is known.
  ///   - lines: These lines.
  /// - Returns: The message.
  static func hangs(
    _ title: String,
    at places: [SourcePlace] = [],
    lines: [String] = []
  ) -> PanelMessage {
    PanelMessage(
      kind: .warning,
      title: "The scene does not answer",
      place: places.first?.words ?? "",
      file: places.first?.file,
      line: places.first?.line,
      text: "\(title) has drawn nothing for two seconds: it may be in a loop without an end.",
      lines: lines,
      hint: "\(KeyTable.name(of: .stop) ?? "") ends it; the next save starts it again."
    )
  }

  /// The message about a scene that the user has stopped.
  static var stopped: PanelMessage {
    PanelMessage(
      title: "The scene was ended",
      text: "This is its last picture.",
      hint: "The next save starts it again, and so does \(KeyTable.name(of: .reload) ?? "")."
    )
  }

  /// The message about a scene without a window, which may still open one; with the storyboard from which a phone would
  /// make it, where there is one.
  static func windowless(_ title: String, storyboard: String?) -> PanelMessage {
    let text =
      storyboard.map {
        "\(title) runs, and has made no window: on a phone \($0) makes it. Pegbar has no storyboards: make the window "
          + "and its controller in code, or show one of the controllers with #Preview."
      } ?? "\(title) runs, and has made no window: UIWindow.makeKeyAndVisible() makes one."
    return PanelMessage(kind: .warning, title: "Nothing to show yet", text: text)
  }
}
