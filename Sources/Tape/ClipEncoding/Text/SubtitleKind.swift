/// The format of a file of captions with their times.
package enum SubtitleKind: CaseIterable, Equatable, Sendable {
  /// SubRip.
  case srt
  /// WebVTT, which `<track>` elements of web pages read.
  case vtt

  /// The kind for a path's extension; `nil` for others.
  package init?(path: String) {
    switch path.lowercased() {
    case let name where name.hasSuffix(".srt"): self = .srt
    case let name where name.hasSuffix(".vtt"): self = .vtt
    default: return nil
    }
  }

  /// The text of such a file.
  ///
  /// - Parameters:
  ///   - captions: The captions, in the order of their times.
  ///   - framesPerSecond: The clip's frame rate.
  /// - Returns: The text; times are rounded to milliseconds, which both formats have.
  package func text(of captions: [ClipText], framesPerSecond: Int) -> String {
    let head = self == .vtt ? "WEBVTT\n\n" : ""
    let cues = captions.enumerated().map { index, caption in
      let (begin, end) = (caption.frames.lowerBound, caption.frames.upperBound)
      let times = [begin, end].map { time($0, framesPerSecond) }.joined(separator: " --> ")
      return "\(index + 1)\n\(times)\n\(lines(of: caption.text))\n"
    }
    return head + cues.joined(separator: "\n")
  }

  /// 00:00:01,200; WebVTT has a point.
  private func time(_ frame: Int, _ framesPerSecond: Int) -> String {
    let milliseconds = (frame * 1000 + framesPerSecond / 2) / framesPerSecond
    let seconds = milliseconds / 1000
    let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { padded($0, 2) }
    let separator = self == .srt ? "," : "."
    return parts.joined(separator: ":") + separator + padded(milliseconds % 1000, 3)
  }

  private func padded(_ number: Int, _ count: Int) -> String {
    String(repeating: "0", count: max(0, count - "\(number)".count)) + "\(number)"
  }

  /// An empty line would end the cue; in WebVTT `&` and `<` have a meaning.
  private func lines(of text: String) -> String {
    let lines = text.split(whereSeparator: \.isNewline).joined(separator: "\n")
    guard self == .vtt else { return lines }
    return lines.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}
