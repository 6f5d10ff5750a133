internal import Dispatch
internal import Foundation
internal import Glibc
import SceneProtocol
import FrameLoop

/// Says when files have other contents than before.
///
/// Directories are watched and not the files: editors save by writing another file and giving it the name. A save that
/// is whole by itself is told of at once, as a compiler that has begun can be stopped; those that follow close upon it
/// are one. A save that changes no byte is none.
final class FileWatch {
  /// Called with those of the files that have changed, are there again, or are gone.
  var onChange: (Set<String>) -> Void = { _ in }

  /// How long nothing must happen before a save counts as done, in seconds.
  static let quiet = 0.04
  private let quiet: Double
  /// How long it is waited for that, in seconds: in some directories something happens all the time.
  private static let mostPatience = 0.2

  private let queue: Int32
  /// What is closed to end the thread that waits for events.
  private let lifeline: Int32
  private let timer = WakeTimer()
  /// When the first of the events came that have not been looked into.
  private var firstEvent: ContinuousClock.Instant?
  /// When files were last found to have changed.
  private var lastChange: ContinuousClock.Instant?
  private var directories: [String: Int32] = [:]
  private var contents: [String: ContentHash?] = [:]

  /// `nil` where the system has no more watches to give.
  ///
  /// - Parameter quiet: How long nothing must happen before a save counts as done, in seconds.
  init?(quiet: Double = FileWatch.quiet) {
    let queue = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard queue >= 0, let end = try? SceneProtocol.Pipe() else { return nil }
    (self.queue, lifeline, self.quiet) = (queue, end.writeEnd, quiet)
    timer.onWake = { [unowned self] in look() }
    // (A thread that waits, as `DescriptorReader` has: with a source of libdispatch now and then a save was not seen.)
    DispatchQueue(label: "pegbar.files").async { [weak self] in
      Self.wait(for: queue, until: end.readEnd) { saves in
        DispatchQueue.main.async { MainActor.assumeIsolated { self?.noteEvents(saves) } }
      }
      close(queue)
      close(end.readEnd)
    }
  }

  deinit { close(lifeline) }

  /// Reads events away, and tells of each lot which files were closed after writing, or were given their names: more of
  /// what they were says nothing that a look at the files does not.
  private nonisolated static func wait(
    for queue: Int32,
    until end: Int32,
    onEvents: (_ saves: [SavedFile]) -> Void
  ) {
    var bytes = [UInt8](repeating: 0, count: 16_384)
    while true {
      var descriptors = [queue, end].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      guard poll(&descriptors, 2, -1) > 0 || errno == EINTR, descriptors[1].revents == 0 else {
        return
      }
      guard descriptors[0].revents != 0 else { continue }
      var saves: [SavedFile] = []
      while case let count = read(queue, &bytes, bytes.count), count > 0 {
        saves += SavedFile.all(in: bytes[..<count])
      }
      onEvents(saves)
    }
  }

  /// Watches these files, in place of those before; what they hold now is what changes are told from.
  ///
  /// - Parameter paths: From the root.
  func watch(_ paths: Set<String>) {
    for path in contents.keys where !paths.contains(path) { contents[path] = nil }
    for path in paths where contents[path] == nil {
      contents.updateValue(ContentHash(ofFile: path), forKey: path)
    }
    watchDirectories { _ in true }
  }

  /// Watches where the files are, as far as it does not yet.
  ///
  /// - Parameter isStillThere: Whether a directory that is watched is the one of that name.
  private func watchDirectories(_ isStillThere: (String) -> Bool) {
    let wanted = Set(contents.keys.map { ($0 as NSString).deletingLastPathComponent })
    for (directory, watch) in directories
    where !wanted.contains(directory) || !isStillThere(directory) {
      inotify_rm_watch(queue, watch)
      directories[directory] = nil
    }
    let mask =
      IN_CLOSE_WRITE | IN_MODIFY | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE
      | IN_DELETE_SELF | IN_MOVE_SELF
    for directory in wanted where directories[directory] == nil {
      let watch = inotify_add_watch(queue, directory, UInt32(mask))
      if watch >= 0 { directories[directory] = watch }
    }
  }

  /// Something has happened in one of the directories.
  private func noteEvents(_ saves: [SavedFile]) {
    let isFirst = lastChange.map { $0.duration(to: .now) > .seconds(quiet) } ?? true
    if isFirst, saves.contains(where: isWatched) { return look() }
    let first = firstEvent ?? .now
    firstEvent = first
    let isLate = first.duration(to: .now) >= .seconds(Self.mostPatience - quiet)
    if !timer.isSet || !isLate { timer.set(quiet) }
  }

  private func isWatched(_ file: SavedFile) -> Bool {
    contents.keys.contains { path in
      let path = path as NSString
      return path.lastPathComponent == file.name
        && directories[path.deletingLastPathComponent] == file.directory
    }
  }

  private func look() {
    timer.set(nil)
    firstEvent = nil
    // A directory that was moved away and is there again is another one.
    watchDirectories { access($0, F_OK) == 0 }
    let changed = contents.keys.filter { path in
      let now = ContentHash(ofFile: path)
      guard contents[path] != .some(now) else { return false }
      contents.updateValue(now, forKey: path)
      return true
    }
    guard !changed.isEmpty else { return }
    lastChange = .now
    onChange(Set(changed))
  }
}
