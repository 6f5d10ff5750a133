import ClipEncoding
import TapeLanguage
import SceneProtocol

/// All errors of the command, with their messages and exit codes.
enum CommandError: Error {
  /// The arguments are wrong; the command whose usage is shown, and a word that may have been meant.
  case usage(String, CommandUsage? = nil, meant: String? = nil)
  /// The scene's file cannot be read.
  case noInput(path: String, reason: String)
  /// A folder, or a package, has nothing to show.
  case noScenes(path: String, reason: String)
  /// The compiler has already reported the errors.
  case doesNotCompile(path: String, errors: Int)
  /// The scene compiles but has nothing to show.
  case nothingToShow(path: String, reason: String)
  /// A part of the machine that the command needs is missing.
  case unavailable(String)
  /// A machine has another Pegbar than this one, so its parts would have other bytes; what it has, if it says.
  case otherVersion(host: String, theirs: String?, own: String)
  /// A part of a recording was made in vain each time: its number in words, and what it printed last.
  case partFailed(name: String, host: String, times: Int, status: Int32, log: String)
  /// A file cannot be written.
  case cannotWrite(path: String, reason: String)
  /// A tape has lines with errors.
  case wrongTape(path: String, [TapeError])
  /// A tape does not name its scene.
  case tapeWithoutScene(path: String)
  /// A recording cannot be written; the reason comes from its writer.
  case clip(ClipError)
  /// A signal ended the scene's program; with the time, if that is known.
  case sceneCrashed(path: String, signal: Int32, moment: String = "")
  /// The scene's program did not end, or make its next frame, in the time that it had, in seconds.
  case sceneHangs(path: String, seconds: Double, moment: String = "")
  /// The scene's program ended without its picture.
  case noPicture(path: String)
  /// The error was already reported, by the scene's program or for one file of several.
  case alreadyReported(status: Int32)
  /// The user pressed Ctrl+C, or another process asked the command to end.
  case interrupted(signal: Int32)

  /// The status that the command exits with.
  var exitStatus: Int32 {
    switch self {
    case .usage: ExitCode.usage.rawValue
    case .noInput, .noScenes: ExitCode.noInput.rawValue
    case .doesNotCompile, .nothingToShow, .wrongTape, .tapeWithoutScene:
      ExitCode.doesNotCompile.rawValue
    case .unavailable: ExitCode.unavailable.rawValue
    case .otherVersion: ExitCode.unavailable.rawValue
    case .partFailed(_, _, _, let status, _): status
    case .cannotWrite: ExitCode.cannotWrite.rawValue
    case .clip(let error): error.exitCode.rawValue
    case .sceneCrashed, .sceneHangs: ExitCode.sceneCrashed.rawValue
    case .noPicture: ExitCode.runtimeFailure.rawValue
    case .alreadyReported(let status): status
    case .interrupted(let signal): 128 + signal
    }
  }

  /// The error in one sentence; without the command's name, and without how to fix it.
  var reason: String {
    switch self {
    case .usage(let text, _, let meant): text + question(meant)
    case .noInput(let path, let reason), .noScenes(let path, let reason):
      "cannot read \(path): \(reason)"
    case .doesNotCompile(let path, let errors):
      "\(path) does not compile (\(errors) error\(errors == 1 ? "" : "s"))"
    case .nothingToShow(_, let reason): "nothing to show: \(reason)"
    case .unavailable(let text): text
    case .otherVersion(let host, let theirs, let own):
      "\(host) has Pegbar \(theirs ?? "of another version"), and this machine \(own): a recording's "
        + "bytes may differ; install the same there, or leave \(host) out"
    case .partFailed(let name, let host, let times, _, _):
      "\(name): it failed \(times == 1 ? "once" : "\(times) times")\(host.isEmpty ? "" : ", the last time on \(host)")"
    case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)"
    case .wrongTape(let path, let errors):
      "\(path) cannot be played (\(errors.count) error\(errors.count == 1 ? "" : "s"))"
    case .tapeWithoutScene(let path):
      "\(path) does not say what is recorded: add `Set Scene FILE.swift` to it"
    case .clip(let error): "\(error)"
    case .sceneCrashed(let path, let signal, let moment):
      "\(path): the scene crashed\(moment): \(SignalName.describe(signal))"
    case .sceneHangs(let path, let seconds, let moment):
      "\(path): the scene was ended as it took more than \(InspectedValue.number(seconds)) s\(moment): "
        + "its code may never end; --timeout gives it longer"
    case .noPicture(let path): "\(path): the scene ended before its picture was drawn"
    case .alreadyReported(let status): "the scene ended with status \(status)"
    case .interrupted(let signal): "ended by signal \(signal)"
    }
  }

  /// The text for standard error, without a newline at the end; `nil` for none.
  var message: String? {
    switch self {
    case .usage(_, let command, _):
      usageMessage(command)
    case .nothingToShow(let path, _):
      """
      \(path):1:1: error: \(reason)
      pegbar: add at the end of \(path), for a view, a view controller or a layer:

          #Preview("Name") {
            MyView()
          }
      """
    case .wrongTape(_, let errors):
      errors.map { $0.message + "\n" }.joined() + "pegbar: \(reason)"
    case .partFailed(_, _, _, _, let log):
      (log.isEmpty || log.hasSuffix("\n") ? log : log + "\n") + "pegbar: \(reason)"
    case .alreadyReported, .interrupted:
      nil
    default:
      "pegbar: \(reason)"
    }
  }

  private func question(_ meant: String?) -> String {
    meant.map { "; did you mean `\($0)`?" } ?? ""
  }

  private func usageMessage(_ command: CommandUsage?) -> String {
    let usage = command?.usage ?? CommandUsage.usual
    let topic = command.map { "pegbar help \($0.name)" } ?? "pegbar --help"
    return "pegbar: \(reason)\nusage: \(usage)   (more: \(topic))"
  }
}
