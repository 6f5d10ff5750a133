import Foundation
import Testing

/// Recordings in parts, which processes of this machine make.
@Suite(.timeLimit(.minutes(10))) struct `A recording in parts` {
  private static let names = ["out.gif", "out.mp4", "out.srt"]
  private static let outputs = (names + ["frames/"]).map { "-o \($0)" }.joined(separator: " ")

  /// The files of a recording by one process.
  static func whole(_ options: String = "") async throws -> Workspace {
    let workspace = try FarmScenes.workspace()
    let run = try await workspace.pegbar(line: "record a.tape \(outputs) \(options)")
    #expect(run.status == 0, "\(run.errors)")
    return workspace
  }

  /// Compares the files of two recordings.
  static func expectSame(_ one: Workspace, _ other: Workspace) throws {
    let (made, expected) = (try one.outputs(), try other.outputs())
    try #require(made == expected, "all is there, and nothing else is left")
    for name in names { #expect(try one.bytes(of: name) == other.bytes(of: name), "\(name)") }
    let frames = try FileManager.default.contentsOfDirectory(atPath: one.path + "/frames")
    #expect(frames.count == 36)
    for name in frames {
      #expect(try one.bytes(of: "frames/\(name)") == other.bytes(of: "frames/\(name)"), "\(name)")
    }
  }

  @Test(arguments: ["--parts 1", "--parts 3 --jobs 2", "--parts 9 --hold 300ms", "--parts 1000"])
  func `has the bytes of one that a single process makes`(options: String) async throws {
    let hold = options.contains("--hold") ? "--hold 300ms" : ""
    let workspace = try FarmScenes.workspace()
    let run = try await workspace.pegbar(
      line: "record a.tape \(Self.outputs) --on local \(options)"
    )
    #expect(run.status == 0, "\(run.errors)")
    let whole = try await Self.whole(hold)
    for name in Self.names { #expect(try workspace.bytes(of: name) == whole.bytes(of: name)) }
    if hold.isEmpty { try Self.expectSame(workspace, whole) }
  }

  /// Noise is what packs worst.
  @Test func `has the pixels of any picture`() async throws {
    let workspace = try FarmScenes.workspace(["a.tape": "Set Preview \"Noise\"\nSleep 700ms\n"])
    for options in ["-o one/", "-o parts/ --on local --parts 3"] {
      let run = try await workspace.pegbar(line: "record a.tape --fps 20 \(options)")
      #expect(run.status == 0, "\(run.errors)")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: workspace.path + "/one")
    #expect(names.count == 14)
    for name in names {
      #expect(try workspace.bytes(of: "one/\(name)") == workspace.bytes(of: "parts/\(name)"))
    }
  }

  @Test func `makes a part again that has failed`() async throws {
    let workspace = try FarmScenes.workspace()
    try workspace.write("", to: "crash-once")
    let run = try await workspace.pegbar(
      line: "record a.tape \(Self.outputs) --on local --parts 3"
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(!workspace.has("crash-once"))
    try Self.expectSame(workspace, try await Self.whole())
  }

  @Test func `says the part's own error when it fails each time, and leaves the old file`()
    async throws
  {
    let workspace = try FarmScenes.workspace()
    try workspace.write("", to: "crash")
    try workspace.write("old", to: "out.gif")
    let run = try await workspace.pegbar(line: "record a.tape -o out.gif --on local --parts 3")
    #expect(run.status == 70)
    for text in ["the lens is broken", "the scene crashed", "a.tape, ", "it failed 3 times"] {
      #expect(run.errors.contains(text), "\(run.errors)")
    }
    #expect(try workspace.text(of: "out.gif") == "old")
    #expect(try workspace.outputs() == ["out.gif"])
  }

  @Test func `goes on when a part's process is killed`() async throws {
    let workspace = try FarmScenes.workspace()
    try workspace.write("", to: "hang-once")
    let run = try await workspace.pegbar(
      "record",
      "a.tape",
      "-o",
      "out.gif",
      "-o",
      "out.mp4",
      "-o",
      "out.srt",
      "-o",
      "frames/",
      "--on",
      "local",
      "--parts",
      "3",
      "--jobs",
      "8"
    ) { _ in
      try await workspace.wait { try !workspace.has("hang-once") && workspace.parts().count == 1 }
      for part in try workspace.parts() { kill(part, SIGKILL) }
    }
    #expect(run.status == 0, "\(run.errors)")
    try Self.expectSame(workspace, try await Self.whole())
  }

  @Test func `leaves nothing behind when the user ends it`() async throws {
    let workspace = try FarmScenes.workspace()
    try workspace.write("", to: "hang-once")
    let run = try await workspace.pegbar(
      "record",
      "a.tape",
      "-o",
      "out.gif",
      "--on",
      "local",
      "--parts",
      "3"
    ) { command in
      try await workspace.wait { !workspace.has("hang-once") }
      kill(command, SIGINT)
    }
    #expect(run.status == 130)
    #expect(try workspace.outputs() == [])
    #expect(try workspace.parts() == [])
  }

  @Test func `is written when an expectation of the tape fails`() async throws {
    let tape = FarmScenes.tape + "Expect #box.opacity == 0\nScreenshot end.png\n"
    let workspace = try FarmScenes.workspace(["a.tape": tape])
    let line = "record a.tape -o out.gif"
    let whole = try await workspace.pegbar(line: line)
    let names = ["out.gif", "end.png"]
    let bytes = try names.map(workspace.bytes)
    for name in names { try FileManager.default.removeItem(atPath: "\(workspace.path)/\(name)") }
    let run = try await workspace.pegbar(line: line + " --on local --parts 3")
    #expect(run.status == 3 && whole.status == 3)
    #expect(try names.map(workspace.bytes) == bytes)
    let failures = { (text: String) in text.split(separator: "\n").filter { $0.contains("a.tape:") }
    }
    #expect(failures(run.errors).first == failures(whole.errors).first, "once: \(run.errors)")
  }

  @Test func `goes on in a folder of its own`() async throws {
    let workspace = try FarmScenes.workspace()
    let line = "record a.tape -o out.gif --on local --parts 3 --work kept"
    #expect(try await workspace.pegbar(line: line).status == 0)
    let bytes = try workspace.bytes(of: "out.gif")
    // What is there is not made again: its log would be another one.
    let numbers = 0..<4
    for number in numbers { try workspace.write("kept", to: "kept/\(number).log") }
    #expect(try await workspace.pegbar(line: line).status == 0)
    #expect(try workspace.bytes(of: "out.gif") == bytes)
    for number in numbers { #expect(try workspace.text(of: "kept/\(number).log") == "kept") }
    // A part of another recording, and one without its pictures, are.
    try FileManager.default.removeItem(atPath: workspace.path + "/kept/2.pictures")
    #expect(try await workspace.pegbar(line: line).status == 0)
    #expect(try workspace.bytes(of: "out.gif") == bytes)
    #expect(try numbers.filter { try workspace.text(of: "kept/\($0).log") == "kept" } == [0, 1, 3])
    #expect(try await workspace.pegbar(line: line + " --fps 25").status == 0)
    #expect(try numbers.allSatisfy { try workspace.text(of: "kept/\($0).log") != "kept" })
    // One that failed is tried again.
    try workspace.write("", to: "crash")
    #expect(try await workspace.pegbar(line: line).status == 70)
    try FileManager.default.removeItem(atPath: workspace.path + "/crash")
    #expect(try await workspace.pegbar(line: line).status == 0)
    #expect(try workspace.bytes(of: "out.gif") == bytes)
  }

  @Test(arguments: [0, 5, 12, 30, -1])
  func `refuses a part that is cut, with its path`(length: Int) async throws {
    let workspace = try FarmScenes.workspace()
    let line = "record a.tape -o out.gif --on local --parts 2 --work kept"
    #expect(try await workspace.pegbar(line: line).status == 0)
    let whole = try workspace.bytes(of: "kept/2.pictures")
    let cut = length < 0 ? whole.dropLast() : whole.prefix(length)
    try Data(cut).write(to: URL(fileURLWithPath: workspace.path + "/kept/2.pictures"))
    try workspace.write("old", to: "out.gif")
    let run = try await workspace.pegbar(line: line)
    #expect(run.status == 66)
    #expect(run.errors.contains("kept/2.pictures: it is no whole file"), "\(run.errors)")
    #expect(try workspace.text(of: "out.gif") == "old")
  }

  @Test(.enabled(if: getuid() == 0, "needs root, to mount a small disk"))
  func `says that the disk is full when parts are joined, and leaves the old file`() async throws {
    let workspace = try FarmScenes.workspace()
    // The view of the files ends with the shell.
    let run = try await workspace.shell(
      """
      mkdir small
      unshare -m sh -c '
        mount -t tmpfs -o size=64k tmpfs small
        echo old >small/out.apng
        head -c 100000 /dev/zero >small/rest 2>/dev/null
        "$PEGBAR" record a.tape -o small/out.apng --on local --parts 3 --work kept
        echo "status $?"
        cat small/out.apng
        ls -A small
      '
      """
    )
    #expect(run.output == "status 73\nold\nout.apng\nrest\n", "\(run.output)\(run.errors)")
    #expect(run.errors.contains("small/out.apng: No space left on device"), "\(run.errors)")
  }

  @Test(arguments: [
    ("record a.tape -o out.gif --hosts a", "--hosts is for --on parallel"),
    ("record a.tape -o out.gif --on slurm --hosts a", "--hosts is for --on parallel"),
    ("record a.tape -o out.gif --on local --partition p", "--partition is for --on slurm"),
    ("record a.tape -o out.gif --parts 3", "--parts is for --on WHERE"),
    ("record a.tape -o out.gif --on local --parts 0", "\"0\" is not a number of parts"),
    ("record a.tape -o out.gif --on here", "local, parallel, slurm"),
    ("record a.tape -o out.gif --on local --frames 0-9", "--frames is for one machine"),
    ("record a.tape b.tape -o out.gif --on local", "-o is for one clip"),
    ("record a.tape a.swift --on local", "a.swift is no tape"),
    ("record a.tape b.tape", "several with --on local"),
    ("record a.tape -o out.gif --on slurm --slurm-args 'a", "a quote is not closed"),
    ("test a.tape --jobs 2", "--jobs is for --on"),
    ("part", "part is not meant for users"),
  ])
  func `says what is wrong with its options`(line: String, text: String) async throws {
    let workspace = try FarmScenes.workspace(["a.tape": "", "b.tape": ""])
    let run = try await workspace.pegbar(line: line)
    #expect(run.status == 64)
    #expect(run.errors.contains(text), "\(run.errors)")
    #expect(try workspace.outputs() == [])
  }
}
