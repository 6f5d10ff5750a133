/// Completions for zsh, generated from the tables of commands and options.
struct ZshCompletions {
  /// The commands that are completed.
  let table: CommandTable

  /// The script that zsh reads; also as the file `_pegbar` in its `fpath`.
  var text: String {
    """
    #compdef pegbar
    # Completions of pegbar for zsh; `pegbar completions zsh` prints them.

    _pegbar() {
      local command=first word
      integer i skip=0
      local -a commands specs
      commands=(
    \(commands.joined(separator: "\n"))
      )

      # The command is the first word that is no option and no option's value.
      for ((i = 2; i < CURRENT; i++)); do
        word=$words[i]
        if ((skip)); then skip=0; continue; fi
        case $word in
          --) break ;;
          \(valued.joined(separator: "|"))) skip=1 ;;
          -?*) ;;
          *) command=preview; break ;;
        esac
      done
      if [[ $command == preview && -n ${(M)commands:#$word:*} ]]; then
        command=$word
        words[i]=()
        ((CURRENT--))
      fi

      case $command in
    \(specifications.joined(separator: "\n"))
      esac
      _arguments -s -S $specs
    }

    # The first word: a command, or the file of a scene.
    _pegbar_first() {
      _alternative 'commands:command:{ _describe command commands }' 'files:scene:_files -g "*.(tape|swift)"'
    }

    # The names of the scenes in the file, without compiling it.
    _pegbar_scenes() {
      local -a names
      names=("${(@f)$(_call_program scenes ${(q)words[1]} scenes --no-compile -- \\
        ${(q)${(Q)${(M)words:#*.swift[\\"\\']#}[1]}} 2>/dev/null)}")
      compadd -a names
    }

    if [[ $funcstack[1] == _pegbar ]]; then
      _pegbar "$@"
    else
      compdef _pegbar pegbar
    fi

    """
  }

  private var commands: [String] {
    table.all.map { "    '\($0.name):\(escaped($0.summary))'" }
  }

  /// The options with a value, as separate words.
  private var valued: [String] {
    OptionSpec.all.filter { $0.value != nil }.flatMap { option in
      [option.name] + (option.letter.map { ["-\($0)"] } ?? [])
    }
  }

  /// What each command accepts; "first" is for the word that may be a command's name.
  private var specifications: [String] {
    [
      specifications(
        "first",
        of: table.ofFiles,
        operands: ["'1:command or scene:_pegbar_first'"]
      )
    ]
      + table.all.map { command in
        let operand = command.operandKind.map { kind in
          "'\(command.takesManyOperands ? "*" : "1"):\(escaped(command.operands)):\(action(kind))'"
        }
        let second = command.secondOperandKind.map {
          "'2:\(escaped(command.operands)):\(action($0))'"
        }
        return specifications(command.name, of: command, operands: [operand, second])
      }
  }

  private func specifications(
    _ label: String,
    of command: CommandSpec,
    operands: [String?]
  ) -> String {
    let options = command.options.flatMap(specification)
    let all = (options + operands.compactMap { $0 }).map { "      \($0)" }
    return "    \(label)) specs=(\n\(all.joined(separator: "\n"))\n    ) ;;"
  }

  /// An option in the syntax of `_arguments`, once for its letter and once for its name.
  private func specification(_ option: OptionSpec) -> [String] {
    let words = [option.name] + (option.letter.map { ["-\($0)"] } ?? [])
    let excluded =
      option.isRepeatable
      ? "*" : words.count > 1 ? "(\(words.joined(separator: " ")))" : ""
    return words.map { word in
      guard let value = option.value else { return "'\(excluded)\(word)[\(escaped(option.help))]'" }
      let joined = word.hasPrefix("--") ? "=" : "+"
      return "'\(excluded)\(word)\(joined)[\(escaped(option.help))]"
        + ":\(escaped(value)):\(action(option.kind))'"
    }
  }

  /// The action that completes words of a kind.
  private func action(_ kind: WordKind) -> String {
    switch kind {
    case .free: " "
    case .command(let others): "(\((table.names + others).joined(separator: " ")))"
    case .choice(let words), .suggestion(let words): "(\(words.joined(separator: " ")))"
    case .scene: "_files -g \"*.swift\""
    case .script: "_files -g \"*.(tape|swift)\""
    case .tape: "_files -g \"*.tape\""
    case .sceneName: "_pegbar_scenes"
    case .file: "_files"
    }
  }

  /// Text escaped for single quotes, in which brackets and colons would have a meaning.
  private func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "'": "'\\''"
      case "[", "]", ":", "\\": "\\\(character)"
      default: String(character)
      }
    }.joined()
  }
}
