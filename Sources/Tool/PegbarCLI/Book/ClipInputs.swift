import FoundationEssentials
import Glibc
import SceneProtocol
import TapeLanguage

/// All that a clip is made of: while it is the same, so is the clip.
struct ClipInputs {
  /// The absolute paths of the files that the compiler and the tape's player read.
  private var files: Set<String> = []
  private let job: ClipJob
  private let book: BookFolder
  /// The folders whose places do not matter, without a slash at the end.
  private let roots: [String]

  /// Finds out what a clip is made of.
  ///
  /// - Parameters:
  ///   - job: The clip.
  ///   - folder: The folder that it is recorded in; `nil` for this process's.
  ///   - book: The book.
  ///   - options: The common options.
  init(_ job: ClipJob, in folder: ClipFolder?, of book: BookFolder, _ options: CommonOptions) {
    (self.job, self.book) = (job, book)
    roots = [folder?.root, SceneFile.absolute(book.path)].compactMap(\.self)
    let operand = SceneFile.absolute(folder.map { "\($0.path)/\(job.operand)" } ?? job.operand)
    if operand.hasSuffix(RecordScript.ending) {
      let text = (try? TapeFile.text(of: operand)) ?? ""
      let tape = TapeReading(text, file: operand, including: TapeFile.text).tape
      files = Set(tape.commands.map(\.place.file))
      addScene(tape.settings.scene, options)
    } else {
      addScene([operand], options)
    }
    for file in files.sorted() where file.hasSuffix(".swift") { addFiles(outsideNamedIn: file) }
  }

  /// Adds what is compiled: the files of a scene and of its libraries, and what says how.
  private mutating func addScene(_ paths: [String], _ options: CommonOptions) {
    // (A manifest that is not trusted does not run.)
    guard let first = paths.first, options.trustsPackages || !SceneSource.hasManifest(first),
      let source = try? SceneSource(reading: paths, options)
    else { return }
    files.formUnion(source.allFiles.map(\.absolutePath) + source.settingsFiles)
  }

  /// Adds the files that a scene's text names by a path that leads up: pictures, sounds, data.
  private mutating func addFiles(outsideNamedIn file: String) {
    let search = TextSearch(FileIO.read(file) ?? [])
    let ends = Array("\"'`()<>, \t\r\n".utf8)
    for place in search.places(of: "../") {
      let start = search.bytes[..<place].lastIndex(where: ends.contains).map { $0 + 1 } ?? 0
      let path = search.bytes[start...].prefix { !ends.contains($0) }
      let name = SceneSource.resolved(
        String(decoding: path, as: UTF8.self),
        in: SceneFile.folder(of: file)
      )
      var status = stat()
      guard stat(name, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      files.insert(name)
    }
  }

  /// The key of the clip.
  ///
  /// - Parameter head: What else it depends on.
  /// - Returns: The key: all texts, and of other files what tells them apart.
  func key(_ head: [String]) -> CacheKey {
    let words = head + ["\(job.kind)", job.operand] + job.sources.flatMap { [$0.path, $0.text] }
    var bytes = Array(words.map(withoutRoot).joined(separator: "\u{0}").utf8)
    let read = files.map { (name: withoutRoot($0), bytes: FileIO.read($0) ?? []) }
      .sorted { $0.name < $1.name }
    let texts = job.sources.map(\.text) + read.map { String(decoding: $0.bytes, as: UTF8.self) }
    let places = [job.page] + read.map(\.name)
    let folders = places.filter { !$0.hasPrefix("/") }.map {
      $0.split(separator: "/").dropLast().joined(separator: "/")
    }
    let named = book.closure(of: texts, in: Set(folders))
    for file in read + named {
      // (Pictures may be large: of each file there is its size, and two hashes.)
      let digits = ContentDigits.of(file.bytes) + ContentDigits.of(file.bytes.reversed())
      bytes += "\n\(file.name) \(file.bytes.count) \(digits)".utf8
    }
    return CacheKey(bytes: bytes)
  }

  /// A path in the book, or in the folder that stands for it, without where that is.
  private func withoutRoot(_ text: String) -> String {
    roots.first { text.hasPrefix($0 + "/") }.map { String(text.dropFirst($0.count + 1)) } ?? text
  }
}
