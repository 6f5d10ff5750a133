import Glibc
import SceneProtocol

/// A scene to start from, and the file it goes to.
struct NewScene {
  /// The names made of the one that was typed.
  private let name: SceneName
  /// The output: a file's path, or `-` for standard output.
  private let path: String

  /// Determines where the scene called `name` is written.
  ///
  /// - Parameters:
  ///   - name: The name as typed, optionally with a path and `.swift`.
  ///   - output: A file, a directory or `-`; `nil` for a file of that name.
  /// - Throws: The error in the name or the place.
  init(name: String, output: String?) throws(CommandError) {
    self.name = try SceneName(name)
    guard let output else {
      path = self.name.directory + self.name.fileName
      return
    }
    try SceneName.refuseControlCharacters(output)
    guard self.name.directory.isEmpty else {
      throw .usage("\"\(name)\" says where the scene goes, and so does -o \(output): say it once")
    }
    if output.hasSuffix("/") || Self.isDirectory(output) {
      path = (output.hasSuffix("/") ? output : output + "/") + self.name.fileName
    } else {
      guard output == "-" || output.hasSuffix(".swift") else {
        throw .usage("\"\(output)\" is neither a directory nor a name that ends in .swift")
      }
      path = output
    }
  }

  /// Writes the file, and prints how to use it.
  func write(_ options: CommonOptions) throws(CommandError) {
    let typed = path == "-" ? name.fileName : path.hasPrefix("-") ? "./" + path : path
    let shellPath = ShellWord.quoted(typed)
    let text = SceneTemplate(name: name, shellPath: shellPath).text
    guard path != "-" else { return Console.write(text, to: .output) }
    guard FileIO.create(Array(text.utf8), at: path) else { throw refusal(errno, shellPath) }
    let forEditors = writeEditorFile(options)
    guard !options.isQuiet else { return }
    Console.write("wrote \(path); open it: pegbar \(shellPath)\n", to: .output)
    if let forEditors {
      Console.write("wrote \(forEditors) for editors (see `pegbar help editor`)\n", to: .output)
    }
  }

  /// Writes the file by which editors understand the scene, unless one is there.
  ///
  /// - Returns: Its path; `nil` where none was written: the scene is there all the same.
  private func writeEditorFile(_ options: CommonOptions) -> String? {
    let file = EditorFile(for: directory)
    do throws(CommandError) {
      return try file.refresh() ? file.path : nil
    } catch {
      options.log(error.reason)
      return nil
    }
  }

  /// Why the file cannot be made, and how to fix that.
  private func refusal(_ failure: Int32, _ shellPath: String) -> CommandError {
    switch failure {
    case EEXIST where Self.isDirectory(path):
      .cannotWrite(path: path, reason: "it is a directory")
    case EEXIST:
      .cannotWrite(
        path: path,
        reason: "it is there already, and stays as it is;\nopen it with `pegbar \(shellPath)`, "
          + "or choose another name"
      )
    case ENOENT:
      .cannotWrite(
        path: path,
        reason: "the directory is not there; make it with `mkdir -p \(ShellWord.quoted(directory))`"
      )
    default: .cannotWrite(path: path, reason: FileIO.reason(failure))
    }
  }

  private var directory: String {
    path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
  }

  private static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
