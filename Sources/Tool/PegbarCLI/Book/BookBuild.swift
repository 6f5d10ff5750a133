import BookPages
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
    guard FileIO.realPath(of: site) != FileIO.realPath(of: folder) else {
      throw .usage("the site would be written between the pages: name another folder, -o SITE")
    }
  }

  /// Makes all of it; what is wrong is in `problems` afterwards.
  mutating func run() throws(CommandError) {
    let cache = try BuildCache.ofBooks()
    let work = try cache.makeWorkDirectory()
    defer { BuildCache.remove(work) }
    let outline = SiteOutline(try readPages(in: work))
    let check = BookCheck(outline, book)
    problems = check.problems
    let jobs = outline.pages.flatMap { ClipJob.all(of: $0, in: book) }.filter(canStart)
    var writer = try SiteWriter(site)
    try writer.claim(
      SiteAssets.names + outline.pages.map(\.address) + jobs.flatMap(\.files) + check.files.keys
    )
    let results = try ClipMaker(book, settings, cache, work: work, options).make(jobs)
    problems += results.flatMap(\.problems)
    let shown = results.filter { $0.file != nil }
    (pages, clips) = (outline.pages.count, (shown.count, shown.count { !$0.isKept }))
    try write(outline, check, results, to: &writer)
    try writer.finish()
    changes = writer.changes
    cache.trim()
    problems.sort { ($0.file, $0.line, $0.column ?? 0) < ($1.file, $1.line, $1.column ?? 0) }
  }

  private func readPages(in work: String) throws(CommandError) -> [BookPage] {
    let parser = try MarkdownParser(writingTo: work)
    var read: [BookPage] = []
    for name in book.pages {
      var page = try parser.page(name, of: book)
      include(in: &page)
      read.append(page)
    }
    return read
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
    let isThere = job.origin == book.typed(job.page) || SceneFile.exists(job.origin)
    return isThere && !problems.contains { $0.file == job.origin && $0.line == job.line }
  }

  /// Writes the pages, and what they show and lead to.
  ///
  /// Names that are needed twice were said by the check, but for files of the book that are called as the site's own.
  private mutating func write(
    _ outline: SiteOutline,
    _ check: BookCheck,
    _ results: [ClipMaker.Result],
    to writer: inout SiteWriter
  ) throws(CommandError) {
    for asset in SiteAssets.files { _ = try writer.write(asset.bytes, to: asset.name) }
    let search = Array(SearchIndex.script(outline.pages).utf8)
    _ = try writer.write(search, to: SiteAssets.search)
    var outcomes = Dictionary(
      outline.pages.map { ($0.path, [FenceOutcome](repeating: .code, count: $0.fences.count)) },
      uniquingKeysWith: { first, _ in first }
    )
    for result in results {
      outcomes[result.job.page]?[result.job.fence] = try result.outcome(settings, &writer)
    }
    let renderer = PageRenderer(outline, outcomes: outcomes, addresses: check.addresses)
    for page in outline.pages {
      _ = try writer.write(Array(renderer.html(page).utf8), to: page.address)
    }
    for (file, place) in check.files.sorted(by: { $0.key < $1.key }) {
      guard let bytes = FileIO.read(book.typed(file)) else {
        throw .noInput(path: book.typed(file), reason: FileIO.reason())
      }
      guard try writer.write(bytes, to: file) else {
        problems.append(
          BookProblem(
            file: book.typed(place.page),
            line: place.line,
            reason: "the site has a file \(file) of its own: name that of the book otherwise",
            status: .usage
          )
        )
        continue
      }
    }
  }
}
