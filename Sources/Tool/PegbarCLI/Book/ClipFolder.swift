import BookPages
import FoundationEssentials
import Glibc
import SceneProtocol

/// The folder in which clips of a page are recorded.
///
/// It looks like the page's: files whose text is on the page are written there, all else leads to the book's folder, as
/// far up as the book goes.
struct ClipFolder {
  /// The folder that stands for the book's.
  let root: String
  /// The folder that stands for the page's.
  let path: String

  /// Makes the folder, or adds to it: clips with the same files share one, so that these are compiled once.
  init(
    for job: ClipJob,
    of book: BookFolder,
    in work: String,
    _ cache: BuildCache
  ) throws(CommandError) {
    let written = job.sources.filter(\.isWritten)
    let shared = written.filter { $0.path != job.operand || job.operand.hasSuffix(".swift") }
    let words = [job.page] + shared.flatMap { [$0.path, $0.text] }
    root = "\(work)/\(ContentDigits.of(words.joined(separator: "\u{0}").utf8))"
    path = SceneFile.folder(of: "\(root)/\(job.page)")
    let isNew = !SceneFile.exists(root)
    for source in written {
      let file = "\(path)/\(source.path)"
      try cache.makeDirectory(SceneFile.folder(of: file))
      // (A link to a file of the author's is replaced, and the file is not written to.)
      unlink(file)
      guard FileIO.write(Array(source.text.utf8), to: file) else {
        throw .cannotWrite(path: file, reason: FileIO.reason())
      }
    }
    guard isNew else { return }
    let made = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
    for folder in [""] + made where TapeFolder.isFolder("\(root)/\(folder)") {
      link(folder, to: SceneFile.absolute(book.typed(folder)))
    }
  }

  /// Pictures and other files beside a page are there for its scenes.
  private func link(_ name: String, to folder: String) {
    for entry in SwiftFolder.names(in: folder) ?? [] {
      guard !entry.hasPrefix("."), !entry.hasSuffix(".md") else { continue }
      // (One that is there already is the page's.)
      symlink("\(folder)/\(entry)", "\(root)/\(name.isEmpty ? "" : name + "/")\(entry)")
    }
  }
}
