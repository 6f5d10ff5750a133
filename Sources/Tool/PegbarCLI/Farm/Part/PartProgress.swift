import Glibc

/// Writes how far a part is into the work folder, and ends it when it is not wanted any more.
final class PartProgress: RecordingObserver {
  private let work: WorkFolder
  private let part: Int
  private var last = ContinuousClock.now
  private var isAskedToEnd = false

  init(_ work: WorkFolder, _ part: Int) {
    (self.work, self.part) = (work, part)
    write(0)
  }

  /// A shared file system is asked once a second.
  func show(_ progress: Recording.Progress) {
    guard last.duration(to: .now) >= .seconds(1) else { return }
    last = .now
    write(progress.frames)
    guard !work.isOpen, !isAskedToEnd else { return }
    isAskedToEnd = true
    kill(getpid(), SIGTERM)
  }

  /// Where it cannot be written, nothing but the progress is missing.
  private func write(_ frames: Int) {
    _ = FileIO.write(Array("\(frames)".utf8), to: work.progress(part))
  }

  func remove() { unlink(work.progress(part)) }
}
