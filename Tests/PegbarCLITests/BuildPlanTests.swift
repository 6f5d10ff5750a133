import Foundation
import Testing

/// How the command starts the compiler and the linker by itself, and when it leaves that to `swiftc`.
@Suite(.serialized) struct `A scene's build` {
  private static let fallback = "that made no program: asking swiftc for all of it"

  /// One for all of them: what the compiler makes of the C headers takes it seconds.
  private static let cache = CommandRun.sharedCache + "-plans"

  private let workspace: Workspace

  init() throws {
    workspace = try Workspace(["a.swift": SceneText.one])
    // Those of other builds of the library.
    for name in (try? entries()) ?? [] where name.hasPrefix("plan-") || name.hasPrefix("link-") {
      try FileManager.default.removeItem(atPath: "\(Self.cache)/pegbar/build/\(name)")
    }
  }

  private func check(path: String? = nil) async throws -> CommandRun {
    var environment: [String: String?] = ["XDG_CACHE_HOME": Self.cache]
    if let path { environment["PATH"] = path }
    return try await workspace.pegbar(
      "check",
      "a.swift",
      "-v",
      "--no-cache",
      environment: environment
    )
  }

  private func entries() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: Self.cache + "/pegbar/build")
  }

  private func plan() throws -> URL {
    let name = try #require(try entries().first { $0.hasPrefix("plan-") })
    return URL(fileURLWithPath: "\(Self.cache)/pegbar/build/\(name)")
  }

  /// Changes the lists of words in the plan.
  private func changePlan(_ change: (_ words: [String]) -> [String]) throws {
    let url = try plan()
    let old = try #require(
      try JSONDecoder().decode([String: [String]]?.self, from: Data(contentsOf: url))
    )
    try JSONEncoder().encode(old.mapValues(change)).write(to: url)
  }

  @Test
  func `starts the compiler and the linker without the driver`() async throws {
    let run = try await check()
    #expect(run.status == 0)
    let commands = run.errors.split(separator: "\n").filter { $0.hasPrefix("pegbar: /") }
    #expect(commands.count == 2)
    #expect(commands.first?.contains("swift-frontend -frontend -c -primary-file ") == true)
    let linker = commands.last?.split(separator: " ")[1].split(separator: "/").last
    #expect(linker?.hasPrefix("ld") == true)
    #expect(!run.errors.contains("@"))
    let keep = try await workspace.pegbar(
      "check",
      "a.swift",
      "-v",
      environment: ["XDG_CACHE_HOME": Self.cache]
    )
    let entry = try #require(keep.errors.split(separator: "using ").last).dropLast()
    let files = try FileManager.default.contentsOfDirectory(atPath: String(entry))
    #expect(files.sorted() == ["a", "key", "warnings"])
  }

  @Test
  func `links what the scene imports`() async throws {
    let text = """
      import FoundationNetworking
      import RegexBuilder
      import Synchronization
      import UIKit

      let pattern = Regex { "a" }
      let count = Mutex((try? pattern.wholeMatch(in: "a")) == nil ? 0 : 7)
      let url = URLRequest(url: URL(fileURLWithPath: "/"))
      #Preview("\\(count.withLock { $0 })\\(url.url?.path ?? "")") { CALayer() }

      """
    try workspace.write(text, to: "a.swift")
    let run = try await workspace.pegbar(
      "scenes",
      "a.swift",
      "-v",
      environment: ["XDG_CACHE_HOME": Self.cache]
    )
    #expect(run.output == "7/\n")
    #expect(run.errors.contains("-lFoundationNetworking"))
    #expect(!run.errors.contains(Self.fallback))
  }

  private static let stubs = "--unresolved-symbols=ignore-all"

  /// The file of the linked program, and the libraries that it names.
  private func program(
    _ text: String
  ) async throws -> (run: CommandRun, file: String, needed: [String]) {
    try workspace.write(text, to: "a.swift")
    let environment: [String: String?] = ["XDG_CACHE_HOME": Self.cache]
    let run = try await workspace.pegbar("check", "a.swift", "-v", environment: environment)
    let again = try await workspace.pegbar("check", "a.swift", "-v", environment: environment)
    let entry = try #require(again.errors.split(separator: "using ").last).dropLast()
    let names = try await workspace.shell("LC_ALL=C readelf -d '\(entry)/a' | grep NEEDED")
    return (run, "\(entry)/a", names.output.split(separator: "\n").map(String.init))
  }

  /// What is exported, and what is left to be found in libraries, is the same.
  @Test
  func `links without reading the libraries when it uses what an earlier scene has used`()
    async throws
  {
    let text = "import UIKit\n#Preview { CALayer() }  // \(UUID())\n"
    let first = try await program(text + "let angle = cos(3.0)\n")
    #expect(first.run.status == 0, "\(first.run.errors)")
    let second = try await program(text + "let angle = cos(5.0) + 12\n")
    #expect(second.run.status == 0 && second.run.errors.contains(Self.stubs))
    #expect(!second.run.errors.contains(Self.fallback))
    #expect(first.needed == second.needed && first.needed.count > 6, "\(second.needed)")
    let shots = try await workspace.pegbar(line: "shot a.swift -o a.png")
    #expect(shots.status == 0, "\(shots.errors)")
    // Another function of a library is looked for in it, and known from then on.
    let name =
      "NSTemporaryDirectory().utf8.count + Int(UIScreen.main.bounds.width) + \"ab\".commonPrefix(with: \"a\").count"
    for name in try names(in: try stubs()) {
      try FileManager.default.removeItem(atPath: try stubs() + "/" + name)
    }
    let third = try await program(text + "let count = \(name)\n")
    #expect(third.run.status == 0 && !third.run.errors.contains(Self.stubs))
    let fourth = try await program(text + "let count = 1 + \(name)\n")
    #expect(fourth.run.status == 0 && fourth.run.errors.contains(Self.stubs))
  }

  private func stubs() throws -> String {
    let folder = "\(Self.cache)/pegbar/build"
    let names = try entries().filter { $0.hasPrefix("link-") }.map { "\(folder)/\($0)" }
    return try #require(names.first)
  }

  private func names(in stubs: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: stubs).filter { $0.hasPrefix("symbols") }
  }

  @Test func `is linked in full where a stub is broken`() async throws {
    #expect(try await check().status == 0)
    #expect(try await check().errors.contains(Self.stubs))
    try Data("none".utf8).write(to: URL(fileURLWithPath: try stubs() + "/libPegbar.so"))
    let run = try await check()
    #expect(run.status == 0 && !run.errors.contains(Self.fallback), "\(run.errors)")
    try FileManager.default.removeItem(atPath: try stubs())
  }

  /// As after an update of the system's C library, whose files the plan names.
  @Test
  func `is left to the driver when the linker fails, and planned again`() async throws {
    #expect(try await check().status == 0)
    try changePlan { words in words.map { $0.hasSuffix("/crti.o") ? "/nowhere/crti.o" : $0 } }
    let second = try await check()
    #expect(second.status == 0)
    #expect(second.errors.contains(Self.fallback))
    #expect(second.errors.contains("/swiftc -Onone"))
    let third = try await check()
    #expect(third.status == 0)
    #expect(!third.errors.contains(Self.fallback))
  }

  @Test
  func `plans again when the compiler of the plan is gone`() async throws {
    #expect(try await check().status == 0)
    try changePlan { words in
      words.map { $0.hasSuffix("/swift-frontend") ? "/nowhere/swift-frontend" : $0 }
    }
    let second = try await check()
    #expect(second.status == 0)
    #expect(!second.errors.contains("/nowhere"))
    #expect(!second.errors.contains(Self.fallback))
  }

  @Test(arguments: ["", "{", "[]", "{\"compiler\":[],\"linker\":[]}"])
  func `plans again when the plan cannot be read`(text: String) async throws {
    #expect(try await check().status == 0)
    try Data(text.utf8).write(to: plan())
    let second = try await check()
    #expect(second.status == 0)
    #expect(!second.errors.contains(Self.fallback))
    #expect(try Data(contentsOf: plan()).count > 1000)
  }

  /// Objects that are none, or lie about where their sections are.
  @Test(arguments: [
    [], [0x7F], [0x7F, 0x45, 0x4C, 0x46, 2, 1],
    [0x7F, 0x45, 0x4C, 0x46, 2, 1] + [UInt8](repeating: 0xFF, count: 60),
    [0x7F, 0x45, 0x4C, 0x46, 2, 1] + [UInt8](repeating: 0x7F, count: 60),
    [0x7F, 0x45, 0x4C, 0x46, 2, 1] + [UInt8](repeating: 0x10, count: 100),
  ])
  func `is left to the driver when the object cannot be read`(bytes: [UInt8]) async throws {
    #expect(try await check().status == 0)
    let object = workspace.path + "/object"
    try Data(bytes).write(to: URL(fileURLWithPath: object))
    try changePlan { $0.contains("-frontend") ? ["/bin/cp", object, "@object"] : $0 }
    let run = try await check()
    #expect(run.status == 0)
    #expect(run.errors.contains(Self.fallback))
  }

  @Test
  func `is left to the driver when the compiler crashes`() async throws {
    #expect(try await check().status == 0)
    try changePlan { $0.contains("-frontend") ? ["/bin/sh", "-c", "kill -SEGV $$"] : $0 }
    let run = try await check()
    #expect(run.status == 0)
    #expect(run.errors.contains(Self.fallback))
  }

  /// A driver that only passes calls on, and does not report its commands, or reports other ones.
  @Test(arguments: ["exit 1", "echo 'no jobs'", "echo \"a 'b\"", "echo x; echo y; echo z"])
  func `is left to a driver that names no jobs`(answer: String) async throws {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let compiler = try #require(
      path.split(separator: ":").map { "\($0)/swiftc" }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
    )
    let script = """
      #!/bin/sh
      case "$*" in *'-###'*) \(answer); exit;; esac
      exec '\(compiler)' "$@"

      """
    try workspace.write(script, to: "swiftc")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: workspace.path + "/swiftc"
    )
    let run = try await check(path: workspace.path + ":" + path)
    #expect(run.status == 0)
    #expect(!run.errors.contains("ld.lld"))
    #expect(!run.errors.contains(Self.fallback))
  }

  /// The session of a user with a debugger.
  @Test
  func `makes a program that finds its previews when it is started by itself`() async throws {
    #expect(try await check().status == 0)
    let kept = try await workspace.pegbar(
      "check",
      "a.swift",
      "-v",
      environment: ["XDG_CACHE_HOME": Self.cache]
    )
    let entry = try #require(kept.errors.split(separator: "using ").last).dropLast()
    let program = try await CommandRun([], in: workspace.path, command: "\(entry)/a")
    // It has one to show, and nothing to show it on.
    #expect(program.status == 69)
    #expect(program.errors.contains("cannot open an X display"))
  }

  @Test
  func `reports in the linker's words what is missing`() async throws {
    // (It has stubs of libraries from then on.)
    #expect(try await check().status == 0)
    let text = "@_silgen_name(\"nowhere\") func nowhere()\n"
    try workspace.write(SceneText.one + text + "@MainActor func f() { nowhere() }\n", to: "a.swift")
    let run = try await check()
    #expect(run.status == 2)
    #expect(run.errors.contains("undefined symbol: nowhere"))
    #expect(run.errors.contains("pegbar: a.swift does not compile"))
  }
}
