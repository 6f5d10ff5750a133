import ClipEncoding
import Foundation
import Testing

/// Clips that are begun before the size of their pictures is known.
struct `A prepared clip` {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func waitForFile(_ name: String) {
    while !FileManager.default.fileExists(atPath: folder[name]) { usleep(1000) }
  }

  @Test(.timeLimit(.minutes(20)), arguments: ["a.mp4", "a.webm"])
  func `has an encoder that runs before there are pictures`(name: String) throws {
    let options = try folder.stub("touch \(folder["started"])\nexec ffmpeg \"$@\"")
    let kind = try #require(ClipKind(path: name))
    let clip = try PreparedClip(
      path: folder[name],
      kind: kind,
      isTransparent: false,
      options: options
    )
    waitForFile("started")
    let picture = Picture.square(at: 8)
    let writer = try ClipWriter(clip, .of(picture))
    try writer.append(picture.frame, count: 3)
    try writer.finish()
    let video = try Decoded(folder[name])
    #expect(video.frames.count == 3)
    #expect(video.stream["width"] == "64" && video.stream["height"] == "48")
    // The mean of 2 × 2 pixels is the chroma of their center.
    #expect(video.stream["chroma_location"] == "center")
    #expect(folder.names == [name, "started", "stub"])
  }

  @Test(.timeLimit(.minutes(20)))
  func `leaves no file and no process where it is not taken`() throws {
    let options = try folder.stub("echo $$ >\(folder["pid"])\nexec sleep 1000")
    var clip: PreparedClip? = try PreparedClip(
      path: folder["a.mp4"],
      kind: .mp4,
      isTransparent: false,
      options: options
    )
    var process: Int32?
    while process == nil {
      let text = try? String(contentsOfFile: folder["pid"], encoding: .utf8)
      process = text.flatMap { Int32($0.dropLast()) }
      usleep(1000)
    }
    #expect(folder.names.count == 3 && clip != nil)
    clip = nil
    #expect(folder.names == ["pid", "stub"])
    #expect(kill(try #require(process), 0) != 0)
  }

  @Test func `is discarded once, and not when it has a writer`() throws {
    let picture = Picture.square(at: 8)
    let clip = try PreparedClip(path: folder["a.gif"], kind: .gif, isTransparent: false)
    let writer = try ClipWriter(clip, .of(picture))
    clip.discard()
    try writer.append(picture.frame)
    try writer.finish()
    #expect(folder.names == ["a.gif"])
    let other = try PreparedClip(path: folder["b.gif"], kind: .gif, isTransparent: false)
    other.discard()
    other.discard()
    #expect(folder.names == ["a.gif"])
  }

  @Test func `of a transparent MP4 is an error before there are pictures`() throws {
    #expect(throws: ClipError.noAlpha(path: folder["a.mp4"])) {
      _ = try PreparedClip(path: folder["a.mp4"], kind: .mp4, isTransparent: true)
    }
    #expect(folder.names == [])
  }
}
