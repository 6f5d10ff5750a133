import TapeLanguage

/// The topics of `pegbar help` besides the commands.
enum HelpTopic: String, CaseIterable {
  case tapes, objc

  /// The topic's text.
  var text: String {
    switch self {
    case .tapes: Self.tapesText
    case .objc: Self.objectiveCText
    }
  }

  /// The language of tapes.
  private static var tapesText: String {
    """
    A tape is a text with a command on each line, done one after the other on the scene's own
    clock; # begins a comment. Texts are in "quotes", durations 600ms or 1.5s. A target is #name of
    a layer, @identifier of a view, or X,Y in points; #name+10,-4 is beside its middle.

    commands:
    \(Help.table(TapeCommandName.allCases.map { ($0.form, $0.summary) }, atMost: 34))

    settings:
    \(Help.table(TapeSettingName.allCases.map { ($0.form, $0.summary) }, atMost: 34))

    An expression is a property, a comparison and a value: #card.position.x == 90 ± 0.5,
    @name.text != "nobody", #card.presentation.opacity >= 1.

    example:
      Set Scene Card.swift
      Output card.gif
      Caption "Click the card"
      Click #card
      Sleep 1.5s

    """
  }
}
