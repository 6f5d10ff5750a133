import ClipEncoding
import Foundation
import Testing

/// MP4 and WebM, decoded again.
struct `Videos` {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  /// Three pictures in 2, 3 and 1 frames, with a hold of a quarter of a second: 6 + 5 frames.
  private func sample(_ name: String, isTransparent: Bool = false) throws -> Decoded {
    let background: UInt32 = isTransparent ? 0 : 0xFF20_4060
    let pictures = [0, 24, 48].map { Picture.square(at: $0, on: background) }
    let format = ClipFormat.of(pictures[0], isTransparent: isTransparent, hold: 0.25)
    try write(Array(zip(pictures, [2, 3, 1])), to: folder[name], format)
    #expect(folder.names == [name])
    return try Decoded(folder[name], decoder: isTransparent ? "libvpx-vp9" : nil)
  }

  @Test(arguments: [("a.mp4", "h264"), ("a.m4v", "h264"), ("a.webm", "vp9")])
  func `frames are there in their number and time`(name: String, codec: String) throws {
    let video = try sample(name)
    #expect(video.stream["codec_name"] == codec)
    #expect(video.stream["width"] == "64")
    #expect(video.stream["height"] == "48")
    #expect(video.stream["color_space"] == "bt709")
    #expect(video.stream["color_range"] == "tv")
    #expect(video.frames.count == 11)
    for (index, time) in video.times.enumerated() {
      #expect(abs(time - Double(index) / 20) < 0.001)
    }
    // Quantization leaves flat areas a few levels off; the square's edge is 8 pixels away.
    for (frame, x) in [0, 0, 24, 24, 24, 48, 48, 48, 48, 48, 48].enumerated() {
      #expect(difference(video.pixel(x + 8, 24, frame: frame), 0xFFE0_3020) <= 8)
      #expect(difference(video.pixel((x + 32) % 64, 8, frame: frame), 0xFF20_4060) <= 8)
    }
  }

  @Test func `a WebM keeps alpha`() throws {
    let video = try sample("a.webm", isTransparent: true)
    #expect(video.frames.count == 11)
    #expect(difference(video.pixel(8, 24, frame: 0), 0xFFE0_3020) <= 8)
    // (In the middle of nothing: alpha is a lossy picture too.)
    #expect(video.pixel(48, 8, frame: 0) >> 24 <= 4)
    #expect(video.pixel(8, 24, frame: 10) >> 24 <= 4)
  }

  @Test(arguments: [(63, 48), (64, 47), (1, 1)])
  func `an H.264 of an odd size is an error with a way to fix it`(width: Int, height: Int) throws {
    let picture = Picture.noise(width, height, seed: 1)
    let path = folder["a.mp4"]
    #expect(throws: ClipError.oddSize(path: path, width: width, height: height)) {
      try write([(picture, 1)], to: path, .of(picture))
    }
    #expect(ClipError.oddSize(path: "a.mp4", width: 63, height: 48).description.contains("64 × 48"))
    #expect(folder.names == [])
  }

  @Test func `a WebM may have an odd size`() throws {
    let picture = Picture(33, 17) { _, _ in 0xFFE0_3020 }
    try write([(picture, 2)], to: folder["a.webm"], .of(picture))
    let video = try Decoded(folder["a.webm"])
    #expect(video.stream["width"] == "33")
    #expect(video.stream["height"] == "17")
    #expect(difference(video.pixel(32, 16, frame: 1), 0xFFE0_3020) <= 8)
  }

  @Test func `an MP4 cannot be transparent`() throws {
    let picture = Picture.square(at: 0)
    let path = folder["a.mp4"]
    #expect(throws: ClipError.noAlpha(path: path)) {
      try write([(picture, 1)], to: path, .of(picture, isTransparent: true))
    }
    #expect(folder.names == [])
  }
}
