import Foundation
import Testing

/// Many tapes at once, each recorded or tested by a process of its own.
@Suite(.timeLimit(.minutes(10))) struct `Many tapes` {
  private static func tape(_ name: String) -> String { "Output \(name).gif\n" + FarmScenes.tape }

  /// Tapes in a folder and its subfolder; each is recorded as it is by itself.
  @Test func `of a folder are recorded`() async throws {
    let workspace = try FarmScenes.workspace([
      "tapes/a.tape": Self.tape("a"), "tapes/more/b.tape": Self.tape("b") + "Sleep 300ms\n",
    ])
    for name in ["a", "more/b"] {
      #expect(try await workspace.pegbar(line: "record tapes/\(name).tape").status == 0)
    }
    let names = ["tapes/a.gif", "tapes/more/b.gif"].map {
      workspace.has($0) ? $0 : String($0.split(separator: "/").last ?? "")
    }
    let bytes = try names.map(workspace.bytes)
    #expect(bytes[0] != bytes[1])
    for name in names { try FileManager.default.removeItem(atPath: "\(workspace.path)/\(name)") }
    let run = try await workspace.pegbar(line: "record tapes --on local")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try names.map(workspace.bytes) == bytes)
    #expect(run.errors.contains("2 tapes, 0 failed"))
    let hidden = try FileManager.default.subpathsOfDirectory(atPath: workspace.path)
      .filter { $0.contains(".parts-") }
    #expect(hidden.isEmpty)
  }

  @Test func `of which one has an error are recorded but for that one`() async throws {
    let workspace = try FarmScenes.workspace([
      "a.tape": Self.tape("a"), "b.tape": Self.tape("b") + "Clikc 1,1\n",
      "c.tape": Self.tape("c") + "Expect #box.opacity == 0\n", "d.tape": FarmScenes.tape,
    ])
    let run = try await workspace.pegbar(line: "record a.tape b.tape c.tape d.tape --on local")
    #expect(run.status == 2)
    #expect(try workspace.outputs() == ["a.gif", "c.gif"])
    for text in [
      "b.tape:10:1: error:", "c.tape:10:", "d.tape: it does not say", "4 tapes, 3 failed",
    ] {
      #expect(run.errors.contains(text), "\(text) in \(run.errors)")
    }
  }

  @Test func `whose scene crashes each time are said by name`() async throws {
    let workspace = try FarmScenes.workspace(["a.tape": Self.tape("a"), "b.tape": Self.tape("b")])
    try workspace.write("", to: "crash")
    let run = try await workspace.pegbar(line: "record a.tape b.tape --on local")
    #expect(run.status == 70)
    for text in ["a.tape: it failed 3 times", "b.tape: it failed 3 times", "2 tapes, 2 failed"] {
      #expect(run.errors.contains(text), "\(run.errors)")
    }
    #expect(try workspace.outputs() == [])
  }

  @Test func `are tested as by one process`() async throws {
    let workspace = try FarmScenes.workspace([
      "t/a.tape": FarmScenes.tape + "Golden end\n",
      "t/b.tape": FarmScenes.tape + "Expect #box.opacity == 0\n",
      "t/c.tape": "Clikc 1,1\n",
    ])
    let written = try await workspace.pegbar(line: "test t/a.tape --update --on local")
    #expect(written.status == 0, "\(written.errors)")
    #expect(workspace.has("t/Goldens/a.end.png"))
    try workspace.write("no picture", to: "t/Goldens/old.png")
    let lines = { (text: String) in text.split(separator: "\n").sorted() }
    let one = try await workspace.pegbar(line: "test t")
    let many = try await workspace.pegbar(line: "test t --on local --jobs 2 --report report.xml")
    #expect(many.status == one.status && one.status != 0)
    #expect(lines(many.output) == lines(one.output))
    #expect(lines(many.errors) == lines(one.errors))
    #expect(
      try workspace.text(of: "report.xml").contains(
        "<testcase classname=\"tape\" name=\"t/b.tape\""
      )
    )
  }

  /// What a tape is recorded to when it is stopped is not there; what was finished before is.
  @Test func `that are ended by the user leave whole clips alone`() async throws {
    let workspace = try FarmScenes.workspace(["a.tape": Self.tape("a"), "b.tape": Self.tape("b")])
    try workspace.write("", to: "hang-once")
    let run = try await workspace.pegbar(
      "record",
      "a.tape",
      "b.tape",
      "--on",
      "local",
      "--jobs",
      "2"
    ) { command in
      try await workspace.wait {
        !workspace.has("hang-once") && (workspace.has("a.gif") || workspace.has("b.gif"))
      }
      kill(command, SIGINT)
    }
    #expect(run.status == 130)
    #expect(try workspace.outputs().count == 1)
    #expect(try workspace.parts() == [])
  }
}
