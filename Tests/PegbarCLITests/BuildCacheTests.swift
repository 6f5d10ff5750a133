import Foundation
import Testing

/// The compile step's cache: an unchanged scene opens without the compiler.
struct `The build cache` {
  private static let compiled = "pegbar: compiled in "
  private static let reused = "has not changed: using "

  @Test
  func `spares the compiler a scene that has not changed`() async throws {
    let workspace = try Workspace(["a.swift": SceneText.one])
    let first = try await workspace.pegbar("check", "a.swift", "--verbose")
    #expect(first.errors.contains(Self.compiled))
    #expect(first.errors.contains("-module-name Scene_"))
    let second = try await workspace.pegbar("check", "./a.swift", "-v")
    #expect(second.status == 0)
    #expect(second.errors.contains(Self.reused))
    #expect(!second.errors.contains(Self.compiled))
    let third = try await workspace.pegbar("check", "a.swift", "-v", "--no-cache")
    #expect(third.errors.contains(Self.compiled))
    try workspace.write(SceneText.one + "let more = 1\n", to: "a.swift")
    let fourth = try await workspace.pegbar("check", "a.swift", "-v")
    #expect(fourth.errors.contains(Self.compiled))
  }

  @Test
  func `repeats the compiler's warnings, unless it has to be quiet`() async throws {
    let text = SceneText.one + "func f() { let unused = 1 }\n"
    let workspace = try Workspace(["a.swift": text])
    let first = try await workspace.pegbar("check", "a.swift")
    #expect(first.errors.hasPrefix("a.swift:3:16: warning: "))
    #expect(try await workspace.pegbar("check", "a.swift").errors == first.errors)
    #expect(try await workspace.pegbar("check", "a.swift", "-q").errors.isEmpty)
  }

  @Test
  func `serves several commands at once`() async throws {
    let workspace = try Workspace(["a.swift": SceneText.one])
    let cache = try Workspace()
    let environment = ["XDG_CACHE_HOME": cache.path]
    let states = try await withThrowingTaskGroup(of: Int32.self) { group in
      for _ in 0..<3 {
        group.addTask {
          try await workspace.pegbar("scenes", "a.swift", environment: environment).status
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(states == [0, 0, 0])
    let left = try FileManager.default.contentsOfDirectory(atPath: cache.path + "/pegbar/build")
    #expect(left.filter { $0.count == 16 }.count == 1)
    #expect(!left.contains { $0.hasPrefix("work-") })
  }

  /// A command that is killed does not take its compiler with it, which goes on writing.
  @Test
  func `keeps a module locked while a compiler writes it, and does not remove it then`()
    async throws
  {
    let workspace = try Workspace([
      "scene/a.swift": SceneText.one,
      "scene/b.swift": "let more = 1\n",
      "other.swift": SceneText.one,
      "bin/swiftc": "#!/bin/sh\necho $$ >started.new\nmv started.new started\nexec sleep 1000\n",
    ])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: workspace.path + "/bin/swiftc"
    )
    let run = try await workspace.shell(
      """
      export XDG_CACHE_HOME=$PWD/cache PEGBAR_CACHE_LIMIT=0
      PATH=$PWD/bin:$PATH "$PEGBAR" check -q scene & command=$!
      until test -e started; do sleep 0.05; done
      kill -KILL $command; wait $command 2>/dev/null
      lock=$(echo cache/pegbar/build/module-*/lock)
      flock --nonblock $lock true && echo "free"
      "$PEGBAR" check -q other.swift; echo "other: $?"
      test -e $lock || echo "removed"
      kill $(cat started); flock --timeout 60 $lock true; echo "then: $?"
      "$PEGBAR" check -q --no-cache other.swift; test -e $lock || echo "removed at last"
      """
    )
    let lines = run.output.split(whereSeparator: \.isNewline).filter { !$0.contains("illed") }
    #expect(lines == ["other: 0", "then: 0", "removed at last"])
  }

  @Test
  func `keeps within its limit, and can be removed`() async throws {
    let workspace = try Workspace(["a.swift": SceneText.one, "b.swift": SceneText.one])
    let cache = try Workspace()
    let environment = ["XDG_CACHE_HOME": cache.path, "PEGBAR_CACHE_LIMIT": "0"]
    #expect(
      try await workspace.pegbar("check", "a.swift", "b.swift", environment: environment).status
        == 0
    )
    let build = cache.path + "/pegbar/build"
    let entries = try FileManager.default.contentsOfDirectory(atPath: build)
      .filter { $0.count == 16 }
    #expect(entries.count == 1)
    #expect(FileManager.default.fileExists(atPath: "\(build)/\(entries.first ?? "")/b"))
    let clean = try await workspace.pegbar("clean", environment: environment)
    #expect(clean.status == 0)
    #expect(clean.output.hasPrefix("removed \(build) ("))
    #expect(!FileManager.default.fileExists(atPath: build))
  }

  @Test
  func `looks at all its files only when they may be too large, or an hour after the last time`()
    async throws
  {
    let workspace = try Workspace(["a.swift": SceneText.one, "b.swift": SceneText.one])
    let cache = try Workspace()
    let environment = ["XDG_CACHE_HOME": cache.path, "PEGBAR_CACHE_LIMIT": "8"]
    func check(_ name: String) async throws {
      let run = try await workspace.pegbar("check", name, "--no-cache", environment: environment)
      #expect(run.status == 0)
    }
    try await check("a.swift")
    let build = cache.path + "/pegbar/build"
    // What no command has written is found by looking alone.
    let large = build + "/large"
    try FileManager.default.createDirectory(atPath: large, withIntermediateDirectories: false)
    try Data(count: 9 << 20).write(to: URL(fileURLWithPath: large + "/file"))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -600)],
      ofItemAtPath: large
    )
    try await check("b.swift")
    #expect(FileManager.default.fileExists(atPath: large))
    let sizes = try String(contentsOfFile: build + "/sizes", encoding: .utf8)
    let lines = sizes.split(separator: "\n").map(String.init)
    #expect(lines.count == 2)
    // The second is what was published: a program with what belongs to it.
    #expect(try 10_000..<200_000 ~= #require(Int(lines[1])))

    let first = try #require(lines.first).split(separator: " ").compactMap { Int($0) }
    try #require(first.count == 2)
    let old = "\(first[0]) \(first[1] - 3601)\n"
    try old.write(toFile: build + "/sizes", atomically: true, encoding: .utf8)
    try await check("b.swift")
    #expect(!FileManager.default.fileExists(atPath: large))
  }

  @Test
  func `that cannot be written is an error with its path`() async throws {
    let workspace = try Workspace(["a.swift": SceneText.one, "file": ""])
    let run = try await workspace.pegbar(
      "check",
      "a.swift",
      environment: ["XDG_CACHE_HOME": workspace.path + "/file"]
    )
    #expect(run.status == 73)
    #expect(run.errors.contains("cannot write \(workspace.path)/file/pegbar/build"))
  }
}
