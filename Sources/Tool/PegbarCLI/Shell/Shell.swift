/// A shell that the command writes completions for.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The text for the shell to read.
  func completions(of table: CommandTable) -> String {
    switch self {
    case .bash: BashCompletions(table: table).text
    case .zsh: ZshCompletions(table: table).text
    case .fish: FishCompletions(table: table).text
    }
  }

  /// The usual place of a user's own completions.
  var installation: String {
    switch self {
    case .bash: "put them in ~/.local/share/bash-completion/completions/pegbar"
    case .zsh: "put them, as _pegbar, in a directory of $fpath, before compinit"
    case .fish: "put them in ~/.config/fish/completions/pegbar.fish"
    }
  }

  /// A command line to copy, with the shell's own prompt.
  var example: String {
    switch self {
    case .bash: "source <(pegbar completions bash)"
    case .zsh: "pegbar completions zsh > \"${fpath[1]}/_pegbar\""
    case .fish: "pegbar completions fish | source"
    }
  }
}
