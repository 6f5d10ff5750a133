import CoreGraphics
import Foundation
import TapeLanguage
import Testing

@testable import RecordingOverlay

/// Captions and titles of chapters.
@Suite(.serialized)
struct `Texts for the viewer` {
  /// How much of each text is seen, by the hundredth of a second.
  private static func seen(_ text: String, _ fade: Double = 0.2, chapters: Bool = false)
    -> [Int: [String: Double]]
  {
    var texts = FadingText(fadeTime: fade)
    var seen: [Int: [String: Double]] = [:]
    for frame in Played.tape(text).frames {
      texts.advance(to: chapters ? frame.chapter : frame.caption, at: frame.time)
      let pairs = texts.entries.map { ($0.text, texts.opacity($0)) }
      seen[Int((frame.time * 100).rounded())] = Dictionary(pairs, uniquingKeysWith: max)
    }
    return seen
  }

  @Test func `fade in and out by their begin and end`() {
    let seen = Self.seen("Sleep 1s\nCaption \"a\" 1s\nSleep 2s")
    #expect(seen[98] == [:] && seen[100] == ["a": 0])
    #expect(abs((seen[110]?["a"] ?? 0) - 0.5) < 1e-9)
    #expect(seen[120] == ["a": 1] && seen[180] == ["a": 1])
    let middle = seen[190]?["a"] ?? 0
    #expect(abs(middle - 0.5) < 1e-9 && seen[200] == [:])
  }

  @Test func `are there at once in the first frame`() {
    let seen = Self.seen("Caption \"a\" 1s\nSleep 2s")
    #expect(seen[0] == ["a": 1] && (seen[90]?["a"] ?? 1) < 0.6)
  }

  @Test func `fade when they are taken away, or another takes their place`() {
    let seen = Self.seen("Caption \"a\"\nSleep 1s\nCaption \"b\"\nSleep 1s\nCaption \"\"\nSleep 1s")
    #expect(seen[98] == ["a": 1] && seen[100] == ["a": 1, "b": 0])
    let (a, b) = (seen[110]?["a"] ?? 0, seen[110]?["b"] ?? 0)
    #expect(abs(a - 0.5) < 1e-9 && abs(b - 0.5) < 1e-9)
    #expect(seen[122] == ["b": 1] && seen[200] == ["b": 1] && seen[222] == [:])
  }

  @Test func `fade when they are taken away before their end`() {
    let seen = Self.seen("Caption \"a\" 3s\nSleep 1s\nCaption \"\"\nSleep 1s")
    #expect(seen[100] == ["a": 1] && abs((seen[110]?["a"] ?? 0) - 0.5) < 1e-9)
    #expect(seen[122] == [:])
  }

  @Test(arguments: [CGSize(width: 480, height: 320), CGSize(width: 1280, height: 720)])
  func `are wrapped and stay inside`(_ size: CGSize) {
    let long = String(repeating: "many words in a line ", count: 20)
    let boxes = [
      "short", "many words in a line " + "that is rather long for a small picture", long,
    ]
    .map { text in
      let (frames, settings) = Played.tape("Caption \"\(text)\"\nSleep 300ms")
      let room = OverlayRoom(settings, size: size)
      return room.drawn(frames[0]).difference(from: room.picture)
    }
    let font = OverlaySize(picture: size, scale: 1).font
    for box in boxes {
      #expect(box.width <= size.width * 0.8 && abs(box.midX - size.width / 2) <= 1)
      #expect(box.maxY < size.height - CGFloat(font) * 0.9 && box.minY > size.height / 2)
    }
    // One line, and three however long it is.
    #expect(Double(boxes[0].height) < font * 2.4)
    #expect(Double(boxes[2].height) > font * 3.8 && Double(boxes[2].height) < font * 4.9)
  }

  @Test func `have lines of about the same length`() {
    let size = OverlaySize(picture: CGSize(width: 480, height: 320), scale: 1)
    let text = "These words are one too many for a line"
    let one = TextPicture(text, size: 16, size)
    let two = TextPicture(text, size: 16, width: Double(one.size.width) - 10, lines: 3, size)
    #expect(two.size.width < one.size.width * 0.7 && two.size.height > one.size.height * 1.9)
  }

  @Test(arguments: [(320.0, 14.5), (720, 30), (60, 12)])
  func `are as large as the picture asks for`(_ height: Double, _ font: Double) {
    let size = OverlaySize(picture: CGSize(width: height * 1.6, height: height), scale: 1)
    #expect(abs(size.font - font) < 0.1)
  }

  @Test func `of chapters are in the middle of a darker picture`() {
    let (frames, settings) = Played.tape("Sleep 500ms\nChapter \"One\" 1s\nSleep 100ms")
    let size = CGSize(width: 240, height: 160)
    let room = OverlayRoom(settings, size: size)
    var light: [Int: Int] = [:]
    var card: CGImage?
    for frame in frames {
      let picture = room.drawn(frame)
      light[Int((frame.time * 100).rounded())] = picture.light(239, 10)
      if frame.time == 1 { card = picture }
    }
    let full = room.picture.light(239, 10)
    #expect(light[50] == full && light[150] == full && (light[100] ?? 999) < full / 2)
    let half = light[62] ?? 0
    #expect(half < full * 3 / 4 && half > full / 2)
    let white = (0..<240 * 160).filter { card?.light($0 % 240, $0 / 240) == 255 }
    let (left, right) = (white.map { $0 % 240 }.min() ?? 0, white.map { $0 % 240 }.max() ?? 0)
    #expect(white.count > 50 && abs(left + right - 239) <= 4)
  }

  @Test func `of chapters have the picture for themselves`() {
    let text = "Set Keys pc\nCaption \"a\"\nMove 20,20 100ms\nKey Ctrl+a\nChapter \"One\" 1s"
    let bare = Played.tape("Sleep 220ms\nChapter \"One\" 1s")
    let (frames, settings) = Played.tape(text)
    let pictures = [(frames, settings), bare].map { frames, settings in
      let room = OverlayRoom(settings)
      for frame in frames where frame.time <= 0.7 { room.show(frame) }
      return room.draw().pixels
    }
    #expect(pictures[0] == pictures[1])
  }
}
