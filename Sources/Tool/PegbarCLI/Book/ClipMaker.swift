import BookPages
import FoundationEssentials
import Glibc
import SceneProtocol

/// Records what the pages of a book show, each by a process of this command; what has not changed is kept.
struct ClipMaker {
  /// How clips are made.
  struct Settings {
    var framesPerSecond = "25"
    var scale: String?
    /// How many are made at once.
    var jobs = 1
  }

  /// What came of a job.
  struct Result {
    var job: ClipJob
    /// The file that was made; `nil` where nothing is seen of it, or something is wrong.
    var file: String?
    var problems: [BookProblem] = []
    /// Whether it is the one of an earlier time.
    var isKept = false
  }

  private let book: BookFolder
  private let settings: Settings
  private let options: CommonOptions
  /// The folder of clips that are kept, and of what is written for a recording.
  private let cache: String
  private let identity: String

  init(_ book: BookFolder, _ settings: Settings, cache: String, _ options: CommonOptions)
    throws(CommandError)
  {
    (self.book, self.settings, self.options, self.cache) = (book, settings, options, cache)
    identity = try Library.find().identity
    _ = try Toolchain.find()
  }

  /// Makes all clips.
  func make(_ jobs: [ClipJob]) throws(CommandError) -> [Result] {
    var results: [Result?] = jobs.map(kept)
    var waiting = results.indices.filter { results[$0] == nil }[...]
    var pool = ChildPool()
    let line = ProgressLine("making clips", options)
    defer { line?.remove() }
    let all = waiting.count
    while !waiting.isEmpty || !pool.isEmpty {
      while pool.count < settings.jobs, let index = waiting.popFirst() {
        try start(jobs[index], index, in: &pool)
      }
      line?.show("clip \(all - waiting.count) of \(all): \(jobs[pool.numbers[0]].page)")
      for (index, outcome) in try pool.next() {
        results[index] = finish(jobs[index], index, outcome)
        if options.isVerbose { options.log("\(jobs[index].page): \(jobs[index].operand) is done") }
      }
    }
    return results.compactMap { $0 }
  }

  // MARK: - One clip

  private func folder(_ index: Int) -> String { "\(cache)/making/\(index)" }
  private func ending(_ job: ClipJob) -> String { job.kind == .shot ? "png" : "gif" }

  /// The clip of an earlier time, if all that it was made of is the same.
  private func kept(_ job: ClipJob) -> Result? {
    guard !options.ignoresCache else { return nil }
    let file = "\(cache)/clips/\(key(job)).\(job.kind == .check ? "ok" : ending(job))"
    guard SceneFile.exists(file) else { return nil }
    utimes(file, nil)
    return Result(job: job, file: job.kind == .check ? nil : file, isKept: true)
  }

  private func key(_ job: ClipJob) -> String {
    let sources = job.sources.map { "\($0.name)\n\($0.text)" }
    let own =
      job.sources.isEmpty
      ? [FileIO.read(job.operand).map { String(decoding: $0, as: UTF8.self) } ?? ""] : sources
    let head = [
      Version.number, identity, "\(job.kind)", job.operand, settings.framesPerSecond,
      settings.scale ?? "",
    ]
    var bytes = Array((head + own).joined(separator: "\u{0}").utf8)
    for file in book.closure(of: own) { bytes += Array(file.name.utf8) + [0] + file.bytes + [0] }
    // (Two hashes of 64 bits, as a clip of another scene would be shown without a word.)
    return ContentDigits.of(bytes) + ContentDigits.of(bytes.reversed())
  }

  private func start(_ job: ClipJob, _ index: Int, in pool: inout ChildPool) throws(CommandError) {
    let work = folder(index)
    BuildCache.remove(work)
    try BookCache.makeFolder(work)
    for source in job.sources {
      let path = "\(work)/\(source.name)"
      try BookCache.makeFolder(SceneFile.folder(of: path))
      guard FileIO.write(Array(source.text.utf8), to: path) else {
        throw .cannotWrite(path: path, reason: FileIO.reason())
      }
    }
    if !job.sources.isEmpty { linkNeighbors(of: job, into: work) }
    let command = job.kind == .check ? "check" : job.kind == .shot ? "shot" : "record"
    var arguments = [command, job.operand, "--color", "never"]
    if job.kind != .check { arguments += ["--quiet", "-o", "\(work).\(ending(job))"] }
    if job.kind == .record { arguments += ["--fps", settings.framesPerSecond] }
    if job.kind != .check, let scale = settings.scale { arguments += ["--scale", scale] }
    if options.trustsPackages { arguments.append("--trust") }
    try pool.start(
      Library.ownFile,
      arguments,
      number: index,
      folder: job.sources.isEmpty ? nil : work,
      output: "\(work).log"
    )
  }

  /// Pictures and other files beside a page are there for its scenes.
  private func linkNeighbors(of job: ClipJob, into work: String) {
    let folder = SceneFile.folder(of: SceneFile.absolute(book.typed(job.page)))
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      guard !name.hasPrefix("."), !name.hasSuffix(".md") else { continue }
      symlink("\(folder)/\(name)", "\(work)/\(name)")
    }
  }

  private func finish(_ job: ClipJob, _ index: Int, _ outcome: ProcessOutcome) -> Result {
    let (work, made) = (folder(index), "\(folder(index)).\(ending(job))")
    defer {
      BuildCache.remove(work)
      unlink("\(work).log")
    }
    let log = String(decoding: FileIO.read("\(work).log") ?? [], as: UTF8.self)
    let status: Int32 =
      switch outcome {
      case .exited(let status): status
      case .signalled(let signal): 128 + signal
      }
    guard status == 0 else {
      unlink(made)
      let reading = ClipLog(log, job, ExitCode(rawValue: status) ?? .runtimeFailure)
      return Result(job: job, file: nil, problems: reading.problems)
    }
    let kept = "\(cache)/clips/\(key(job)).\(job.kind == .check ? "ok" : ending(job))"
    if job.kind == .check {
      _ = FileIO.write([], to: kept)
      return Result(job: job, file: nil)
    }
    return Result(job: job, file: rename(made, kept) == 0 ? kept : made)
  }
}
