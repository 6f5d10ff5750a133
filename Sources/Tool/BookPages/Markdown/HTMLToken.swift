/// A part of the HTML that the Markdown parser writes.
enum HTMLToken: Equatable {
  /// Text between tags, with its escapes.
  case text(Substring)
  /// A tag or a comment, with its brackets.
  case tag(Substring)

  /// Cuts HTML at its tags.
  static func all(of html: String) -> [HTMLToken] {
    var tokens: [HTMLToken] = []
    var rest = html[...]
    while let open = rest.firstIndex(of: "<") {
      if open > rest.startIndex { tokens.append(.text(rest[..<open])) }
      let tag = rest[open...]
      let close = tag.hasPrefix("<!--") ? end(ofCommentIn: tag) : tag.firstIndex(of: ">")
      guard let close else {
        tokens.append(.text(tag))
        return tokens
      }
      tokens.append(.tag(tag[...close]))
      rest = tag[tag.index(after: close)...]
    }
    if !rest.isEmpty { tokens.append(.text(rest)) }
    return tokens
  }

  private static func end(ofCommentIn text: Substring) -> Substring.Index? {
    var index = text.startIndex
    while let next = text[index...].firstIndex(of: ">") {
      if text[...next].hasSuffix("-->") { return next }
      index = text.index(after: next)
    }
    return nil
  }
}

/// A tag's name and attributes.
struct HTMLTag {
  /// The name, with the slash of a closing tag: `/pre`.
  let name: String
  private let text: Substring

  init(_ tag: Substring) {
    text = tag
    name = String(
      tag.dropFirst().prefix { !" />\n".contains($0) || $0 == "/" && tag.dropFirst().first == "/" }
    )
    .lowercased()
  }

  /// The value of an attribute in double quotes, with its escapes; `nil` where there is none.
  func value(_ attribute: String) -> Substring? { range(of: attribute).map { text[$0.value] } }

  /// The tag with the value of an attribute replaced, in two parts: what is before and after it.
  func parts(around attribute: String) -> (before: String, after: String)? {
    range(of: attribute).map {
      (String(text[..<$0.value.lowerBound]), String(text[$0.value.upperBound...]))
    }
  }

  /// The tag without an attribute.
  func without(_ attribute: String) -> String {
    guard let range = range(of: attribute) else { return String(text) }
    return String(text[..<range.whole.lowerBound]) + String(text[range.whole.upperBound...])
  }

  private func range(
    of attribute: String
  ) -> (whole: Range<Substring.Index>, value: Range<Substring.Index>)? {
    let pattern = " \(attribute)=\""
    var index = text.startIndex
    while let space = text[index...].firstIndex(of: " ") {
      if text[space...].hasPrefix(pattern) {
        let start = text.index(space, offsetBy: pattern.count)
        guard let end = text[start...].firstIndex(of: "\"") else { return nil }
        return (space..<text.index(after: end), start..<end)
      }
      index = text.index(after: space)
    }
    return nil
  }
}
