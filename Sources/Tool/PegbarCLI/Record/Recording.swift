import ClipEncoding
import Dispatch
import Glibc
import TapeLanguage
import SceneProtocol
import Synchronization

/// A recording in progress: takes frames in order from those that draw them, and passes them to all outputs.
///
/// It works on a thread of its own. A picture's memory is used again when every output has taken it. So the slowest
/// output is waited for only when there is no more room for pictures.
///
/// Unchecked: shared state has a lock or is atomic; the rest belongs to its own thread.
final class Recording: @unchecked Sendable {
  /// The state of the recording.
  struct Progress: Sendable {
    /// Number of frames of the recording, hidden ones and those that are cut not counted.
    var frames = 0
    /// Number of these whose picture differs from the previous one.
    var pictures = 0
    /// Number of frames of the tape, hidden ones counted.
    var played = 0
    var failures: [String] = []
    var written: [String] = []
    var goldens: [String] = []
    var texts: [RecordedText] = []
    var size: (width: Int, height: Int)?
    var error: CommandError?
    /// The signal that ended it early; `nil` for none.
    var signal: Int32?
    var isOver = false
  }

  private let sources: [any PictureSource]
  private let outputs: [RecordOutput]
  private let settings: TapeSettings
  /// Whether other parts of the frames are recorded separately: then the final hold is left to whoever joins them.
  private let isPart: Bool
  /// How long a scene may take for a frame, in seconds: its code may never end.
  private let patience: Double
  private let progress = Mutex(Progress())
  private let isStopped = Atomic(false)
  private let writers = Mutex<[ClipWriter]>([])
  private let subtitles = Mutex<[SubtitleFile]>([])
  private let packed = Mutex<[PictureWriter]>([])
  /// The last shown picture, and the number of its frames.
  private var shown: (picture: SharedPicture, count: Int)?
  /// What is left out where nothing changes; `nil` for nothing, and in parts, which are cut when they are joined.
  private var idleCuts: IdleCuts?

  /// - Parameters:
  ///   - sources: The sources of the pictures, which take turns in the order of their numbers.
  ///   - outputs: The outputs to write.
  ///   - script: The script to play.
  ///   - patience: How long a scene may take for a frame, in seconds.
  init(
    _ sources: [any PictureSource],
    to outputs: [RecordOutput],
    _ script: RecordScript,
    patience: Double
  ) {
    (self.sources, self.outputs, settings) = (sources, outputs, script.tape.settings)
    self.patience = patience
    isPart = script.frames != nil
    idleCuts = isPart ? nil : settings.idleFrames.map(IdleCuts.init)
  }

  /// Starts it; its end is reported by a signal to the thread that waits for signals.
  func start() {
    DispatchQueue(label: "pegbar.recording", qos: .userInitiated).async {
      self.work()
      kill(getpid(), SIGCHLD)
    }
  }

  /// The current state.
  var state: Progress { progress.withLock { $0 } }

  /// Ends it early, keeping the frames so far.
  func stop() { isStopped.store(true, ordering: .relaxed) }

  /// Waits no longer for the scene, which may hang; call it after `stop()`.
  func interrupt() { for source in sources { source.interrupt() } }

  /// Ends it at once, and discards the outputs.
  func giveUp() {
    stop()
    discard()
  }

  private func discard() {
    for output in outputs { output.discard() }
    for writer in all { writer.cancel() }
    for file in subtitles.withLock({ $0 }) { file.cancel() }
    for file in packed.withLock({ $0 }) { file.discard() }
  }

  private var all: [ClipWriter] { writers.withLock { $0 } }

  private func work() {
    do throws(CommandError) {
      try playAll()
      try finish()
    } catch {
      discard()
      progress.withLock { $0.error = error }
    }
    for source in sources { source.end() }
    progress.withLock { $0.isOver = true }
  }

  private func playAll() throws(CommandError) {
    var number = 0
    while !isStopped.load(ordering: .relaxed) {
      let source = sources[RecordingRequest.job(of: number, among: sources.count)]
      let moment = " at \(seconds(number)) s (frame \(number))"
      guard let report = try source.next(within: patience, moment) else {
        if isStopped.load(ordering: .relaxed) { return }
        throw source.failure(moment)
      }
      switch report {
      case .began(let surface): try begin(surface, source)
      case .frame(_, let slot, let isHidden):
        if !isHidden { try show(slot, of: source) }
        number += 1
        progress.withLock { $0.played = number }
      case .ended: return try hearOut(source)
      default: try note(report)
      }
    }
  }

  /// Handles the reports of the first process, which reports on the scene, since its last own frame.
  private func hearOut(_ ended: any PictureSource) throws(CommandError) {
    guard let first = sources.first, first !== ended else { return }
    while let report = try first.next(within: patience, " at the end") {
      if case .ended = report { return }
      try note(report)
    }
    throw first.failure(" at the end")
  }

