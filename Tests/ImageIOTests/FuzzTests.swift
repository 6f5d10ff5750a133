import Foundation
import Testing

/// Ten thousand damaged files: each is an error or a picture within the limit, and memory stays bounded.
struct `Damaged pictures` {
  /// The numbers of pictures show that damage goes deeper than headers.
  ///
  /// The process of their own (`Tests/PictureFuzz`) ends by itself at a file that never ends. All of it takes some
  /// seconds of one core; the limit is far above what any machine needs on which many others run beside it.
  @Test(.timeLimit(.minutes(20)))
  func `ten thousand damaged files neither crash nor hang, and memory is bounded`() throws {
    let process = Process()
    // Beside the tests' own program.
    process.executableURL = Bundle.module.bundleURL.deletingLastPathComponent()
      .appendingPathComponent("picture-fuzz")
    process.arguments = [URL(fileURLWithPath: Pictures.path(".")).path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
    let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    try #require(numbers.count == 3, "\(text)")
    let (accepted, tooLarge, growth) = (numbers[0], numbers[1], numbers[2])
    #expect(tooLarge == 0)
    #expect(accepted > 1000 && accepted < 9000, "\(accepted) were pictures")
    // A quarter of a megabyte a picture, two canvases of an animation, and what libraries keep: far from the gigabytes
    // that the sizes in such files would need.
    #expect(growth < 16 << 20, "\(growth) bytes")
  }
}
