import SceneProtocol

/// Words of code for Apple's systems that begin with no `#` or `@`, and that SceneRewriter has a rule for.
///
/// They are searched for without regard to comments: a text in which they mean nothing is rewritten to itself.
enum PortedWords {
  /// The first of the words that a text has; `nil` for a text without any.
  static func first(in text: TextSearch) -> String? {
    plain.first(where: text.contains) ?? layerClass(in: text) ?? optionalCall(in: text)
      ?? boundByView(in: text) ?? missingFramework(in: text) ?? overrideInExtension(in: text)
  }

  private static let plain = [
    "os(iOS)", "import ObjectiveC", "import Darwin", "import UIKit.", "import QuartzCore.",
    "import CoreGraphics.", "import os.", "import OSLog", "override init()",
    "override init(layer", "override var description", "override var debugDescription",
    "override var hash", "override func isEqual", "deinit",
    "scheduledTimer(withTimeInterval", "Timer(timeInterval", "addObserver(forName",
    ").description()", "URLSession", "URLRequest", "URLResponse", "XMLParser",
    "window??", "NSAttributedStringKey", "as AnyObject).", "awakeFromNib",
    "AttributedString()", "func observeValue(", "-> Self", "context: &",
    "commit editingStyle", "moveRowAt ",
  ]

  /// A class of layers with an initializer of its own.
  private static func layerClass(in text: TextSearch) -> String? {
    guard text.contains("class "), text.contains("init(") || text.contains("init?(") else {
      return nil
    }
    let names = text.places(of: ": CA").lazy.filter { isClassName(before: $0, in: text.bytes) }
      .map { String(decoding: text.bytes[($0 + 4)...].prefix(while: isLetter), as: UTF8.self) }
    return names.first { $0.hasSuffix("Layer") }.map { "a class of CA\($0)" }
  }

  /// Whether a colon comes after the name of a class that is declared there, and not after that of a parameter.
  private static func isClassName(before colon: Int, in bytes: [UInt8]) -> Bool {
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") }
    let before = bytes[..<colon].reversed().drop(while: isSpace).drop { !isSpace($0) }
    return before.drop(while: isSpace).starts(with: "class".utf8.reversed())
  }

  /// An override in an extension that begins and ends at the beginning of a line.
  private static func overrideInExtension(in text: TextSearch) -> String? {
    let overrides = text.places(of: "override ")
    guard !overrides.isEmpty else { return nil }
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let starts = text.places(of: "extension ").filter { place in
      let line = text.bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      return !isSpace(text.bytes[line])
    }
    let ends = text.places(of: "\n}")
    return overrides.contains { place in
      guard let start = starts.last(where: { $0 < place }) else { return false }
      return !ends.contains { start < $0 && $0 < place }
    } ? "override in an extension" : nil
  }

  /// A generic parameter that is a class of views: `<Cell: UITableViewCell>`.
  private static func boundByView(in text: TextSearch) -> String? {
    text.places(of: ": UI").lazy.map { text.bytes[($0 + 4)...].drop(while: isLetter).first }
      .contains { $0 == UInt8(ascii: ">") } ? "a generic view" : nil
  }

  /// The import of a framework that is not here.
  private static func missingFramework(in text: TextSearch) -> String? {
    let names = text.places(of: "import ").lazy.map { place in
      String(decoding: text.bytes[(place + 7)...].prefix(while: isLetter), as: UTF8.self)
    }
    return names.first { MissingFrameworks.replacements[$0] != nil }.map { "import \($0)" }
  }

  /// A call `name?(` or `name!(` of an optional method of a delegate.
  private static func optionalCall(in text: TextSearch) -> String? {
    let names = (text.places(of: "?(") + text.places(of: "!(")).lazy.map { place in
      let name = text.bytes[..<place].reversed().prefix(while: isLetter).reversed()
      return String(decoding: name, as: UTF8.self)
    }
    return names.first(where: OptionalRequirements.names.contains).map { "\($0)?()" }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
