import ClipEncoding
import Foundation
import Testing

/// A folder that goes with its test.
final class TestFolder: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "clips-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// All names in it, hidden ones too, in order.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  subscript(name: String) -> String { "\(path)/\(name)" }

  func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: self[name])))
  }

  /// Writes a script in place of `ffmpeg`, and returns options with its path.
  ///
  /// (By another process: one that this starts meanwhile would have the file open, and what is open is not run.)
  func stub(_ script: String, first line: String = "#!/bin/sh\n") throws -> ClipOptions {
    let write = "printf '%s\\n' \"$1\" >\"$2\" && chmod 755 \"$2\""
    _ = try run("sh", ["-c", write, "sh", line + script, self["stub"]])
    var options = ClipOptions()
    options.ffmpeg = self["stub"]
    return options
  }
}

/// Writes a whole clip of pictures, each with the number of frames that it is shown.
func write(
  _ pictures: [(Picture, Int)],
  to path: String,
  _ format: ClipFormat,
  _ options: ClipOptions = .init()
) throws {
  let kind = try #require(ClipKind(path: path))
  let writer = try ClipWriter(path: path, kind: kind, format: format, options: options)
  for (picture, count) in pictures {
    // (The picture lives until it is taken.)
    try writer.append(picture.frame, count: count) { _ = picture }
  }
  try writer.finish()
}

extension ClipFormat {
  static func of(
    _ picture: Picture,
    _ framesPerSecond: Int = 20,
    isTransparent: Bool = false,
    loop: ClipLoop = .forever,
    hold: Double = 0
  ) -> ClipFormat {
    ClipFormat(
      width: picture.width,
      height: picture.height,
      framesPerSecond: framesPerSecond,
      isTransparent: isTransparent,
      loop: loop,
      hold: hold
    )
  }
}
