import BookPages
import SceneProtocol
import TapeLanguage

extension ClipJob {
  /// What has to be recorded for a page, in the order of its blocks.
  ///
  /// What a tape plays is compiled for the tape alone.
  static func all(of page: BookPage, in book: BookFolder) -> [ClipJob] {
    var reader = PageClips(page, book)
    for number in page.fences.indices { reader.read(number) }
    return reader.jobs
  }
}

/// Reads the blocks of a page from its begin to its end.
private struct PageClips {
  private let page: BookPage
  private let book: BookFolder
  /// The last version of each file so far.
  private var above: [ClipSource] = []
  /// The last scene, which tapes play that name none.
  private var scene: ClipSource?
  /// The jobs of scenes that no tape has played yet, by their names.
  private var unplayed: [String: Int] = [:]
  private var all: [ClipJob?] = []

  init(_ page: BookPage, _ book: BookFolder) { (self.page, self.book) = (page, book) }

  var jobs: [ClipJob] { all.compactMap(\.self) }

  mutating func read(_ number: Int) {
    guard let source = ClipSource(number, of: page, in: book) else { return }
    let fence = page.fences[number]
    above.removeAll { $0.name == source.name }
    if fence.isTape { addTape(source, number) }
    if fence.name != nil { above.append(source) }
    guard fence.isScene, fence.hasPreview else { return }
    scene = source
    let words = fence.words
    let kind: ClipJob.Kind =
      words.contains("silent") ? .check : words.contains("still") ? .shot : .record
    all.append(
      job(
        number,
        source,
        kind,
        source.isWritten ? files(for: source) + [source] : [source],
        "\(SceneFile.lastPart(of: source.name)), recorded"
      )
    )
    unplayed[source.name] = words.contains("still") ? nil : all.count - 1
  }

  private mutating func addTape(_ source: ClipSource, _ number: Int) {
    let tape = PageTape(source, below: above, page, book)
    let played = above.filter { tape.namesScene ? tape.plays($0, page, book) : $0 == scene }
    for name in played.map(\.name) {
      guard let index = unplayed.removeValue(forKey: name) else { continue }
      // (A tape with a wrong line compiles nothing.)
      if tape.isSound { all[index] = nil } else { all[index]?.kind = .check }
    }
    let shown = tape.sceneName ?? scene?.name
    let words = tape.words(of: shown.map(SceneFile.lastPart) ?? "The scene")
    var job = job(number, source, .record, [source], words)
    job.scale = tape.scale
    if source.isWritten || !tape.namesScene && scene != nil {
      let written = source.played(from: number, tape.namesScene ? nil : scene)
      job.operand = written.path
      job.sources = files(for: source) + (source.isWritten ? [] : [source]) + [written]
    }
    all.append(job)
  }

  /// The files of the page that a recording may need: tapes only for one that includes others.
  ///
  /// So clips of the same scenes have the same files, and share what is compiled.
  private func files(for source: ClipSource) -> [ClipSource] {
    let isWhole = source.name.hasSuffix(RecordScript.ending) && source.text.contains("Source ")
    return above.filter {
      $0.name != source.name && (isWhole || !$0.name.hasSuffix(RecordScript.ending))
    }
  }

  private func job(
    _ number: Int,
    _ source: ClipSource,
    _ kind: ClipJob.Kind,
    _ sources: [ClipSource],
    _ words: String
  ) -> ClipJob {
    ClipJob(
      page: page.path,
      fence: number,
      kind: kind,
      operand: source.isWritten ? source.path : source.origin,
      sources: sources,
      origin: source.origin,
      line: source.isWritten ? source.lineBefore : 1,
      description: page.fences[number].description ?? words
    )
  }
}

extension ClipSource {
  /// A tape in a file that is written for it, with the scene above it where it names none.
  ///
  /// The line that says which scene comes before the tape's first, so the numbers of its lines stay those of the page.
  fileprivate func played(from number: Int, _ scene: ClipSource?) -> ClipSource {
    let head = scene.map { "Set Scene \(TapeText.word($0.path))\n" } ?? ""
    var written = self
    (written.path, written.isWritten) = (Self.tapeName(number), true)
    if isWritten {
      written.text = head + text
      written.lineBefore -= scene == nil ? 0 : 1
    } else {
      written.text = head + "Source \(TapeText.word(path))\n"
    }
    return written
  }
}
