import BookPages
import Glibc
import SceneProtocol

extension ClipJob {
  /// What has to be recorded for a page, in the order of its blocks.
  static func all(of page: BookPage, in book: BookFolder) -> [ClipJob] {
    var sources: [Source] = []
    var jobs: [ClipJob] = []
    var lastScene: Source?
    for (number, fence) in page.fences.enumerated() {
      guard let place = source(of: fence, number, page, book) else { continue }
      sources.removeAll { $0.name == place.source.name }
      sources.append(place.source)
      if fence.isScene { lastScene = place.source }
      guard let kind = kind(of: number, page) else { continue }
      var job = ClipJob(
        page: page.path,
        fence: number,
        kind: kind,
        operand: place.source.name,
        sources: place.isFile ? [] : sources,
        origin: book.typed(page.path),
        line: fence.line,
        description: fence.description ?? words(of: fence, lastScene?.name)
      )
      if place.isFile {
        job.origin = place.source.origin
        job.line = 1
      } else if fence.language == "tape" {
        job.complete(lastScene)
      }
      jobs.append(job)
    }
    return jobs
  }

  /// A tape that names no scene plays the last one above it.
  ///
  /// The line that says so comes before the tape's first, so the numbers of its lines stay those of the page.
  private mutating func complete(_ scene: Source?) {
    guard let scene, let index = sources.firstIndex(where: { $0.name == operand }) else { return }
    let lines = sources[index].text.split(separator: "\n")
    guard !lines.contains(where: { $0.drop { $0 == " " }.hasPrefix("Set Scene") }) else { return }
    sources[index].text = "Set Scene \(scene.name)\n" + sources[index].text
    sources[index].lineBefore -= 1
  }

  /// How a block is recorded; `nil` where it is not.
  private static func kind(of number: Int, _ page: BookPage) -> Kind? {
    let fence = page.fences[number]
    if fence.isTape { return .record }
    guard fence.isScene, fence.hasPreview else { return nil }
    if fence.words.contains("silent") { return .check }
    if fence.words.contains("still") { return .shot }
    // A tape further down plays it, unless another version of the scene comes before that.
    for later in page.fences[(number + 1)...] {
      if later.isScene, later.hasPreview { break }
      if later.isTape { return .check }
    }
    return .record
  }

  /// The file that a block stands for; one that is empty is the file of that name in the book's folder.
  private static func source(
    of fence: BookFence,
    _ number: Int,
    _ page: BookPage,
    _ book: BookFolder
  ) -> (source: Source, isFile: Bool)? {
    guard fence.isScene || fence.isTape, !fence.isWrittenOutside else { return nil }
    let name = fence.name ?? "clip-\(number).tape"
    let path = fence.name.flatMap { SiteOutline.resolved($0, in: page.folder) }
    if fence.isIncluded, let path {
      let origin = book.typed(path)
      return (Source(name: origin, text: fence.text, origin: origin, lineBefore: 0), true)
    }
    let origin = book.typed(page.path)
    return (Source(name: name, text: fence.text, origin: origin, lineBefore: fence.line), false)
  }

  /// What a clip shows, by what its tape tells those who see it.
  private static func words(of fence: BookFence, _ scene: String?) -> String {
    let name = (scene ?? fence.name ?? "").split(separator: "/").last.map(String.init) ?? ""
    let shown = "\(name.isEmpty ? "The scene" : name), recorded"
    guard fence.language == "tape" else { return shown }
    let lines = fence.text.split(separator: "\n").map { $0.drop { $0 == " " } }
    let told = lines.filter { $0.hasPrefix("Caption \"") || $0.hasPrefix("Chapter \"") }
      .compactMap { line in line.split(separator: "\"").dropFirst().first.map(String.init) }
      .filter { !$0.isEmpty && !$0.hasPrefix(" ") }
    let comment = lines.first { $0.hasPrefix("#") }.map { String($0.drop { "# ".contains($0) }) }
    if told.isEmpty, let comment { return comment }
    return told.isEmpty ? shown : "\(shown): " + told.joined(separator: "; ")
  }
}

extension BookFence {
  /// Whether its name leads out of the folder that its text is written to.
  var isWrittenOutside: Bool {
    !isIncluded && (name.map { SiteOutline.resolved($0, in: "") == nil } ?? false)
  }
}
