import BookPages
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

  /// A job that is to be done: where, and under which key the result is kept.
  ///
  /// The key is that of the files as they were before: a file that changes meanwhile has another one.
  private struct Task {
    var job: ClipJob
    var folder: ClipFolder?
    var key: CacheKey
  }

  private let book: BookFolder
  private let settings: Settings
  private let options: CommonOptions
  private let cache: BuildCache
  /// A folder of this run's own.
  private let work: String

  /// - Parameters:
  ///   - book: The book.
  ///   - settings: How clips are made.
  ///   - cache: Where they are kept.
  ///   - work: A folder of this run's own, in the cache.
  ///   - options: The common options.
  init(
    _ book: BookFolder,
    _ settings: Settings,
    _ cache: BuildCache,
    work: String,
    _ options: CommonOptions
  ) {
    (self.book, self.settings, self.options) = (book, settings, options)
    (self.cache, self.work) = (cache, work)
  }

  /// Makes all clips; the compiler is looked for only where there is one to make.
  func make(_ jobs: [ClipJob]) throws(CommandError) -> [Result] {
    guard !jobs.isEmpty else { return [] }
    let identity = try Library.find().identity
    var tasks: [Task] = []
    for job in jobs { tasks.append(try task(job, identity)) }
    var results: [Result?] = tasks.map(kept)
    var waiting = results.indices.filter { results[$0] == nil }[...]
    if !waiting.isEmpty { _ = try Toolchain.find() }
    var pool = ChildPool()
    let line = ProgressLine("making clips", options)
    defer { line?.remove() }
    let all = waiting.count
    while !waiting.isEmpty || !pool.isEmpty {
      while pool.count < settings.jobs, let index = waiting.popFirst() {
        try start(tasks[index], index, in: &pool)
      }
      line?.show("clip \(all - waiting.count) of \(all): \(jobs[pool.numbers[0]].page)")
      for (index, outcome) in try pool.next() {
        results[index] = try finish(tasks[index], index, outcome)
        if options.isVerbose { options.log("\(jobs[index].page): \(jobs[index].operand) is done") }
      }
    }
    return results.compactMap { $0 }
  }

  // MARK: - One clip

  private func task(_ job: ClipJob, _ identity: String) throws(CommandError) -> Task {
    let folder = job.needsFolder ? try ClipFolder(for: job, of: book, in: work, cache) : nil
    let inputs = ClipInputs(job, in: folder, of: book, options)
    let head = [Version.number, identity, settings.framesPerSecond, settings.scale ?? ""]
    return Task(job: job, folder: folder, key: inputs.key(head))
  }

  /// The clip of an earlier time, if all that it was made of is the same.
  private func kept(_ task: Task) -> Result? {
    guard !options.ignoresCache, let entry = cache.entry(for: task.key) else { return nil }
    return Result(job: task.job, file: file(in: entry, task.job), isKept: true)
  }

  private func file(in entry: String, _ job: ClipJob) -> String? {
    job.kind == .check ? nil : "\(entry)/clip.\(job.ending)"
  }

  /// Where a job's result is made, and what the command says of it.
  private func place(_ index: Int) -> (made: String, log: String) {
    ("\(work)/made-\(index)", "\(work)/made-\(index).log")
  }

  private func start(_ task: Task, _ index: Int, in pool: inout ChildPool) throws(CommandError) {
    let (job, place) = (task.job, place(index))
    try cache.makeDirectory(place.made)
    let command = job.kind == .check ? "check" : job.kind == .shot ? "shot" : "record"
    var arguments = [command, job.operand, "--color", "never"]
    if let file = file(in: place.made, job) { arguments += ["--quiet", "-o", file] }
    if job.kind == .record { arguments += ["--fps", settings.framesPerSecond] }
    if job.kind != .check, let scale = settings.scale { arguments += ["--scale", scale] }
    if options.trustsPackages { arguments.append("--trust") }
    try pool.start(
      Library.ownFile,
      arguments,
      number: index,
      folder: task.folder?.path,
      output: place.log
    )
  }

  private func finish(
    _ task: Task,
    _ index: Int,
    _ outcome: ProcessOutcome
  ) throws(CommandError) -> Result {
    let (job, place) = (task.job, place(index))
    let status: Int32 =
      switch outcome {
      case .exited(let status): status
      case .signalled(let signal): 128 + signal
      }
    guard status == 0 else {
      let log = String(decoding: FileIO.read(place.log) ?? [], as: UTF8.self)
      let reading = ClipLog(log, job, ExitCode(rawValue: status) ?? .runtimeFailure)
      return Result(job: job, file: nil, problems: reading.problems)
    }
    let entry = try cache.publish(place.made, as: task.key)
    return Result(job: job, file: file(in: entry, job))
  }
}
