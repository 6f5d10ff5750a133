/// Completions for fish, generated from the tables of commands and options.
struct FishCompletions {
  /// The commands that are completed.
  let table: CommandTable

  /// The script that fish reads.
  var text: String {
    """
    # Completions of pegbar for fish; `pegbar completions fish` prints them.

    # The words before the current one that are no options and no options' values.
    function __pegbar_words
        set -l skip 0
        set -l tokens (commandline -opc)
        for word in $tokens[2..-1]
            if test $skip = 1
                set skip 0
                continue
            end
            switch $word
                case \(valued.joined(separator: " "))
                    set skip 1
                case '-?*'
                case '*'
                    echo -- $word
            end
        end
    end

    # Whether no word is there yet.
    function __pegbar_first
        set -l before (__pegbar_words)
        test (count $before) = 0
    end

    # Whether the command is one of those given; a line that begins with a file has the command preview.
    function __pegbar_is
        set -l before (__pegbar_words)
        set -l command preview
        contains -- "$before[1]" \(commands.joined(separator: " "))
        and set command $before[1]
        contains -- $command $argv
    end

    # Whether the command is one of those given, and has as yet no word after its name.
    function __pegbar_wants
        set -l before (__pegbar_words)
        __pegbar_is $argv
        and test "$before[1]" = "$argv[1]" -a (count $before) = 1
    end

    # Whether the command is the one given, and has one word after its name.
    function __pegbar_wants_second
        set -l before (__pegbar_words)
        __pegbar_is $argv
        and test "$before[1]" = "$argv[1]" -a (count $before) = 2
    end

    # Scenes' files, others whose endings are given, and directories on the way to them.
    function __pegbar_files
        set -l endings (string join '|' swift $argv)
        __fish_complete_path (commandline -ct) | string match -r '^.*(?:/|\\.(?:'$endings'))(?:\\t.*)?$'
    end

    # The names of the scenes in the file, without compiling it.
    function __pegbar_scenes
        set -l tokens (commandline -o)
        set -l file (string match -- '*.swift' $tokens)
        test -n "$file[1]"
        and eval (string escape -- $tokens[1]) scenes --no-compile -- (string escape -- $file[1]) 2>/dev/null
    end

    complete -c pegbar -f
    complete -c pegbar -n __pegbar_first -a '(__pegbar_files tape)'
    \((firstWords + operands + options).joined(separator: "\n"))

    """
  }

  private var commands: [String] { table.names }

  private var firstWords: [String] {
    table.all.map {
      "complete -c pegbar -n __pegbar_first -a \($0.name) -d '\(escaped($0.summary))'"
    }
  }

  /// The options with a value, as separate words.
  private var valued: [String] {
    OptionSpec.all.filter { $0.value != nil }.flatMap { option in
      [option.name] + (option.letter.map { ["-\($0)"] } ?? [])
    }
  }

  private var operands: [String] {
    table.all.flatMap { command in
      let first = command.takesManyOperands ? "__pegbar_is" : "__pegbar_wants"
      let kinds = [
        (first, command.operandKind), ("__pegbar_wants_second", command.secondOperandKind),
      ]
      return kinds.compactMap { condition, kind in
        kind.flatMap(action).map {
          "complete -c pegbar -n '\(condition) \(command.name)' \($0)"
        }
      }
    }
  }

  private var options: [String] {
    OptionSpec.all.map { option in
      let letter = option.letter.map { " -s \($0)" } ?? ""
      // Only a file to be written is completed as a file.
      let arity = option.kind == .file ? "-r" : "-x"
      let offers = action(option.kind).map { " \($0)" } ?? ""
      let value = option.value == nil ? "" : " \(arity)\(offers)"
      let owners = table.owners(of: option).joined(separator: " ")
      return "complete -c pegbar -n '__pegbar_is \(owners)'\(letter)"
        + " -l \(option.id.rawValue)\(value) -d '\(escaped(option.help))'"
    }
  }

  /// The action that completes words of a kind; `nil` when there is nothing to complete.
  private func action(_ kind: WordKind) -> String? {
    switch kind {
    case .free: nil
    case .command(let others):
      "-a '\((table.names + others).joined(separator: " "))'"
    case .choice(let words), .suggestion(let words): "-a '\(words.joined(separator: " "))'"
    case .scene: "-a '(__pegbar_files)'"
    case .script: "-a '(__pegbar_files tape)'"
    case .tape: "-F"
    case .sceneName: "-a '(__pegbar_scenes)'"
    case .file: "-F"
    }
  }

  private func escaped(_ text: String) -> String {
    text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
  }
}
