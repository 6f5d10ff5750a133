import ClipEncoding
import Foundation
import Testing

/// The same frames give the same bytes, and nothing is left running.
struct `Clips again` {
  @Test(arguments: ["a.gif", "a.apng", "a.mp4", "a.webm", "frames"], [false, true])
  func `two clips of the same frames are the same`(name: String, isTransparent: Bool) throws {
    if name == "a.mp4", isTransparent { return }
    let folder = try TestFolder()
    let pictures = (0..<24).map { index in
      (
        index % 5 == 0 && isTransparent
          ? Picture.noise(160, 90, seed: UInt64(index), hasAlpha: true)
          : Picture.gradient(160, 90, shift: index), 1 + index % 3
      )
    }
    let format = ClipFormat.of(pictures[0].0, 30, isTransparent: isTransparent, hold: 0.5)
    var all: [[String: Data]] = []
    for _ in 0..<3 {
      try write(pictures, to: folder[name], format)
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      all.append(
        Dictionary(
          uniqueKeysWithValues: files.map {
            ($0, FileManager.default.contents(atPath: folder[$0]) ?? Data())
          }
        )
      )
    }
    #expect(all[0].values.contains { $0.count > 100 })
    #expect(all[0] == all[1])
    #expect(all[0] == all[2])
  }

  /// In a process of its own, where no other test has threads and files.
  @Test func `no thread, file or process is left`() async {
    await #expect(processExitsWith: .success) {
      let folder = try TestFolder()
      let picture = Picture.square(at: 0)
      func use() throws {
        for name in ["a.gif", "a.apng", "a.mp4", "a.webm", "frames/"] {
          try write([(picture, 3), (.square(at: 3), 2)], to: folder[name], .of(picture))
          let kind = ClipKind(path: name) ?? .gif
          let writer = try ClipWriter(path: folder[name], kind: kind, format: .of(picture))
          try writer.append(picture.frame)
          writer.cancel()
        }
        let options = try folder.stub("exit 1")
        try? write([(picture, 3)], to: folder["b.mp4"], .of(picture), options)
      }
      // The first time libraries and queues of the system come to stay.
      try use()
      let before = try Leftovers()
      for _ in 0..<3 { try use() }
      var after = try Leftovers()
      // The system's queues may have a few threads more or less, and open a pipe and a socket when they get a turn. A
      // kind of clip that leaves a file would make 3, each clip that leaves a thread 30. A thread that was joined is
      // in the system's list until it has had its last turn, which it may wait for on a busy machine.
      let end = ContinuousClock.now + .seconds(60)
      while after.threads >= before.threads + 10, ContinuousClock.now < end {
        try await Task.sleep(for: .milliseconds(10))
        after = try Leftovers()
      }
      #expect(after.files < before.files + 3)
      #expect(after.threads < before.threads + 10)
      #expect(after.children == 0)
    }
  }
}

/// What a process has open.
private struct Leftovers {
  /// Open files, without those by which the system's queues get the kernel's events and the states of their threads.
  let files: Int
  let threads: Int
  /// Including those that were not waited for.
  let children: Int

  init() throws {
    let manager = FileManager.default
    files = try manager.contentsOfDirectory(atPath: "/proc/self/fd")
      .compactMap { try? manager.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)") }
      .count { !$0.hasPrefix("anon_inode:") && !$0.hasPrefix("/proc/") }
    threads = try manager.contentsOfDirectory(atPath: "/proc/self/task").count
    children = try manager.contentsOfDirectory(atPath: "/proc/self/task").reduce(0) { sum, thread in
      let path = "/proc/self/task/\(thread)/children"
      let text = try? String(contentsOfFile: path, encoding: .utf8)
      return sum + (text?.split(separator: " ").count ?? 0)
    }
  }
}
