import ClipEncoding
import Testing

/// What a path asks for.
struct `Kinds of clips` {
  @Test(arguments: [
    ("a.gif", ClipKind.gif), ("b/A.GIF", .gif), ("a.apng", .apng), ("a.png", .apng),
    ("a.mp4", .mp4), ("a.m4v", .mp4), ("a.webm", .webm), ("frames/", .pngFolder),
    ("frames", .pngFolder), ("a.b/frames", .pngFolder), ("a.gif/", .pngFolder),
    (".frames", .pngFolder), ("..", nil), ("a.avi", nil), ("frame-%05d.png", nil), ("a.", nil),
  ])
  func `the extension decides it`(path: String, kind: ClipKind?) {
    #expect(ClipKind(path: path) == kind)
  }

  @Test func `an unknown ending is answered with those that there are`() {
    let text = ClipError.unknownKind(path: "a.avi").description
    for ending in [".gif", ".apng", ".mp4", ".webm", "folder/"] { #expect(text.contains(ending)) }
  }
}
