import ClipEncoding
import Foundation
import Testing

/// What is said, and that nothing is left, when a clip cannot be written.
struct `Clips that fail` {
  private let folder: TestFolder
  private let picture = Picture.square(at: 0)
  static let names = ["a.gif", "a.apng", "a.mp4", "a.webm", "frames/"]

  init() throws { folder = try TestFolder() }

  @Test(arguments: names)
  func `a folder that does not exist is named before anything is done`(name: String) {
    let path = folder["none/\(name)"]
    #expect(throws: ClipError.cannotWrite(path: path, reason: "No such file or directory")) {
      try write([(picture, 1)], to: path, .of(picture))
    }
    #expect(folder.names == [])
  }

  @Test(arguments: ["a.gif", "a.apng", "a.mp4", "a.webm"])
  func `a folder in the file's place stays`(name: String) throws {
    try FileManager.default.createDirectory(atPath: folder[name], withIntermediateDirectories: true)
    #expect(throws: ClipError.cannotWrite(path: folder[name], reason: "Is a directory")) {
      try write([(picture, 1)], to: folder[name], .of(picture))
    }
    #expect(folder.names == [name])
  }

  @Test(arguments: names)
  func `a clip without frames is an error`(name: String) throws {
    #expect(throws: ClipError.noFrames(path: folder[name])) {
      try write([], to: folder[name], .of(picture))
    }
    #expect(folder.names == [])
  }

  @Test(arguments: names)
  func `a cancelled clip leaves nothing, and what was there before`(name: String) throws {
    let isFolder = name.hasSuffix("/")
    if !isFolder { try Data([1]).write(to: URL(fileURLWithPath: folder[name])) }
    let kind = try #require(ClipKind(path: name))
    let writer = try ClipWriter(path: folder[name], kind: kind, format: .of(picture))
    for _ in 0..<5 { try writer.append(picture.frame) }
    writer.cancel()
    #expect(throws: ClipError.cancelled) { try writer.append(picture.frame) }
    #expect(throws: ClipError.cancelled) { try writer.finish() }
    #expect(folder.names == (isFolder ? [] : [name]))
    if !isFolder { #expect(try folder.bytes(name) == [1]) }
  }

  @Test(arguments: names)
  func `an unfinished clip leaves nothing`(name: String) throws {
    let kind = try #require(ClipKind(path: name))
    do {
      let writer = try ClipWriter(path: folder[name], kind: kind, format: .of(picture))
      try writer.append(picture.frame)
    }
    #expect(folder.names == [])
  }

  @Test(arguments: names)
  func `frames are taken once each, also after an error`(name: String) throws {
    let kind = try #require(ClipKind(path: name))
    let taken = Counter()
    let writer = try ClipWriter(path: folder[name], kind: kind, format: .of(picture))
    for _ in 0..<10 { try writer.append(picture.frame) { taken.add() } }
    try writer.finish()
    #expect(taken.value == 10)
    let other = try ClipWriter(path: folder[name], kind: kind, format: .of(picture))
    for _ in 0..<10 { try other.append(picture.frame) { taken.add() } }
    other.cancel()
    try? other.append(picture.frame) { taken.add() }
    #expect(taken.value == 21)
  }

  @Test(.enabled(if: SmallDisk.isPossible, "needs the right to mount a file system"))
  func `a full disk is said, and nothing is left on it`() throws {
    for name in Self.names {
      let disk = try SmallDisk()
      let path = "\(disk.path)/\(name)"
      let error = #expect(throws: ClipError.self) {
        let pictures = (0..<40).map { (Picture.noise(320, 240, seed: UInt64($0)), 1) }
        try write(pictures, to: path, .of(pictures[0].0))
      }
      #expect(
        error?.description.contains("No space left on device") == true,
        "\(name): \(error as Any)"
      )
      #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path) == [])
    }
  }
}

/// A number that threads add to.
final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  func add() { lock.withLock { count += 1 } }
  var value: Int { lock.withLock { count } }
}

/// A file system of 200 kB.
final class SmallDisk {
  let path = NSTemporaryDirectory() + "clips-disk-\(UUID().uuidString)"

  static let isPossible = (try? SmallDisk()) != nil

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    do {
      _ = try run("mount", ["-t", "tmpfs", "-o", "size=200k", "tmpfs", path])
    } catch {
      try? FileManager.default.removeItem(atPath: path)
      throw error
    }
  }

  deinit {
    _ = try? run("umount", [path])
    try? FileManager.default.removeItem(atPath: path)
  }
}
