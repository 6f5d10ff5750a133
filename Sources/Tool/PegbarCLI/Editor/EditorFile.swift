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
  /// The folder that is made for it, and removed with it; `nil` for one in the user's own.
  let directory: String?

  /// The file of a form in a folder.
  init(_ form: Form, in folder: String) {
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    self.form = form
    directory = form == .flags ? nil : prefix + ".sourcekit-lsp"
    path = form == .flags ? prefix + "compile_flags.txt" : prefix + ".sourcekit-lsp/config.json"
  }

  /// The file that a folder needs.
  init(for folder: String) {
    let isPackage = FileIO.size(of: "\(folder)/Package.swift") != nil
    self.init(isPackage ? .configuration : .flags, in: folder)
  }

  /// Its text.
  func text(_ flags: EditorFlags) -> String {
    let lines: [String]
    switch form {
    case .flags: lines = flags.words
    case .configuration:
      let words = flags.words.map { "      " + JSON.string($0).text }.joined(separator: ",\n")
      lines = [
        "{", "  \"fallbackBuildSystem\": {", "    \"swiftCompilerFlags\": [", words, "    ]", "  }",
        "}",
      ]
    }
    return Self.marked(lines, form)
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

  /// Removes it.
  func remove() throws(CommandError) {
    guard unlink(path) == 0 else { throw .cannotWrite(path: path, reason: FileIO.reason()) }
    // (One with other files in it stays.)
    if let directory { rmdir(directory) }
  }

  private static let mark = "PEGBAR_EDITOR_"

  /// The lines with one that has the mark: a condition that nothing asks for, or a key that the server does not know.
  private static func marked(_ lines: [String], _ form: Form) -> String {
    let word = mark + CacheKey.digits(of: Array(lines.joined(separator: "\n").utf8))
    let marked =
      switch form {
      case .flags: ["-D\(word)"] + lines
      case .configuration:
        Array(lines.prefix(1)) + ["  \"pegbar\": \"\(word)\","] + lines.dropFirst()
      }
    return marked.joined(separator: "\n") + "\n"
  }
}
