import Foundation
import SceneProtocol
import Testing

@testable import PreviewApp

/// The report of a compiled scene, by a compiler of the test's own.
@Suite(.timeLimit(.minutes(10)))
struct `A compile job` {
  /// A command that answers at once with what the window understands.
  private static func command(_ report: CompileReport) throws -> String {
    let path = NSTemporaryDirectory() + "/pegbar-job-\(UUID().uuidString)"
    let answer = String(decoding: try JSONText.encode(report), as: UTF8.self)
    let script = "#!/bin/sh\ncat <<'END'\n\(answer)\nEND\n"
    try Data(script.utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return path
  }

  private static func request(_ report: CompileReport) throws -> PreviewRequest {
    PreviewRequest(
      command: try command(report),
      path: "card.swift",
      absolutePath: "/card.swift",
      shownPath: "card.swift"
    )
  }

  private static var refusal: CompileReport {
    var report = CompileReport()
    report.problem = "half a file"
    return report
  }

  private static var success: CompileReport {
    var report = CompileReport()
    report.program = SceneProgram(
      path: "/card",
      scenePath: "card.swift",
      isApplication: false,
      previews: [PreviewPlace(file: "a", line: 2)]
    )
    return report
  }

  /// The other half may be on its way; a program is none of half a file.
  @Test func `holds back a refusal, and no program`() async throws {
    var told: [String] = []
    let requests = [try Self.request(Self.refusal), try Self.request(Self.success)]
    defer { for request in requests { unlink(request.command) } }
    let held = try CompileJob(requests[0], holdingRefusals: 3600) { _ in told.append("refused") }
    let job = try CompileJob(requests[1], holdingRefusals: 3600) { report in
      told.append(report.program?.path ?? "none")
    }
    for _ in 0..<2000 where told.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    try await Task.sleep(for: .milliseconds(100))
    #expect(told == ["/card"])
    held.cancel()
    job.cancel()
  }

  @Test func `tells of a refusal in the end, but not when it is cancelled`() async throws {
    var told: [String] = []
    let request = try Self.request(Self.refusal)
    defer { unlink(request.command) }
    let cancelled = try CompileJob(request) { _ in told.append("cancelled") }
    cancelled.cancel()
    let job = try CompileJob(request) { told.append($0.problem ?? "none") }
    for _ in 0..<2000 where told.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    #expect(told == ["half a file"])
    withExtendedLifetime(job) {}
  }

  /// A save that follows at once takes the place of the one before, whose refusal is still held back.
  @Test func `that is dropped while it holds a refusal back says nothing`() async throws {
    var told: [String] = []
    let request = try Self.request(Self.refusal)
    defer { unlink(request.command) }
    func isReported(_ word: String) async throws {
      for _ in 0..<6000 where !told.contains(word) { try await Task.sleep(for: .milliseconds(5)) }
    }
    var dropped: CompileJob? = try CompileJob(request, holdingRefusals: 1) { _ in
      told.append("dropped")
    }
    let first = try CompileJob(request, holdingRefusals: 0.5) { _ in told.append("first") }
    try await isReported("first")
    // By now it has its answer, too; on a busy machine it may have reported it, even before the other.
    withExtendedLifetime(dropped) {}
    dropped = nil
    let before = told
    #expect(before.contains("first"))
    let last = try CompileJob(request, holdingRefusals: 1) { _ in told.append("last") }
    try await isReported("last")
    #expect(told == before + ["last"])
    withExtendedLifetime((first, last)) {}
  }
}
