import ClipEncoding
import Foundation
import Testing

/// A PNG for each frame.
struct `Folders of frames` {
  private let folder: TestFolder
  private let pictures = [0, 8, 16].map { Picture.square(at: $0) }

  init() throws { folder = try TestFolder() }

  private func writeFrames(to name: String) throws {
    let format = ClipFormat.of(pictures[0], hold: 0.1)
    try write(Array(zip(pictures, [1, 2, 1])), to: folder[name], format)
  }

  private func names(in name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder[name]).sorted()
  }

  @Test(arguments: ["frames", "frames/", "frames//"])
  func `frames are numbered, and repeated as often as they are shown`(name: String) throws {
    try writeFrames(to: name)
    #expect(folder.names == ["frames"])
    // 1 + 2 + 1, and a hold of 2.
    #expect(try names(in: "frames") == (0..<6).map { "frame-0000\($0).png" })
    for (index, picture) in [0, 1, 1, 2, 2, 2].enumerated() {
      let decoded = try Decoded(folder["frames/frame-0000\(index).png"])
      #expect(decoded.frames == [pictures[picture].words()])
    }
  }

  @Test func `a folder of frames is replaced as a whole`() throws {
    let old = (0..<20).map { "frame-000\($0 + 10).png" }
    try FileManager.default.createDirectory(
      atPath: folder["frames"],
      withIntermediateDirectories: true
    )
    for name in old { try Data().write(to: URL(fileURLWithPath: folder["frames/\(name)"])) }
    try writeFrames(to: "frames")
    #expect(try names(in: "frames").count == 6)
    #expect(folder.names == ["frames"])
  }

  @Test func `an empty folder is filled`() throws {
    try FileManager.default.createDirectory(
      atPath: folder["frames"],
      withIntermediateDirectories: true
    )
    try writeFrames(to: "frames")
    #expect(try names(in: "frames").count == 6)
  }

  @Test func `a link to a folder stays one`() throws {
    let files = FileManager.default
    try files.createDirectory(atPath: folder["real"], withIntermediateDirectories: true)
    try files.createSymbolicLink(atPath: folder["link"], withDestinationPath: folder["real"])
    try writeFrames(to: "link/")
    #expect(try names(in: "real").count == 6)
    #expect(try files.destinationOfSymbolicLink(atPath: folder["link"]) == folder["real"])
  }

  @Test(arguments: ["notes.txt", ".hidden", "frame-1.png", "frame-00001.png.bak"])
  func `a folder with anything else in it is left as it is`(other: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder["frames"],
      withIntermediateDirectories: true
    )
    try Data([1]).write(to: URL(fileURLWithPath: folder["frames/\(other)"]))
    #expect(throws: ClipError.otherFiles(path: folder["frames"], example: other)) {
      try writeFrames(to: "frames")
    }
    #expect(try names(in: "frames") == [other])
    #expect(folder.names == ["frames"])
  }

  @Test func `what was put into the folder meanwhile is left there`() throws {
    try FileManager.default.createDirectory(
      atPath: folder["frames"],
      withIntermediateDirectories: true
    )
    let writer = try ClipWriter(
      path: folder["frames"],
      kind: .pngFolder,
      format: .of(pictures[0])
    )
    try writer.append(pictures[0].frame)
    try Data([1]).write(to: URL(fileURLWithPath: folder["frames/mine"]))
    #expect(throws: ClipError.otherFiles(path: folder["frames"], example: "mine")) {
      try writer.finish()
    }
    #expect(try names(in: "frames") == ["mine"])
    #expect(folder.names == ["frames"])
  }

  @Test func `a file is no folder`() throws {
    try Data([1]).write(to: URL(fileURLWithPath: folder["frames"]))
    let path = folder["frames"]
    #expect(throws: ClipError.cannotWrite(path: path, reason: "Not a directory")) {
      try writeFrames(to: "frames")
    }
    #expect(try folder.bytes("frames") == [1])
  }
}