  private func note(_ report: RecordingReport) throws(CommandError) {
    switch report {
    case .failure(let text): progress.withLock { $0.failures.append(text) }
    case .wrote(let path): progress.withLock { $0.written.append(path) }
    case .texts(let texts): progress.withLock { $0.texts = texts }
    case .golden(let name): progress.withLock { $0.goldens.append(name) }
    case .cannotWrite(let path, let reason): throw .cannotWrite(path: path, reason: reason)
    case .began, .frame, .ended: break
    }
  }

  private func begin(_ surface: RecordingSurface, _ source: any PictureSource) throws(CommandError)
  {
    guard source.hasPictures else {
      throw .unavailable("cannot share memory with the scene's process")
    }
    guard state.size == nil else { return }
    progress.withLock { $0.size = (surface.width, surface.height) }
    let format = ClipFormat(
      width: surface.width,
      height: surface.height,
      framesPerSecond: settings.framesPerSecond,
      isTransparent: settings.isTransparent,
      loop: ClipLoop(settings.loop),
      hold: isPart ? 0 : settings.hold.seconds
    )
    for output in outputs {
      switch try output.begin(format) {
      case .clip(let writer): writers.withLock { $0.append(writer) }
      case .subtitles(let file): subtitles.withLock { $0.append(file) }
      case .packed(let file): packed.withLock { $0.append(file) }
      }
    }
  }

  /// Shows the picture in a slot, or continues with the previous one.
  private func show(_ slot: Int?, of source: any PictureSource) throws(CommandError) {
    progress.withLock { $0.frames += 1 }
    if let slot, isShown(slot, of: source) {
      source.free(slot)
      shown?.count += 1
    } else if let slot {
      try write()
      progress.withLock { $0.pictures += 1 }
      shown = (SharedPicture(slot, of: source, users: all.count), 1)
    } else if shown != nil {
      shown?.count += 1
    }
  }

  /// Whether a picture is the one that is shown, where that makes a difference.
  ///
  /// The first picture of a process comes also where the last one of another process is the same.
  private func isShown(_ slot: Int, of source: any PictureSource) -> Bool {
    guard idleCuts != nil, let old = shown?.picture.pixels, let new = source.pixels(ofSlot: slot),
      let size = state.size
    else { return false }
    // The alpha of an opaque recording means nothing.
    let mask: UInt32 = settings.isTransparent ? 0xFFFF_FFFF : 0x00FF_FFFF
    return (0..<size.width * size.height).allSatisfy { (old[$0] ^ new[$0]) & mask == 0 }
  }

  /// Passes the shown picture to the outputs.
  private func write() throws(CommandError) {
    guard case (let picture, var count)? = shown else { return }
    shown = nil
    guard let pixels = picture.pixels, let width = state.size?.width else { return }
    if let kept = idleCuts?.shorten(count) {
      progress.withLock { $0.frames -= count - kept }
      count = kept
    }
    for file in packed.withLock({ $0 }) { try file.append(pixels, count: count) }
    for writer in all {
      do throws(ClipError) {
        try writer.append(
          ClipFrame(pixels: pixels, stride: width),
          count: count,
          whenTaken: { picture.release() }
        )
      } catch {
        throw .clip(error)
      }
    }
    if all.isEmpty { picture.release() }
  }

  private func finish() throws(CommandError) {
    try write()
    // Ended before the first frame: no file is written.
    if isStopped.load(ordering: .relaxed), state.frames == 0 {
      return discard()
    }
    if let idleCuts { progress.withLock { $0.texts = idleCuts.texts($0.texts) } }
    let (chapters, captions) = (chapters, state.texts.filter { !$0.isChapter })
    do throws(ClipError) {
      for writer in all { try writer.finish(chapters: chapters) }
      for file in subtitles.withLock({ $0 }) {
        let texts = captions.map { ClipText($0.text, $0.begin..<$0.end) }
        try file.finish(texts, framesPerSecond: settings.framesPerSecond)
      }
    } catch {
      throw .clip(error)
    }
    for file in packed.withLock({ $0 }) { try file.finish() }
  }

  /// The chapters: each lasts until the next, and the last one until the end.
  private var chapters: [ClipText] {
    let state = state
    let all = state.texts.filter(\.isChapter)
    return all.enumerated().map { index, chapter in
      let end = index + 1 < all.count ? all[index + 1].begin : max(state.frames, chapter.end)
      return ClipText(chapter.text, chapter.begin..<end)
    }
  }

  private func seconds(_ frame: Int) -> String {
    let hundredths = settings.clock.hundredths(ofFrame: frame)
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}

/// A picture that several outputs read; it is returned to its source when all have.
private final class SharedPicture: Sendable {
  private let slot: Int
  private let source: SourceReference
  private let users: Atomic<Int>

  init(_ slot: Int, of source: any PictureSource, users: Int) {
    (self.slot, self.source) = (slot, SourceReference(source: source))
    self.users = Atomic(max(users, 1))
  }

  var pixels: UnsafePointer<UInt32>? { source.source.pixels(ofSlot: slot) }

  func release() {
    if users.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 {
      source.source.free(slot)
    }
  }
}

/// A source whose pictures other threads read and return.
///
/// Unchecked: a slot belongs to its reader until it is returned, which a `PictureSource` allows any thread to do.
private struct SourceReference: @unchecked Sendable {
  let source: any PictureSource
}
