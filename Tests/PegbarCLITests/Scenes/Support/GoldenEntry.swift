import Foundation
import Testing

/// A line of the manifest: which picture, of which scene, made with which options.
struct GoldenEntry: Sendable, CustomTestStringConvertible {
  let name: String
  let scene: String
  let options: [String]

  /// The golden picture's file.
  var path: String { "\(Repository.goldens)/\(name).png" }
  /// The time that it shows, in the option's form.
  var time: String {
    options.firstIndex(of: "--at").map { options[$0 + 1] } ?? "0"
  }
  var testDescription: String { name }

  /// All entries, in the manifest's order.
  static func all() throws -> [GoldenEntry] {
    let text = try String(contentsOfFile: "\(Repository.goldens)/manifest.txt", encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard words.count >= 2 else { return nil }
      return GoldenEntry(name: words[0], scene: words[1], options: Array(words[2...]))
    }
  }
}
