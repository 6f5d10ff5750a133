import Foundation
import Testing

/// What `ffmpeg` and `ffprobe` find in a file.
struct Decoded {
  /// The pictures, 0xAARRGGBB words with straight colors.
  let frames: [[UInt32]]
  /// When each is shown, in seconds.
  let times: [Double]
  /// The fields of the stream.
  let stream: [String: String]
  private let width: Int

  init(_ path: String, decoder: String? = nil) throws {
    let choice = decoder.map { ["-c:v", $0] } ?? []
    let probed = try run(
      "ffprobe",
      ["-v", "error"] + ["-count_frames", "-show_streams", "-show_frames"]
        + ["-show_entries", "frame=pts_time", "-of", "default=noprint_wrappers=1", path]
    )
    let lines = String(decoding: probed, as: UTF8.self).split(separator: "\n")
    let pairs = lines.compactMap { line -> (String, String)? in
      let parts = line.split(separator: "=", maxSplits: 1)
      return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
    }
    times = pairs.filter { $0.0 == "pts_time" }.compactMap { Double($0.1) }
    stream = Dictionary(pairs.filter { $0.0 != "pts_time" }) { first, _ in first }
    width = Int(stream["width"] ?? "") ?? 0
    let size = width * (Int(stream["height"] ?? "") ?? 0)
    let bytes = try run(
      "ffmpeg",
      ["-v", "error"] + choice + ["-i", path, "-fps_mode", "passthrough"]
        + ["-f", "rawvideo", "-pix_fmt", "bgra", "pipe:1"]
    )
    let words = bytes.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
    frames = stride(from: 0, to: words.count, by: max(1, size)).map {
      Array(words[$0..<min($0 + size, words.count)])
    }
  }

  func pixel(_ x: Int, _ y: Int, frame: Int) -> UInt32 { frames[frame][y * width + x] }
}

/// Runs a program to its end and returns its output.
func run(_ program: String, _ arguments: [String]) throws -> [UInt8] {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = [program] + arguments
  let output = Foundation.Pipe()
  process.standardOutput = output
  process.standardInput = FileHandle.nullDevice
  try process.run()
  let bytes = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  try #require(process.terminationStatus == 0, "\(program) \(arguments)")
  return Array(bytes)
}

/// The largest difference of a component between two words, alpha too.
func difference(_ a: UInt32, _ b: UInt32) -> Int {
  [0, 8, 16, 24].map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.max() ?? 0
}
