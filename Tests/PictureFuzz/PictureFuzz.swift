import CoreGraphics
import Foundation

/// Decodes ten thousand damaged pictures in a process of its own, whose memory is used by nothing else, and reports
/// the outcome: `picture-fuzz FOLDER`, the folder with the undamaged ones.
@main
enum PictureFuzz {
  /// The process ends after this many seconds of a core: a file that never ends is an error on any machine.
  private static let greatestTime = 600
  /// Two hundred of the files are SVG, each of which has a process of its own.
  private static let count = 10_000
  /// Small, so that a picture which the limit lets through is decoded quickly; the code is the same for any limit.
  private static let pixelLimit = 1 << 16

  static func main() throws {
    var limit = rlimit(rlim_cur: rlim_t(greatestTime), rlim_max: rlim_t(greatestTime))
    guard setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit) == 0 else { exit(1) }
    guard let path = CommandLine.arguments.dropFirst().first else {
      FileHandle.standardError.write(
        Data("usage: picture-fuzz FOLDER, of the undamaged pictures\n".utf8)
      )
      exit(64)
    }
    let folder = URL(fileURLWithPath: path)
    let pictures = try files.map { try Data(contentsOf: folder.appendingPathComponent($0)) }
    var mutations = Mutations(of: pictures, seed: 5)
    var drawings = Mutations(of: svgs.map { Data($0.utf8) }, seed: 6)
    // What the libraries need at all is there before anything is damaged.
    for picture in pictures { _ = decode(picture) }
    let before = try greatestMemory()
    var (accepted, tooLarge) = (0, 0)
    for index in 0..<count {
      let result = decode(index % 50 == 0 ? drawings.next() : mutations.next())
      accepted += result.pictures > 0 ? 1 : 0
      tooLarge += result.tooLarge
    }
    print(accepted, tooLarge, try greatestMemory() - before)
  }

  /// What one file did: how many of its pictures were decoded, and how many of those are beyond the limit.
  private static func decode(_ data: Data) -> (pictures: Int, tooLarge: Int) {
    guard let file = try? EncodedImage(data, pixelLimit: pixelLimit) else { return (0, 0) }
    var frames = file.frames()
    var result = (pictures: 0, tooLarge: 0)
    for _ in file.delays.prefix(50) {
      guard let image = try? frames.next() else { break }
      result.pictures += 1
      let size = image.width * image.height
      if size > pixelLimit || image.pixels.count != size { result.tooLarge += 1 }
    }
    return result
  }

  /// The most memory that the process ever had, in bytes (`VmHWM`).
  private static func greatestMemory() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return (line.flatMap { Int($0.filter(\.isNumber)) } ?? 0) * 1024
  }
}
