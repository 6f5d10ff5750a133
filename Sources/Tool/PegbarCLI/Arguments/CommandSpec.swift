/// All that is known of a command but what it does: what is typed for it, and what the help, the manual page and the
/// completions say of it.
struct CommandSpec: Sendable {
  /// The word on the command line.
  let name: String
  /// The words after the name.
  var operands = ""
  /// What those words are; `nil` when there are none.
  var operandKind: WordKind?
  /// What the word after the first of them is, where that differs.
  var secondOperandKind: WordKind?
  /// Whether there may be more than one of them.
  var takesManyOperands = false
  /// What it does, in one line.
  let summary: String
  /// How it is called, without the values of its options.
  let usage: String
  /// What has to be known to use it, in paragraphs.
  var details: [String] = []
  /// A few lines to copy.
  let examples: [String]
  /// The options that it understands beside those of every command.
  var ownOptions: Set<OptionSpec.ID> = []

  /// Whether it understands an option.
  func takes(_ option: OptionSpec) -> Bool {
    OptionSpec.ofEveryCommand.contains(option.id) || ownOptions.contains(option.id)
  }

  /// The options that it understands, in the order of the help.
  var options: [OptionSpec] { OptionSpec.all.filter(takes) }
}
