import SceneProtocol

/// What is typed for what an inspector draws over a picture: `#card trails`, `hit path`, `cost`.
enum DrawingWords {
  /// Reads the words; they are those of a tape's `Inspect`.
  static func drawing(_ text: String) throws(CommandError) -> InspectorDrawing {
    var (words, name) = (words(of: text), InspectionQuestion.Name?.none)
    if let first = words.first, first.hasPrefix("#") || first.hasPrefix("@") {
      name = try InspectionWords.layer(first)
      words.removeFirst()
    }
    guard !words.isEmpty || name != nil,
      let drawing = InspectorDrawing(parsing: words, of: name)
    else {
      throw .usage(
        "\"\(text)\" is nothing that can be drawn: write #NAME, or #NAME and one of "
          + InspectorDrawing.forms.joined(separator: ", ") + "; hit path and cost need no name"
      )
    }
    return drawing
  }

  /// The words between spaces; those in quotes are one.
  private static func words(of text: String) -> [String] {
    var (words, word, isQuoted) = ([String](), "", false)
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if character == " ", !isQuoted {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    return word.isEmpty ? words : words + [word]
  }
}
