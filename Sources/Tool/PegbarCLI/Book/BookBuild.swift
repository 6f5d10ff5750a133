import BookPages
import FoundationEssentials
import Glibc
import SceneProtocol

/// Makes a site of a folder of pages.
struct BookBuild {
  private let book: BookFolder
  private let site: String
  private let settings: ClipMaker.Settings
  private let options: CommonOptions
  /// What is wrong in the book, page by page.
  private(set) var problems: [BookProblem] = []
  /// How many pages and clips there are, and how many of these were made now.
  private(set) var pages = 0
  private(set) var clips = (all: 0, made: 0)
  /// How many files of the site are new or other than before.
  private(set) var changes = 0

  init(
    _ folder: String,
    site: String,
    _ settings: ClipMaker.Settings,
    _ options: CommonOptions
  ) throws(CommandError) {
    (self.site, self.settings, self.options) = (site, settings, options)
    book = try BookFolder(folder, site: site)
    guard SceneFile.absolute(site) != SceneFile.absolute(folder) else {
      throw .usage("the site would be written between the pages: name another folder, -o SITE")
    }
  }

  /// Makes all of it; what is wrong is in `problems` afterwards.
  mutating func run() throws(CommandError) {
    let cache = try BookCache.folder(forSite: site)
    let parser = try MarkdownParser(writingTo: cache)
    var read: [BookPage] = []
    for name in book.pages {
      var page = try parser.page(name, of: book)
      include(in: &page)
      read.append(page)
    }
    let outline = SiteOutline(read)
    let check = BookCheck(outline, book)
    problems = check.problems
    let jobs = outline.pages.flatMap { ClipJob.all(of: $0, in: book) }.filter(canStart)
    let results = try ClipMaker(book, settings, cache: cache, options).make(jobs)
    problems += results.flatMap(\.problems)
    (pages, clips) = (
      read.count,
      (
        results.filter { $0.file != nil }.count,
        results.filter { $0.file != nil && !$0.isKept }.count
      )
    )
    var writer = try SiteWriter(site, cache: cache)
    var outcomes = Dictionary(
      read.map { ($0.path, [FenceOutcome](repeating: .code, count: $0.fences.count)) },
      uniquingKeysWith: { first, _ in first }
    )
    for result in results {
      outcomes[result.job.page]?[result.job.fence] = try outcome(result, &writer)
    }
    let renderer = PageRenderer(outline, outcomes: outcomes, addresses: check.addresses)
    for page in outline.pages {
      try writer.write(Array(renderer.html(page).utf8), to: page.address)
    }
    try writer.write(Array(SearchIndex.script(outline.pages).utf8), to: "search.js")
    for asset in SiteAssets.files { try writer.write(asset.bytes, to: asset.name) }
    for file in check.files.sorted() { try writer.copy(book.typed(file), to: file) }
    writer.finish()
    changes = writer.changes
    BookCache.trim(cache)
    problems.sort { ($0.file, $0.line, $0.column ?? 0) < ($1.file, $1.line, $1.column ?? 0) }
  }

  /// A block without a text of its own has that of the file that it names.
  private func include(in page: inout BookPage) {
    for index in page.fences.indices {
      let fence = page.fences[index]
      guard fence.text.isEmpty, let name = fence.name, !fence.isOpen else { continue }
      page.fences[index].isIncluded = true
      guard let path = SiteOutline.resolved(name, in: page.folder),
        let bytes = FileIO.read(book.typed(path)),
        let text = String(validating: bytes, as: UTF8.self)
      else { continue }
      page.fences[index].text = text.hasSuffix("\n") ? text : text + "\n"
    }
  }

  /// Whether there is anything to record: a fence without an end, or without its file, was reported already.
  private func canStart(_ job: ClipJob) -> Bool {
    job.sources.isEmpty
      ? SceneFile.exists(job.operand)
      : !problems.contains { $0.file == job.origin && $0.line == job.line }
  }

  /// What a page shows of a clip; its files get names that follow from the page.
  private func outcome(
    _ result: ClipMaker.Result,
    _ writer: inout SiteWriter
  ) throws(CommandError) -> FenceOutcome {
    guard result.problems.isEmpty else { return .failed(result.problems.map(\.message)) }
    guard let file = result.file else { return .code }
    guard let bytes = FileIO.read(file) else {
      throw .noInput(path: file, reason: FileIO.reason())
    }
    let job = result.job
    let name =
      "clips/" + job.page.dropLast(3).split(separator: "/").joined(separator: "-")
      + "-\(job.fence + 1)"
    if job.kind == .shot {
      try writer.write(bytes, to: name + ".png")
      let size = Self.sizeOfPNG(bytes)
      return .clip(
        BookClip(
          file: name + ".png",
          still: nil,
          width: size.width,
          height: size.height,
          description: job.description
        )
      )
    }
    guard let still = GIFStill.first(of: bytes) else {
      throw .noInput(path: file, reason: "it is not the GIF that was written")
    }
    try writer.write(bytes, to: name + ".gif")
    if still.isAnimated { try writer.write(still.bytes, to: name + "-still.gif") }
    return .clip(
      BookClip(
        file: name + ".gif",
        still: still.isAnimated ? name + "-still.gif" : nil,
        width: still.width,
        height: still.height,
        description: job.description
      )
    )
  }

  /// The size that a PNG file has in its header.
  private static func sizeOfPNG(_ bytes: [UInt8]) -> (width: Int, height: Int) {
    func number(_ index: Int) -> Int {
      bytes.count > index + 3 ? bytes[index...(index + 3)].reduce(0) { $0 << 8 | Int($1) } : 0
    }
    return (number(16), number(20))
  }
}
