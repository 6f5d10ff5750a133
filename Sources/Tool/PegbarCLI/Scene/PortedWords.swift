import SceneProtocol

/// Words of code for Apple's systems that begin with no `#` or `@`, and that SceneRewriter has a rule for.
///
/// They are searched for without regard to comments: a text in which they mean nothing is rewritten to itself.
enum PortedWords {
  /// The first of the words that a text has; `nil` for a text without any.
  static func first(in text: String) -> String? {
    plain.first(where: text.contains) ?? layerClass(in: text) ?? optionalCall(in: text)
  }

  private static let plain = [
    "os(iOS)", "import ObjectiveC", "import Darwin", "import UIKit.", "import QuartzCore.",
    "import CoreGraphics.", "override init(", "override var description",
    "override var debugDescription", "override var hash", "override func isEqual", "deinit",
    "scheduledTimer(withTimeInterval", "Timer(timeInterval", "addObserver(forName",
    ").description()", "URLSession", "URLRequest", "URLResponse", "XMLParser",
  ]

  /// A class of layers with an initializer of its own.
  private static func layerClass(in text: String) -> String? {
    guard text.contains("class "), text.contains("init(") || text.contains("init?(") else {
      return nil
    }
    let names = text.split(separator: ": CA").dropFirst().map { $0.prefix { $0.isLetter } }
    return names.first { $0.hasSuffix("Layer") }.map { "a class of CA\($0)" }
  }

  /// A call `name?(` of an optional method of a delegate.
  private static func optionalCall(in text: String) -> String? {
    let calls = text.split(separator: "?(", omittingEmptySubsequences: false).dropLast()
    let names = calls.lazy.map { before in
      String(before.reversed().prefix { $0.isLetter }.reversed())
    }
    return names.first(where: OptionalRequirements.names.contains).map { "\($0)?()" }
  }
}
