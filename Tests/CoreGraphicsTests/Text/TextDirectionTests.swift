import CoreGraphics
import Foundation
import Testing

/// Scripts that run from right to left, and texts of several scripts.
struct `Text directions` {
  private func frame(
    _ string: String,
    _ direction: TextParagraphStyle.Direction = .natural,
    alignment: TextParagraphStyle.Alignment = .natural
  ) throws -> CGRect {
    let style = TextParagraphStyle(alignment: alignment, direction: direction)
    return try TextProbe(AttributedText(string, .bundled(16), style), width: 200).frames[0]
  }

  @Test(arguments: [
    ("Hello שלום", true), ("שלום Hello", false), ("123 שלום", false), ("سلام", false),
    ("!?", true), ("", true), ("日本語", true),
  ])
  func `text stands by its first letter with a direction`(_ string: String, _ isLeft: Bool) throws {
    let frame = try frame(string)
    #expect(isLeft ? frame.minX == 0 : abs(frame.maxX - 200) < 1.0 / 1024)
  }

  @Test func `a direction can be given`() throws {
    #expect(try abs(frame("Hello!", .rightToLeft).maxX - 200) < 1.0 / 1024)
    #expect(try frame("שלום", .leftToRight).minX == 0)
    #expect(try frame("שלום", .natural, alignment: .left).minX == 0)
    #expect(try abs(frame("Hello", .natural, alignment: .right).maxX - 200) < 1.0 / 1024)
  }

  /// Which side of a line each color is on, and so in which order its runs are drawn.
  private func order(_ runs: [(String, CGColor)], _ direction: TextParagraphStyle.Direction) throws
    -> [Character]
  {
    let style = TextParagraphStyle(direction: direction)
    var text = AttributedText("", .bundled(16, runs[0].1), style)
    for (string, color) in runs { text.append(string, .bundled(16, color), style) }
    let image = try TextProbe.picture(text, size: CGSize(width: 300, height: 30))
    var places: [Character: (sum: Int, count: Int)] = [:]
    for (index, pixel) in image.pixels.enumerated() where pixel >> 24 > 100 {
      let name: Character =
        pixel >> 16 & 255 > 80 ? "r" : pixel >> 8 & 255 > 80 ? "g" : "b"
      let old = places[name] ?? (0, 0)
      places[name] = (old.sum + index % image.width, old.count + 1)
    }
    return places.sorted { $0.value.sum / $0.value.count < $1.value.sum / $1.value.count }.map(
      \.key
    )
  }

  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  @Test func `words of right-to-left scripts follow each other from the right`() throws {
    #expect(try order([("שלום ", red), ("עולם", green)], .natural) == ["g", "r"])
    #expect(try order([("مرحبا ", red), ("بالعالم", green)], .natural) == ["g", "r"])
    #expect(try order([("one ", red), ("two", green)], .natural) == ["r", "g"])
  }

  /// A Hebrew sentence with an English word in it, and the reverse.
  @Test func `words of another direction keep their own order inside`() throws {
    #expect(
      try order([("שלום ", red), ("one two", green), (" עולם", blue)], .natural) == ["b", "g", "r"]
    )
    #expect(
      try order([("one ", red), ("שלום עולם", green), (" two", blue)], .natural) == ["r", "g", "b"]
    )
    #expect(try order([("one ", red), ("two", green)], .rightToLeft) == ["r", "g"])
    #expect(try order([("one ", red), ("שלום", green)], .rightToLeft) == ["g", "r"])
  }

  /// Arabic letters join: a word is narrower than its letters side by side.
  @Test func `Arabic letters join`() throws {
    let joined = try frame("سلام").width
    let apart = try frame("س").width + frame("ل").width + frame("ا").width + frame("م").width
    #expect(joined < apart * 0.8)
    // Lam and alef are one sign.
    #expect(try frame("لا").width < frame("ل").width + frame("ا").width)
  }

  @Test func `Chinese, Japanese and Korean break between characters`() throws {
    let style = TextParagraphStyle(breaking: .betweenWords)
    let text = AttributedText("日本語文字動画", .bundled(16), style)
    // Each is as wide as the font is high.
    #expect(try TextProbe(text, width: 50).lines == ["日本語", "文字動", "画"])
    // A full stop does not begin a line.
    let stop = AttributedText("日本語。文字", .bundled(16), style)
    #expect(try TextProbe(stop, width: 50).lines == ["日本", "語。文", "字"])
  }

  @Test func `lines of several scripts are as high as those of one`() throws {
    let one = try frame("Hello").height
    for string in ["Hello 日本語", "Hello שלום", "Hello سلام", "Hello 😀", "Γειά Привет"] {
      #expect(try abs(frame(string).height - one) < 0.05, "\(string)")
    }
  }
}
