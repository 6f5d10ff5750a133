import BookPages
import SceneProtocol

/// Reads pages by `cmark-gfm`, GitHub's own parser of Markdown.
struct MarkdownParser {
  private let program: String
  /// A folder for what it writes.
  private let folder: String

  /// - Parameter folder: A folder for what it writes.
  /// - Throws: `unavailable` where the parser is not installed.
  init(writingTo folder: String) throws(CommandError) {
    guard let found = ProgramSearch.path(of: "cmark-gfm") else {
      throw .unavailable(
        "no cmark-gfm in PATH, by which pages are read: install it, `apt-get install cmark-gfm`"
      )
    }
    (program, self.folder) = (found, folder)
  }

  /// Reads a page.
  ///
  /// - Parameters:
  ///   - name: The file's path in the book's folder.
  ///   - book: The folder.
  /// - Returns: The page.
  /// - Throws: `noInput` where it cannot be read.
  func page(_ name: String, of book: BookFolder) throws(CommandError) -> BookPage {
    let path = book.typed(name)
    guard let bytes = FileIO.read(path) else {
      throw .noInput(path: path, reason: FileIO.reason())
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .noInput(path: path, reason: "it is not UTF-8 text")
    }
    let output = "\(folder)/page.html"
    let extensions = ["table", "strikethrough", "autolink", "tagfilter"].flatMap { ["-e", $0] }
    let outcome = try ChildProcess.run(
      program,
      extensions + ["--unsafe", "--sourcepos", "--full-info-string", SceneFile.absolute(path)],
      output: output,
      keepsErrors: true,
      input: .nothing
    )
    guard case .exited(0) = outcome, let html = FileIO.read(output) else {
      throw .unavailable("cmark-gfm cannot read \(path)")
    }
    return BookPage(path: name, html: String(decoding: html, as: UTF8.self), markdown: text)
  }
}
