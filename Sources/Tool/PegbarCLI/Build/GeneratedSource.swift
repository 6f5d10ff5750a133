import SceneProtocol

/// The declarations that a module gets besides its files.
///
/// - `Bundle.module`, which SwiftPM generates for targets with resources; in a scene without a package it is the main
///   bundle, which has the scene's files.
/// - Of files that are left out as they import SwiftUI: the names that they give to types of UIKit, which a library's
///   other files may use.
struct GeneratedSource {
  /// The text; empty if nothing is needed.
  let text: String

  /// The declarations for a scene or a library.
  init(for source: SceneSource) {
    var lines = source.names
    if let bundle = source.resources {
      let path = "Bundle.main.bundlePath + \"/\(bundle.name)\""
      lines.append(Self.accessor("Bundle(path: \(path)) ?? .main"))
    } else if source.usesBundleModule {
      lines.append(Self.accessor(".main"))
    }
    text = lines.isEmpty ? "" : "import UIKit\n\n" + lines.joined(separator: "\n") + "\n"
  }

  private static func accessor(_ value: String) -> String {
    "nonisolated extension Foundation.Bundle { static let module: Bundle = \(value) }"
  }

  /// The aliases of UIKit's types that a file declares outside of every other type.
  static func aliases(in text: String) -> [String] {
    guard TextSearch(text).contains("typealias ") else { return [] }
    return SourcePicture.lines(of: text).compactMap { line in
      let words = line.split(separator: " ")
      let start = ["public", "internal", "package"].contains(words.first) ? 1 : 0
      guard !line.hasPrefix(" "), words.count == start + 4, words[start] == "typealias",
        words[start + 2] == "=", words[start + 3].hasPrefix("UI"),
        words[start + 3].allSatisfy({ $0.isLetter }),
        !["Representable", "Hosting"].contains(where: words[start + 3].contains)
      else { return nil }
      return String(line)
    }
  }
}
