/// How editors are asked to open a file at a place: what their manuals say, by the names of their programs.
enum EditorWords {
  /// `FILE:LINE:COLUMN`, after these options.
  private static let joined = [
    "code": ["--goto"], "code-insiders": ["--goto"], "codium": ["--goto"], "subl": [], "zed": [],
    "zeditor": [], "hx": [], "helix": [],
  ]
  /// `+LINE`, then this and the column.
  private static let plus = [
    "emacs": ":", "emacsclient": ":", "gedit": ":", "kak": ":", "micro": ":", "nano": ",",
  ]
  private static let vim: Set = ["vim", "nvim", "gvim"]

  /// The words after the program's name.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - program: The name of the editor's program.
  ///   - line: The line, from 1; `nil` for the file's beginning.
  ///   - column: The column in bytes, from 1; `nil` for the line's beginning.
  /// - Returns: The words. An editor that is not known gets `+LINE`, as most understand it.
  static func opening(_ path: String, in program: String, line: Int?, column: Int?) -> [String] {
    if let options = joined[program] {
      return options + [[path, line?.description, column?.description].joined]
    }
    guard let line else { return [path] }
    guard let column else { return ["+\(line)", path] }
    if vim.contains(program) { return ["+call cursor(\(line),\(column))", path] }
    if program == "kate" { return ["--line", "\(line)", "--column", "\(column)", path] }
    guard let separator = plus[program] else { return ["+\(line)", path] }
    return ["+\(line)\(separator)\(column)", path]
  }
}

extension [String?] {
  /// The parts before the first that is missing, with colons between them.
  fileprivate var joined: String { prefix { $0 != nil }.compactMap(\.self).joined(separator: ":") }
}
