/// Completions for bash, generated from the tables of commands and options.
struct BashCompletions {
  /// The commands that are completed.
  let table: CommandTable

  /// The script that bash reads.
  var text: String {
    """
    # Completions of pegbar for bash; `pegbar completions bash` prints them.

    _pegbar() {
      local current=${COMP_WORDS[COMP_CWORD]} word i count=0
      local command="" file="" option="" ended="" joined=""
      # Bash makes three words of --name=VALUE and of X,Y@TIME.
      [[ $current == = ]] && current=""
      for ((i = 1; i < COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        if [[ $word == = && -n $option ]]; then continue; fi
        if [[ $word == [=@:] ]]; then joined=1; continue; fi
        if [[ -n $joined ]]; then joined=""; continue; fi
        if [[ -n $option ]]; then option=""; continue; fi
        if [[ -z $ended ]]; then
          case $word in
            --) ended=1; continue ;;
            \(valued.joined(separator: "|"))) option=$word; continue ;;
            -?*) continue ;;
          esac
        fi
        if [[ -z $command$ended ]]; then
          case $word in
            \(commands.joined(separator: "|"))) command=$word; continue ;;
          esac
        fi
        : "${command:=preview}" "${file:=$word}"
        ((count++))
      done
      # An option may come before the file that it is about.
      for ((i = COMP_CWORD + 1; i < ${#COMP_WORDS[@]}; i++)); do
        [[ ${COMP_WORDS[i]} == *.swift ]] && : "${file:=${COMP_WORDS[i]}}"
      done

      COMPREPLY=()
      if [[ -n $joined || $current == [@:] ]]; then return; fi
      if [[ -n $option ]]; then
        case $option in
    \(values.joined(separator: "\n"))
        esac
      elif [[ -z $ended && $current == -* ]]; then
        case ${command:-preview} in
    \(options.joined(separator: "\n"))
        esac
      else
        case $command in
    \(operands.joined(separator: "\n"))
          "")
            _pegbar_words \(commands.joined(separator: " "))
            _pegbar_files '!*.tape' '!*.swift'
            ;;
        esac
      fi
    }

    # Offers those of the given words that begin as the current one.
    _pegbar_words() {
      local word
      for word in "$@"; do
        [[ $word == "$current"* ]] && COMPREPLY+=("$word")
      done
    }

    # Offers directories, and files but those that each of the patterns leaves out.
    _pegbar_files() {
      local path pattern plain=${current#[\\"\\']}
      plain=${plain//\\\\/}
      plain=${plain/#\\~\\//$HOME/}
      compopt -o filenames 2>/dev/null
      while IFS= read -r path; do
        COMPREPLY+=("$path")
      done < <(
        for pattern in "$@"; do compgen -f -X "$pattern" -- "$plain"; done
        compgen -d -- "$plain"
      )
    }

    # Offers the names of the scenes in the file, without compiling it.
    _pegbar_scenes() {
      local name plain=${current#[\\"\\']}
      plain=${plain//\\\\/}
      file=${file//\\\\/}
      while IFS= read -r name; do
        [[ $name == "$plain"* ]] || continue
        # Within quotes a name stands for itself.
        [[ $current == [\\"\\']* ]] || printf -v name %q "$name"
        COMPREPLY+=("$name")
      done < <("${COMP_WORDS[0]/#\\~\\//$HOME/}" scenes --no-compile -- "${file//[\\"\\']/}" 2>/dev/null)
    }

    complete -F _pegbar pegbar

    """
  }

  private var commands: [String] { table.names }

  /// The options with a value, as separate words.
  private var valued: [String] {
    OptionSpec.all.filter { $0.value != nil }.flatMap(words)
  }

  private func words(_ option: OptionSpec) -> [String] {
    [option.name] + (option.letter.map { ["-\($0)"] } ?? [])
  }

  private var values: [String] {
    OptionSpec.all.compactMap { option in
      action(option.kind).map {
        "      \(words(option).joined(separator: "|"))) \($0) ;;"
      }
    }
  }

  private var options: [String] {
    table.all.map { command in
      let options = command.options
      return
        "      \(command.name)) _pegbar_words \(options.flatMap(words).joined(separator: " ")) ;;"
    }
  }

  private var operands: [String] {
    table.all.compactMap { command in
      guard let first = command.operandKind.flatMap(action) else { return nil }
      var line = command.takesManyOperands ? first : "((count)) || \(first)"
      if let second = command.secondOperandKind.flatMap(action) {
        line = "case $count in 0) \(first) ;; 1) \(second) ;; esac"
      }
      return "      \(command.name)) \(line) ;;"
    }
  }

  /// The action that completes words of a kind; `nil` when there is nothing to complete.
  private func action(_ kind: WordKind) -> String? {
    switch kind {
    case .free: nil
    case .command(let others):
      "_pegbar_words \((table.names + others).joined(separator: " "))"
    case .choice(let words), .suggestion(let words):
      "_pegbar_words \(words.joined(separator: " "))"
    case .scene: "_pegbar_files '!*.swift'"
    case .script: "_pegbar_files '!*.tape' '!*.swift'"
    case .tape: "_pegbar_files '!*.tape'"
    case .sceneName: "_pegbar_scenes"
    case .file: "_pegbar_files ''"
    }
  }
}
