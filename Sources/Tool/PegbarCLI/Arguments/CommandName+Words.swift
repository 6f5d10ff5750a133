import ClipEncoding
import SceneProtocol

/// What the help and the manual page say of each command beyond its one line.
extension CommandName {
  /// What has to be known to use it, in paragraphs.
  var details: [String] {
    switch self {
    case .preview:
      [
        "The window stays open: what is saved is shown as soon as its first frame is ready, and an "
          + "error of the compiler, a crash or a scene that hangs is said over the last picture. "
          + "Time goes on where it was. The keys are in `pegbar man`.",
        "Of several files, or a folder, the first is shown; Ctrl+P chooses among them.",
        "FILE may be -: the scene is read from standard input. So it is for shot, check and "
          + "scenes too.",
      ]
    case .shot:
      [
        "Times are on the scene's own clock, which begins with its first frame: the same command "
          + "draws the same picture, byte for byte."
      ]
    case .record:
      [
        "A tape says line by line what the hand does and what the viewer is told; `Output` and `Set` "
          + "lines say where it goes and how, and options count before them; `pegbar help tapes` "
          + "has them all. A scene by itself is recorded for 3 seconds, or --duration.",
        "Times are on the scene's own clock: the same tape makes the same clip, byte for byte, "
          + "however long a picture takes. -o may be repeated: \(ClipKind.choices).",
        "Ctrl+C ends the clip where it is; a second one leaves nothing. When the tape expects what "
          + "is not so, the clip is written all the same and the exit code is 3.",
      ]
    case .test:
      [
        "Every Expect, WaitFor and Golden of a tape has to hold. Pictures that Golden names are kept "
          + "in the folder Goldens beside the tape, and written with --update. Of one that differs "
          + "there are, in Goldens/Failed, the picture as it is, one that shows where it differs, and "
          + "the layers at that time.",
        "A kept picture that no tape names is an error; --update removes it. The exit code is 3 when "
          + "something does not hold.",
      ]
    case .check:
      [
        "Messages have the form FILE:LINE:COLUMN: error: TEXT, which editors understand; with "
          + "--json they are values. All files are tried; the first error decides the exit code."
      ]
    case .scenes:
      [
        "The scene is compiled and asked. With --no-compile its text alone is read: at once, and "
          + "without running it; but names that are made by code are missing then, and previews "
          + "that #if leaves out are not."
      ]
    case .tell:
      [
        "It answers when that is done. Commands are "
          + ControlSpec.all.map(\.usage)
          .joined(separator: ", ") + ".",
        "The window listens at a socket (in $XDG_RUNTIME_DIR/pegbar), which other programs may use "
          + "too: a line of JSON for each request, such as {\"command\":\"seek\",\"time\":1.5}, and "
          + "one for each answer.",
      ]
    case .new:
      [
        "NAME may have a path and \".swift\"; the type in the file is called after it. A file that "
          + "is there already is never overwritten. -o says where else: a file, a directory that "
          + "is there, or - for standard output."
      ]
    case .clean: ["They are made again as they are needed: scenes open slower once."]
    case .completions: Shell.allCases.map { "For \($0.rawValue) \($0.installation)." }
    case .man: ["It is made of the same table as the help, and is to be read with `man -l`."]
    case .help: []
    }
  }

  /// A few lines to copy.
  var examples: [String] {
    switch self {
    case .preview:
      [
        "pegbar card.swift", "pegbar card.swift --scene Flip --size 480x320",
        "pegbar - < card.swift",
      ]
    case .shot:
      [
        "pegbar shot card.swift --at 250ms -o card.png --scale 2",
        "pegbar shot card.swift --click 40,80@0.1 --key Return@1s --at 1.5 -o pressed.png",
      ]
    case .record:
      [
        "pegbar record tour.tape", "pegbar record card.swift -o card.gif --duration 2s",
        "pegbar record tour.tape -o tour.mp4 -o frames/ --fps 60 --jobs 2",
      ]
    case .test: ["pegbar test Tapes", "pegbar test Tapes --report report.xml"]
    case .check: ["pegbar check Scenes/*.swift", "pegbar check --json card.swift"]
    case .scenes: ["pegbar scenes card.swift", "pegbar scenes --no-compile --json card.swift"]
    case .tell:
      ["pegbar tell card.swift seek 1.5", "pegbar tell card.swift state --json"]
    case .new: ["pegbar new Card", "pegbar new scenes/fade-in", "pegbar new Card -o -"]
    case .clean: ["pegbar clean"]
    case .completions: Shell.allCases.map(\.example)
    case .man: ["pegbar man | man -l -"]
    case .help: ["pegbar help shot"]
    }
  }
}
