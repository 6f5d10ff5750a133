import ClipEncoding
import Foundation
import SceneProtocol
import Testing

/// `ffmpeg` that is not there, that fails, or that does not end.
struct `Programs that write videos` {
  private let folder: TestFolder
  private let picture = Picture.noise(640, 480, seed: 2)

  init() throws { folder = try TestFolder() }

  @Test(arguments: ["a.mp4", "a.webm"])
  func `one that is not there is named with the way to get it`(name: String) throws {
    var options = ClipOptions()
    (options.ffmpeg, options.searchPath) = ("", folder.path)
    let error = #expect(throws: ClipError.self) {
      try write([(picture, 1)], to: folder[name], .of(picture), options)
    }
    let text = error?.description ?? ""
    #expect(text.contains("`ffmpeg` in PATH (\(folder.path))"))
    #expect(text.contains("apt install ffmpeg"))
    #expect(folder.names == [])
    options.ffmpeg = folder["mine"]
    #expect(throws: ClipError.noFFmpeg(lookedFor: "\(folder["mine"]), which PEGBAR_FFMPEG names")) {
      try write([(picture, 1)], to: folder[name], .of(picture), options)
    }
  }

  @Test func `one that is no program cannot be started`() throws {
    let options = try folder.stub("no program", first: "")
    let program = folder["stub"]
    #expect(throws: ClipError.cannotStart(program: program, reason: "Exec format error")) {
      try write([(picture, 1)], to: folder["a.mp4"], .of(picture), options)
    }
    #expect(folder.names == ["stub"])
  }

  /// It fails before it has read anything, after some, or when it has read all.
  @Test(arguments: ["", "head -c 1000000 >/dev/null", "cat >/dev/null"])
  func `the last lines of one that fails are in the error`(reading: String) throws {
    let options = try folder.stub("\(reading)\nseq 100 >&2\necho 'no such encoder' >&2\nexit 7")
    let lines = ["96", "97", "98", "99", "100", "no such encoder"]
    let path = folder["a.mp4"]
    let expected = ClipError.ffmpegFailed(path: path, outcome: .exited(7), lines: lines)
    #expect(throws: expected) {
      try write((0..<30).map { _ in (picture, 1) }, to: path, .of(picture), options)
    }
    #expect(expected.description.contains("ended with status 7\n  96"))
    #expect(folder.names == ["stub"])
  }

  @Test func `one that is killed is reported as killed`() throws {
    let options = try folder.stub("kill -9 $$")
    let path = folder["a.mp4"]
    #expect(throws: ClipError.ffmpegFailed(path: path, outcome: .signalled(9), lines: [])) {
      try write((0..<30).map { _ in (picture, 1) }, to: path, .of(picture), options)
    }
  }

  /// It reads nothing: the pipe and all room for frames are full, and `append` waits.
  @Test(.timeLimit(.minutes(20)))
  func `one that does not end is ended by another thread that cancels`() throws {
    let pids = folder["pids"]
    let options = try folder.stub("echo $$ >\(pids)\nsleep 1000 & echo $! >>\(pids)\nwait")
    let writer = try ClipWriter(
      path: folder["a.mp4"],
      kind: .mp4,
      format: .of(picture),
      options: options
    )
    let taken = Counter()
    let hasStarted = DispatchSemaphore(value: 0)
    let thread = Thread {
      while !FileManager.default.fileExists(atPath: pids)
        || (try? String(contentsOfFile: pids, encoding: .utf8))?.split(separator: "\n").count != 2
      { usleep(1000) }
      hasStarted.signal()
      writer.cancel()
    }
    thread.start()
    var appended = 0
    let error = #expect(throws: ClipError.self) {
      while true {
        appended += 1
        try writer.append(picture.frame) { taken.add() }
      }
    }
    hasStarted.wait()
    writer.cancel()
    #expect(error == .cancelled)
    #expect(taken.value == appended)
    for line in try String(contentsOfFile: pids, encoding: .utf8).split(separator: "\n") {
      let pid = try #require(Int32(line))
      // What it had started gets its signal when the system comes to it.
      while !hasEnded(pid) { usleep(1000) }
    }
    #expect(folder.names == ["pids", "stub"])
  }

  @Test(.timeLimit(.minutes(20)))
  func `one that does not end after its frames is ended by cancelling too`() throws {
    let options = try folder.stub("cat >/dev/null\ntouch \(folder["read"])\nexec sleep 1000")
    let writer = try ClipWriter(
      path: folder["a.mp4"],
      kind: .mp4,
      format: .of(picture),
      options: options
    )
    try writer.append(picture.frame)
    let read = folder["read"]
    let thread = Thread {
      while !FileManager.default.fileExists(atPath: read) { usleep(1000) }
      writer.cancel()
    }
    thread.start()
    #expect(throws: ClipError.self) { try writer.finish() }
    writer.cancel()
    #expect(folder.names == ["read", "stub"])
  }

  /// A process that is gone, or only waits for its own parent to notice.
  private func hasEnded(_ pid: Int32) -> Bool {
    guard let status = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8) else {
      return true
    }
    return status.contains(") Z ") || status.contains(") X ")
  }
}
