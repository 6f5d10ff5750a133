import Foundation
import Testing

@testable import PreviewApp

/// A watch in a directory of its own, with what it has reported.
private final class Trial {
  let path = NSTemporaryDirectory() + "/pegbar-watch-\(UUID().uuidString)"
  var file: String { path + "/card.swift" }
  let watch: FileWatch
  private(set) var changes = 0
  private(set) var paths: Set<String> = []

  init(quiet: Double = FileWatch.quiet) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    watch = try #require(FileWatch(quiet: quiet))
    watch.onChange = { [unowned self] in (changes, paths) = (changes + 1, $0) }
  }

  func write(_ text: String, to name: String = "card.swift") throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
  }

  func waitForChanges(_ count: Int) async throws -> Bool {
    for _ in 0..<1000 where changes < count { try await Task.sleep(for: .milliseconds(5)) }
    return changes >= count
  }

  isolated deinit { try? FileManager.default.removeItem(atPath: path) }
}

@Suite(.timeLimit(.minutes(10)))
struct `Watched files` {
  @Test func `tell of other contents, and of nothing else`() async throws {
    let trial = try Trial()
    try trial.write("one")
    trial.watch.watch([trial.file])
    // The same bytes again, and another file: neither is a change.
    try trial.write("one")
    try trial.write("noise", to: "other.swift")
    try trial.write("two")
    #expect(try await trial.waitForChanges(1))
    try await Task.sleep(for: .milliseconds(200))
    #expect(trial.changes == 1)
  }

  @Test func `tell of Swift files and folders that come and go`() async throws {
    let trial = try Trial()
    try trial.write("one")
    trial.watch.watch([trial.file], folders: [trial.path])
    try trial.write("noise", to: "notes.txt")
    try trial.write("noise", to: ".hidden.swift")
    try await Task.sleep(for: .milliseconds(300))
    #expect(trial.changes == 0)
    try trial.write("two", to: "other.swift")
    #expect(try await trial.waitForChanges(1))
    #expect(trial.paths == [trial.path])
    try FileManager.default.removeItem(atPath: trial.path + "/other.swift")
    #expect(try await trial.waitForChanges(2))
    try FileManager.default.createDirectory(
      atPath: trial.path + "/views",
      withIntermediateDirectories: false
    )
    #expect(try await trial.waitForChanges(3))
  }

  /// A folder without anything in it is none yet.
  @Test func `tell of what is waited for, in folders that are not there yet`() async throws {
    let trial = try Trial()
    let awaited = ["a.swift", "one/two/b.swift", "scenes"].map { trial.path + "/" + $0 }
    trial.watch.watch([], awaited: Set(awaited))
    try trial.write("noise", to: "other.swift")
    let manager = FileManager.default
    for folder in ["/one", "/scenes"] {
      try manager.createDirectory(atPath: trial.path + folder, withIntermediateDirectories: false)
    }
    try await Task.sleep(for: .milliseconds(300))
    #expect(trial.changes == 0)
    try manager.createDirectory(
      atPath: trial.path + "/one/two",
      withIntermediateDirectories: false
    )
    for (index, name) in ["one/two/b.swift", "scenes/c.swift", "a.swift"].enumerated() {
      try trial.write("one", to: name)
      #expect(try await trial.waitForChanges(index + 1))
      #expect(trial.paths == [awaited[[1, 2, 0][index]]])
    }
    // It goes, together with the folder that it was in.
    try manager.removeItem(atPath: trial.path + "/one")
    #expect(try await trial.waitForChanges(4))
    #expect(trial.paths == [awaited[1]])
    trial.watch.watch([trial.file])
    try manager.removeItem(atPath: awaited[0])
    try await Task.sleep(for: .milliseconds(300))
    #expect(trial.changes == 4)
  }

  /// With a wait that does not end during the test.
  @Test(arguments: [true, false])
  func `that are complete are reported at once, and those that follow are not`(
    isAtomic: Bool
  ) async throws {
    let trial = try Trial(quiet: 3600)
    try trial.write("one")
    trial.watch.watch([trial.file])
    let options: Data.WritingOptions = isAtomic ? .atomic : []
    let url = URL(fileURLWithPath: trial.file)
    try Data("two".utf8).write(to: url, options: options)
    #expect(try await trial.waitForChanges(1))
    try Data("three".utf8).write(to: url, options: options)
    try await Task.sleep(for: .milliseconds(100))
    #expect(trial.changes == 1)
  }

  @Test func `that are not whole yet are waited for`() async throws {
    let trial = try Trial(quiet: 3600)
    try trial.write("one")
    trial.watch.watch([trial.file])
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: trial.file))
    try file.write(contentsOf: Data("half".utf8))
    try await Task.sleep(for: .milliseconds(100))
    #expect(trial.changes == 0)
    try file.close()
    #expect(try await trial.waitForChanges(1))
  }

  @Test func `are found again when they have gone and come, with their directory`() async throws {
    let trial = try Trial()
    try trial.write("one")
    trial.watch.watch([trial.file])
    try FileManager.default.moveItem(atPath: trial.path, toPath: trial.path + "-away")
    #expect(try await trial.waitForChanges(1))
    try FileManager.default.moveItem(atPath: trial.path + "-away", toPath: trial.path)
    try trial.write("three")
    // (Nothing tells that a directory is there again: the next look at its parent's would.)
    trial.watch.watch([trial.file])
    try trial.write("four")
    #expect(try await trial.waitForChanges(2))
  }

  /// Something that happens all the time must not put the look off for ever.
  @Test func `are looked at in a directory where something always happens`() async throws {
    let trial = try Trial()
    try trial.write("one")
    trial.watch.watch([trial.file])
    let busy = Task {
      while !Task.isCancelled {
        try trial.write("\(Int.random(in: 0...9))", to: "noise")
        try await Task.sleep(for: .milliseconds(5))
      }
    }
    try trial.write("two")
    #expect(try await trial.waitForChanges(1))
    busy.cancel()
    _ = await busy.result
  }
}
