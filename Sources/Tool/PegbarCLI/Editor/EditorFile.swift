import Glibc
import SceneProtocol

/// The file in a folder by which sourcekit-lsp knows the compiler's flags for the scenes in it.
///
/// It contains a mark with a hash of the rest: so a file that was written by the user, or changed since, is recognized
/// and stays.
struct EditorFile {
  /// The forms that the server reads.
  enum Form: CaseIterable {
    /// `compile_flags.txt`: a flag a line, for all files below it.
    case flags
    /// `compile_commands.json`: a command for each file, for a folder whose files are compiled together.
    case commands
    /// `.sourcekit-lsp/config.json`, for a folder with a package, whose files SwiftPM knows: for all others.
    case configuration
  }

  /// What is there of it.
  enum State {
    case missing
    /// It is as it would be written now.
    case current
    /// It was written by another version, or for another library.
    case old
    /// It was written by Pegbar, and changed.
    case changed
    /// It is not Pegbar's.
    case foreign
  }

  let form: Form
  /// Its path, as it is shown.
  let path: String
  /// The folder with the scenes, as it was typed.
  private let folder: String
  /// The folder that is made for it, and removed with it; `nil` for one in the user's own.
  let directory: String?

  /// The file of a form in a folder.
  init(_ form: Form, in folder: String) {
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    (self.form, self.folder) = (form, folder)
    directory = form == .configuration ? prefix + ".sourcekit-lsp" : nil
    path =
      switch form {
      case .flags: prefix + "compile_flags.txt"
      case .commands: prefix + "compile_commands.json"
      case .configuration: prefix + ".sourcekit-lsp/config.json"
      }
  }

  /// The file that a folder needs.
  init(for folder: String) {
    if FileIO.size(of: "\(folder)/Package.swift") != nil {
      self.init(.configuration, in: folder)
    } else {
      self.init(FolderModules(in: folder).together.isEmpty ? .flags : .commands, in: folder)
    }
  }

  /// Its text.
  func text(_ flags: EditorFlags) -> String {
    let lines: [String]
    switch form {
    case .flags: lines = flags.words + FolderModules(in: folder).importing
    case .commands: lines = commands(flags)
    case .configuration:
      lines = configuration(flags)
    }
    return Self.marked(lines, form)
  }

  /// An object of options: flags for the files of no target, and for those of the package's.
  private func configuration(_ flags: EditorFlags) -> [String] {
    let parts = [
      ("fallbackBuildSystem", flags.words), ("swiftPM", flags.packageWords(in: folder)),
    ]
    let objects = parts.filter { !$1.isEmpty }.map { name, words in
      let list = words.map { "      " + JSON.string($0).text }.joined(separator: ",\n")
      return "  \"\(name)\": {\n    \"swiftCompilerFlags\": [\n\(list)\n    ]\n  }"
    }
    return ["{", objects.joined(separator: ",\n"), "}"]
  }

  /// A compilation database: an array with an object for each file.
  private func commands(_ flags: EditorFlags) -> [String] {
    let place = JSON.string(SceneFile.absolute(folder)).text
    let modules = FolderModules(in: folder)
    let files = modules.together
    let all = ["swiftc"] + flags.words + modules.importing + files
    let words = JSON.array(all.map(JSON.string))
    let entries = files.map { file in
      """
          "directory": \(place),
          "file": \(JSON.string(file).text),
          "arguments": \(words.text)
      """
    }
    return ["[{", entries.joined(separator: "\n},\n{\n"), "}]"]
  }

  /// What is there of it now.
  func state(_ flags: EditorFlags?) -> State {
    guard let bytes = FileIO.read(path) else {
      var status = stat()
      return lstat(path, &status) == 0 ? .foreign : .missing
    }
    let text = String(decoding: bytes, as: UTF8.self)
    if let flags, text == self.text(flags) { return .current }
    let lines = text.split(separator: "\n").map(String.init)
    guard let mark = lines.firstIndex(where: { $0.contains(Self.mark) }) else { return .foreign }
    var rest = lines
    rest.remove(at: mark)
    return Self.marked(rest, form) == text ? .old : .changed
  }

  /// Writes it, in place of an older one.
  func write(_ flags: EditorFlags) throws(CommandError) {
    if let directory { mkdir(directory, 0o777) }
    let temporary = "\(path).new-\(getpid())"
    guard FileIO.write(Array(text(flags).utf8), to: temporary), rename(temporary, path) == 0 else {
      let reason = FileIO.reason()
      unlink(temporary)
      throw .cannotWrite(path: path, reason: reason)
    }
  }

  /// Writes it where it is missing or older, and removes those of the other forms.
  ///
  /// - Returns: Whether it was written.
  func refresh() throws(CommandError) -> Bool {
    let flags = try EditorFlags.standard()
    switch state(flags) {
    case .missing, .old: try flags.writeStubModules()
    case .current, .changed, .foreign: return false
    }
    try write(flags)
    for other in others() { try other.remove() }
    return true
  }

  /// Those of the other forms that were written when the folder had other files in it.
  func others() -> [EditorFile] {
    Form.allCases.filter { $0 != form }.map { EditorFile($0, in: folder) }
      .filter { if case .old = $0.state(nil) { true } else { false } }
  }

  /// Removes it.
  func remove() throws(CommandError) {
    guard unlink(path) == 0 else { throw .cannotWrite(path: path, reason: FileIO.reason()) }
    // (One with other files in it stays.)
    if let directory { rmdir(directory) }
  }

  private static let mark = "PEGBAR_EDITOR_"

  /// The lines with one that has the mark: a condition that nothing asks for, or a key that the server does not know.
  private static func marked(_ lines: [String], _ form: Form) -> String {
    let word = mark + ContentDigits.of(Array(lines.joined(separator: "\n").utf8))
    let marked =
      switch form {
      case .flags: ["-D\(word)"] + lines
      case .commands, .configuration:
        Array(lines.prefix(1)) + ["  \"pegbar\": \"\(word)\","] + lines.dropFirst()
      }
    return marked.joined(separator: "\n") + "\n"
  }
}
