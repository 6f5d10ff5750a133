import Glibc

/// Writes how far a part is into the work folder, and ends it when it is not wanted any more.
final class PartProgress: RecordingObserver {
  private let work: WorkFolder
  private let part: Int
  private var last = ContinuousClock.now
  private var isAskedToEnd = false

  init(_ work: WorkFolder, _ part: Int) { (self.work, self.part) = (work, part) }

  /// A shared file system is asked once a second.
  func show(_ progress: Recording.Progress) {
    guard last.duration(to: .now) >= .seconds(1) else { return }
    last = .now
    _ = FileIO.write(Array("\(progress.frames)".utf8), to: work.progress(part))
    guard !work.isOpen, !isAskedToEnd else { return }
    isAskedToEnd = true
    kill(getpid(), SIGTERM)
  }

  func remove() { unlink(work.progress(part)) }
}
