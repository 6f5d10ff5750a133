import CoreGraphics
import Foundation
import ImageIO
import Testing

/// Ten thousand damaged files: each is an error or a picture within the limit, and memory stays bounded.
struct `Damaged pictures` {
  static let svgs = [
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <svg xmlns="http://www.w3.org/2000/svg" width="32" height="24" viewBox="0 0 64 48">
    <defs><linearGradient id="g"><stop offset="0" stop-color="red"/>
    <stop offset="1" stop-color="#00f"/></linearGradient><g id="u"><circle cx="20" cy="20" r="9" fill="url(#g)"/></g></defs>
    <use href="#u"/><use href="#u" transform="translate(9 3) scale(2)"/>
    <path d="M3 3C9 4 20 30 60 40S1 2 3 4A5 6 7 1 0 9 9Z" stroke="#123" stroke-width="3" fill="none"
    stroke-dasharray="4 2"/></svg>
    """,
    """
    <svg xmlns='http://www.w3.org/2000/svg' width='20' height='20'>
    <filter id='f' x='-1' y='-1' width='3' height='3'><feGaussianBlur stdDeviation='2'/><feOffset dx='1' dy='2'/></filter>
    <clipPath id='c'><rect width='15' height='9'/></clipPath>
    <mask id='m'><rect width='9' height='15' fill='#888'/></mask><g clip-path='url(#c)' mask='url(#m)'><rect x='3' y='3' width='9' height='9'
    filter='url(#f)'/></g>
    <pattern id='p' width='3' height='3'><rect width='1' height='2'/></pattern>
    <rect width='20' height='20' fill='url(#p)' opacity='0.5'/></svg>
    """,
  ]

  static let files = [
    "blocks.png", "translucent.png", "palette.png", "sixteen.png", "turned.png", "blocks.jpg",
    "progressive.jpg", "grey.jpg", "inks.jpg", "blocks.gif", "moving.gif", "blocks.gif",
    "moving.gif",
    "blocks.webp", "translucent.webp", "lossy.webp", "moving.webp",
  ]

  /// Small, so that a picture which the limit lets through is decoded quickly; the code is the same for any limit.
  private let limit = 1 << 16

  /// What one file did: how many of its pictures were decoded, and how many of those are beyond the limit.
  private func decode(_ data: Data) -> (pictures: Int, tooLarge: Int) {
    guard let file = try? EncodedImage(data, pixelLimit: limit) else { return (0, 0) }
    var frames = file.frames()
    var result = (pictures: 0, tooLarge: 0)
    for _ in file.delays.prefix(50) {
      guard let image = try? frames.next() else { break }
      result.pictures += 1
      if image.width * image.height > limit || image.pixels.count != image.width * image.height {
        result.tooLarge += 1
      }
    }
    return result
  }

  /// The most memory that the process ever had, in bytes (`VmHWM`).
  private func greatestMemory() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
    return try #require(Int(line.filter(\.isNumber))) * 1024
  }

  /// The numbers of pictures show that damage goes deeper than headers.
  ///
  /// Two hundred files are SVG, each of which has a process of its own.
  ///
  /// All of it takes some seconds of one core. The limit tells a file that never ends from a machine on which many
  /// others run beside it, so it is far above what any such machine needs.
  @Test(.timeLimit(.minutes(20)))
  func `ten thousand damaged files neither crash nor hang, and memory is bounded`() throws {
    let pictures = try Self.files.map { try Pictures.data($0) }
    var mutations = Mutations(of: pictures, seed: 5)
    var drawings = Mutations(of: Self.svgs.map { Data($0.utf8) }, seed: 6)
    let before = try greatestMemory()
    var (accepted, tooLarge) = (0, 0)
    for count in 0..<10_000 {
      let result = decode(count % 50 == 0 ? drawings.next() : mutations.next())
      accepted += result.pictures > 0 ? 1 : 0
      tooLarge += result.tooLarge
    }
    #expect(tooLarge == 0)
    #expect(accepted > 1000 && accepted < 9000, "\(accepted) were pictures")
    // A quarter of a megabyte a picture, two canvases of an animation, what libraries keep, and what other tests do
    // meanwhile: far from what the sizes in such files would need.
    #expect(try greatestMemory() - before < 128 << 20)
  }
}
