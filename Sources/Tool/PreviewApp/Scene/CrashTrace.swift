import Foundation
import SceneProtocol

/// A parser of Swift's crash reports, for a summary.
struct CrashTrace {
  /// "Fatal error: Index out of range".
  private(set) var reason: String?
  /// The calls nearest to the crash, the innermost first: "turn() at card.swift:31".
  private(set) var frames: [String] = []

  /// The signal of a program that reports that it crashes, before it reports where; `nil` without such a report.
  static func signal(in text: [UInt8]) -> Int32? {
    let end = String(decoding: text.suffix(4096), as: UTF8.self)
    let words = end.firstMatch(of: /\*\*\* Signal (\d+): Backtracing from/)
    return words.flatMap { Int32($0.1) }
  }

  /// Maximum number of calls that are shown.
  private static let mostFrames = 6

  /// - Parameters:
  ///   - text: The program's output to standard error, including the crash report.
  ///   - files: The names of the scene's files: only their own calls are shown, if there are any.
  init(_ text: [UInt8], files: Set<String>) {
    let lines = String(decoding: text, as: UTF8.self)
      .split(whereSeparator: \.isNewline).map(String.init)
    reason = lines.lazy.compactMap(Self.reason).first
    let all = lines.compactMap(Self.frame)
    let own = all.filter { frame in files.contains { frame.contains(" at \($0):") } }
    frames = Array((own.isEmpty ? all : own).prefix(Self.mostFrames))
  }

  /// The first place in one of the files, as "card.swift:31:5", and the file's name.
  func place(in files: Set<String>) -> (text: String, file: String)? {
    for frame in frames {
      guard let place = frame.range(of: " at ", options: .backwards)?.upperBound else { continue }
      let text = String(frame[place...])
      guard let file = files.first(where: { text.hasPrefix("\($0):") }) else { continue }
      return (text, file)
    }
    return nil
  }

  /// "file.swift:3: Fatal error: Index out of range".
  private static func reason(_ line: String) -> String? {
    guard let range = line.range(of: "Fatal error") else { return nil }
    return String(line[range.lowerBound...])
  }

  /// "2 name(_:) + 43 in scene at /path/a.swift:2:8", with or without an address.
  private static func frame(_ line: String) -> String? {
    let words = PreviewFunction.named(in: line).split(separator: " ")
    guard let number = words.first, Int(number) != nil, let at = words.lastIndex(of: "at"),
      at + 1 < words.count
    else { return nil }
    let place = (words[(at + 1)...].joined(separator: " ") as NSString).lastPathComponent
    let isAddress = { (word: Substring) in word.hasPrefix("0x") || word.hasPrefix("[") }
    let name = words[1..<at].filter { !isAddress($0) }.prefix { $0 != "+" }
    return "\(name.joined(separator: " ")) at \(place)"
  }
}
